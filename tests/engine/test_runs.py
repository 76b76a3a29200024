"""Run moves: the gestures, what they stand for, and that no shorter way is there."""

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

import pytest

from ramparts.deals.deal import Deal
from ramparts.engine.play import base, moves, play, rung
from ramparts.engine.runs import gesture, run_length, singles
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.rules.game import Move, Role
from tests.kit.playing.positions import after, deal, legal, piles, step

ORDERED = "beleaguered-castle=t0~KH6C5D4C3H.t1~7S.{spare}t7~*KS"


def fewest(count: int, lanes: int) -> int:
    """The fewest single moves that bring so many ordered cards over by so many lanes, found breadth first."""
    run = tuple(range(count, 0, -1))
    start: tuple[tuple[int, ...], ...] = (run, (count + 1,), *((),) * lanes)
    seen, ahead = {start}, deque([(start, 0)])
    while ahead:
        table, made = ahead.popleft()
        if table[1][1:] == run:
            return made
        for src in range(len(table)):
            for dst in range(len(table)):
                if table[src] and src != dst and (not table[dst] or table[dst][-1] == table[src][-1] + 1):
                    moved = list(table)
                    moved[dst] += moved[src][-1:]
                    moved[src] = moved[src][:-1]
                    following = (*moved[:2], *sorted(moved[2:]))
                    if following not in seen:
                        seen.add(following)
                        ahead.append((following, made + 1))
    raise AssertionError((count, lanes))


@pytest.mark.parametrize("count, lanes", [(n, b) for b in (1, 2, 3) for n in range(2, 2**b + 1) if n < 7])
def test_a_run_goes_over_by_the_shortest_way_there_is(count: int, lanes: int) -> None:
    ranks = ["TH", "9C", "8D", "7C", "6D", "5C", "4D"][: count + 1]
    others = ["KC", "KD", "QC", "QD"][: 5 - lanes]
    segments = [f"t0~KH{''.join(ranks[1:])}", f"t1~{ranks[0]}", *(f"t{i + 2}~{card}" for i, card in enumerate(others))]
    start = deal("streets-and-alleys=" + ".".join([*segments, "t7~*KS"]))
    assert len(singles(start.game, start.start, Move(4, 5, count))) == fewest(count, lanes)


@pytest.mark.parametrize("count", range(2, 6))
def test_in_fortress_one_lane_brings_any_run_over_in_two_moves_a_card_less_one(count: int) -> None:
    """All but the deepest card step aside, it crosses, they follow; two lanes would not make it shorter."""
    run = ["8H", "7H", "6H", "5H", "4H"][:count]
    start = deal(f"fortress=t0~KC{''.join(run)}.t1~9H.t2~*KS")
    line = singles(start.game, start.start, Move(4, 5, count))
    assert len(line) == 2 * count - 1
    assert piles(played(start, line)) == piles(start) | {"t0": "KC", "t1": "9H" + "".join(run)}


def played(start: Deal, line: Iterable[Move]) -> Deal:
    """Where moves lead that the rules allow, one after the other."""
    for move in line:
        assert move in moves(start.game, start.start)
        start = start._replace(start=play(start.game, start.start, move))
    return start


def test_three_lanes_bring_eight_cards_over_and_no_more() -> None:
    run = "TC9D8C7D6C5D4C3D2C"
    start = deal(f"streets-and-alleys=t0~KH{run}.t1~JD.t2~TS.t3~KC.t4~*KS")
    assert singles(start.game, start.start, Move(4, 5, 9)) == ()
    line = singles(start.game, start.start, Move(4, 6, 8))
    assert piles(played(start, line)) == piles(start) | {"t0": "KHTC", "t2": "TS" + run[2:]}


def test_part_of_a_run_may_be_moved() -> None:
    position = "fortress=t0~KC2H3H4H5H.t1~KS.t2~*KD"
    assert piles(after(position, "t0-t3:2")) == piles(deal(position)) | {"t0": "KC2H3H", "t3": "5H4H"}


def test_a_run_of_more_cards_than_hang_together_is_refused() -> None:
    start = deal("fortress=t0~KC2H3H.t1~4H.t2~*KD")
    assert singles(start.game, start.start, Move(4, 5, 2))
    assert singles(start.game, start.start, Move(4, 5, 3)) == ()
    assert singles(start.game, start.start, Move(4, 5, 0)) == ()


def test_a_run_goes_nowhere_but_to_another_row() -> None:
    start = deal("fortress=fH~AH.t0~4H3H2H.t1~*KD")
    assert singles(start.game, start.start, Move(4, 2, 2)) == ()
    assert singles(start.game, start.start, Move(4, 4, 2)) == ()


def test_no_run_goes_where_none_of_its_cards_may_pass() -> None:
    """Bug: whether cards may pass between two rows at all was not asked, and single moves were given that are none."""
    start = deal("beleaguered-castle=t0~KC7D6S.t1~8C.t4~8H.t6~*")
    apart = replace(start.game, near=lambda src, dst: src.wing == dst.wing)
    near, far = step(start, "t0-t1")._replace(count=2), step(start, "t0-t4")._replace(count=2)
    assert singles(start.game, start.start, far)
    assert singles(apart, start.start, near)
    assert singles(apart, start.start, far) == ()


WINGS_APART = replace(BELEAGUERED_CASTLE, near=lambda src, dst: src.wing == dst.wing)


@pytest.mark.parametrize("lane, full, length", [("t2", "t7", 3), ("t7", "t2", 0)])
def test_a_run_is_parked_only_where_its_cards_may_pass(lane: str, full: str, length: int) -> None:
    """Bug: any empty row was taken for parking, so that a gesture was made of moves that the rules do not allow."""
    position = deal(f"beleaguered-castle=t0~6C5D.t1~7H.t3~KC.t4~KD.t5~KH.t6~QC.{full}~*").start
    assert position[BELEAGUERED_CASTLE.index(lane)] == b""
    line = singles(WINGS_APART, position, Move(4, 5, 2))
    assert len(line) == length
    for move in line:
        assert move in moves(WINGS_APART, position)
        position = play(WINGS_APART, position, move)


def test_a_run_of_one_is_a_move_of_the_rules_or_none() -> None:
    start = deal("fortress=t0~KC3H.t1~4H.t2~*KD")
    assert singles(start.game, start.start, step(start, "t0-t1")) == (step(start, "t0-t1"),)
    assert singles(start.game, start.start, step(start, "t1-t0")) == (step(start, "t1-t0"),)
    assert singles(start.game, start.start, step(start, "t2-t1")) == ()


def test_an_empty_pile_has_no_run_and_a_pile_without_runs_one_card() -> None:
    start = deal("fortitude/3=t0~5H.t1~*KS.d~6C5D")
    assert [run_length(start.game, start.start, start.game.index(pile)) for pile in ("t7", "d", "t0")] == [0, 1, 1]


def test_a_dropped_card_stands_for_the_longest_part_of_its_run_that_fits() -> None:
    """The exposed three does not go on the seven, the four cards over it do."""
    start = deal(ORDERED.format(spare=""))
    assert gesture(start.game, start.start, 4, 5) == Move(4, 5, 4)


def test_a_dropped_card_stands_for_no_more_of_its_run_than_fits() -> None:
    start = deal("beleaguered-castle=t0~KH6C5D4C3H.t1~6S.t7~*KS")
    assert gesture(start.game, start.start, 4, 5) == Move(4, 5, 3)


def test_a_dropped_card_that_fits_by_itself_goes_alone() -> None:
    start = deal("fortress=t0~KC2H3H4H5H.t1~6H.t2~*KD")
    assert gesture(start.game, start.start, 4, 5) == Move(4, 5)


def test_with_several_cards_held_just_these_are_meant() -> None:
    start = deal("fortress=t0~KC2H3H4H5H.t1~6H.t2~*KD")
    assert gesture(start.game, start.start, 4, 5, held=3) == Move(4, 5, 3)
    assert gesture(start.game, start.start, 4, 6, held=3) is None


def test_what_fits_nowhere_is_no_gesture() -> None:
    start = deal("fortress=t0~KC2H3H4H5H.t1~6D.t2~*KD")
    assert gesture(start.game, start.start, 4, 5) is None
    assert "t0-t1" not in legal(start.text)


def test_while_a_vacancy_is_due_no_run_is_moved() -> None:
    start = deal("besieged-city=w0~5H6H.w1~7H.r20~AC.w2~*KD")
    assert singles(start.game, start.start, step(start, "w0-w1")._replace(count=2)) == ()
    assert moves(start.game, start.start)


def test_nor_is_one_where_rows_themselves_have_to_be_filled() -> None:
    start = deal("beleaguered-castle=t0~6C5D.t1~7H.t2~*KS")
    filling = replace(start.game, must_fill=frozenset({Role.ROW}))
    assert singles(start.game, start.start, Move(4, 5, 2))
    assert singles(filling, start.start, Move(4, 5, 2)) == ()


def test_the_base_and_the_rungs_of_a_ladder() -> None:
    """Fixed for all games but Chessboard; the ladder goes round."""
    fortress, chessboard = deal("fortress:ms33"), deal("chessboard=fC~QCKC.t0~*")
    assert base(fortress.game, fortress.start) == 1
    assert base(chessboard.game, chessboard.start) == 12
    assert [rung(chessboard.game, 12, height) for height in range(4)] == [12, 13, 1, 2]
    with pytest.raises(KeyError):
        fortress.game.index("t10")
