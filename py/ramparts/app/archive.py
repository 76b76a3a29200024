"""Records and earlier games as JSON text."""

import reprlib
from collections.abc import Iterable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import cast

from ramparts.app.kept import MOST, Kept
from ramparts.app.record import Record, title_of
from ramparts.app.versions import read, written
from ramparts.deals import LONGEST
from ramparts.errors import BadNotation
from ramparts.game import Catalogue

MOST_RECORDS = 5000
LATEST = 2**53 - 1
"""The largest number that browsers write exactly; it bounds every count and time."""

ROW = [type(field.default) for field in fields(Record)]
row_of = attrgetter(*(field.name for field in fields(Record)))
"""A record as a row, and the types of its values."""


def records_text(records: Sequence[Record]) -> str:
    """The newest records as text, oldest first, a row of values each."""
    return written({"records": [row_of(record) for record in records[-MOST_RECORDS:]]})


def parse_records(text: str, titles: Catalogue) -> tuple[Record, ...]:
    """The records of a text. Raises `BadNotation`."""
    rows = _rows(read(text, "records").get("records"), "records", MOST_RECORDS)
    records = tuple(_record(row, titles) for row in rows)
    _once((record.deal for record in records), "record")
    return records


def record_text(record: Record) -> str:
    """The record of the game on the table as text."""
    return records_text([record])


def parse_record(text: str, titles: Catalogue) -> Record:
    """The one record of a text. Raises `BadNotation`."""
    records = parse_records(text, titles)
    if len(records) != 1:
        raise BadNotation(f"there are {len(records)} records of one game")
    return records[0]


def _record(row: object, titles: Catalogue) -> Record:
    if not isinstance(row, list) or [type(each) for each in row] != ROW:
        raise BadNotation(f"{reprlib.repr(row)} is not a record")
    record = Record(*row)
    _check_deal(record.deal, titles)
    numbers = [each for each in row if type(each) is int]
    if not all(0 <= number <= LATEST for number in numbers) or record.tries < 1:
        raise BadNotation(f"the record of {record.deal} holds a number that cannot be")
    if record.won and record.lost:
        raise BadNotation(f"the record of {record.deal} is both won and lost")
    return record


def games_text(games: Iterable[Kept]) -> str:
    """The earlier games as text, newest first: deal, text and time of each."""
    return written({"games": [list(game) for game in games]})


def parse_games(text: str, titles: Catalogue) -> tuple[Kept, ...]:
    """The earlier games of a text, their own texts not yet read. Raises `BadNotation`."""
    games = tuple(_kept(row, titles) for row in _rows(read(text, "games").get("games"), "games", MOST))
    _once((game.deal for game in games), "game")
    return games


def _kept(row: object, titles: Catalogue) -> Kept:
    if not isinstance(row, list) or [type(each) for each in row] != [str, str, int]:
        raise BadNotation(f"{reprlib.repr(row)} is not an earlier game")
    game = Kept(*row)
    _check_deal(game.deal, titles)
    if not 0 <= game.when <= LATEST:
        raise BadNotation(f"the game {game.deal} was left at no time: {game.when}")
    return game


def _rows(found: object, what: str, most: int) -> list[object]:
    if not isinstance(found, list) or len(found) > most:
        raise BadNotation(f"the saved {what} are no list of at most {most}")
    return cast(list[object], found)


def _check_deal(deal: str, titles: Catalogue) -> None:
    """Raises `BadNotation` for what cannot be a deal of a known game; a deal is read when it is opened."""
    if len(deal) > LONGEST or not deal.isascii() or not deal.isprintable() or title_of(deal) not in titles:
        raise BadNotation(f"{deal[:40]!r} is not a deal")


def _once(deals: Iterable[str], what: str) -> None:
    seen: set[str] = set()
    for deal in deals:
        if deal in seen:
            raise BadNotation(f"there is more than one {what} of {deal}")
        seen.add(deal)
