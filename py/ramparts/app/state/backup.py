"""Everything that was kept, as one value: what storage, export and import are about."""

from typing import NamedTuple, TypeAlias

from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Best, Run
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.saved_games import Kept
from ramparts.deals.deal import Deal
from ramparts.deals.history import History

Sitting: TypeAlias = tuple[Deal, History, Run | None]
"""What lies on a table: a deal, its history, and the run that it belongs to."""


class Backup(NamedTuple):
    """What was kept, as far as it was: preferences, ten best, the game on the table with its record, and all others."""

    prefs: Prefs | None = None
    best: tuple[Best, ...] = ()
    game: Sitting | None = None
    record: Record | None = None
    records: tuple[Record, ...] = ()
    games: tuple[Kept, ...] = ()
