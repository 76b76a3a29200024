"""Browsers that throw away what a page keeps: asked not to, and where they do it all the same, the player is told."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from e2e.keeping.test_keeping import NEARLY, home, kept, menu
from e2e.kit.opening import READY, OpenTable, ready
from e2e.looks.test_geometry import SIZES, faults

BY_APPLE = (
    "Object.defineProperty(Navigator.prototype, 'vendor', { configurable: true, get: () => 'Apple Computer, Inc.' });"
)
ON_THE_HOME_SCREEN = """
const match = window.matchMedia.bind(window);
window.matchMedia = (query) => query.includes("standalone") ? { matches: true } : match(query);
"""

SOUND = """() => {
  const kept = ["vendor", "storage"].map((name) => [name, Object.getOwnPropertyDescriptor(Navigator.prototype, name)]);
  const { matchMedia } = window;
  globalThis.restored = () => {
    for (const [name, is] of kept) Object.defineProperty(Navigator.prototype, name, is);
    window.matchMedia = matchMedia;
  };
}"""
"""Remembers what the tests alter."""

AGAIN = """() => {
  document.getElementById("table").dataset.ready = "false";
  dispatchEvent(new Event("begin"));
}"""
"""The player comes back: begins with what is kept."""

STORAGES = {
    "asked": """
      const asks = () => { document.documentElement.dataset.asked = "yes"; return Promise.resolve(true); };
      Object.defineProperty(Navigator.prototype, "storage", { configurable: true, get: () => ({ persist: asks }) });
    """,
    "missing": "delete Navigator.prototype.storage;",
    "older": "Object.defineProperty(Navigator.prototype, 'storage', { configurable: true, get: () => ({}) });",
    "refusing": """
      const refuses = () => Promise.reject(new DOMException("no", "SecurityError"));
      Object.defineProperty(Navigator.prototype, "storage", { configurable: true, get: () => ({ persist: refuses }) });
    """,
}


@pytest.fixture
def browser_is(open_here: OpenTable) -> Iterator[Callable[[str], None]]:
    """Makes the browser another one by a script, until the end of the test."""
    page = open_here()
    page.evaluate(SOUND)
    yield page.evaluate
    page.evaluate("() => { restored(); delete document.documentElement.dataset.asked; }")


@pytest.mark.family
@pytest.mark.parametrize("storage", STORAGES)
def test_the_browser_is_asked_to_keep_what_was_won(
    browser_is: Callable[[str], None], open_here: OpenTable, storage: str
) -> None:
    """Where it cannot be asked, or refuses, the game goes on; the watch sees any error."""
    browser_is(f"() => {{ {STORAGES[storage]} }}")
    page = open_here(NEARLY)
    page.emulate_media(reduced_motion="reduce")  # else the first tap ends the feast
    home(page, "1")
    expect(page.locator("html:not([data-asked])")).to_be_attached()
    home(page, "6")
    expect(page.locator(READY)).to_have_attribute("data-state", "won")
    expect(page.locator("html[data-asked]")).to_have_count(int(storage == "asked"))
    menu(page, "stats")
    expect(page.locator("#panel .figures tr").nth(1)).to_have_text("Won1 (100%)")


def test_where_the_browser_forgets_the_player_is_told_once_with_the_backup_beside_it(
    browser_is: Callable[[str], None], open_here: OpenTable
) -> None:
    browser_is(f"() => {{ {BY_APPLE} }}")
    page = open_here("fortress:ms33")
    told = page.get_by_role("complementary", name="Backup and data")
    home(page, "6")
    expect(told).to_have_count(0)
    page.evaluate(AGAIN)
    ready(page)
    expect(told).to_contain_text("After seven days without a visit")
    assert kept(page)["ramparts.warned"] == "yes"
    assert [(size, found) for size in SIZES if (found := faults(page, *size))] == []
    told.get_by_role("button", name="Backup").click()
    expect(told).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_role("button", name="Save everything as a file")).to_be_visible()
    page.evaluate(AGAIN)
    ready(page)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("visitor", [{"locale": "de-DE"}], indirect=True)
def test_it_has_room_in_german_too(browser_is: Callable[[str], None], open_here: OpenTable) -> None:
    browser_is(f"() => {{ {BY_APPLE} }}")
    page = open_here("fortress:ms33")
    home(page, "6")
    page.evaluate(AGAIN)
    ready(page)
    expect(page.get_by_role("complementary")).to_contain_text("Nach sieben Tagen ohne Besuch")
    assert [(size, found) for size in SIZES if (found := faults(page, *size))] == []


@pytest.mark.family
@pytest.mark.parametrize("other", ["", BY_APPLE + ON_THE_HOME_SCREEN], ids=["another", "on the home screen"])
def test_where_it_does_not_nobody_is_told(browser_is: Callable[[str], None], open_here: OpenTable, other: str) -> None:
    browser_is(f"() => {{ {other} }}")
    page = open_here("fortress:ms33")
    home(page, "6")
    page.evaluate(AGAIN)
    ready(page)
    expect(page.locator("#greeting > *")).to_have_count(0)
