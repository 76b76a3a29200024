"""A puzzle made of one's own lost game: from its review, by its address, and as the solver judges it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.kit.learner import LOST
from e2e.kit.opening import START, OpenTable
from e2e.kit.places import CLIPPED
from e2e.kit.visitors import in_every_language
from e2e.learning.test_lessons import say
from e2e.learning.test_review import review
from e2e.looks.test_geometry import SIZES, faults


def board(page: Page) -> Locator:
    return page.locator("main#table")


def beside(page: Page) -> Locator:
    return page.locator("#greeting")


def test_it_is_made_in_the_review_and_solved_by_a_move_that_keeps_the_win(open_here: OpenTable) -> None:
    page = open_here(LOST)
    review(page)
    page.get_by_role("button", name="Make a puzzle of the position before move 2").click()
    expect(board(page)).to_have_attribute("data-session", "puzzle")
    expect(beside(page)).to_contain_text("Find a move after which you can still win.", timeout=START)
    say(page, "t2-t4")
    expect(beside(page)).to_contain_text("That was the wrong move.", timeout=START)
    expect(board(page)).to_have_attribute("data-state", "failed")
    beside(page).get_by_role("button", name="Try again").click()
    expect(board(page)).to_have_attribute("data-state", "playing")
    say(page, "t0-h")
    expect(board(page)).to_have_attribute("data-state", "solved", timeout=START)
    page.reload()
    expect(board(page)).to_have_attribute("data-session", "puzzle", timeout=START)
    expect(board(page)).to_have_attribute("data-state", "solved", timeout=START)


@pytest.mark.family
@in_every_language
def test_a_friend_opens_it_by_its_address_and_it_fits_every_window(open_here: OpenTable) -> None:
    page = open_here(LOST)
    page.keyboard.press("y")
    page.locator(".panel.review button[data-do^='puzzle:']").click(timeout=START)
    expect(board(page)).to_have_attribute("data-session", "puzzle")
    fragment = page.url.partition("#")[2]
    assert fragment.startswith("puzzle:fortress=t0~")
    friend = open_here(fragment)
    expect(board(friend)).to_have_attribute("data-session", "puzzle", timeout=START)
    expect(beside(friend)).not_to_contain_text("…", timeout=START)
    for size in SIZES:
        assert (size, faults(friend, *size)) == (size, [])
        assert (size, friend.evaluate(CLIPPED)) == (size, [])
