"""Each game in the browser, move by move, against the engine."""

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.hands import Hand, Playable, by_arrows, by_letters, by_mouse
from e2e.kit.lines import DATA, Line, wandering
from e2e.kit.opening import OpenTable, ready
from e2e.kit.table import lists, named, piles
from ramparts.engine.play import play, vacancies
from ramparts.rules.game import Game, Move, Position, Role
from tests.kit.examples import fewer

LATE = (DATA / "besieged-city-late.txt").read_text("ascii").strip()
MOUSE = {
    "fortress": wandering("fortress:ms3", 109, 30),
    "chessboard": wandering("chessboard:32002", 26, 30),
    "beleaguered-castle": wandering("beleaguered-castle:ms1", 2, 30),
    "streets-and-alleys": wandering("streets-and-alleys:ms7", 57, 30),
    "fortitude": wandering("fortitude/4:77001", 0, 30),
    "besieged-city": wandering("besieged-city:32000", 3, 30),
    "besieged-city-late": wandering(LATE, 0, 30),
    "ten-by-one": wandering("ten-by-one:ms5", 139, 24),
    "bastion": wandering("bastion:ms5", 103, 24),
    "castles-end": wandering("castles-end:ms1", 27, 24),
    "citadel": wandering("citadel:ms1", 1, 24),
    "siegecraft": wandering("siegecraft:ms5", 116, 22),
    "exiled-kings": wandering("exiled-kings:ms1", 14, 24),
    "stronghold": wandering("stronghold:ms5", 18, 24),
    "fastness": wandering("fastness:ms5", 141, 24),
    "penelopes-web": wandering("penelopes-web:ms5", 9, 24),
    "selective-castle": wandering("selective-castle:ms5", 0, 24),
}
KEYS = {
    "fortress": wandering("fortress:ms1", 1, 20),
    "chessboard": wandering("chessboard:ms1", 1, 12),
    "beleaguered-castle": wandering("beleaguered-castle:ms2", 1, 20),
    "streets-and-alleys": wandering("streets-and-alleys:ms2", 1, 12),
    "fortitude": wandering("fortitude/1:77001", 1, 20),
    "besieged-city": wandering("besieged-city:32001", 10, 16),
    "bastion": wandering("bastion:ms5", 103, 12),
    "castles-end": wandering("castles-end:ms1", 27, 12),
    "siegecraft": wandering("siegecraft:ms5", 116, 16),
    "selective-castle": wandering("selective-castle:ms5", 0, 12),
}


def by_keys(page: Playable, game: Game, position: Position, move: Move) -> None:
    """Two keys where source and target have one, D for the stock, else arrows and Enter."""
    source, target = game.piles[move.src].role, game.piles[move.dst].role
    lettered = source is Role.STOCK or (source is Role.ROW and target in (Role.ROW, Role.FOUNDATION))
    (by_letters if lettered else by_arrows)(page, game, position, move)


def played(page: Page, line: Line, hand: Hand) -> None:
    """Plays a line, comparing the table with the engine after every move."""
    game = line.deal.game
    assert piles(page) == named(game, line.deal.start)
    for step in line.steps:
        hand(page, game, step.before, step.move)
        assert piles(page) == named(game, step.after), step
    assert lists(page) == piles(page)


def positions(line: Line) -> list[Position]:
    """The positions of a line, the start first."""
    return [line.deal.start, *(step.after for step in line.steps)]


def test_the_lines_of_the_besieged_city_hold_all_that_it_asks_of_a_player() -> None:
    seen: set[str] = set()
    for line in (MOUSE["besieged-city"], MOUSE["besieged-city-late"]):
        game = line.deal.game
        for step in line.steps:
            source, target = (game.piles[pile].role for pile in step.move[:2])
            due = vacancies(game, play(game, step.before, step.move))
            seen.add(f"{source.value} to {target.value}")
            seen.add({0: "no vacancy", 1: "a fill without choice"}.get(len(due), "a choice of fill"))
            if source is Role.RESERVE and target is Role.RAMPART:
                seen.add("a refill from the " + ("talon" if step.before[game.index("d")] else "pack"))
    assert seen == {
        *("rampart to rampart", "rampart to foundation", "reserve to rampart", "reserve to reserve"),
        *("stock to waste", "stock to foundation", "no vacancy", "a fill without choice", "a choice of fill"),
        *("a refill from the talon", "a refill from the pack"),
    }


@pytest.mark.family
@pytest.mark.parametrize("line", MOUSE.values(), ids=MOUSE.keys())
def test_moves_by_mouse_lead_where_the_engine_says_and_back(open_here: OpenTable, line: Line) -> None:
    """At each change of its first moves."""
    line = Line(line.deal, line.steps[: fewer(len(line.steps))])
    page = open_here(line.deal.text)
    played(page, line, by_mouse)
    states = [named(line.deal.game, position) for position in positions(line)]
    page.emulate_media(reduced_motion="reduce")
    undo, redo = page.get_by_role("button", name="Undo").first, page.get_by_role("button", name="Redo")
    for state in reversed(states[:-1]):
        undo.click()
        assert piles(page) == state
    expect(undo).to_have_attribute("aria-disabled", "true")
    for _ in states[1:]:
        redo.click()
    assert piles(page) == states[-1]
    expect(redo).to_have_attribute("aria-disabled", "true")


@pytest.mark.family
@pytest.mark.parametrize("line", KEYS.values(), ids=KEYS.keys())
def test_moves_by_keys_lead_where_the_engine_says_and_outlast_a_reload(
    open_here: OpenTable, url: str, line: Line
) -> None:
    page, game = open_here(line.deal.text), line.deal.game
    page.keyboard.press("Tab")
    played(page, line, by_keys)
    page.reload()
    ready(page)  # lest a load is broken off
    page.goto(f"{url}#{line.deal.text}")
    ready(page)
    states = [named(game, position) for position in positions(line)]
    page.emulate_media(reduced_motion="reduce")
    assert piles(page) == states[-1]
    for _ in states[1:]:
        page.keyboard.press("z")
    assert piles(page) == states[0]
    for _ in states[1:]:
        page.keyboard.press("x")
    assert piles(page) == states[-1]
