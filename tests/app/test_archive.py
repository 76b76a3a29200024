"""Records and earlier games as text."""

import pytest
from hypothesis import given

from ramparts.app.archive import (
    LATEST,
    MOST_RECORDS,
    games_text,
    parse_games,
    parse_record,
    parse_records,
    record_text,
    records_text,
)
from ramparts.app.kept import Kept
from ramparts.app.record import Record
from ramparts.app.versions import written
from ramparts.errors import BadNotation
from ramparts.games.catalogue import TITLES
from tests.records import RECORDS


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
    with pytest.raises(BadNotation, match="more than one record of fortress:ms1"):
        parse_records(written({"records": [row, row]}), TITLES)


def test_a_record_is_not_won_and_lost_at_once() -> None:
    row = ["fortress:ms1", 1, 0, 0, 0, 0, 0, True, True, False]
    with pytest.raises(BadNotation, match="both won and lost"):
        parse_records(written({"records": [row]}), TITLES)
