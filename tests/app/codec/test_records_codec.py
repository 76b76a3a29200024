"""Records and earlier games as text."""

import pytest
from hypothesis import given

from ramparts.app.codec.records_codec import (
    FIRST,
    LATEST,
    MOST_RECORDS,
    games_text,
    parse_games,
    parse_record,
    parse_records,
    record_text,
    records_text,
)
from ramparts.app.codec.versioned_json import written
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Kept
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from tests.kit.visit.records import RECORDS


@given(RECORDS)
def test_records_are_read_back(records: tuple[Record, ...]) -> None:
    assert parse_records(records_text(records), TITLES) == records


def test_only_the_newest_records_are_kept() -> None:
    records = [Record(f"fortress:{32_000 + i}", tries=1) for i in range(MOST_RECORDS + 7)]
    assert parse_records(records_text(records), TITLES) == tuple(records[7:])


def test_the_one_record_of_the_table_is_read_back() -> None:
    record = Record("fortress:ms33", tries=1, begun=5, won=True)
    assert parse_record(record_text(record), TITLES) == record


def test_earlier_games_are_read_back() -> None:
    games = (Kept("fortress:ms33", '{"a":"é"}', LATEST), Kept("fortress=t0~KS", "{}", 0))
    assert parse_games(games_text(games), TITLES) == games


def test_two_records_of_one_deal_are_refused() -> None:
    row = ["fortress:ms1", 1, 0, 0, 0, 0, 0, False, False, False]
    with pytest.raises(BadNotation, match="fortress:ms1 is in the statistics more than once"):
        parse_records(written({"records": [row, row]}), TITLES)


def test_a_record_is_not_won_and_lost_at_once() -> None:
    row = ["fortress:ms1", 1, 0, 0, 0, 0, 0, True, True, False]
    with pytest.raises(BadNotation, match="both won and lost"):
        parse_records(written({"records": [row]}), TITLES)


ROW = ["fortress:ms1", 2, 5, 9, 4, 1, 3, False, True, True]
RECORD = Record("fortress:ms1", tries=2, begun=5, ended=9, spent=4, moves=1, undos=3, lost=True, helped=True)


def test_rows_that_name_no_fields_are_those_of_the_first_version() -> None:
    assert parse_records(written({"records": [ROW]}), TITLES) == (RECORD,)


def test_a_field_that_this_program_does_not_know_is_passed_over() -> None:
    """Bug: with one more value in its rows the whole of the statistics could not be read."""
    names = ["colour", *FIRST]
    assert parse_records(written({"fields": names, "records": [["green", *ROW]]}), TITLES) == (RECORD,)


def test_a_field_that_a_text_does_not_have_is_as_in_a_blank_record() -> None:
    """Bug: a field added to the record made all older statistics unreadable."""
    text = written({"fields": ["won", "deal", "tries"], "records": [[True, "fortress:ms1", 1]]})
    assert parse_records(text, TITLES) == (Record("fortress:ms1", tries=1, won=True),)


@pytest.mark.parametrize("names", [None, 7, "deal", [1, "deal"], [["deal"]]])
def test_fields_that_are_no_names_are_refused(names: object) -> None:
    with pytest.raises(BadNotation, match="is not an entry of the statistics"):
        parse_records(written({"fields": names, "records": [ROW]}), TITLES)


@pytest.mark.parametrize("row", [[], ROW[:-1], [*ROW, 1], "fortress:ms1", None])
@pytest.mark.parametrize("more", [0, 1])
def test_a_row_has_a_value_for_each_field(row: object, more: int) -> None:
    names = [*FIRST, *(["colour"] * 2 * more)]
    with pytest.raises(BadNotation, match="is not an entry of the statistics"):
        parse_records(written({"fields": names, "records": [row]}), TITLES)


def test_a_row_that_is_whole_but_for_fields_unknown_here_is_refused() -> None:
    names = [*FIRST, "colour"]
    with pytest.raises(BadNotation, match="is not an entry of the statistics"):
        parse_records(written({"fields": names, "records": [ROW]}), TITLES)


@pytest.mark.parametrize("date", ["2026-13", "22.11.2026", "today", "2026-11-22 "])
def test_a_record_is_of_a_day_or_of_none(date: str) -> None:
    with pytest.raises(BadNotation, match="the statistics of fortress:ms1 hold a date that does not exist"):
        parse_record(record_text(Record("fortress:ms1", tries=1, date=date)), TITLES)


def test_the_fewest_moves_are_fewer_than_those_of_the_first_win() -> None:
    won = Record("fortress:ms1", tries=1, moves=9, won=True, fewest=8)
    assert parse_record(record_text(won), TITLES) == won
    with pytest.raises(BadNotation, match="an impossible number"):
        parse_record(record_text(won._replace(fewest=9)), TITLES)
