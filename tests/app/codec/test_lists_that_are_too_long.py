"""Lists that would be too long to be read again lose their oldest rows when they are written, and no others."""

import pytest

from ramparts.app.codec.best_codec import best_text, parse_best
from ramparts.app.codec.named_rows import Refused
from ramparts.app.codec.records_codec import MOST_RECORDS, games_text, parse_games, parse_records, records_text
from ramparts.app.codec.solved_codec import MOST_SOLVED, parse_solved, solved_text
from ramparts.app.codec.versioned_json import LONGEST, written
from ramparts.app.state.game_record import Record
from ramparts.app.state.library import MOST_GAMES, TEN, Best, Kept
from ramparts.games.catalogue import TITLES


def test_of_records_with_long_deals_the_newest_are_written() -> None:
    """Bug: five thousand records of positions were written, and none of them could be read again."""
    records = [Record(f"fortress=t0~{number:0800}", tries=1, begun=number) for number in range(MOST_RECORDS)]
    read = parse_records(records_text(records), TITLES)
    assert 2000 < len(read) < MOST_RECORDS
    assert read == tuple(records[-len(read) :])


@pytest.mark.parametrize("text", ["x", '"', "\\", "é"])
def test_of_games_with_long_texts_the_newest_are_written(text: str) -> None:
    games = [Kept(f"fortress:{number}", text * 40_000, number) for number in range(MOST_GAMES)]
    read = parse_games(games_text(games), TITLES)
    assert 0 < len(read) < MOST_GAMES
    assert read == tuple(games[: len(read)])
    assert len(games_text(games)) <= LONGEST


def test_no_more_are_written_than_may_be_read() -> None:
    games = [Kept(f"fortress:{number}", "{}") for number in range(MOST_GAMES + 2)]
    assert parse_games(games_text(games), TITLES) == tuple(games[: MOST_GAMES + 1]), (
        "that on the table and all earlier ones"
    )
    solved = {f"lesson:{number}" for number in range(1, MOST_SOLVED + 2)}
    assert len(parse_solved(solved_text(solved))) == MOST_SOLVED


def test_rows_beyond_the_most_are_refused_by_themselves() -> None:
    lines = [Best("Ada", number + 1, 1) for number in range(TEN + 2)]
    refused: Refused = []
    assert len(parse_best(best_text(lines), refused)) == TEN
    assert [row for row, _why in refused] == [list(line) for line in lines[TEN:]]
    refused.clear()
    games = [[f"fortress:{number}", "{}", 0] for number in range(MOST_GAMES + 2)]
    assert len(parse_games(written({"games": games}), TITLES, refused)) == MOST_GAMES + 1
    assert [row for row, _why in refused] == games[MOST_GAMES + 1 :]
