"""What is left after a move that loses."""

import pytest

from ramparts.app.study.exercises.refutation import MOST, PATIENCE, refutation
from ramparts.engine.play import home, legal, moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Position
from ramparts.study.practice.puzzle_lists import shipped
from tests.kit.playing.answers import puzzle


def lost(title: str, number: int) -> list[tuple[Game, Position]]:
    """The positions after each wrong first move of a puzzle."""
    unfolded, steps = puzzle(title, number)
    found, keep = unfolded.game, steps[0].keep
    wrong = (move for move in moves(found, steps[0].start) if move not in keep)
    return [(found, play(found, steps[0].start, move)) for move in wrong]


def most_home(game: Game, start: Position) -> int | None:
    """The most cards that can come home from a position, by a search of its own; None where that is too much."""
    seen, left = {start}, [start]
    while left and len(seen) < MOST:
        position = left.pop()
        after = {play(game, position, move) for move in moves(game, position)} - seen
        seen |= after
        left += after
    return None if left else max(home(game, position) for position in seen)


@pytest.mark.parametrize("title", TITLES)
def test_no_other_line_brings_more_cards_home(title: str) -> None:
    offered = [number for number, each in enumerate(shipped(title), 1) if each.offered][:4]
    found = 0
    for game, start in (each for number in offered for each in lost(title, number)):
        left, position, most = refutation(game, start), start, most_home(game, start)
        for gesture in left.line:
            assert legal(game, position, gesture.move)
            position = play(game, position, gesture.move)
            assert position == gesture.position
        assert left.whole == (most is not None)
        if most is not None:
            assert home(game, position) == most
            found += 1
    assert found


def test_where_nothing_more_can_come_home_it_leads_to_a_dead_end_that_is_near_or_nowhere() -> None:
    lines = [(game, start, refutation(game, start).line) for n in range(30, 60) for game, start in lost("fortress", n)]
    idle = [
        (game, line)
        for game, start, line in lines
        if home(game, (line[-1].position if line else start)) == home(game, start)
    ]
    led = [line for game, line in idle if line and not moves(game, line[-1].position)]
    assert led
    assert max(map(len, led)) <= PATIENCE
    assert len(led) + sum(not line for _, line in idle) == len(idle)
