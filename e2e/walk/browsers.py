"""The engines as a walk uses them: a page that can be played on, and what befalls a page from outside."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Page, sync_playwright
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from e2e.engines import ENGINES, launch_options
from e2e.hosting.host import Host
from e2e.kit.hands import Playable
from e2e.kit.opening import ready
from e2e.kit.visitors import usual
from e2e.kit.watch import Watch
from e2e.webkit.conftest import watched
from e2e.webkit.driver.page import NAMES
from e2e.webkit.driver.page import Page as WebKitPage
from e2e.webkit.driver.session import OtherHosts, screen, session

EXPECTED = ("Ramparts has no solver",)
"""What the console tells of a worker that was killed."""


class Walked(Protocol):
    """A visitor, with one page that is walked on."""

    @property
    def page(self) -> Playable:
        """The page."""

    def press(self, key: str) -> None:
        """One key, maybe with another one held, as `Control+z`."""

    def load(self, fragment: str = "") -> None:
        """Opens the page with a fragment, or loads it again, until it can be played on."""

    def resize(self, width: int, height: int) -> None:
        """Gives the page a window of another size."""

    def another_tab(self, *, stays: bool) -> None:
        """Opens a second tab, and closes it again, or the first one if it `stays`."""

    def faults(self) -> list[str]:
        """What went wrong so far, in all that the visitor opened."""

    def picture(self, file: Path) -> Path:
        """The file, with a picture of the page in it."""


class ByPlaywright:
    """Chromium or Firefox."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        """`url` is the site's; its page is opened."""
        self.context, self.url = context, url
        self.watch = Watch(site=url)
        self.watch.over(context)
        self.page: Page = context.new_page()
        self.load("fortress:ms33")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def load(self, fragment: str = "") -> None:
        if fragment:
            self.page.goto(f"{self.url}#{fragment}")
        else:
            self.page.reload()
        ready(self.page)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def another_tab(self, *, stays: bool) -> None:
        other = self.context.new_page()
        other.set_viewport_size(self.page.viewport_size or {"width": 1280, "height": 800})
        other.goto(self.url)
        ready(other)
        if stays:
            self.page, other = other, self.page
        other.close()
        self.page.bring_to_front()

    def faults(self) -> list[str]:
        return [fault for fault in self.watch.faults if not any(known in fault for known in EXPECTED)]

    def picture(self, file: Path) -> Path:
        self.page.screenshot(path=file)
        return file


class InWebKit:
    """WebKit, which has one tab: its driver keeps nothing in common between two."""

    def __init__(self, page: WebKitPage) -> None:
        """The page is opened."""
        self.page: WebKitPage = page
        page.greeted()
        page.resize(1280, 800)
        self.load("fortress:ms33")

    def press(self, key: str) -> None:
        *held, last = key.split("+") if len(key) > 1 else [key]
        actions = ActionBuilder(self.page.driver)
        codes = [{"Control": Keys.CONTROL, "Shift": Keys.SHIFT}[each] for each in held]
        for code in codes:
            actions.key_action.key_down(code)
        actions.key_action.send_keys(NAMES.get(last, last))
        for code in reversed(codes):
            actions.key_action.key_up(code)
        actions.perform()

    def load(self, fragment: str = "") -> None:
        if fragment:
            self.page.goto(fragment)
        else:
            self.page.driver.refresh()
            self.page.ready()

    def resize(self, width: int, height: int) -> None:
        self.page.resize(width, height)

    def another_tab(self, *, stays: bool) -> None:
        self.load()

    def faults(self) -> list[str]:
        return [fault for fault in self.page.faults() if not any(known in fault for known in EXPECTED)]

    def picture(self, file: Path) -> Path:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.driver.save_screenshot(str(file))
        return file


@contextmanager
def visitor(engine: str, site: Path) -> Iterator[Walked]:
    """A visitor of the site in an engine."""
    with TemporaryDirectory() as room:
        if engine == "webkit":
            with _in_webkit(site, Path(room)) as walked:
                yield walked
        else:
            with _by_playwright(engine, site, Path(room)) as walked:
                yield walked


@contextmanager
def _by_playwright(name: str, site: Path, room: Path) -> Iterator[Walked]:
    engine = next(engine for engine in ENGINES if engine.name == name)
    program = engine.found()
    assert program is not None, engine.missing
    host = _host(site, room)
    with sync_playwright() as playwright:
        options: dict[str, Any] = launch_options(engine, program)
        browser = getattr(playwright, name).launch(**options)
        yield ByPlaywright(browser.new_context(**usual(host.url)), host.url)
        browser.close()
    host.stop()


@contextmanager
def _in_webkit(site: Path, room: Path) -> Iterator[Walked]:
    host, proxy = Host(watched(site, room / "site")), OtherHosts()
    with screen() as display, session(display, room, proxy) as driver:
        yield InWebKit(WebKitPage(driver, host.url, room))
    proxy.shutdown()
    proxy.server_close()
    host.stop()


def _host(site: Path, room: Path) -> Host:
    """The site, on a host of its own."""
    public = room / "public"
    public.mkdir()
    host = Host(public)
    host.publish(site)
    return host
