"""A page in WebKit, driven as a player drives it: with as much of the names of Playwright's pages as our hands need."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from e2e.kit.shared_pages import BEGIN
from e2e.kit.table import REST
from e2e.kit.visitors import KNOWN

PATIENCE = 60
"""The seconds that a slow machine under load may take for anything; what holds never waits."""

READY = "() => document.querySelector('main#table[data-ready=true]') !== null"
KEEP = "(kept) => { localStorage.clear(); for (const { name, value } of kept) localStorage.setItem(name, value); }"
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .find((one) => one.checkVisibility() && getComputedStyle(one).pointerEvents !== "none")"""
NAMES = {"ArrowLeft": Keys.ARROW_LEFT, "ArrowRight": Keys.ARROW_RIGHT, "ArrowUp": Keys.ARROW_UP}
NAMES |= {"ArrowDown": Keys.ARROW_DOWN, "Enter": Keys.ENTER, "Escape": Keys.ESCAPE, "Tab": Keys.TAB}

DESK = (1280, 800)

T = TypeVar("T")


class Mouse:
    """The pointer, where it was left."""

    def __init__(self, driver: WebDriver) -> None:
        self._driver = driver
        self._at = (0.0, 0.0)

    def _do(self, *steps: tuple[str, tuple[int, ...]]) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        for name, values in steps:
            getattr(actions.pointer_action, name)(*values)
        actions.perform()

    def click(self, x: float, y: float) -> None:
        """A click there."""
        self._at = (x, y)
        self._do(("move_to_location", (round(x), round(y))), ("click", ()))

    def move(self, x: float, y: float, *, steps: int | None = None) -> None:
        """The pointer goes there, by so many steps."""
        (from_x, from_y), self._at = self._at, (x, y)
        parts = steps or 1
        for step in range(1, parts + 1):
            part = step / parts
            place = round(from_x + part * (x - from_x)), round(from_y + part * (y - from_y))
            self._do(("move_to_location", place))

    def down(self) -> None:
        """The button is pressed."""
        self._do(("pointer_down", ()))

    def up(self) -> None:
        """The button is let go."""
        self._do(("pointer_up", ()))


class Keyboard:
    """The keys."""

    def __init__(self, driver: WebDriver) -> None:
        self._driver = driver

    def press(self, key: str) -> None:
        """One key, by its character or its name."""
        actions = ActionBuilder(self._driver)
        actions.key_action.send_keys(NAMES.get(key, key))
        actions.perform()


class Page:
    """The one page of a session."""

    def __init__(self, driver: WebDriver, url: str, home: Path) -> None:
        """`url` is the site's, `home` the folder in which the browser saves what it is given to save."""
        self.driver = driver
        self.url = url
        self.home = home
        self.mouse = Mouse(driver)
        self.keyboard = Keyboard(driver)

    @property
    def viewport_size(self) -> dict[str, int]:
        """How large the page is seen."""
        width, height = self.evaluate("() => [innerWidth, innerHeight]")
        return {"width": width, "height": height}

    def evaluate(self, expression: str, arg: object = None) -> Any:  # noqa: ANN401  # what the page answers
        """What a function of the page gives back for `arg`, awaited if it is a promise."""
        return self.driver.execute_script(f"return ({expression})(...arguments)", arg)

    def until(self, expression: str, arg: object = None) -> Any:  # noqa: ANN401  # as above
        """What a function of the page gives back as soon as that is truthy."""
        return self.wait(lambda: self.evaluate(expression, arg), f"{expression} of {arg}")

    def ready(self) -> None:
        """Waits until the table can be played on."""
        self.until(READY)

    def greeted(self) -> None:
        """Makes the visitor one who has been here before, and wants no light unasked: on this site, not on its page."""
        self.leave()
        self.evaluate(KEEP, [*KNOWN])

    def goto(self, fragment: str = "") -> None:
        """Opens the table with a fragment, loaded anew."""
        self.driver.get("about:blank")
        self.driver.get(f"{self.url}#{fragment}" if fragment else self.url)
        self.ready()

    def leave(self) -> None:
        """Leaves the page, but not the site."""
        self.driver.get(f"{self.url}icons/ramparts-192.png")

    def begin(self, fragment: str = "") -> None:
        """Begins with a fragment as a visitor who has been greeted, in the Python that is running if there is one.

        The window is that of a desk, whatever the test before has made of it.
        """
        self.resize(*DESK)
        if self.evaluate(READY):
            self.evaluate(BEGIN, [[*KNOWN], fragment, False])
            self.ready()
        else:
            self.greeted()
            self.goto(fragment)

    def resize(self, width: int, height: int) -> None:
        """Gives the page a window of this size, the browser's own bars not counted."""

        def fits() -> bool:
            seen = self.viewport_size
            if seen == {"width": width, "height": height}:
                return True
            outer = self.driver.get_window_size()
            self.driver.set_window_size(
                outer["width"] + width - seen["width"], outer["height"] + height - seen["height"]
            )
            return False

        self.wait(fits, f"a window of {width}x{height}")
        self.evaluate(REST)  # the page hears of it with the next frame

    def wait(self, condition: Callable[[], T | None], what: str) -> T:
        """What a condition gives back as soon as that is truthy."""
        found = WebDriverWait(self.driver, PATIENCE, 0.05).until(lambda _: condition(), what)
        assert found is not None
        return found

    def found(self, selector: str) -> WebElement:
        """The first element of the selector, seen or not, as soon as there is one."""
        found = self.until("(selector) => document.querySelector(selector)", selector)
        assert isinstance(found, WebElement)
        return found

    def press(self, selector: str) -> None:
        """A click on the first element of the selector that is seen, as soon as there is one."""
        seen = self.until(SEEN, selector)
        assert isinstance(seen, WebElement)
        seen.click()

    def says(self, selector: str, words: str) -> None:
        """Waits until an element's text has these words in it."""
        self.until(
            "([selector, words]) => document.querySelector(selector)?.textContent.includes(words)", [selector, words]
        )

    def table(self, name: str, *values: str) -> str:
        """What the table's `data-` attribute says, as soon as it is one of the values."""
        found = self.until(
            "([name, ...values]) => values.find((value) => document.getElementById('table').dataset[name] === value)",
            [name, *values],
        )
        assert isinstance(found, str)
        return found

    def faults(self) -> list[str]:
        """What `watch.js` has written down in all that this visitor opened here."""
        if not str(self.driver.current_url).startswith(self.url):
            self.leave()
        found = json.loads(self.evaluate("() => sessionStorage.getItem('faults') ?? '[]'"))
        assert isinstance(found, list)
        return found

    def forgive(self) -> None:
        """Forgets all that was written down."""
        self.evaluate("() => sessionStorage.removeItem('faults')")
