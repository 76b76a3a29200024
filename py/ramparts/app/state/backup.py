"""Everything that was kept, as one value: what storage, export and import are about."""

from typing import NamedTuple

from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Best
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.saved_games import Kept
from ramparts.app.state.session import Session


class Backup(NamedTuple):
    """What was kept, as far as it was: preferences, ten best, the game on the table with its record, and all others."""

    prefs: Prefs | None = None
    best: tuple[Best, ...] = ()
    game: Session | None = None
    record: Record | None = None
    records: tuple[Record, ...] = ()
    games: tuple[Kept, ...] = ()
