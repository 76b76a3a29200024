"""Empty rows that take kings only: Penelope's Web and Exiled Kings, sentence by sentence."""

from dataclasses import replace

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.engine.play import moves, play
from ramparts.engine.runs import run_length, singles
from ramparts.games.catalogue import TITLES
from ramparts.games.streets.penelopes_web import PENELOPES_WEB
from ramparts.rules.cells import with_cells
from ramparts.rules.game import Move
from tests.kit.playing.positions import after, deal, legal, piles

KINGS = ["penelopes-web", "exiled-kings"]


def test_penelopes_web_is_dealt_as_streets_and_alleys() -> None:
    assert piles(parse_deal("penelopes-web:ms1", TITLES)) == piles(parse_deal("streets-and-alleys:ms1", TITLES))


@pytest.mark.parametrize("title", KINGS)
def test_an_empty_row_takes_a_king_and_nothing_else(title: str) -> None:
    position = f"{title}=t0~5HQC.t1~7SKC.t2~KD.t3~*2H"
    assert {"t1-t4", "t1-t7", "t2-t4"} <= legal(position)
    assert {"t0-t4", "t3-t4"}.isdisjoint(legal(position))


@pytest.mark.parametrize("title", KINGS)
def test_there_a_row_is_built_on_the_king(title: str) -> None:
    position = f"{title}=t0~5HQC.t1~7SKC.t3~*2H"
    assert piles(after(position, "t1-t4", "t0-t4"))["t4"] == "KCQC"


@pytest.mark.parametrize("title", KINGS)
def test_cards_move_one_at_a_time_whatever_rows_are_empty(title: str) -> None:
    start = deal(f"{title}=t0~8C7D6S.t1~8H.t2~KCQD.t3~*2H")
    assert run_length(start.game, start.start, 4) == 1
    runs = [Move(4, dst, count) for dst in (5, 8) for count in (2, 3)]
    assert not [run for run in runs if singles(start.game, start.start, run)]
    assert singles(start.game, start.start, Move(6, 8, 2)) == ()


@pytest.mark.parametrize("cells", [1, 2])
def test_with_cells_so_many_and_one_move_at_once_and_empty_rows_do_not_count(cells: int) -> None:
    """A game that no book has: Penelope's Web with cells."""
    game = with_cells(PENELOPES_WEB, cells)
    start = deal("penelopes-web=t0~JC8C7D6S5H.t2~7H.t3~8H.t4~9H.t5~*2H").start + (b"",) * cells
    able = {count: singles(game, start, Move(4, 4 + count, count)) for count in (2, 3, 4)}
    assert [count for count, line in able.items() if line] == list(range(2, cells + 2))
    position = start
    for move in able[cells + 1]:
        assert move in moves(game, position)
        position = play(game, position, move)
    assert position[5 + cells] == start[5 + cells] + start[4][-cells - 1 :]


def test_a_king_brings_what_lies_on_him_into_an_empty_row_by_cells() -> None:
    game = with_cells(PENELOPES_WEB, 1)
    start = (*deal("penelopes-web=t0~3CKDQC.t1~9H.t2~*2H").start, b"")
    assert singles(game, start, Move(4, 7, 2)) == (Move(4, 12), Move(4, 7), Move(12, 7))
    assert singles(replace(game, into_lane=lambda card: False), start, Move(4, 7, 2)) == ()
