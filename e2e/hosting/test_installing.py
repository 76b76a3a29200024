"""The site passed on and installed: its manifest as Chromium reads it, and pictures that no visit loads or keeps."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Locator, Page, expect

from e2e.engines import CHROMIUM, launch_options
from e2e.kit.opening import START, OpenTable, ready
from e2e.kit.table import choose
from e2e.kit.visitors import usual, watched_page
from e2e.kit.watch import Watch

CHROMIUM_TELLS = pytest.mark.lacks("firefox", "only Chromium tells whether a site can be installed")

CACHED = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map((request) => request.url);
}"""


@CHROMIUM_TELLS
@pytest.mark.installs
def test_the_site_can_be_installed(open_table: OpenTable, context: BrowserContext, url: str) -> None:
    page = open_table()
    session = context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, "a context of a test is a private window"
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    named = page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
    for picture in [*named["icons"], *named["screenshots"]]:
        assert page.request.get(f"{url}{picture['src']}").headers["content-type"] == picture["type"]


@pytest.mark.thorough
@CHROMIUM_TELLS
def test_what_is_installed_is_this_site_and_no_other_of_its_host(browser_type: BrowserType, served: str) -> None:
    """Bug: the manifest named itself `./`, which browsers take from the top of the host: whatever lies there.

    Chromium knows the name of what it could install only where it has windows.
    """
    program = CHROMIUM.found() or pytest.skip(CHROMIUM.missing)
    with (
        browser_type.launch(**launch_options(CHROMIUM, program)) as browser,
        watched_page(browser, served, usual(served)) as page,
    ):
        page.goto(served)
        ready(page)
        assert page.context.new_cdp_session(page).send("Page.getAppId")["appId"] == served


@pytest.mark.thorough
def test_pictures_are_neither_loaded_by_a_visit_nor_kept_for_the_next(kept: Page, watch: Watch) -> None:
    cached = kept.evaluate(CACHED)
    assert any(address.endswith(".webmanifest") for address in cached)
    assert [address for address in (*cached, *watch.requests) if "/pictures/" in address] == []


@pytest.mark.thorough
def test_the_shortcuts_lead_to_the_game_that_was_left_and_to_the_choice_of_another(open_table: OpenTable) -> None:
    page = open_table("fortress:ms33;t1-h")
    manifest = page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
    leads = {shortcut["name"]: urljoin(page.url, shortcut["url"]) for shortcut in manifest["shortcuts"]}
    today, puzzle = leads.pop("Today's deal"), leads.pop("Today's puzzle")
    assert leads.keys() == {"New game", "Lessons", "Continue"}
    for name, address in leads.items():
        page.goto("about:blank")
        page.goto(address)
        ready(page)
        expect(page.locator("main#table")).to_have_attribute("data-deal", "fortress:ms33")
        expect(page.locator("[data-pile^=f]")).to_have_count(1)
        panel = {"New game": "new", "Lessons": "learn"}.get(name)
        expect(page.locator("dialog .panel")).to_have_count(1 if panel else 0)
        expect(page.locator(f"dialog .panel.{panel}")).to_have_count(1 if panel else 0)
    for address, session in (puzzle, "puzzle"), (today, "daily"):
        page.goto("about:blank")
        page.goto(address)
        ready(page)
        expect(page.locator("main#table")).to_have_attribute("data-session", session, timeout=START)
    page.get_by_role("button", name="New", exact=True).click()
    choose(page, "Chessboard")
    expect(page.locator("main#table")).to_have_attribute("data-game", "chessboard", timeout=START)
    page.goto(leads["New game"])
    expect(page.locator("dialog .panel.new")).to_be_visible()
    assert "#new" not in page.url


OFFERED = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  const { documentElement: page } = document;
  offer.prompt = async () => page.toggleAttribute("data-prompted", navigator.userActivation.isActive);
  return !dispatchEvent(offer);
}"""
"""An offer as Chromium makes it, but never in a private window, as those of tests are; and whether it was caught."""

EARLY = "document.documentElement.dataset.early = document.getElementById('table').dataset.ready;"
"""Notes whether the table is ready now."""

GONE = "() => dispatchEvent(new Event('appinstalled'))"


def row(page: Page) -> Locator:
    """The row of the menu, which is open, that takes the offer up."""
    return page.get_by_role("dialog").get_by_role("button", name="Install Ramparts")


def test_the_browsers_offer_to_install_waits_in_the_menu_and_is_taken_up_once(open_table: OpenTable) -> None:
    page = open_table("fortress:ms33")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(row(page)).to_have_count(0)
    assert page.evaluate(OFFERED), "the browser would show a banner of its own"
    row(page).click()
    expect(page.locator("html[data-prompted]")).to_be_attached()
    expect(row(page)).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()
    assert page.evaluate(OFFERED)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(row(page)).to_have_count(0)


def test_an_offer_made_before_python_has_come_is_kept_until_the_page_was_installed_otherwise(
    page: Page, url: str
) -> None:
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {EARLY} ({OFFERED})(); }})")
    page.goto(f"{url}#fortress:ms33")
    ready(page)
    expect(page.locator("html")).to_have_attribute("data-early", "false")
    page.get_by_role("button", name="Menu").click()
    expect(row(page)).to_be_visible()
    page.evaluate(GONE)
    expect(row(page)).to_have_count(0)
