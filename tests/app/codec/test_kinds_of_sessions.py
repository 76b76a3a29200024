"""The kind of session that a saved game belongs to."""

import json
from dataclasses import replace

import pytest

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.state.game_record import Record
from ramparts.app.state.session import FREE, Daily, FreePlay, Kind, Lesson, Puzzle
from ramparts.deals.deal import position_text
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from tests.kit.visit.table import table

FORTRESS = table("fortress:ms33", "t1-h")

ELSEWHERE = [
    ("fortress:739574001", Daily("2026-11-22")),
    ("fortitude:739574001", Daily("2026-11-22")),
    (position_text(TITLES["fortress"], FORTRESS.deal.game, FORTRESS.position), Puzzle("fortress", 17)),
    ("fortress:ms33", Lesson(3)),
    ("fortress:32004", FreePlay("gentle")),
]


@pytest.mark.parametrize("deal, kind", ELSEWHERE)
def test_a_game_is_read_back_with_the_kind_of_its_session(deal: str, kind: Kind) -> None:
    session = table(deal).with_kind(kind).session
    assert parse_game(game_text(session), TITLES) == replace(session, record=Record())


@pytest.mark.parametrize(
    "address",
    [
        *("", 7, "daily", "daily:2026-11-22", "daily:2026-11-22:chessboard", "daily:22-11-2026:fortress"),
        *("puzzle:fortress:0", "puzzle:fortress:-1", "puzzle:chessboard:1", "puzzle:fortress:1234567"),
        *("lesson:", "lesson:x", "lesson:3:4", "fortress:ms33"),
    ],
)
def test_a_kind_of_session_that_its_deal_cannot_have_is_refused(address: object) -> None:
    saved = json.loads(game_text(table("fortress:ms33").session)) | {"kind": address}
    with pytest.raises(BadNotation, match="the saved deal fortress:ms33 cannot be played as"):
        parse_game(json.dumps(saved), TITLES)


@pytest.mark.parametrize("grade", ["", "easy", 7, None, ["gentle"]])
def test_a_grade_that_is_none_is_passed_over(grade: object) -> None:
    saved = json.loads(game_text(table("fortress:ms33").session)) | {"grade": grade}
    assert parse_game(json.dumps(saved), TITLES).kind == FREE


def test_a_daily_deal_belongs_to_no_run() -> None:
    saved = json.loads(game_text(table("fortitude:77000").session)) | {"kind": "daily:2026-11-22:fortitude"}
    with pytest.raises(BadNotation, match="cannot be played as"):
        parse_game(json.dumps(saved), TITLES)
