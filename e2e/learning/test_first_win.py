"""The path of somebody who has never played, from the greeting to the first win; and who skips it by playing."""

import pytest
from playwright.sync_api import expect

from e2e.kit.newcomer import LONGEST, Newcomer
from e2e.kit.opening import READY, START, OpenTable
from ramparts.deals.proven import GENTLE

GREETING = "#greeting > aside"

new = pytest.mark.parametrize("visitor", [{"storage_state": None}], indirect=True)


@pytest.mark.story
@new
@pytest.mark.parametrize(
    "moves", [pytest.param(6, id="begun"), pytest.param(LONGEST, id="won", marks=pytest.mark.thorough)]
)
def test_three_lessons_lead_to_a_gentle_game_and_what_the_page_offers_to_the_first_win(
    open_here: OpenTable, moves: int
) -> None:
    page = open_here()
    who = Newcomer(page, lambda selector: page.locator(selector).first.click())
    who.does_lessons(3)
    deal = str(page.locator("#table").get_attribute("data-deal"))
    assert deal in {f"beleaguered-castle:{number}" for number in GENTLE["beleaguered-castle"]}
    assert "Any 4 can go on any 5." in who.read
    won = who.plays(moves)
    assert won == (moves == LONGEST)
    if won:
        expect(page.locator("#notice")).to_contain_text("Your very first win!")
    page.reload()
    expect(page.locator(READY)).to_be_visible(timeout=START)
    expect(page.locator(GREETING)).to_have_count(0)


@pytest.mark.family
@new
@pytest.mark.parametrize("fragment", ["", "fortress", "fortress:ms33"])
def test_who_presses_nothing_and_plays_has_skipped_it(open_here: OpenTable, fragment: str) -> None:
    page = open_here(fragment)
    expect(page.locator(GREETING)).to_contain_text("Welcome to Ramparts")
    Newcomer(page, lambda selector: page.locator(selector).first.click()).plays(1)
    expect(page.locator("#facts")).to_contain_text("1 move")
    expect(page.locator(GREETING)).to_have_count(0)
    page.reload()
    expect(page.locator(READY)).to_be_visible(timeout=START)
    expect(page.locator("#facts")).to_contain_text("1 move")
    expect(page.locator(GREETING)).to_have_count(0)
