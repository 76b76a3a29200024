"""New games by grade: chosen in a panel, and the next grade for whoever wins one."""

import pytest
from playwright.sync_api import Page, expect

from e2e.opening import START, OpenTable, open_panel
from e2e.test_geometry import SIZES, faults
from e2e.test_languages import CLIPPED
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.study.graded_lists import graded_deals


def grade_of(page: Page) -> str:
    """The grade that the list gives the deal on the table."""
    deal = parse_deal(str(page.locator("main#table").get_attribute("data-deal")), TITLES)
    return graded_deals()[deal.game.id][deal.number or 0]


@pytest.mark.parametrize("visitor", [{"locale": "en"}, {"locale": "de"}], ids=["English", "German"], indirect=True)
def test_a_game_of_a_grade_leads_to_one_of_the_next(open_table: OpenTable) -> None:
    page = open_table("chessboard:ms4")
    board = page.locator("main#table")
    open_panel(page, "grades")
    page.locator("button[data-do='graded:fortress:gentle']").click()
    expect(board).to_have_attribute("data-game", "fortress")
    assert grade_of(page) == "gentle"
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("s")
    expect(page.locator("button[data-do='faster']")).to_be_visible(timeout=START)
    for _ in range(3):
        page.locator("button[data-do='faster']").click()
    expect(board).to_have_attribute("data-state", "won", timeout=START)
    for size in SIZES:
        assert (size, faults(page, *size)) == (size, [])
        assert (size, page.evaluate(CLIPPED)) == (size, [])
    page.reload()
    page.locator("button[data-do='graded:fortress:fair']").click(timeout=START)
    expect(board).to_have_attribute("data-state", "playing", timeout=START)
    assert grade_of(page) == "fair"
