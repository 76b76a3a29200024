"""Records and earlier games as JSON text."""

import reprlib
from collections.abc import Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType

from ramparts.app.codec.named_rows import Refused, in_order, sifted
from ramparts.app.codec.versioned_json import fitting, read, written
from ramparts.app.state.game_record import Record, title_of
from ramparts.app.state.library import MOST_GAMES, Kept
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
    newest = records[-MOST_RECORDS:]
    return fitting(lambda out: written({"fields": [*BLANK], "records": newest[round(out * len(newest)) :]}))


def parse_records(text: str, titles: Catalogue, refused: Refused | None = None) -> tuple[Record, ...]:
    """The records of a text. Raises `BadNotation`, unless it is a row that can be ``refused``.

    A field that is not there is as in a blank record, and one that is unknown is passed over.
    """
    saved = read(text, "records")
    none = BadNotation(_("the saved statistics are not a list of at most {most} entries"), most=MOST_RECORDS)
    arranged = in_order(saved.get("fields", FIRST), BLANK, _("{row} is not an entry of the statistics"))
    deals = _Deals(titles, _("{deal} is in the statistics more than once"))

    def parsed(row: object) -> Record:
        record = _record(arranged(row))
        deals.check(record.deal)
        _check(record)
        deals.add(record.deal)
        return record

    return tuple(sifted(saved.get("records"), MOST_RECORDS, none, parsed, refused))


def record_text(record: Record) -> str:
    """The record of the game on the table as text."""
    return records_text([record])


def parse_record(text: str, titles: Catalogue) -> Record:
    """The one record of a text. Raises `BadNotation`."""
    records = parse_records(text, titles)
    if len(records) != 1:
        raise BadNotation(
            _("the statistics should hold one entry for the game, but they hold {count}"), count=len(records)
        )
    return records[0]


def _record(row: object) -> Record:
    """The record of a row of all fields, if these are of the right kinds."""
    if not isinstance(row, list) or [*map(type, row)] != ROW:
        raise BadNotation(_("{row} is not an entry of the statistics"), row=reprlib.repr(row))
    return Record._make(row)


def _check(record: Record) -> None:
    """Raises `BadNotation` for what no record can say."""
    counts = counts_of(record)
    if min(counts) < 0 or max(counts) > LATEST or not record.tries or (0 < record.fewest >= record.moves):
        raise BadNotation(_("the statistics of {deal} hold an impossible number"), deal=record.deal)
    if record.date and not DATE.fullmatch(record.date):
        sentence = _("the statistics of {deal} hold a date that does not exist: {date}")
        raise BadNotation(sentence, deal=record.deal, date=reprlib.repr(record.date))
    if record.won and record.lost:
        raise BadNotation(_("the statistics call {deal} both won and lost"), deal=record.deal)


def games_text(games: Sequence[Kept]) -> str:
    """The newest of the earlier games as text, newest first: the names of the fields, and a row of values for each.

    That on the table, which may stand among them, takes the place of none.
    """
    newest = games[: MOST_GAMES + 1]
    return fitting(lambda out: written({"fields": [*KEPT], "games": newest[: len(newest) - round(out * len(newest))]}))


def parse_games(text: str, titles: Catalogue, refused: Refused | None = None) -> tuple[Kept, ...]:
    """The earlier games of a text, their own texts not yet read. Raises `BadNotation`, as `parse_records` does."""
    saved = read(text, "games")
    none = BadNotation(_("the saved earlier games are not a list of at most {most} games"), most=MOST_GAMES)
    arranged = in_order(saved.get("fields", FIRST_KEPT), KEPT, _("{row} is not an earlier game"))
    deals = _Deals(titles, _("there is more than one game of {deal}"))

    def parsed(row: object) -> Kept:
        game = _kept(arranged(row))
        deals.check(game.deal)
        if not 0 <= game.when <= LATEST:
            raise BadNotation(_("the time when {deal} was left is impossible: {when}"), deal=game.deal, when=game.when)
        deals.add(game.deal)
        return game

    return tuple(sifted(saved.get("games"), MOST_GAMES + 1, none, parsed, refused))


def _kept(row: object) -> Kept:
    if not isinstance(row, list) or [type(each) for each in row] != [str, str, int]:
        raise BadNotation(_("{row} is not an earlier game"), row=reprlib.repr(row))
    return Kept(*row)


class _Deals:
    """The deals of a list: each is of a known game and stands there once."""

    def __init__(self, titles: Catalogue, twice: str) -> None:
        """``twice`` is the sentence for a deal that stands there more than once."""
        self.titles, self.twice = titles, twice
        self.heads, self.seen = dict[str, bool](), set[str]()

    def check(self, deal: str) -> None:
        """Raises `BadNotation` for a text that is no deal of a known game.

        Here only the game is checked, once for each text before the colon: among thousands of deals these are few. The
        rest of a deal's text is parsed when the deal is opened.
        """
        head = deal[: deal.find(":") + 1] or deal
        if head not in self.heads:
            self.heads[head] = title_of(head) in self.titles
        if not self.heads[head] or len(deal) > LONGEST or not deal.isascii() or not deal.isprintable():
            raise BadNotation(_("{deal} is not a deal"), deal=repr(deal[:40]))

    def add(self, deal: str) -> None:
        """Raises `BadNotation` for a deal that was added before."""
        if deal in self.seen:
            raise BadNotation(self.twice, deal=deal)
        self.seen.add(deal)
