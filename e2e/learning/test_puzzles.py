"""Puzzles at the real table: whether a move keeps the win is told at once, and why not by the solver."""

import re
from collections import defaultdict
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.hosting.host import Host
from e2e.kit.opening import START, OpenTable
from e2e.kit.places import CLIPPED
from e2e.kit.visitors import in_every_language
from e2e.learning.test_lessons import say
from e2e.looks.test_geometry import SIZES, faults
from tests.kit.playing.answers import answers, first, mistake, own_way, puzzle

WATCHED = """() => {
  window.placed = [];
  const look = () => {
    if (!window.placed) return;
    const strip = document.getElementById("greeting");
    const buttons = [...strip.querySelectorAll("button")];
    const places = buttons.map((button) => button.getBoundingClientRect()).map(({ x, y }) => [x, y].join());
    const labels = buttons.map((button) => button.textContent);
    placed.push([[strip.offsetWidth, ...labels].join(), strip.textContent, places]);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Writes down in each frame which buttons the strip has, all that it says, and where the buttons are."""

ENOUGH = """() => {
  const { placed } = window;
  delete window.placed;
  return placed;
}"""
"""What was written down; no more is."""


def board(page: Page) -> Locator:
    return page.locator("main#table")


def beside(page: Page) -> Locator:
    return page.locator("#greeting")


def begun(open_table: OpenTable, number: int, title: str = "fortress") -> Page:
    page = open_table(f"puzzle:{title}:{number}")
    expect(board(page)).to_have_attribute("data-session", "puzzle", timeout=START)
    expect(board(page)).to_have_attribute("data-state", "playing")
    return page


@pytest.mark.family
@pytest.mark.parametrize("kind", ["only-move", "thread", "save-it"])
def test_its_solution_solves_it_and_the_next_one_follows(open_here: OpenTable, kind: str) -> None:
    number = first(kind)
    page = begun(open_here, number)
    say(page, *answers("fortress", number))
    expect(board(page)).to_have_attribute("data-state", "solved")
    assert page.url.endswith(f"#puzzle:fortress:{number}")
    page.get_by_role("button", name="Next puzzle").click()
    expect(board(page)).to_have_attribute("data-state", "playing")
    assert not page.url.endswith(f"#puzzle:fortress:{number}")


def test_another_right_move_stands_and_the_solver_judges_what_follows(open_here: OpenTable) -> None:
    """Bug: the move of the list was played in place of the player's."""
    number = next(n for n in count(1) if len((steps := puzzle("fortress", n).steps)[0].keep) > 1 and len(steps) > 2)
    page = begun(open_here, number)
    other, *onward = own_way("fortress", number)
    say(page, other)
    expect(beside(page)).to_contain_text("Right. Go on: move 2 of")
    say(page, *onward)
    expect(board(page)).to_have_attribute("data-state", "solved", timeout=START)
    page.get_by_role("button", name="Undo").first.click()
    expect(board(page)).to_have_attribute("data-state", "playing")


def test_a_puzzle_of_two_packs_is_solved_as_well(open_here: OpenTable) -> None:
    page = begun(open_here, 1, "besieged-city")
    say(page, *answers("besieged-city", 1))
    expect(board(page)).to_have_attribute("data-state", "solved")


def test_a_move_that_loses_is_told_and_the_solver_says_why(open_here: OpenTable) -> None:
    number = first("only-move")
    page = begun(open_here, number)
    say(page, mistake("fortress", number))
    expect(board(page)).to_have_attribute("data-state", "failed")
    expect(beside(page)).to_contain_text("That was the wrong move.")
    expect(beside(page)).to_contain_text("Now the game can no longer be won.", timeout=START)
    page.locator("#greeting").get_by_role("button", name="Try again").click()
    expect(board(page)).to_have_attribute("data-state", "playing")
    page.keyboard.press("h")
    expect(page.get_by_role("status").first).not_to_have_text("Thinking…", timeout=START)
    say(page, *answers("fortress", number))
    expect(board(page)).to_have_attribute("data-state", "solved")


@pytest.mark.parametrize("width, height", [(360, 640), (640, 360), (1280, 800)])
def test_a_button_stays_where_it_is_when_the_solver_has_more_to_say(
    open_here: OpenTable, width: int, height: int
) -> None:
    """Bug: it moved with the words beside it, so a press that was on its way went to nothing or to its neighbour."""
    page = begun(open_here, first("thread"))
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(WATCHED)
    say(page, *answers("fortress", first("thread")))
    expect(beside(page)).to_contain_text("Solved! You can still win; your next goal", timeout=START)
    said, places = defaultdict(set), defaultdict(set)
    for buttons, words, at in page.evaluate(ENOUGH):
        said[buttons].add(words)
        places[buttons].add(tuple(at))
    assert max(map(len, said.values())) > 1
    assert {len(each) for each in places.values()} == {1}


def test_the_panel_counts_what_was_solved_and_nothing_else_does(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.keyboard.press("q")
    page.get_by_role("radio", name="cruel").check(timeout=START)
    card = page.get_by_role("button", name="Fortress keep it alive")
    expect(card).to_have_accessible_description(re.compile("cruel 0 of [0-9]+ solved"))
    card.click()
    expect(board(page)).to_have_attribute("data-session", "puzzle")
    number = int(page.url.rpartition(":")[2])
    say(page, *answers("fortress", number))
    expect(board(page)).to_have_attribute("data-state", "solved")
    page.reload()
    expect(board(page)).to_have_attribute("data-state", "solved", timeout=START)
    page.keyboard.press("q")
    expect(card).to_have_accessible_description(re.compile(" 1 of [0-9]+ solved"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Statistics", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing played yet.")


@pytest.mark.family
@in_every_language
def test_it_fits_every_window(open_here: OpenTable) -> None:
    page = begun(open_here, first("thread"))
    for size in SIZES:
        assert (size, faults(page, *size)) == (size, [])
        assert (size, page.evaluate(CLIPPED)) == (size, [])


@pytest.mark.thorough
def test_it_is_there_without_network(kept: Page, host: Host) -> None:
    host.stop()
    kept.reload()
    expect(board(kept)).to_have_attribute("data-ready", "true", timeout=START)
    kept.evaluate(f"location.hash = 'puzzle:fortress:{first('save-it')}'")
    expect(board(kept)).to_have_attribute("data-session", "puzzle", timeout=START)
    say(kept, *answers("fortress", first("save-it")))
    expect(board(kept)).to_have_attribute("data-state", "solved")
