"""WebKit too tells the player what it lacks, what it will not keep, and that something went wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from e2e.hosting.host import Host
from e2e.keeping.test_faults import SAID
from e2e.kit.table import named, piles
from e2e.webkit.conftest import OpenPage, OpenShared, watched
from e2e.webkit.driver.page import Page
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES

DEAL = "fortress:ms33"
SIZES = ((360, 640), (640, 360), (1280, 800))

OLD = "delete window.DecompressionStream;"
REFUSED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""
TRIPPED = "() => { const now = Date.now; Date.now = () => { Date.now = now; throw new Error('tripped'); }; }"
"""The clock fails once."""

WITHIN = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left;
}"""


@contextmanager
def visit(new_page: OpenPage, site: Path, out: Path, before: str) -> Iterator[Page]:
    """The page of a new visitor, in a browser where something happens `before` the page's own scripts."""
    host = Host(watched(site, out, before))
    with new_page(host.url) as page:
        yield page
    host.stop()


def fits(page: Page, selector: str) -> list[tuple[int, int]]:
    """The sizes of window in which an element is not wholly to be seen."""
    found = []
    for size in SIZES:
        page.resize(*size)
        if not page.evaluate(WITHIN, selector):
            found.append(size)
    return found


def test_a_browser_that_is_too_old_is_told_which_to_take(new_page: OpenPage, site: Path, tmp_path: Path) -> None:
    with visit(new_page, site, tmp_path / "_site", OLD) as page:
        page.driver.get(page.url)
        page.until("() => document.getElementById('old').checkVisibility()")
        page.says("#old", "Safari 17.5")
        assert fits(page, "#old") == []


def test_where_storage_is_refused_the_game_is_played_and_the_player_told(
    new_page: OpenPage, site: Path, tmp_path: Path
) -> None:
    with visit(new_page, site, tmp_path / "_site", REFUSED) as page:
        page.goto(DEAL)
        page.press("#greeting button")
        page.keyboard.press("6")
        page.keyboard.press("h")
        page.until("() => document.querySelector('[data-card=AS][data-pile=fS]') !== null")
        page.says("#facts", "not saved")
        assert fits(page, "#facts") == []


def test_what_goes_wrong_is_said_and_the_game_goes_on(open_shared: OpenShared) -> None:
    page = open_shared(DEAL)
    page.evaluate(TRIPPED)
    page.keyboard.press("6")
    page.says("#fault", SAID)
    assert fits(page, "#fault") == []
    page.press("#fault button")
    deal = parse_deal(DEAL, TITLES)
    assert piles(page) == named(deal.game, deal.start)
    page.keyboard.press("6")
    page.keyboard.press("h")
    page.until("() => document.querySelector('[data-card=AS][data-pile=fS]') !== null")
    assert any("tripped" in fault for fault in page.faults())
    page.forgive()


def test_who_has_something_to_lose_is_told_of_the_seven_days_once(open_shared: OpenShared) -> None:
    page = open_shared(DEAL)
    page.keyboard.press("6")
    page.keyboard.press("h")
    page.until("() => document.querySelector('[data-card=AS][data-pile=fS]') !== null")
    page.goto(DEAL)
    page.says("#greeting", "After seven days without a visit")
    assert fits(page, "#greeting aside") == []
    page.press("#greeting [data-do=greeted]")
    page.goto(DEAL)
    assert page.evaluate("() => document.querySelector('#greeting').textContent") == ""
