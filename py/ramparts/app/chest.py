"""Everything that is kept between visits, as one value: what storage, export and import are about."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from ramparts.app.archive import games_text, parse_games, parse_record, parse_records, record_text, records_text
from ramparts.app.kept import Kept
from ramparts.app.model import Best, Model, Prefs, Run
from ramparts.app.record import Record, filed
from ramparts.app.saves import best_text, game_text, parse_best, parse_game, parse_prefs, prefs_text
from ramparts.deals import Deal
from ramparts.errors import BadNotation
from ramparts.game import Catalogue
from ramparts.history import History

Sitting: TypeAlias = tuple[Deal, History, Run | None]
"""What lies on a table: a deal, its history, and the run that it belongs to."""


class Chest(NamedTuple):
    """What was kept, as far as it was: preferences, ten best, the game on the table with its record, and all others."""

    prefs: Prefs | None = None
    best: tuple[Best, ...] = ()
    game: Sitting | None = None
    record: Record | None = None
    records: tuple[Record, ...] = ()
    games: tuple[Kept, ...] = ()


WRITERS: Mapping[str, Callable[[Model], str]] = MappingProxyType(
    {
        "prefs": lambda model: prefs_text(model.prefs),
        "best": lambda model: best_text(model.best),
        "game": game_text,
        "record": lambda model: record_text(model.record),
        "records": lambda model: records_text(model.records),
        "games": lambda model: games_text(model.games),
    }
)
"""What each key of the storage holds."""

READERS: Mapping[str, Callable[[str, Catalogue], object]] = MappingProxyType(
    {
        "prefs": lambda text, titles: parse_prefs(text),
        "best": lambda text, titles: parse_best(text),
        "game": parse_game,
        "record": parse_record,
        "records": parse_records,
        "games": parse_games,
    }
)
"""How what a key holds is read; each raises `BadNotation`."""


def texts(model: Model) -> dict[str, str]:
    """Everything worth keeping, by key. A deal that was not begun has no record."""
    return {key: write(model) for key, write in WRITERS.items() if key != "record" or model.record.tries}


def unpacked(found: Mapping[str, str], titles: Catalogue) -> tuple[Chest, dict[str, BadNotation]]:
    """What the texts hold, and for each that cannot be read what is wrong with it."""
    read: dict[str, object] = {}
    faults: dict[str, BadNotation] = {}
    for key in READERS.keys() & found.keys():
        try:
            read[key] = READERS[key](found[key], titles)
        except BadNotation as error:
            faults[key] = error
    chest = Chest(**read)  # type: ignore[arg-type]  # each reader gives what the field of its key is
    if chest.record is not None and (chest.game is None or chest.record.deal != chest.game[0].text):
        chest = chest._replace(record=None, records=filed(chest.records, chest.record))
    return chest, faults
