"""A build that the host has no more: what is wanted late is missing, one line says why, and the game goes on."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.hosting.host import Host, another_build
from e2e.hosting.network import lost
from e2e.keeping.test_faults import trip
from e2e.kit.hands import by_mouse
from e2e.kit.lines import recorded
from e2e.kit.opening import READY, START, open_panel
from e2e.kit.table import named, piles
from e2e.kit.visitors import without_worker

LINE = recorded("fortress-ms33.txt")
SAID = "Ramparts has been updated: reload this page to go on."

pytestmark = without_worker
"""Whose files no service worker keeps: nobody else can lose them."""


def asks_the_solver(page: Page) -> None:
    page.keyboard.press("l")


def asks_for_statistics(page: Page) -> None:
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=stats]").click()


def chooses_a_language(page: Page) -> None:
    open_panel(page, "settings")
    page.locator("#pref-language").select_option("de")


def chooses(name: str, value: str) -> Callable[[Page], None]:
    def chosen(page: Page) -> None:
        open_panel(page, "settings")
        page.locator(f"#pref-{name}" if value == "on" else f"#pref-{name}-{value}").check()

    return chosen


def reports_a_fault(page: Page) -> None:
    trip(page, "Date.now")
    page.keyboard.press("2")
    page.get_by_role("button", name="Play on").click()


LATE: dict[str, Callable[[Page], None]] = {
    "solver_worker.py": asks_the_solver,
    "solver.pack": asks_the_solver,
    "kernel.wasm": asks_the_solver,
    "study.pack": asks_for_statistics,
    "study.css": asks_for_statistics,
    "words-de.pack": chooses_a_language,
    "deck.css": chooses("faces", "pictures"),
    "plan.css": chooses("table", "plan"),
    "plan.svg": chooses("table", "plan"),
    "sounds.js": chooses("sound", "on"),
    "lines.pack": reports_a_fault,
    "pyodide.late.wasm": lambda page: None,
}
"""What is fetched after the table was set, and what it is fetched for."""


@pytest.fixture
def newer(site: Path, tmp_path: Path) -> Path:
    """A build that the host has by now."""
    return another_build(site, tmp_path / "newer", lambda page: page)


def opened(context: BrowserContext, url: str) -> Page:
    """A table in play, which nobody watches: the console does tell of what is missing."""
    page = context.new_page()
    page.goto(f"{url}#{LINE.deal.text}")
    expect(page.locator(READY)).to_be_visible(timeout=START)
    plays(page, 0)
    return page


def plays(page: Page, number: int) -> None:
    """Makes a move of the line."""
    step = LINE.steps[number]
    by_mouse(page, LINE.deal.game, step.before, step.move)
    assert piles(page) == named(LINE.deal.game, step.after)


def goes_on(page: Page) -> None:
    """One can play on; then the button of the line has the page loaded anew, with the same game."""
    page.keyboard.press("Escape")  # there may be a panel
    expect(page.locator("dialog[open]")).to_have_count(0)
    plays(page, 1)
    expect(page.locator("#fault")).to_be_hidden()
    with page.expect_event("domcontentloaded"):
        page.locator("#update").get_by_role("button", name="Reload").click()
    expect(page.locator(READY)).to_be_visible(timeout=START)
    expect(page.locator("#update")).to_have_count(0)
    assert piles(page) == named(LINE.deal.game, LINE.steps[1].after)


@pytest.mark.thorough
@pytest.mark.parametrize("file", LATE)
def test_whatever_is_missing_since_the_build_is_gone_is_told_in_one_line(
    context: BrowserContext, url: str, newer: Path, file: str
) -> None:
    context.route("**/sw.js", partial(Route.fulfill, path=newer / "sw.js"))
    context.route(f"**/{file}", lost)
    page = opened(context, url)
    LATE[file](page)
    expect(page.locator("#update")).to_contain_text(SAID, timeout=START)
    for address in ("**/sw.js", f"**/{file}"):
        context.unroute(address)
    goes_on(page)


def test_a_build_that_is_gone_leaves_the_game_and_says_at_once_that_there_is_no_solver(
    context: BrowserContext, url: str, host: Host, newer: Path
) -> None:
    """Bug: there was a box about a fault, and *Thinking...* for more than forty seconds."""
    page = opened(context, url)
    host.publish(newer)
    asks_the_solver(page)
    expect(page.locator("main#table")).to_have_attribute("data-light", "absent", timeout=5_000)
    expect(page.get_by_role("status").first).to_contain_text("The win checker has stopped")
    expect(page.locator("#update")).to_contain_text(SAID)
    goes_on(page)
    asks_the_solver(page)
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable", timeout=START)


@pytest.mark.thorough
@pytest.mark.parametrize("file", ["kernel.wasm", "deck.css"])
def test_a_file_that_is_missing_from_the_build_that_the_host_has_is_no_renewal(
    context: BrowserContext, url: str, file: str
) -> None:
    context.route(f"**/{file}", lost)
    page = opened(context, url)
    with page.expect_response("**/sw.js"):
        LATE[file](page)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator("#update")).to_have_count(0)
