"""The keys under which a visit's data is stored, with the function that writes each and the one that reads it.

Export and import use the same keys.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ramparts.app.codec.game_codec import best_text, game_text, parse_best, parse_game, parse_prefs, prefs_text
from ramparts.app.codec.records_codec import (
    games_text,
    parse_games,
    parse_record,
    parse_records,
    record_text,
    records_text,
)
from ramparts.app.codec.solved_codec import parse_solved, solved_text
from ramparts.app.state.backup import Backup
from ramparts.app.state.game_record import filed
from ramparts.app.state.model import Model
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue

WRITERS: Mapping[str, Callable[[Model], str]] = MappingProxyType(
    {
        "prefs": lambda model: prefs_text(model.prefs),
        "best": lambda model: best_text(model.library.best),
        "game": lambda model: game_text(model.session),
        "record": lambda model: record_text(model.session.record),
        "records": lambda model: records_text(model.library.records),
        "solved": lambda model: solved_text(model.library.solved),
        "games": lambda model: games_text(model.library.games),
    }
)
"""By key: what makes its text from the model."""

READERS: Mapping[str, Callable[[str, Catalogue], object]] = MappingProxyType(
    {
        "prefs": lambda text, titles: parse_prefs(text),
        "best": lambda text, titles: parse_best(text),
        "game": parse_game,
        "record": parse_record,
        "records": parse_records,
        "games": parse_games,
        "solved": lambda text, titles: parse_solved(text),
    }
)
"""By key: what parses its text. Each raises `BadNotation`."""


def texts(model: Model) -> dict[str, str]:
    """The text of every key, to be stored or exported; none for a deal that was not begun and where none was solved."""
    lacking = {"record": not model.session.record.tries, "solved": not model.library.solved}
    return {key: write(model) for key, write in WRITERS.items() if not lacking.get(key)}


def unpacked(found: Mapping[str, str], titles: Catalogue) -> tuple[Backup, dict[str, BadNotation]]:
    """What the texts hold, and by key what is wrong with each that cannot be read.

    A record that is not of the game on the table is put among those of earlier games.
    """
    read: dict[str, object] = {}
    faults: dict[str, BadNotation] = {}
    for key in READERS.keys() & found.keys():
        try:
            read[key] = READERS[key](found[key], titles)
        except BadNotation as error:
            faults[key] = error
    backup = Backup(**read)  # type: ignore[arg-type]  # each reader gives what the field of its key is
    if backup.record is not None and (backup.game is None or backup.record.deal != backup.game.deal.text):
        backup = backup._replace(record=None, records=filed(backup.records, backup.record))
    return backup, faults
