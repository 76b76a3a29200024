"""What a browser refuses is done without: the game is played, and one sentence says what that costs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.kit.hands import by_letters
from e2e.kit.lines import recorded
from e2e.kit.opening import OpenTable, ready
from e2e.kit.table import choose, named, piles
from e2e.kit.watch import Watch
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import replay
from ramparts.games.catalogue import TITLES

DEAL = "fortress:ms33"
NOTHING_KEPT = "This browser has stopped saving"
NOT_OFFLINE = "In this browser Ramparts opens only while you are online."
NO_SOLVER = "The win checker has stopped. Play on, or ask again to restart it."

NEVER_HERE = pytest.mark.parametrize("visitor", [{"storage_state": None}], indirect=True)

ERROR = "new DOMException('The operation is insecure.', 'SecurityError')"

STORAGE = f"""
const refuse = () => {{ throw {ERROR}; }};
const deny = () => Promise.reject({ERROR});
const change = (name, ...changes) => Object.assign(globalThis[name]?.prototype ?? {{}}, ...changes);
for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, {{ get: refuse }});
globalThis.BroadcastChannel = function () {{ refuse(); }};
change("IDBFactory", {{ open: refuse }});
change("LockManager", {{ request: deny }});
change("CacheStorage", {{ open: deny, keys: deny, match: deny, delete: deny }});
change("StorageManager", {{ persist: deny }});
change("ServiceWorkerContainer", {{ register: deny }});
"""
"""Storage as Firefox refuses it to pages that may keep no cookies."""

SERVICE_WORKERS = "(globalThis.ServiceWorkerContainer?.prototype ?? {}).register"
OFFLINE = {
    "not there": "delete Navigator.prototype.serviceWorker",
    "denied": f"{SERVICE_WORKERS} = () => Promise.reject({ERROR})",
    "refused": f"{SERVICE_WORKERS} = () => {{ throw {ERROR}; }}",
}

REQUEST = "(globalThis.LockManager?.prototype ?? {}).request"
LOCKS = {
    "not there": "delete Navigator.prototype.locks",
    "denied": f"{REQUEST} = () => Promise.reject({ERROR})",
    "refused": f"{REQUEST} = () => {{ throw {ERROR}; }}",
}


def plays(page: Page) -> None:
    """Makes the first move of the deal by its two characters."""
    page.keyboard.press("6")
    page.keyboard.press("h")
    deal = parse_deal(DEAL, TITLES)
    assert piles(page) == named(deal.game, replay(deal.game, deal.start, ["t1-h"], DEAL)[-1].position)


@pytest.mark.installs
@pytest.mark.family
@NEVER_HERE
@pytest.mark.parametrize("fragment", ["", DEAL])
def test_where_storage_is_refused_it_is_said_at_the_start_and_once(
    page: Page, open_table: OpenTable, fragment: str
) -> None:
    page.add_init_script(STORAGE)
    open_table(fragment)
    expect(page.locator("#status")).to_contain_text(NOTHING_KEPT)
    if not fragment:
        return
    plays(page)
    expect(page.locator("#status")).not_to_contain_text(NOTHING_KEPT)
    page.keyboard.press("l")
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable")


@pytest.mark.installs
@pytest.mark.family
@pytest.mark.story
@pytest.mark.lacks("chromium", "it has no such setting")
@pytest.mark.parametrize("preference", [("network.cookie.cookieBehavior", 2), ("dom.storage.enabled", False)])
def test_a_firefox_that_is_to_keep_nothing_is_played_in(
    launch_browser: Callable[..., Browser], url: str, preference: tuple[str, object]
) -> None:
    """Bug: "The operation is insecure", and the table was never set."""
    browser = launch_browser(firefox_user_prefs=dict([preference]))
    context, watch = browser.new_context(), Watch(site=url)
    watch.over(context)
    page = context.new_page()
    page.goto(f"{url}#{DEAL}")
    ready(page)
    expect(page.locator("#status")).to_contain_text(NOTHING_KEPT)
    plays(page)
    browser.close()
    assert [fault for fault in watch.faults if "Storage access is restricted" not in fault] == [], (
        "it tells of this itself"
    )


@pytest.mark.family
@pytest.mark.story
@pytest.mark.parametrize("how", ["value: undefined", "get: () => null"])
def test_without_a_database_python_starts_all_the_same(page: Page, open_table: OpenTable, how: str) -> None:
    """Bug: PyScript opens one, in which nothing is kept, and gave up without a word."""
    page.add_init_script(f"Object.defineProperty(window, 'indexedDB', {{ configurable: true, {how} }})")
    open_table(DEAL)
    plays(page)


@pytest.mark.thorough
def test_without_a_storage_manager_a_game_is_won(page: Page, open_table: OpenTable) -> None:
    page.add_init_script("delete Navigator.prototype.storage")
    line = recorded("fortress-ms33.txt")
    open_table(line.position(2))
    for step in line.steps[-2:]:
        by_letters(page, line.deal.game, step.before, step.move)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")


@pytest.mark.installs
@pytest.mark.family
@pytest.mark.parametrize("what", OFFLINE)
def test_where_there_is_no_service_worker_it_is_said_what_that_costs(
    page: Page, open_table: OpenTable, what: str
) -> None:
    page.add_init_script(OFFLINE[what])
    open_table(DEAL)
    expect(page.locator("#status")).to_have_text(f"Fortress, deal ms33. {NOT_OFFLINE}")
    plays(page)
    expect(page.locator("#status")).not_to_contain_text(NOT_OFFLINE)


@pytest.mark.thorough
@pytest.mark.parametrize("what", LOCKS)
def test_without_locks_the_page_keeps_what_is_played(page: Page, open_table: OpenTable, what: str) -> None:
    page.add_init_script(LOCKS[what])
    open_table(DEAL)
    plays(page)
    assert "t1-h" in page.evaluate("localStorage['ramparts.game']")
    page.reload()
    assert page.evaluate("'ramparts.drawing' in localStorage")
    ready(page)


def test_a_worker_that_is_refused_is_missed_at_once(page: Page, open_table: OpenTable, watch: Watch) -> None:
    """Bug: for a minute and a half the table was thinking, or looked for a deal."""
    page.add_init_script(f"window.Worker = function () {{ throw {ERROR}; }}")
    open_table(DEAL)
    without_a_solver(page, watch)


@pytest.mark.thorough
def test_a_worker_that_the_policy_of_an_extension_refuses_is_missed_at_once(
    page: Page, open_table: OpenTable, url: str, watch: Watch
) -> None:
    """Bug: as above. The worker is made, and tells by an event that it will not run."""

    def without_workers(route: Route) -> None:
        body = route.fetch().text().replace("worker-src 'self' blob:", "worker-src 'none'")
        route.fulfill(body=body, content_type="text/html")

    page.route(url, without_workers)
    open_table(DEAL)
    without_a_solver(page, watch)


def without_a_solver(page: Page, watch: Watch) -> None:
    """Plays on: a question gets an honest answer, and a new deal is one of those that are proved."""
    table = page.locator("main#table")
    page.keyboard.press("l")
    expect(page.locator("#status")).to_contain_text(NO_SOLVER)
    expect(table).to_have_attribute("data-light", "absent")
    plays(page)
    page.keyboard.press("n")
    choose(page, "Chessboard")
    expect(table).to_have_attribute("data-game", "chessboard")
    expect(page.locator("#fault")).to_have_count(0)
    assert [fault for fault in watch.faults if fault.startswith("uncaught") and "worker-src" not in fault] == []
    watch.forgive()  # the browser and PyScript tell of the worker
