"""Browsers that throw away what a page keeps: asked not to, and where they do it all the same, the player is told."""

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.keeping.test_keeping import NEARLY, home, kept, menu
from e2e.kit.opening import READY, OpenTable, ready
from e2e.looks.test_geometry import SIZES, faults

BY_APPLE = "Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });"
ON_THE_HOME_SCREEN = """
const match = window.matchMedia.bind(window);
window.matchMedia = (query) => query.includes("standalone") ? { matches: true } : match(query);
"""

STORAGES = {
    "asked": """
      const asks = () => { document.documentElement.dataset.asked = "yes"; return Promise.resolve(true); };
      Object.defineProperty(Navigator.prototype, "storage", { get: () => ({ persist: asks }) });
    """,
    "missing": "delete Navigator.prototype.storage;",
    "older": "Object.defineProperty(Navigator.prototype, 'storage', { get: () => ({}) });",
    "refusing": """
      const refuses = () => Promise.reject(new DOMException("no", "SecurityError"));
      Object.defineProperty(Navigator.prototype, "storage", { get: () => ({ persist: refuses }) });
    """,
}


@pytest.mark.family
@pytest.mark.parametrize("storage", STORAGES)
def test_the_browser_is_asked_to_keep_what_was_won(
    context: BrowserContext, open_table: OpenTable, storage: str
) -> None:
    """Where it cannot be asked, or refuses, the game goes on; the watch sees any error."""
    context.add_init_script(STORAGES[storage])
    page = open_table(NEARLY)
    home(page, "1")
    expect(page.locator("html:not([data-asked])")).to_be_attached()
    home(page, "2")
    expect(page.locator(READY)).to_have_attribute("data-state", "won")
    expect(page.locator("html[data-asked]")).to_have_count(int(storage == "asked"))
    menu(page, "stats")
    expect(page.locator("#panel .figures tr").nth(1)).to_have_text("Won1 (100%)")


def test_where_the_browser_forgets_the_player_is_told_once_with_the_backup_beside_it(
    context: BrowserContext, open_table: OpenTable
) -> None:
    context.add_init_script(BY_APPLE)
    page = open_table("fortress:ms33")
    told = page.get_by_role("complementary", name="Backup and data")
    home(page, "2")
    expect(told).to_have_count(0)
    page.reload()
    ready(page)
    expect(told).to_contain_text("After seven days without a visit")
    assert kept(page)["ramparts.warned"] == "yes"
    assert [(size, found) for size in SIZES if (found := faults(page, *size))] == []
    told.get_by_role("button", name="Backup").click()
    expect(told).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_role("button", name="Save everything as a file")).to_be_visible()
    page.reload()
    ready(page)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("visitor", [{"locale": "de-DE"}], indirect=True)
def test_it_has_room_in_german_too(context: BrowserContext, open_table: OpenTable) -> None:
    context.add_init_script(BY_APPLE)
    page = open_table("fortress:ms33")
    home(page, "2")
    page.reload()
    ready(page)
    expect(page.get_by_role("complementary")).to_contain_text("Nach sieben Tagen ohne Besuch")
    assert [(size, found) for size in SIZES if (found := faults(page, *size))] == []


@pytest.mark.family
@pytest.mark.parametrize("browser_is", ["", BY_APPLE + ON_THE_HOME_SCREEN], ids=["another", "on the home screen"])
def test_where_it_does_not_nobody_is_told(context: BrowserContext, open_table: OpenTable, browser_is: str) -> None:
    context.add_init_script(browser_is)
    page = open_table("fortress:ms33")
    home(page, "2")
    page.reload()
    ready(page)
    expect(page.locator("#greeting > *")).to_have_count(0)
