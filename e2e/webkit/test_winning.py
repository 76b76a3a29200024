"""Each game won in WebKit by clicks, one by dragging, one by keys: move by move against the engine."""

import pytest

from e2e.keeping.test_keeping import NEARLY
from e2e.kit.hands import Hand, by_dragging, by_letters, by_mouse
from e2e.kit.lines import Line, recorded
from e2e.kit.table import lists, named, piles
from e2e.webkit.conftest import OpenShared
from e2e.webkit.driver.page import Page
from ramparts.engine.autoplay import finish
from ramparts.engine.play import won
from ramparts.rules.game import Position

LINES = {
    "fortress": recorded("fortress-ms33.txt"),
    "chessboard": recorded("chessboard-ms119.txt"),
    "beleaguered-castle": recorded("beleaguered-castle-ms113.txt"),
    "streets-and-alleys": recorded("streets-and-alleys-ms8.txt"),
    "fortitude": recorded("fortitude-32004.txt"),
    "besieged-city": recorded("besieged-city-32002.txt"),
    "bastion": recorded("bastion-ms3.txt"),
    "castles-end": recorded("castles-end-ms3.txt"),
    "exiled-kings": recorded("exiled-kings-ms33.txt"),
    "siegecraft": recorded("siegecraft-ms36.txt"),
}
LONGEST = 12
"""The moves of a line that are made by hand: before them a link leads far enough, after them the rest runs home."""

FEAST = "() => document.documentElement.dataset.feast"
WINDOWS = "() => [...document.querySelectorAll('#feast i')].filter((each) => each.checkVisibility()).length"


def runs_home(line: Line) -> int:
    """After how many moves the rest runs home by the press of a button."""
    counted = enumerate(line.steps)
    return next((count for count, step in counted if finish(line.deal.game, step.before)), len(line.steps))


def played(page: Page, line: Line, hand: Hand) -> Position:
    """Where the line leads, move by move compared with the table."""
    game = line.deal.game
    for step in line.steps:
        assert piles(page) == named(game, step.before), step
        hand(page, game, step.before, step.move)
    assert piles(page) == named(game, line.end)
    assert lists(page) == piles(page)
    return line.end


@pytest.mark.family
@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_a_game_is_won_by_clicks(open_shared: OpenShared, line: Line) -> None:
    end = runs_home(line)
    start = max(0, end - LONGEST)
    page = open_shared(Line(line.deal, line.steps[:start]).link if start else line.deal.text)
    position = played(page, Line(line.deal, line.steps[start:end]), by_mouse)
    if not won(line.deal.game, position):
        page.press("#tools [data-do=finish]")
    page.table("state", "won")
    assert piles(page) == named(line.deal.game, line.end)


def test_a_game_is_won_by_dragging(open_shared: OpenShared) -> None:
    line = LINES["beleaguered-castle"]
    end = runs_home(line)
    page = open_shared(Line(line.deal, line.steps[: end - LONGEST]).link)
    played(page, Line(line.deal, line.steps[end - LONGEST : end]), by_dragging)
    page.press("#tools [data-do=finish]")
    page.table("state", "won")


def test_a_whole_game_by_keys_with_light_and_reload_goes_without_an_error(
    open_shared: OpenShared,
) -> None:
    """At each change it is its last part."""
    line = LINES["fortress"]
    fragment, steps = line.by_hand()
    page = open_shared(fragment)
    page.keyboard.press("l")
    page.table("light", "winnable")
    played(page, Line(line.deal, steps), by_letters)
    page.table("state", "won")
    page.says("#notice", "Your very first win!")
    page.driver.refresh()
    page.ready()
    page.table("state", "won")
    assert piles(page) == named(line.deal.game, line.end)
    assert page.faults() == []


def test_a_win_is_a_feast_that_a_key_ends_and_that_key_does_nothing_else(open_shared: OpenShared) -> None:
    page = open_shared(NEARLY)
    page.found("link[href$='won.css']")
    for key in "1h6h":
        page.keyboard.press(key)
    page.until(f"() => ({FEAST})() === 'lighting'")
    assert page.evaluate(WINDOWS) == 24
    assert not page.evaluate(
        "() => document.querySelector('#notice button')?.checkVisibility({ visibilityProperty: true })"
    )
    page.keyboard.press("n")
    page.until(f"() => ({FEAST})() === 'over'")
    page.says("#notice", "2 moves")
    assert not page.evaluate("() => document.querySelector('dialog[open]') !== null")
    assert page.faults() == []
