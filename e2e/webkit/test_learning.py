"""Lessons, puzzles, the deals of the days and the review of a game in WebKit: all that the page fetches later."""

from collections.abc import Sequence

import pytest

from e2e.kit.hands import by_mouse
from e2e.kit.learner import LOST
from e2e.kit.newcomer import Newcomer
from e2e.webkit.conftest import OpenPage, OpenShared
from e2e.webkit.driver.page import Page
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import parse_move
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.lessons import LESSONS
from tests.kit.playing.answers import first, puzzle

TODAY = "() => document.querySelector('#panel .month [aria-current=date]')?.dataset.do"
"""The command of today's button in the calendar, which is also the address of its deal."""

ADDRESSED = "(fragment) => location.hash === `#${fragment}`"

WHOLE = "() => document.querySelector('.review .strip') !== null && document.querySelector('.review progress') === null"
"""Whether a review has nothing left to find out."""


def solve(page: Page, text: str, solution: Sequence[str]) -> None:
    """Makes moves from a deal by clicks."""
    deal = parse_deal(text, TITLES)
    position = deal.start
    for word in solution:
        gesture = parse_move(deal.game, position, word)
        by_mouse(page, deal.game, position, gesture.move)
        position = gesture.position


def test_a_lesson_is_chosen_and_solved(open_shared: OpenShared) -> None:
    page = open_shared("fortress:ms33")
    page.keyboard.press("e")
    page.press("#panel [data-do='lesson:1']")
    page.table("session", "lesson")
    page.table("state", "playing")
    solve(page, LESSONS[0].deal, LESSONS[0].solution)
    page.table("state", "solved")


@pytest.mark.thorough
def test_somebody_new_goes_from_the_greeting_over_three_lessons_to_a_first_win(new_page: OpenPage) -> None:
    with new_page() as page:
        page.goto()
        who = Newcomer(page, page.press)
        who.does_lessons(3)
        assert page.table("game", "fortress")
        assert who.plays()
        page.says("#notice", "Your very first win!")


def test_a_puzzle_is_opened_by_its_address_and_solved(open_shared: OpenShared) -> None:
    number = first("thread")
    page = open_shared("fortress:ms33")
    page.goto(f"puzzle:fortress:{number}")
    page.table("session", "puzzle")
    page.table("state", "playing")
    deal, steps = puzzle("fortress", number)
    for choice, step in enumerate(steps, 1):
        by_mouse(page, deal.game, step.start, step.keep[0])
        played_on = len(step.line) > 1 and step.keep[0] == step.line[0]
        goes_on = f"{'Move' if played_on else 'move'} {choice + 1} of {len(steps)}"
        page.says("#greeting", goes_on if choice < len(steps) else "Solved!")
    page.table("state", "solved")


def test_the_calendar_leads_to_the_deal_of_the_day(open_shared: OpenShared) -> None:
    page = open_shared("fortress:ms33")
    page.table("session", "free")
    page.press("#tools [data-do=menu]")
    page.press("#panel [data-do=days]")
    address = page.until(TODAY)
    page.press("#panel .month [aria-current=date]")
    page.table("session", "daily")
    page.until(ADDRESSED, address)


def test_the_review_of_a_short_game_says_which_move_lost_it(open_shared: OpenShared) -> None:
    page = open_shared(LOST)
    page.keyboard.press("y")
    page.until(WHOLE)
    page.found(".review .strip .good")
    page.found(".review .strip .bad")
    page.says("#panel", "You lost the game with move 2.")
    page.found("#table > .pointing > .bad")
    page.found("#table > .pointing > .good")


def test_a_wrong_move_in_a_puzzle_is_explained(open_shared: OpenShared) -> None:
    page = open_shared("puzzle:fortress:97")
    page.table("session", "puzzle")
    solve(page, puzzle("fortress", 97).deal.text, ["t3-t0"])
    page.table("state", "failed")
    page.press("#greeting [data-do='exercise:why']")
    page.says("#greeting", "move 1 of 3.")
    page.found("#table > .pointing > .next")
    for _ in range(2):
        page.press("#greeting [data-do='redo']")
    page.press("#greeting [data-do='exercise:answer']")
    page.says("#greeting", "This would have been right: 7 of spades onto the 8 of spades.")
