"""Everything that was stored or exported, as one value."""

from typing import NamedTuple

from ramparts.app.state.game_record import Record
from ramparts.app.state.library import Aside, Best
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.saved_games import Kept
from ramparts.app.state.session import Session


class Backup(NamedTuple):
    """What was found in the storage or in an exported file; None or empty for what was not.

    ``game`` was on the table, and ``record`` is of it; ``records`` and ``games`` are of other deals, and
    ``solved`` lessons and puzzles; ``aside`` are texts that could not be read.
    """

    prefs: Prefs | None = None
    best: tuple[Best, ...] = ()
    game: Session | None = None
    record: Record | None = None
    records: tuple[Record, ...] = ()
    games: tuple[Kept, ...] = ()
    solved: frozenset[str] = frozenset()
    aside: tuple[Aside, ...] = ()
