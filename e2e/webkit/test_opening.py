"""The page opens in WebKit: with nothing, with a deal, with moves, with a link that is none."""

import re
from pathlib import Path

from e2e.hosting.host import Host
from e2e.kit.hands import by_arrows
from e2e.kit.lines import Line, recorded, wandering
from e2e.kit.places import PLACES
from e2e.kit.table import focused, named, piles
from e2e.webkit.conftest import OpenPage, OpenShared, watched
from e2e.webkit.driver.page import Page
from e2e.webkit.driver.session import OtherHosts, session
from ramparts.deals.proven import usual
from ramparts.games.catalogue import TITLES
from tests.kit.examples import fewer

LINE = recorded("fortress-ms33.txt")
GAME = LINE.deal.game

BAD = {
    "fortress:ms33;t1-t9": "t1-t9",
    "patience:1": "the games are fortress, chessboard",
    "fortress:ms99999999": "ms99999999",
    "%E0": "is not a deal",
    "fortress=t0~XX": "XX",
}
"""Links that cannot be opened, and what the sentence about each names."""

GO = """(fragment) => new Promise((done) => {
  addEventListener("hashchange", () => done(), { once: true });
  location.hash = fragment;
})"""

GREETING = "() => document.querySelector('#greeting').textContent"

ASKED = """() => {
  const loads = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  return loads.map(({ name }) => name);
}"""
"""Every address that the page has loaded anything from."""


def status(page: Page) -> str:
    """What the page says."""
    return str(page.evaluate("() => document.getElementById('status').textContent"))


def test_a_first_visit_is_greeted_once_and_has_a_game_on_the_table(new_page: OpenPage) -> None:
    with new_page() as page:
        page.goto()
        assert page.table("state", "playing")
        assert sum(map(len, piles(page).values())) == 52
        page.press("#greeting button")
        page.goto()
        assert page.evaluate(GREETING) == ""


def test_what_a_first_visitor_sees_before_python_is_there_is_what_is_played(
    new_page: OpenPage, site: Path, tmp_path: Path
) -> None:
    seen = f'addEventListener("DOMContentLoaded", () => (window.seen = [({PLACES})(), ({GREETING})()]))'
    host = Host(watched(site, tmp_path / "_site", seen))
    with new_page(host.url) as page:
        page.goto()
        game = TITLES[usual(TITLES)].at(1)
        assert len(page.evaluate("() => window.seen[0]")) == 52 + len(game.piles) + len(("table", "keep", "head"))
        assert page.evaluate("() => window.seen") == [page.evaluate(PLACES), page.evaluate(GREETING)]
    host.stop()


def test_what_a_link_shows_before_python_is_there_is_what_is_played(
    new_page: OpenPage, site: Path, tmp_path: Path
) -> None:
    seen = f"""const mark = performance.mark.bind(performance);
      performance.mark = (name) => {{
        if (name === "drawn") window.seen = [({PLACES})(), ({GREETING})()];
        return mark(name);
      }};"""
    host = Host(watched(site, tmp_path / "_site", seen))
    for link in ("besieged-city:40000", "lesson:3"):
        with new_page(host.url) as page:
            page.goto(link)
            assert page.evaluate("() => window.seen[0].length")
            assert page.evaluate("() => window.seen") == [page.evaluate(PLACES), page.evaluate(GREETING)]
    host.stop()


def test_nothing_that_a_visitor_keeps_reaches_the_next_one(new_page: OpenPage) -> None:
    """So that each test may trust in its visitor being new."""
    kept = "async () => [localStorage.length, (await caches.keys()).length]"
    for _ in range(2):
        with new_page() as page:
            page.leave()
            assert page.evaluate(kept) == [0, 0]
            page.evaluate("async () => { localStorage.setItem('kept', ''); await caches.open('kept'); }")
            assert page.evaluate(kept) == [1, 1]


def test_a_link_with_moves_opens_the_deal_after_them(open_shared: OpenShared) -> None:
    line = Line(LINE.deal, LINE.steps[: fewer(20)])
    page = open_shared("fortress:ms1")
    page.goto(line.link)
    assert piles(page) == named(GAME, line.end)
    for step in reversed(line.steps):
        page.keyboard.press("z")
        assert piles(page) == named(GAME, step.before)


def test_a_link_that_is_none_is_told_in_a_sentence_and_changes_nothing(open_shared: OpenShared) -> None:
    page = open_shared("fortress:ms33;t1-h")
    before = piles(page)
    for fragment, named_in_it in BAD.items():
        page.evaluate(GO, fragment)
        page.says("#status", "This cannot be opened")
        page.says("#status", named_in_it)
        assert re.fullmatch(r"This cannot be opened: .{10,400}[^.]\.", status(page)), status(page)
        assert piles(page) == before
        assert page.evaluate("() => location.hash") == "#fortress:ms33"
    page.goto(next(iter(BAD)))
    page.says("#status", "This cannot be opened")


def test_a_game_is_played_by_arrows_and_the_focus_follows(open_shared: OpenShared) -> None:
    line = wandering("fortress:ms1", 1, 8)
    page = open_shared(line.deal.text)
    page.keyboard.press("Tab")
    for step in line.steps:
        by_arrows(page, line.deal.game, step.before, step.move)
        assert piles(page) == named(line.deal.game, step.after), step
    assert focused(page) is not None


def test_whatever_the_page_asks_for_lies_within_the_site(open_shared: OpenShared) -> None:
    page = open_shared("fortress:ms33")
    page.keyboard.press("l")
    page.table("light", "winnable")
    asked = page.evaluate(ASKED)
    assert len(asked) > 10
    origin = "/".join(page.url.split("/")[:3])
    assert [address for address in asked if not address.startswith((page.url, f"blob:{origin}/"))] == []


def test_what_is_asked_of_another_host_would_be_seen(display: str, tmp_path: Path) -> None:
    """The page's policy lets nothing out, so the driver is sent there: the watch over it is no idle one.

    It has a watch of its own, for the browser goes on to ask for that host's icon when it likes.
    """
    others = OtherHosts()
    with session(display, tmp_path, others) as driver:
        driver.get("http://example.org/there")
    others.shutdown()
    others.server_close()
    assert "http://example.org/there" in others.told()
