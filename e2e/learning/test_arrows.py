"""What a review and a puzzle know, shown on the table: arrows, and lines to step through."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.kit.learner import LOST, judged
from e2e.kit.opening import START, OpenTable
from e2e.kit.table import rest
from e2e.learning.test_lessons import say
from e2e.learning.test_puzzles import begun, beside, board
from tests.kit.playing.answers import answers, puzzle

PUZZLE, WRONG = 97, "t3-t0"
"""A puzzle of Fortress, and a move after which the best that is left are three more."""

SMALL = ((360, 640), (640, 360))


def arrows(page: Page, means: str) -> Locator:
    return page.locator(f"#table > .pointing[aria-hidden=true] > .{means}")


def reviewed(open_here: OpenTable) -> Page:
    page = open_here(LOST)
    page.keyboard.press("y")
    expect(page.locator(".panel.review")).to_be_visible(timeout=START)
    judged(page)
    return page


def test_a_review_shows_the_move_that_lost_and_one_that_is_right(open_here: OpenTable) -> None:
    page = reviewed(open_here)
    page.get_by_role("button", name="Show the end").click()
    expect(page.locator(".pointing")).to_have_count(0)
    page.get_by_role("button", name="Show the position before move 2").click()
    expect(arrows(page, "bad")).to_have_count(1)
    expect(arrows(page, "good")).to_have_count(1)
    expect(arrows(page, "bad").locator("text")).to_have_text("\u2717")
    dashes = "(line) => getComputedStyle(line).strokeDasharray"
    assert arrows(page, "bad").locator(".line").first.evaluate(dashes) != "none"
    assert arrows(page, "good").locator(".line").first.evaluate(dashes) == "none"
    page.get_by_role("slider", name="The moves of the game").press("ArrowLeft")
    expect(arrows(page, "good")).to_have_count(1)
    expect(arrows(page, "bad")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".pointing")).to_have_count(0)


@pytest.mark.family
@pytest.mark.parametrize("width, height", SMALL)
def test_on_a_phone_a_review_covers_no_card(open_here: OpenTable, width: int, height: int) -> None:
    """Bug: it lay over half of them."""
    page = reviewed(open_here)
    page.set_viewport_size({"width": width, "height": height})
    rest(page)
    panel = page.get_by_role("dialog").bounding_box()
    assert panel is not None
    for card in page.locator("#table .card").all():
        box = card.bounding_box()
        assert box is not None
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= panel["x"] or box["y"] + box["height"] <= panel["y"]
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#tools")).to_be_visible()


def test_the_notice_of_a_lost_game_goes_while_it_is_reviewed(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33;t5-t3;t2-h;t8-h;t1-h")
    expect(page.locator("#notice")).to_contain_text("No move is left")
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".panel.review")).to_be_visible(timeout=START)
    expect(page.locator("#notice")).to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("#notice")).to_contain_text("No move is left")


def test_a_wrong_move_is_explained_step_by_step(open_here: OpenTable) -> None:
    page = begun(open_here, PUZZLE)
    say(page, WRONG)
    expect(board(page)).to_have_attribute("data-state", "failed")
    beside(page).get_by_role("button", name="Show me why").press("Enter")
    expect(beside(page)).to_contain_text("The best you can still do: move 1 of 3.")
    expect(arrows(page, "next")).to_have_count(1)
    expect(beside(page).get_by_role("button", name="Next move")).to_be_focused()
    beside(page).get_by_role("button", name="Next move").click()
    expect(beside(page)).to_contain_text("move 2 of 3.")
    page.get_by_role("main").press("x")
    expect(beside(page)).to_contain_text("are all still covered.")
    expect(arrows(page, "bad")).to_have_count(4)  # of each suit a card that lies buried
    page.get_by_role("main").press("z")
    expect(beside(page)).to_contain_text("move 2 of 3.")
    beside(page).get_by_role("button", name="Try again").press("Enter")
    expect(board(page)).to_have_attribute("data-state", "playing")
    expect(page.locator("#table :focus")).to_have_count(1)  # a second Enter leaves nothing, and begins no other puzzle
    expect(arrows(page, "bad")).to_have_count(1)
    expect(arrows(page, "good")).to_have_count(0)
    beside(page).get_by_role("button", name="Show the answer").click()
    expect(beside(page)).to_contain_text("This would have been right: 7 of spades onto the 8 of spades.")
    expect(arrows(page, "good")).to_have_count(1)
    expect(arrows(page, "bad")).to_have_count(0)


def test_the_answer_is_stepped_through_to_its_end_by_one_key(open_here: OpenTable) -> None:
    page = begun(open_here, PUZZLE)
    say(page, WRONG)
    beside(page).get_by_role("button", name="Show me why").click()
    page.get_by_role("main").press("x")
    page.get_by_role("main").press("x")
    beside(page).get_by_role("button", name="Show the answer").press("Enter")
    expect(page.locator("#seen")).to_have_text(re.compile("^Puzzle 97: [^.]+$"))  # and nothing of the wrong move
    beside(page).get_by_role("button", name="Next move").focus()
    steps = len(puzzle("fortress", PUZZLE).steps)
    for number in range(1, steps):
        page.keyboard.press("Enter")
        expect(beside(page)).to_contain_text(f"The answer: move {number} of {steps}.")
        expect(arrows(page, "good")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(beside(page)).to_contain_text("That was the whole answer.")
    expect(board(page)).to_have_attribute("data-state", "playing")
    beside(page).get_by_role("button", name="Next puzzle").click()
    expect(beside(page)).not_to_contain_text("answer")


def test_a_solved_puzzle_tells_its_idea(open_here: OpenTable) -> None:
    page = begun(open_here, PUZZLE)
    say(page, *answers("fortress", PUZZLE))
    expect(board(page)).to_have_attribute("data-state", "solved")
    expect(beside(page)).to_contain_text("Solved! That ", timeout=START)


def test_the_puzzle_of_the_day_and_the_mistakes_are_in_the_panel(open_here: OpenTable) -> None:
    page = begun(open_here, PUZZLE)
    say(page, WRONG)
    expect(board(page)).to_have_attribute("data-state", "failed")
    page.keyboard.press("q")
    panel = page.get_by_role("dialog")
    expect(panel).to_contain_text("1 puzzle you have not solved on your own yet.", timeout=START)
    expect(panel).to_contain_text("Solve a few puzzles, and you will see here how strong you are.")
    expect(panel.get_by_role("button", name="Puzzle of the day")).to_be_focused()
    panel.get_by_role("button", name="My mistakes").click()
    expect(board(page)).to_have_attribute("data-state", "playing")
    assert page.url.endswith(f"#puzzle:fortress:{PUZZLE}")
    page.keyboard.press("q")
    panel.get_by_role("button", name="Puzzle of the day").press("Enter")
    expect(panel).to_be_hidden()
    today = page.url
    expect(board(page)).to_have_attribute("data-session", "puzzle")
    page.keyboard.press("n")
    panel.get_by_role("button", name="Puzzle of the day").click()
    expect(panel).to_be_hidden()
    assert page.url == today
