"""The record of a deal that was played, from which the statistics are counted.

A game counts from its first move; to leave it is no loss. Once the deal is won its record does not change any more,
even when moves are taken back, but for the fewest moves with which it was won again.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

TIME = 24 * 3_600_000
"""The milliseconds that there are for the deal of a day, from the first move on: midnight may come meanwhile."""

HEAD = re.compile(r"([a-z-]+)(?:/[0-9]{1,3})?[:=]", re.ASCII)


class Record(NamedTuple):
    """A deal as it was played. A tuple, for thousands of them are read at every start.

    Times are milliseconds: ``begun`` and ``ended`` since 1970, 0 for not (yet), ``spent`` on playing. ``tries`` counts
    beginnings, 0 before the first move; ``moves`` the single moves on the present line; ``undos`` the gestures taken
    back. ``lost`` says that no move was left; ``helped`` that the player asked the solver for something; ``shown``
    that some moves were not the player's, but came with a link or were shown, so that it counts nowhere.

    ``date`` is the day whose deal it was played as, empty for free play. ``timely`` says that it was begun on that day
    and, once it is won, that it was won within `TIME` of it.

    ``fewest`` are the moves of a later win that took fewer than any before, 0 for none. ``watched`` says that moves
    came to the table after the win that were not the player's, so that no later win counts for that.
    """

    deal: str = ""
    tries: int = 0
    begun: int = 0
    ended: int = 0
    spent: int = 0
    moves: int = 0
    undos: int = 0
    won: bool = False
    lost: bool = False
    helped: bool = False
    shown: bool = False
    date: str = ""
    timely: bool = False
    fewest: int = 0
    watched: bool = False

    @property
    def title(self) -> str:
        """The id of the game."""
        return title_of(self.deal)

    @property
    def least(self) -> int:
        """The fewest moves with which the player has won it; 0 where that is not known."""
        return min(filter(None, (self.moves, self.fewest)), default=0)


def title_of(deal: str) -> str:
    """The id of the game of a deal text; empty for what cannot be one."""
    found = HEAD.match(deal)
    return found[1] if found else ""


def filed(records: Iterable[Record], *more: Record) -> tuple[Record, ...]:
    """All records, one for each deal, in the order in which the deals were begun.

    Of two records of one deal the `better` stays. One without a beginning is left out.
    """
    found: dict[str, Record] = {}
    for record in (*records, *more):
        found[record.deal] = better(found[record.deal], record) if record.deal in found else record
    return tuple(sorted((each for each in found.values() if each.tries), key=lambda each: (each.begun, each.deal)))


def record_of(records: Iterable[Record], deal: str) -> Record:
    """The record of a deal, or the blank one."""
    return next((each for each in records if each.deal == deal), Record(deal))


def better(one: Record, other: Record) -> Record:
    """The one of two records of the same deal that counts: the earlier win, else the one played longer.

    Of two wins it has the fewest moves of both.
    """
    stays = max(one, other, key=lambda each: (each.won, -each.ended if each.won else each.spent, each))
    if not (one.won and other.won):
        return stays
    least = min(filter(None, (one.least, other.least)), default=0)
    return stays._replace(fewest=least if least < stays.moves else 0, watched=one.watched or other.watched)


def others(records: Iterable[Record], deal: str) -> tuple[Record, ...]:
    """The records without that of a deal."""
    return tuple(each for each in records if each.deal != deal)
