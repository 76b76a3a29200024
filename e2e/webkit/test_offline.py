"""The second visit in WebKit needs no network, and has both halves of the interpreter."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.hosting.halved import BEFORE_READY, JOINED, hurried
from e2e.hosting.host import Host
from e2e.hosting.kinds_of_hosts import KINDS, published
from e2e.kit.hands import by_mouse
from e2e.kit.lines import recorded
from e2e.kit.opening import KEPT
from e2e.kit.table import named, piles
from e2e.webkit.conftest import OpenPage, watched
from ramparts.deals.deal import parse_deal
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES

LINE = recorded("fortress-ms33.txt")
GAME = LINE.deal.game


@pytest.fixture(params=KINDS)
def host(request: pytest.FixtureRequest, site: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of the site as it is, of this test alone, of each kind."""
    with published(request.param, site, tmp_path) as serving:
        yield serving


@pytest.mark.family
def test_without_network_the_second_visit_deals_plays_and_saves(new_page: OpenPage, host: Host) -> None:
    with new_page(host.url) as page:
        page.greeted()
        page.goto(LINE.deal.text)
        page.evaluate(KEPT)
        host.stop()
        page.driver.refresh()
        page.ready()
        by_mouse(page, GAME, LINE.steps[0].before, LINE.steps[0].move)
        page.goto()
        assert piles(page) == named(GAME, LINE.steps[0].after)
        page.press("#tools [data-do=new]")
        page.press("#panel details:has([data-do='new:chessboard']) > summary")
        page.press("#panel [data-do='new:chessboard']")
        page.table("game", "chessboard")
        deal = parse_deal(str(page.evaluate("() => document.getElementById('table').dataset.deal")), TITLES)
        move = moves(deal.game, deal.start)[0]
        by_mouse(page, deal.game, deal.start, move)
        page.goto()
        assert piles(page) == named(deal.game, play(deal.game, deal.start, move))
        page.evaluate("(deal) => { location.hash = deal; }", LINE.deal.text)  # which is solved in a second
        page.table("deal", LINE.deal.text)
        page.keyboard.press("l")
        page.table("light", "winnable")
        host.start()


@pytest.mark.thorough
def test_functions_called_too_early_wait_and_without_network_both_halves_are_there(
    new_page: OpenPage, tmp_path: Path
) -> None:
    host = Host(watched(hurried(tmp_path / "hurried"), tmp_path / "_site"))
    with new_page(host.url) as page:
        page.greeted()
        page.goto(LINE.deal.text)
        assert page.evaluate(BEFORE_READY)
        page.evaluate(KEPT)
        host.stop()
        page.driver.refresh()
        page.ready()
        assert page.evaluate(f"() => ({JOINED})().length") == 1
        by_mouse(page, GAME, LINE.steps[0].before, LINE.steps[0].move)
        assert piles(page) == named(GAME, LINE.steps[0].after)
        page.keyboard.press("l")
        page.table("light", "winnable")
        host.start()
    host.stop()
