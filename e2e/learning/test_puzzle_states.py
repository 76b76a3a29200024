"""What a puzzle tells, in each of its states: all of it is seen at once on a phone, in every language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.opening import OpenTable
from e2e.kit.places import CLIPPED
from e2e.kit.table import rest
from e2e.kit.visitors import in_every_language
from e2e.learning.test_lessons import say
from e2e.learning.test_puzzles import begun, beside, board
from tests.kit.playing.answers import answers, mistake

PHONES = ((360, 640), (640, 360), (320, 568))

PUZZLES = (("fortress", 392, 2), ("fortress", 97, 1), ("besieged-city", 1, 1))
"""Puzzles, each with the choice at which a mistake is made: no move is left after it, three, and two of two packs."""

LAST = {
    "en": "the whole answer",
    "de": "die ganze L\u00f6sung",
    "fr": "compl\u00e8te",
    "es": "completa",
    "pl": "ca\u0142a",
}
"""A word of the last sentence of an answer."""

HIDDEN = """() => {
  const strip = document.querySelector("#greeting > aside");
  return strip.scrollHeight > strip.clientHeight || strip.scrollWidth > strip.clientWidth ? strip.textContent : "";
}"""
"""What is told, if not all of it is in sight."""


def pressed(page: Page, command: str) -> bool:
    """Whether there is a button for a command, or one that begins so, beside the table; it is pressed."""
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


def wrong(page: Page, title: str, number: int, choice: int) -> Iterator[str]:
    """Leads through the states of a puzzle in which one goes wrong, and names each."""
    visited(page, title, number)
    yield "begun"
    right = answers(title, number)
    if choice > 1:
        say(page, *right[: choice - 1])
        yield "right"
    say(page, mistake(title, number, choice))
    expect(board(page)).to_have_attribute("data-state", "failed")
    yield "wrong"
    page.keyboard.press("h")
    yield "led back"
    pressed(page, "exercise:why")
    yield "why"
    while pressed(page, "redo"):
        yield "further on"
    while pressed(page, "exercise:answer"):
        yield "answer"
    expect(beside(page)).to_contain_text(LAST[page.evaluate("document.documentElement.lang")])


def solved(page: Page, title: str, number: int, choice: int) -> Iterator[str]:
    """The same where it is solved at last: after a mistake, with hints, alone."""
    visited(page, title, number)
    say(page, *answers(title, number)[: choice - 1], mistake(title, number, choice))
    pressed(page, "go:")
    say(page, *answers(title, number)[choice - 1 :])
    yield "solved late"
    visited(page, title, number)
    for _ in range(3):
        page.keyboard.press("h")
    say(page, *answers(title, number))
    yield "solved with hints"
    visited(page, title, number)
    say(page, *answers(title, number))
    expect(board(page)).to_have_attribute("data-state", "solved")
    yield "solved"


@pytest.mark.family
@in_every_language
def test_all_that_a_puzzle_tells_is_in_sight_on_a_phone(open_here: OpenTable) -> None:
    """Bug: the last line of what was told after a wrong move was cut."""
    page = begun(open_here, PUZZLES[0][1])
    page.emulate_media(reduced_motion="reduce")
    for way in (wrong, solved):
        for each in PUZZLES:
            for state in way(page, *each):
                for width, height in PHONES:
                    page.set_viewport_size({"width": width, "height": height})
                    rest(page)
                    here = each, state, width
                    assert (here, page.evaluate(HIDDEN), page.evaluate(CLIPPED)) == (here, "", [])
                page.set_viewport_size({"width": 1280, "height": 800})
