"""What a puzzle tells, in each of its states: all of it is seen at once on a phone, in every language."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.hands import by_letters
from e2e.kit.opening import START, OpenTable
from e2e.kit.places import CLIPPED
from e2e.kit.table import rest
from e2e.kit.visitors import in_every_language
from e2e.learning.test_lessons import say
from e2e.learning.test_puzzles import begun, beside, board
from ramparts.app.words.languages import catalogue
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Move
from tests.kit.examples import fewer, spread
from tests.kit.playing.answers import answers, mistake

PHONES = ((360, 640), (640, 360), (320, 568))

STUCK, LONG, CITY = PUZZLES = (("fortress", 392, 2), ("fortress", 97, 1), ("besieged-city", 1, 1))
"""Puzzles, each with the choice at which a mistake is made: no move is left after it, three, and two of two packs."""

LAST, JUDGED, BARE = (
    "That was the whole answer.",
    "Now the game can no longer be won.",
    "Solved! You can still win.",
)
"""The last sentence of an answer, the solver's of a mistake, and what is told until it knows the worth of a move."""

FIGURES = re.compile("[0-9]+")

HIDDEN = """() => {
  const strip = document.querySelector("#greeting > aside");
  return strip.scrollHeight > strip.clientHeight || strip.scrollWidth > strip.clientWidth ? strip.textContent : "";
}"""
"""What is told, if not all of it is in sight."""


def translated(page: Page, sentence: str) -> str:
    """A sentence in the language of the page."""
    return catalogue(str(page.locator("html").get_attribute("lang"))).gettext(sentence)


def pressed(page: Page, command: str) -> bool:
    """Whether there is a button for a command, or one that begins so, beside the table; it is pressed."""
    rest(page)
    button = beside(page).locator(f"button[data-do^='{command}']")
    if there := button.count() > 0:
        button.click()
    return there


def visited(page: Page, title: str, number: int) -> None:
    """Begins a puzzle anew."""
    page.evaluate("location.hash = 'fortress:ms33'")
    expect(board(page)).to_have_attribute("data-session", "free")
    page.evaluate(f"location.hash = 'puzzle:{title}:{number}'")
    expect(board(page)).to_have_attribute("data-session", "puzzle")


def played(page: Page, title: str, *moves: str) -> None:
    """Plays moves from row to row with two keys; those of the city, which has other places, are typed as words."""
    if title == CITY[0]:
        say(page, *moves)
    else:
        game = TITLES[title].at(1)
        for source, target in (move.split("-") for move in moves):
            by_letters(page, game, (), Move(game.index(source), game.index(target)))


def wrong(page: Page, title: str, number: int, choice: int) -> Iterator[str]:
    """Leads through the states of a puzzle in which one goes wrong, and names each."""
    visited(page, title, number)
    yield "begun"
    right = answers(title, number)
    if choice > 1:
        played(page, title, *right[: choice - 1])
        yield "right"
    played(page, title, mistake(title, number, choice))
    expect(board(page)).to_have_attribute("data-state", "failed")
    yield "wrong"
    if title == CITY[0]:
        expect(beside(page)).to_contain_text(translated(page, JUDGED), timeout=START)
        yield "judged"
    page.keyboard.press("h")
    yield "led back"
    pressed(page, "exercise:why")
    yield "why"
    while pressed(page, "redo"):
        yield "further on"
    while pressed(page, "exercise:answer"):
        yield "answer"
    expect(beside(page)).to_contain_text(translated(page, LAST))


def helped(page: Page, title: str, number: int, choice: int) -> Iterator[str]:
    """The same where it is solved at last: after a mistake, and with hints."""
    visited(page, title, number)
    played(page, title, *answers(title, number)[: choice - 1], mistake(title, number, choice))
    expect(board(page)).to_have_attribute("data-state", "failed")
    pressed(page, "go:")
    played(page, title, *answers(title, number)[choice - 1 :])
    expect(board(page)).to_have_attribute("data-state", "solved")
    yield "solved late"
    visited(page, title, number)
    for _ in range(3):
        page.keyboard.press("h")
    played(page, title, *answers(title, number))
    expect(board(page)).to_have_attribute("data-state", "solved")
    yield "solved with hints"


def alone(page: Page, title: str, number: int, _choice: int) -> Iterator[str]:
    """The same where it is solved at once."""
    visited(page, title, number)
    played(page, title, *answers(title, number))
    expect(board(page)).to_have_attribute("data-state", "solved")
    if title != CITY[0]:
        expect(beside(page)).not_to_contain_text(translated(page, BARE), timeout=START)
    yield "solved"


WAYS = ((wrong, spread(PUZZLES)), (helped, (STUCK,)), (alone, spread(PUZZLES)))
"""What is told at last after a mistake, or with hints, are the same words of every puzzle."""


@pytest.mark.family
@in_every_language
def test_all_that_a_puzzle_tells_is_in_sight_on_a_phone(open_here: OpenTable) -> None:
    """Bug: the last line of what was told after a wrong move was cut.

    What differs in figures alone is looked at once.
    """
    page, phones, seen = begun(open_here, STUCK[1]), [*PHONES], set[str]()
    page.emulate_media(reduced_motion="reduce")
    for way, puzzles in WAYS:
        for each in puzzles:
            for state in way(page, *each):
                rest(page)
                told = FIGURES.sub("0", beside(page).inner_text())
                if told in seen:
                    continue
                seen.add(told)
                for width, height in phones:
                    page.set_viewport_size({"width": width, "height": height})
                    rest(page)
                    here = each, state, width
                    assert (here, page.evaluate(HIDDEN), page.evaluate(CLIPPED)) == (here, "", [])
                phones.reverse()  # the next begins in this window
    assert len(seen) > fewer(20)
