"""The keys under which a visit's data is stored, with the function that writes each and the one that reads it.

Export and import use the same keys.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import NamedTuple

from ramparts.app.codec.best_codec import best_text, parse_best
from ramparts.app.codec.game_codec import game_text, parse_game, parse_prefs, prefs_text
from ramparts.app.codec.named_rows import Refused
from ramparts.app.codec.records_codec import (
    games_text,
    parse_games,
    parse_record,
    parse_records,
    record_text,
    records_text,
)
from ramparts.app.codec.solved_codec import parse_solved, solved_text
from ramparts.app.state.game_record import filed, others, record_of
from ramparts.app.state.library import Backup, Kept, of_deal, without
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

READERS: Mapping[str, Callable[[str, Catalogue, Refused | None], object]] = MappingProxyType(
    {
        "prefs": lambda text, titles, refused: parse_prefs(text),
        "best": lambda text, titles, refused: parse_best(text, refused),
        "game": lambda text, titles, refused: parse_game(text, titles),
        "record": lambda text, titles, refused: parse_record(text, titles),
        "records": parse_records,
        "games": parse_games,
        "solved": lambda text, titles, refused: parse_solved(text, refused),
    }
)
"""By key: what parses its text. Each raises `BadNotation`, unless it is about a row that can be refused by itself."""


def stored_text(key: str, model: Model) -> str:
    """The text of a key as it is stored: in the lists of games and records is also what is on the table.

    So none is lost while it goes from a list to a key of its own (`ramparts.app.storage.keeper`).
    """
    session = model.session
    if key == "records":
        return records_text(filed(model.library.records, session.record))
    if key == "games" and session.counts:
        return games_text((Kept(session.deal.text, game_text(session), model.now), *model.library.games))
    return WRITERS[key](model)


class Fault(NamedTuple):
    """What of a text cannot be read, as a text of the same kind, and why; ``whole`` if it is all of it."""

    text: str
    why: BadNotation
    whole: bool


def texts(model: Model) -> dict[str, str]:
    """The text of every key, to be exported; none for a deal that was not begun and where none was solved."""
    lacking = {"record": not model.session.record.tries, "solved": not model.library.solved}
    return {key: write(model) for key, write in WRITERS.items() if not lacking.get(key)}


def unpacked(found: Mapping[str, str], titles: Catalogue) -> tuple[Backup, dict[str, Fault]]:
    """What the texts hold, and by key what of them cannot be read: rows of a list, or a whole text.

    The game on the table is not among the earlier ones, and of its record and that in the list the better one counts. A
    record that is of another game is put among those of earlier games.
    """
    read: dict[str, object] = {}
    faults: dict[str, Fault] = {}
    for key in READERS.keys() & found.keys():
        refused: Refused = []
        try:
            read[key] = READERS[key](found[key], titles, refused)
        except BadNotation as error:
            faults[key] = Fault(found[key], error, whole=True)
        if refused:
            rows = json.loads(found[key]) | {key: [row for row, _why in refused]}
            faults[key] = Fault(json.dumps(rows, separators=(",", ":")), refused[0][1], whole=False)
    backup = Backup(**read)  # type: ignore[arg-type]  # each reader gives what the field of its key is
    return _parted(_latest(backup, found.get("game", ""), titles)), faults


def _latest(backup: Backup, text: str, titles: Catalogue) -> Backup:
    """A backup with the later state of the game on the table, if the list of games has a later one.

    So it is where the browser has taken the list and then refused the game. The history of a game only grows, and with
    it the text; a text may also be longer by a digit.
    """
    game = backup.game
    if game is None or not game.counts:
        return backup
    kept = of_deal(backup.games, game.deal.text)
    if kept is None or len(kept.text) <= len(text):
        return backup
    with suppress(BadNotation):
        later = parse_game(kept.text, titles)
        if len(later.history.nodes) > len(game.history.nodes):
            return backup._replace(game=later)
    return backup


def _parted(backup: Backup) -> Backup:
    """A backup with the game on the table apart from the earlier ones."""
    game, record = backup.game, backup.record
    deal = game.deal.text if game is not None and game.counts else ""
    if record is not None and (record.deal != deal or record_of(backup.records, deal).tries):
        backup = backup._replace(records=filed(backup.records, record), record=None)
    ours = record_of(backup.records, deal)
    if ours.tries:
        backup = backup._replace(record=ours, records=others(backup.records, deal))
    return backup._replace(games=without(backup.games, deal))
