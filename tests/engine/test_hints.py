"""Hints: where to look, which card, which move, and what it is good for."""

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import replay
from ramparts.engine.hints import Reason, hint
from ramparts.engine.play import play, won
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text
from ramparts.rules.game import Move
from ramparts.solver import solve

REST_C = "KCQCJCTC9C8C7C6C5C4C"
REST_D = "KDQDJDTD9D8D7D6D5D4D3D2DAD"
REST_H = REST_D.replace("D", "H")
REST_S = REST_D.replace("D", "S")

FORTRESS = f"fortress=t0~{REST_D}.t1~{REST_H}.t2~{REST_S}."
CITY = TITLES["besieged-city"].at(1)

CASES = [
    (FORTRESS + f"t3~{REST_C}3C2CAC", "t3-h", "AC", Reason.GOES_HOME, ""),
    (FORTRESS + f"t3~{REST_C}2CAC3C", "t3-t4 t3-h", "3C", Reason.FREES, "AC"),
    (FORTRESS + f"t3~{REST_C}2C3C.t4~AC", "t3-t5 t4-h t3-h", "3C", Reason.LEADS_TO, "2C"),  # the ace has to go first
    (FORTRESS + f"t3~{REST_C}3CAC2C", "t3-t4 t3-t5 t5-h", "2C", Reason.LEADS_TO, "AC"),  # it goes elsewhere first
    (FORTRESS + f"t3~{REST_C}AC2C3C", "t3-t4 t3-t5 t3-h", "3C", Reason.LEADS_TO, "AC"),
    (FORTRESS + f"t3~{REST_C}2CAC3C", "t3-t4", "3C", Reason.TAKES_LANE, "AC"),
    (FORTRESS + f"t3~{REST_C}2CAC.t4~3C", "t3-h t4-t3", "AC", Reason.GOES_HOME, ""),
    (FORTRESS + f"t3~{REST_C}2C.t4~3C.fC~AC", "t4-t3", "3C", Reason.EMPTIES, ""),
    (FORTRESS + f"t3~{REST_C}2C.t4~AC3C", "t4-t3", "3C", Reason.BUILDS, "2C"),
    (f"siegecraft=t0~{REST_D}.t1~{REST_H}.t2~{REST_S}.t3~{REST_C}3CAC2C", "t3-c0", "2C", Reason.WAITS, "AC"),
    (f"siegecraft=t0~{REST_D}.t1~{REST_H}.t2~{REST_S}.t3~{REST_C}3CAC.c0~2C", "c0-t4", "2C", Reason.FREES_CELL, ""),
    ("castles-end:32001", "t0-h", "6C", Reason.SETS_BASE, "6C"),
    ("fortitude/1:77000", "s-d", None, Reason.TURNS, ""),
]


@pytest.mark.parametrize("deal, line, card, reason, cards", CASES)
def test_a_hint_tells_what_the_first_move_of_a_line_is_good_for(
    deal: str, line: str, card: str | None, reason: Reason, cards: str
) -> None:
    found = parse_deal(deal, TITLES)
    moves = [gesture.move for gesture in replay(found.game, found.start, line.split(), deal)]
    told = hint(found.game, found.start, moves)
    assert told is not None
    assert (told.pile, told.move) == (moves[0].src, moves[0])
    assert (told.card if told.card is None else card_text(told.card)) == card
    assert told.reason is reason
    assert "".join(map(card_text, told.cards)) == cards


def test_there_is_no_hint_without_a_line() -> None:
    found = parse_deal("fortress:ms33", TITLES)
    assert hint(found.game, found.start, ()) is None


def test_a_vacancy_that_is_due_is_the_reason_to_fill_it() -> None:
    start = parse_deal("besieged-city:32000", TITLES).start
    vacant = CITY.index("w0")
    position = tuple(b"" if i == vacant else cards for i, cards in enumerate(start))
    told = hint(CITY, position, [Move(CITY.index("r00"), vacant)])
    assert told is not None
    assert (told.reason, told.cards) == (Reason.FILLS, ())


def test_the_reserve_is_rearranged_for_the_place_another_card_has() -> None:
    start = parse_deal("besieged-city:32000", TITLES).start
    position = tuple(b"" if CITY.piles[i].id in "sd" else cards for i, cards in enumerate(start))
    src, dst = CITY.index("r00"), CITY.index("r11")
    told = hint(CITY, position, [Move(src, dst)])
    assert told is not None
    assert (told.reason, told.cards) == (Reason.REARRANGES, tuple(position[dst]))


@pytest.mark.parametrize("text", ["fortress:ms33", "fortitude/1:77000", "besieged-city:32000"])
def test_every_move_of_a_solution_has_a_hint(text: str) -> None:
    deal = parse_deal(text, TITLES)
    position, line = deal.start, solve(deal.game, deal.start).line
    for number, move in enumerate(line):
        told = hint(deal.game, position, line[number:])
        assert told is not None
        assert told.move == move
        position = play(deal.game, position, move)
    assert won(deal.game, position)
