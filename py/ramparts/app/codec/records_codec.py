"""Records and earlier games as JSON text."""

import reprlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType
from typing import cast

from ramparts.app.codec.named_rows import in_order
from ramparts.app.codec.versioned_json import read, written
from ramparts.app.state.game_record import Record, title_of
from ramparts.app.state.saved_games import MOST, Kept
from ramparts.app.state.session import DATE
from ramparts.deals.deal import LONGEST
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue
from ramparts.rules.wording import marked as _

MOST_RECORDS = 5000
LATEST = 2**53 - 1
"""The largest number that browsers write exactly; it bounds every count and time."""

BLANK = Record()._asdict()
FIRST = ["deal", "tries", "begun", "ended", "spent", "moves", "undos", "won", "lost", "helped"]
"""The fields of a row above which none are named: those of the first version, whatever a record has by now."""

KEPT: Mapping[str, object] = MappingProxyType(dict.fromkeys(Kept._fields) | Kept._field_defaults)
FIRST_KEPT = ["deal", "text", "when"]
"""The same for an earlier game."""

ROW = [*map(type, Record())]
"""The types of a row's values."""

counts_of = itemgetter(*(i for i, kind in enumerate(ROW) if kind is int))
"""The values of a record that are counts or times."""


def records_text(records: Sequence[Record]) -> str:
    """The newest records as text, oldest first: the names of the fields, and a row of values for each record."""
    return written({"fields": [*BLANK], "records": records[-MOST_RECORDS:]})


def parse_records(text: str, titles: Catalogue) -> tuple[Record, ...]:
    """The records of a text. Raises `BadNotation`.

    A field that is not there is as in a blank record, and one that is unknown is passed over.
    """
    saved = read(text, "records")
    rows = _rows(saved.get("records"), _("the saved records are no list of at most {most}"), MOST_RECORDS)
    arranged = in_order(saved.get("fields", FIRST), BLANK, _("{row} is not a record"))
    records = tuple(map(_record, map(arranged, rows)))
    _check_deals([record.deal for record in records], titles, _("there is more than one record of {deal}"))
    for record in records:
        _check(record)
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


def _record(row: object) -> Record:
    """The record of a row of all fields, if these are of the right kinds."""
    if not isinstance(row, list) or [*map(type, row)] != ROW:
        raise BadNotation(_("{row} is not a record"), row=reprlib.repr(row))
    return Record._make(row)


def _check(record: Record) -> None:
    """Raises `BadNotation` for what no record can say."""
    counts = counts_of(record)
    if min(counts) < 0 or max(counts) > LATEST or not record.tries:
        raise BadNotation(_("the record of {deal} holds a number that cannot be"), deal=record.deal)
    if record.date and not DATE.fullmatch(record.date):
        sentence = _("the record of {deal} is of no day: {date}")
        raise BadNotation(sentence, deal=record.deal, date=reprlib.repr(record.date))
    if record.won and record.lost:
        raise BadNotation(_("the record of {deal} is both won and lost"), deal=record.deal)


def games_text(games: Iterable[Kept]) -> str:
    """The earlier games as text, newest first: the names of the fields, and a row of values for each game."""
    return written({"fields": [*KEPT], "games": [*games]})


def parse_games(text: str, titles: Catalogue) -> tuple[Kept, ...]:
    """The earlier games of a text, their own texts not yet read. Raises `BadNotation`."""
    sentence = _("the saved earlier games are no list of at most {most}")
    saved = read(text, "games")
    arranged = in_order(saved.get("fields", FIRST_KEPT), KEPT, _("{row} is not an earlier game"))
    games = tuple(map(_kept, map(arranged, _rows(saved.get("games"), sentence, MOST))))
    _check_deals([game.deal for game in games], titles, _("there is more than one game of {deal}"))
    for game in games:
        if not 0 <= game.when <= LATEST:
            raise BadNotation(_("the game {deal} was left at no time: {when}"), deal=game.deal, when=game.when)
    return games


def _kept(row: object) -> Kept:
    if not isinstance(row, list) or [type(each) for each in row] != [str, str, int]:
        raise BadNotation(_("{row} is not an earlier game"), row=reprlib.repr(row))
    return Kept(*row)


def _rows(found: object, sentence: str, most: int) -> list[object]:
    if not isinstance(found, list) or len(found) > most:
        raise BadNotation(sentence, most=most)
    return cast(list[object], found)


def _check_deals(deals: Sequence[str], titles: Catalogue, twice: str) -> None:
    """Raises `BadNotation` for a text that is no deal of a known game, and for a deal that is there ``twice``.

    Here only the game is checked, once for each text before the colon: among thousands of deals these are few. The rest
    of a deal's text is parsed when the deal is opened.
    """
    heads = {deal: deal[: deal.find(":") + 1] or deal for deal in deals}
    known = {head for head in {*heads.values()} if title_of(head) in titles}
    for deal, head in heads.items():
        if head not in known or len(deal) > LONGEST or not deal.isascii() or not deal.isprintable():
            raise BadNotation(_("{deal} is not a deal"), deal=repr(deal[:40]))
    if len(heads) < len(deals):
        raise BadNotation(twice, deal=next(deal for deal, count in Counter(deals).items() if count > 1))
