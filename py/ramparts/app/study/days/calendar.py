"""What became of the deals of the days: by day, and how many days in a row.

A day counts for a streak if its deal was won in time (`Record.timely`); won later it stands in the calendar alone. The
last day of a streak may be today or yesterday, for today is not over; or tomorrow, where the player has come from a
time zone that is ahead. A clock that was set back takes nothing away: days beyond tomorrow count again when they come.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from ramparts.app.state.game_record import Record
from ramparts.study.days import days_in, first_of, parse_date, weekday

Outcome: TypeAlias = Literal["alone", "helped", "begun"]
"""What became of a day's deal: won without help, with help, or not won yet."""


class Streak(NamedTuple):
    """How many days in a row: those that still count, and the longest."""

    now: int
    longest: int


def outcomes(records: Iterable[Record]) -> dict[str, Outcome]:
    """What became of each day that was played, by its date; the records are of one title."""
    found: dict[str, Outcome] = {}
    for record in records:
        if record.date and not record.shown and found.get(record.date) != "alone":
            found[record.date] = ("helped" if record.helped else "alone") if record.won else "begun"
    return found


def streak(records: Iterable[Record], today: int) -> Streak:
    """The streak of a title on a day given by its number."""
    kept = {parse_date(record.date) for record in records if record.won and record.timely and record.date}
    days = sorted(day for day in kept if day <= today + 1)
    longest = length = 0
    for day in days:
        length = length + 1 if day - 1 in kept else 1
        longest = max(longest, length)
    return Streak(length if days and days[-1] >= today - 1 else 0, longest)


def weeks(year: int, month: int) -> list[list[int]]:
    """The days of a month by week from Monday on, each the day of the month; 0 stands for a day of another month."""
    first = weekday(first_of(year, month))
    cells = [0] * first + [*range(1, days_in(year, month) + 1)]
    cells += [0] * (-len(cells) % 7)
    return [cells[start : start + 7] for start in range(0, len(cells), 7)]
