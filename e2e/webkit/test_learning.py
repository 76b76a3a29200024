"""Lessons, puzzles, the deals of the days and the review of a game in WebKit: all that the page fetches later."""

from collections.abc import Sequence

import pytest

from e2e.kit.hands import by_mouse
from e2e.kit.learner import LOST
from e2e.kit.newcomer import Newcomer
from e2e.webkit.conftest import OpenPage
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


def test_a_lesson_is_chosen_and_solved(shared_page: Page) -> None:
    shared_page.goto("fortress:ms33")
    shared_page.keyboard.press("e")
    shared_page.press("#panel [data-do='lesson:1']")
    shared_page.table("session", "lesson")
    shared_page.table("state", "playing")
    solve(shared_page, LESSONS[0].deal, LESSONS[0].solution)
    shared_page.table("state", "solved")


@pytest.mark.thorough
def test_somebody_new_goes_from_the_greeting_over_three_lessons_to_a_first_win(new_page: OpenPage) -> None:
    with new_page() as page:
        page.goto()
        who = Newcomer(page, page.press)
        who.does_lessons(3)
        assert page.table("game", "fortress")
        assert who.plays()
        page.says("#notice", "Your very first win!")


def test_a_puzzle_is_opened_by_its_address_and_solved(shared_page: Page) -> None:
    number = first("thread")
    shared_page.goto(f"puzzle:fortress:{number}")
    shared_page.table("session", "puzzle")
    shared_page.table("state", "playing")
    deal, steps = puzzle("fortress", number)
    for choice, step in enumerate(steps, 1):
        by_mouse(shared_page, deal.game, step.start, step.keep[0])
        played_on = len(step.line) > 1 and step.keep[0] == step.line[0]
        goes_on = f"{'Move' if played_on else 'move'} {choice + 1} of {len(steps)}"
        shared_page.says("#greeting", goes_on if choice < len(steps) else "Solved!")
    shared_page.table("state", "solved")


def test_the_calendar_leads_to_the_deal_of_the_day(shared_page: Page) -> None:
    shared_page.goto("fortress:ms33")
    shared_page.table("session", "free")
    shared_page.press("#tools [data-do=menu]")
    shared_page.press("#panel [data-do=days]")
    address = shared_page.until(TODAY)
    shared_page.press("#panel .month [aria-current=date]")
    shared_page.table("session", "daily")
    shared_page.until(ADDRESSED, address)


def test_the_review_of_a_short_game_says_which_move_lost_it(shared_page: Page) -> None:
    shared_page.goto(LOST)
    shared_page.keyboard.press("y")
    shared_page.until(WHOLE)
    shared_page.found(".review .strip .good")
    shared_page.found(".review .strip .bad")
    shared_page.says("#panel", "You lost the game with move 2.")
    shared_page.found("#table > .pointing > .bad")
    shared_page.found("#table > .pointing > .good")


def test_a_wrong_move_in_a_puzzle_is_explained(shared_page: Page) -> None:
    shared_page.goto("puzzle:fortress:97")
    shared_page.table("session", "puzzle")
    solve(shared_page, puzzle("fortress", 97).deal.text, ["t3-t0"])
    shared_page.table("state", "failed")
    shared_page.press("#greeting [data-do='exercise:why']")
    shared_page.says("#greeting", "move 1 of 3.")
    shared_page.found("#table > .pointing > .next")
    for _ in range(2):
        shared_page.press("#greeting [data-do='redo']")
    shared_page.press("#greeting [data-do='exercise:answer']")
    shared_page.says("#greeting", "This would have been right: 7 of spades onto the 8 of spades.")
