"""New games by grade: chosen in a panel, and the next grade for whoever wins one."""

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.hands import by_letters
from e2e.kit.opening import START, OpenTable, open_panel, ready
from e2e.kit.places import CLIPPED
from e2e.kit.visitors import in_every_language
from e2e.looks.test_geometry import SIZES, faults
from ramparts.deals.deal import Deal, parse_deal
from ramparts.engine.play import play
from ramparts.games.catalogue import TITLES
from ramparts.solver import solve
from ramparts.study.graded_lists import graded_deals


def deal_of(page: Page) -> Deal:
    """The deal on the table."""
    return parse_deal(str(page.locator("main#table").get_attribute("data-deal")), TITLES)


def grade_of(page: Page) -> str:
    """The grade that the list gives the deal on the table."""
    deal = deal_of(page)
    return graded_deals()[deal.game.id][deal.number or 0]


def play_to_the_win(page: Page) -> None:
    """Types the solver's line with the letters of the piles."""
    deal = deal_of(page)
    position, board = deal.start, page.locator("main#table")
    for move in solve(deal.game, position).line:
        by_letters(page, deal.game, position, move)
        position = play(deal.game, position, move)
    expect(board).to_have_attribute("data-state", "won")


@pytest.mark.family
@in_every_language
def test_a_game_of_a_grade_leads_to_one_of_the_next(open_here: OpenTable) -> None:
    page = open_here("chessboard:ms4")
    board = page.locator("main#table")
    open_panel(page, "grades")
    page.locator("button[data-do='graded:fortress:gentle']").click()
    expect(board).to_have_attribute("data-game", "fortress")
    page.emulate_media(reduced_motion="reduce")
    assert grade_of(page) == "gentle"
    play_to_the_win(page)
    for size in SIZES:
        assert (size, faults(page, *size)) == (size, [])
        assert (size, page.evaluate(CLIPPED)) == (size, [])
    page.reload()
    ready(page)
    page.locator("button[data-do='graded:fortress:fair']").click()
    expect(board).to_have_attribute("data-state", "playing", timeout=START)
    assert deal_of(page).number == next(n for n, grade in graded_deals()["fortress"].items() if grade == "fair")


@pytest.mark.thorough
def test_whoever_lets_it_be_shown_stays_at_the_grade(open_table: OpenTable) -> None:
    page = open_table("chessboard:ms4")
    open_panel(page, "grades")
    page.locator("button[data-do='graded:fortress:gentle']").click()
    first = deal_of(page).text
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("s")
    page.locator("button[data-do='watch-sure']").click()
    expect(page.locator("button[data-do='faster']")).to_be_visible(timeout=START)
    for _ in range(3):
        page.locator("button[data-do='faster']").click()
    expect(page.locator("main#table")).to_have_attribute("data-state", "won", timeout=START)
    page.locator("button[data-do='graded:fortress:gentle']").click()
    expect(page.locator("main#table")).to_have_attribute("data-state", "playing")
    assert deal_of(page).text != first
    assert grade_of(page) == "gentle"
