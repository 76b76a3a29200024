"""Where pictures are taken: the assembled site in Chromium, on one page that is given tables and sizes in turn."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Literal, NamedTuple, TypeAlias

from playwright.sync_api import Browser, Page, expect, sync_playwright

from e2e.engines import CHROMIUM, launch_options
from e2e.kit.opening import ready
from e2e.kit.table import rest
from ramparts.app.codec.game_codec import prefs_text
from ramparts.app.state.preferences import Prefs, preferring
from web.build.serve import address, static_server

Scheme: TypeAlias = Literal["light", "dark"]

SCHEMES: tuple[Scheme, ...] = ("light", "dark")


OTHER = "fortress:ms1"
"""A deal that is pictured nowhere."""


class Window(NamedTuple):
    """A window in CSS pixels, and the colours that its system prefers."""

    width: int
    height: int
    scheme: Scheme = "light"


class Look(NamedTuple):
    """A way for the table to look: its name, and the preferences that make it, as the settings name them."""

    name: str
    prefs: Mapping[str, str]

    @property
    def text(self) -> str:
        """These preferences as they are kept. Raises `ValueError` for one that the settings do not have."""
        chosen = Prefs()
        for name, value in self.prefs.items():
            chosen = preferring(chosen, name, value)
            if getattr(chosen, name, None) not in (value, value == "on"):
                raise ValueError(f"{name}={value} is no preference")
        return prefs_text(chosen)


USUAL = Look("keep", {})


class Studio:
    """A page with a table, on which the same is pictured in many windows without starting Python anew."""

    def __init__(self, page: Page, url: str) -> None:
        """The page is still empty."""
        self.page, self.url = page, url

    def opens(self, fragment: str) -> None:
        """Puts on the table what an address with this fragment names, once nothing is held or open any more."""
        self.page.mouse.up(button="right")
        for panel in self.page.locator("dialog[open]").all():
            panel.press("Escape")  # anywhere else a key would bring the numbers of the rows, which stay
            expect(panel).to_be_hidden()
        for each in (OTHER, fragment):  # hints and the light's answers stay as long as their deal is on the table
            self.page.goto(f"{self.url}#{each}")
            ready(self.page)
            expect(self.page.locator("main#table")).to_have_attribute("data-deal", each.partition(";")[0])
        self.page.evaluate("document.activeElement.blur()")  # a ring is for who plays by keys

    def fits(self, window: Window) -> None:
        """Gives the page another window."""
        self.page.emulate_media(color_scheme=window.scheme, reduced_motion="reduce")
        self.page.set_viewport_size({"width": window.width, "height": window.height})

    def takes(self, window: Window, *, quality: int = 0) -> bytes:
        """A picture of what the page shows in a window, once it is at rest: as PNG, or as JPEG of this quality."""
        self.fits(window)
        rest(self.page)
        return self.page.screenshot(type="jpeg", quality=quality) if quality else self.page.screenshot()


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium; raises `FileNotFoundError` where there is none."""
    program = CHROMIUM.found()
    if program is None:
        raise FileNotFoundError(CHROMIUM.missing)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(**launch_options(CHROMIUM, program))


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address at which an assembled site is served."""
    server = static_server(site)
    Thread(target=server.serve_forever, daemon=True).start()
    yield address(server)
    server.shutdown()
    server.server_close()


@contextmanager
def studio(
    chromium: Browser, url: str, *, scale: float = 1, look: Look = USUAL, newcomer: bool = False
) -> Iterator[Studio]:
    """A studio with so many pixels to one of CSS, whose visitor has set a look and been here before: no newcomer."""
    context = chromium.new_context(device_scale_factor=scale, reduced_motion="reduce", service_workers="block")
    if not newcomer:
        kept = json.dumps({"ramparts.seen": "yes", "ramparts.prefs": look.text})
        context.add_init_script(f"if (!localStorage.length) Object.assign(localStorage, {kept})")
    yield Studio(context.new_page(), url)
    context.close()
