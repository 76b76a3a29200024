"""What a search finds out about a position."""

from enum import Enum
from typing import NamedTuple

from ramparts.rules.game import Move


class Verdict(Enum):
    """Whether a position can be won. `LOST` is a proof; `GAVE_UP` says nothing either way."""

    SEARCHING = "searching"
    WINNABLE = "winnable"
    LOST = "lost"
    GAVE_UP = "unknown"


class Finding(NamedTuple):
    """A verdict, the ``line`` of single moves that wins (empty without one) and how many positions were looked at.

    ``how`` is ``line`` for a win that was replayed by the rules, ``exhausted`` when every position that can be reached
    was looked at, ``dead-end`` when a proof made that unnecessary, ``loose`` when not even a game could be won in which
    cards that have moved are in nobody's way, ``suitless`` when not even a game could be won in which high cards have
    lost their suits, ``suitless:4`` where these are all cards from the four up, ``budget`` when the search may go no
    further, ``memory`` when it has no room to, and empty while it may. Where a base may be chosen and the proofs of the
    bases differ it is ``exhausted``: what one of them says is not so for every base.
    """

    verdict: Verdict
    line: tuple[Move, ...] = ()
    visited: int = 0
    how: str = ""
