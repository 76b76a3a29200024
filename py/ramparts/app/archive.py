"""Records and earlier games as JSON text."""

import reprlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import cast

from ramparts.app.kept import MOST, Kept
from ramparts.app.record import Record, title_of
from ramparts.app.versions import read, written
from ramparts.deals import LONGEST
from ramparts.errors import BadNotation
from ramparts.game import Catalogue
from ramparts.wording import marked as _

MOST_RECORDS = 5000
LATEST = 2**53 - 1
"""The largest number that browsers write exactly; it bounds every count and time."""

BLANK = {field.name: field.default for field in fields(Record)}
FIRST = ["deal", "tries", "begun", "ended", "spent", "moves", "undos", "won", "lost", "helped"]
"""What a row holds that does not say so: the fields of the first version, whatever a record has by now."""

ROW = [type(value) for value in BLANK.values()]
row_of = attrgetter(*BLANK)
"""A record as a row, and the types of its values."""


def records_text(records: Sequence[Record]) -> str:
    """The newest records as text, oldest first: the names of the fields, and a row of values for each record."""
    return written({"fields": [*BLANK], "records": [row_of(record) for record in records[-MOST_RECORDS:]]})


def parse_records(text: str, titles: Catalogue) -> tuple[Record, ...]:
    """The records of a text. Raises `BadNotation`.

    A field that is not there is as in a blank record, and one that is unknown is passed over; so that records may have
    more fields tomorrow, and today's can be read all the same.
    """
    saved = read(text, "records")
    rows = _rows(saved.get("records"), _("the saved records are no list of at most {most}"), MOST_RECORDS)
    names = saved.get("fields", FIRST)
    if names != [*BLANK]:
        rows = list(map(_by_name(names), rows))
    records = tuple(_record(row, titles) for row in rows)
    _once((record.deal for record in records), _("there is more than one record of {deal}"))
    return records


def record_text(record: Record) -> str:
    """The record of the game on the table as text."""
    return records_text([record])


def parse_record(text: str, titles: Catalogue) -> Record:
    """The one record of a text. Raises `BadNotation`."""
    records = parse_records(text, titles)
    if len(records) != 1:
        raise BadNotation(_("there are {count} records of one game"), count=len(records))
    return records[0]


def _by_name(names: object) -> Callable[[object], object]:
    """What makes a row of all the fields of a record from a row of those that are named."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadNotation(_("{row} is not a record"), row=reprlib.repr(names))

    def arranged(row: object) -> object:
        if not isinstance(row, list) or len(row) != len(names):
            raise BadNotation(_("{row} is not a record"), row=reprlib.repr(row))
        return [*(BLANK | {name: value for name, value in zip(names, row, strict=True) if name in BLANK}).values()]

    return arranged


def _record(row: object, titles: Catalogue) -> Record:
    if not isinstance(row, list) or [type(each) for each in row] != ROW:
        raise BadNotation(_("{row} is not a record"), row=reprlib.repr(row))
    record = Record(*row)
    _check_deal(record.deal, titles)
    numbers = [each for each in row if type(each) is int]
    if not all(0 <= number <= LATEST for number in numbers) or record.tries < 1:
        raise BadNotation(_("the record of {deal} holds a number that cannot be"), deal=record.deal)
    if record.won and record.lost:
        raise BadNotation(_("the record of {deal} is both won and lost"), deal=record.deal)
    return record


def games_text(games: Iterable[Kept]) -> str:
    """The earlier games as text, newest first: deal, text and time of each."""
    return written({"games": [list(game) for game in games]})


def parse_games(text: str, titles: Catalogue) -> tuple[Kept, ...]:
    """The earlier games of a text, their own texts not yet read. Raises `BadNotation`."""
    sentence = _("the saved earlier games are no list of at most {most}")
    games = tuple(_kept(row, titles) for row in _rows(read(text, "games").get("games"), sentence, MOST))
    _once((game.deal for game in games), _("there is more than one game of {deal}"))
    return games


def _kept(row: object, titles: Catalogue) -> Kept:
    if not isinstance(row, list) or [type(each) for each in row] != [str, str, int]:
        raise BadNotation(_("{row} is not an earlier game"), row=reprlib.repr(row))
    game = Kept(*row)
    _check_deal(game.deal, titles)
    if not 0 <= game.when <= LATEST:
        raise BadNotation(_("the game {deal} was left at no time: {when}"), deal=game.deal, when=game.when)
    return game


def _rows(found: object, sentence: str, most: int) -> list[object]:
    if not isinstance(found, list) or len(found) > most:
        raise BadNotation(sentence, most=most)
    return cast(list[object], found)


def _check_deal(deal: str, titles: Catalogue) -> None:
    """Raises `BadNotation` for what cannot be a deal of a known game; a deal is read when it is opened."""
    if len(deal) > LONGEST or not deal.isascii() or not deal.isprintable() or title_of(deal) not in titles:
        raise BadNotation(_("{deal} is not a deal"), deal=repr(deal[:40]))


def _once(deals: Iterable[str], sentence: str) -> None:
    """Raises `BadNotation` with the sentence when a deal is there more than once."""
    seen: set[str] = set()
    for deal in deals:
        if deal in seen:
            raise BadNotation(sentence, deal=deal)
        seen.add(deal)
