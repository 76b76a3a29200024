"""Moves that name no pile or no card, and ways that only an empty pile has."""

from dataclasses import replace

import pytest

from ramparts.engine.play import legal, moves
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Move, Role
from tests.kit.playing.positions import deal


@pytest.mark.parametrize("title", TITLES)
def test_a_move_from_or_to_a_pile_that_is_not_there_is_not_legal(title: str) -> None:
    game = TITLES[title].at(1)
    position = game.deal(sorted(game.pack))
    for there in range(len(position)):
        for nowhere in (-1, -len(position), len(position), 99):
            assert not legal(game, position, Move(there, nowhere))
            assert not legal(game, position, Move(nowhere, there))


def test_a_pile_may_fill_an_empty_one_and_lie_on_no_other() -> None:
    start = deal("fortitude/3=t0~6H.t1~7C.d~6D.t2~*KS")
    rules = start.game
    game = replace(rules, build={roles: fits for roles, fits in rules.build.items() if roles[0] is not Role.WASTE})
    waste, rows = rules.index("d"), [rules.index(f"t{i}") for i in range(8)]
    onto = {move.dst for move in moves(game, start.start) if move.src == waste}
    assert onto == {row for row in rows if not start.start[row]}
    assert {move.dst for move in moves(rules, start.start) if move.src == waste} == onto | {rules.index("t1")}
