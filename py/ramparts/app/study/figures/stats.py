"""Statistics of one game, counted from its records."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from ramparts.app.state.game_record import Record

MOST_BARS = 8
"""The most bars of a chart, to be easily read."""

STEPS = (1, 2, 5)
"""A bar is as wide as one of these times a power of ten."""


class Figures(NamedTuple):
    """How the deals of a game went.

    ``unaided`` counts the deals won without help, ``first_try`` those of them that were won at the first try;
    ``moves`` and ``time`` (in milliseconds) are the least that any of them took, None where there is none. A streak is
    of deals won one after the other; an unfinished deal neither adds to a streak nor ends it.
    """

    played: int
    won: int
    unaided: int
    first_try: int
    streak: int
    longest: int
    moves: int | None
    time: int | None


class Bar(NamedTuple):
    """A bar of a chart: ``count`` values from ``low`` to ``high``, both included."""

    low: int
    high: int
    count: int  # type: ignore[assignment]  # stands for tuple.count, which no bar needs


def counted(records: Iterable[Record]) -> tuple[list[Record], list[Record]]:
    """The records of free play and those of daily deals; what was shown to the player, in part or whole, is neither."""
    own = [record for record in records if not record.shown]
    return [record for record in own if not record.date], [record for record in own if record.date]


def figures(records: Iterable[Record]) -> Figures:
    """The figures of records, all of one game."""
    played = list(records)
    won = [record for record in played if record.won]
    alone = [record for record in won if not record.helped]
    decided = sorted((record for record in played if record.won or record.lost), key=lambda each: each.ended)
    streaks = [(good, len(list(run))) for good, run in groupby(record.won for record in decided)]
    return Figures(
        played=len(played),
        won=len(won),
        unaided=len(alone),
        first_try=sum(record.tries == 1 for record in alone),
        streak=streaks[-1][1] if streaks and streaks[-1][0] else 0,
        longest=max((length for good, length in streaks if good), default=0),
        moves=min((record.moves for record in alone), default=None),
        time=min((record.spent for record in alone if record.spent), default=None),
    )


def bars(values: Sequence[int]) -> tuple[Bar, ...]:
    """How values from 0 up are distributed, in at most eight bars of an even width: 1, 2, 5, 10 and so on."""
    if not values:
        return ()
    width = _width(min(values), max(values))
    first, last = min(values) // width, max(values) // width
    found = [value // width for value in values]
    return tuple(Bar(i * width, (i + 1) * width - 1, found.count(i)) for i in range(first, last + 1))


def _width(low: int, high: int) -> int:
    power = 1
    while True:
        for step in STEPS:
            width = step * power
            if high // width - low // width < MOST_BARS:
                return width
        power *= 10
