"""Days of the calendar as numbers; pure arithmetic, since nothing here may ask for the time."""

import re

from ramparts.deals.grade import Grade
from ramparts.rules.errors import BadNotation, quoted
from ramparts.rules.wording import marked as _

WEEK: tuple[Grade, ...] = ("gentle", "gentle", "fair", "fair", "hard", "hard", "cruel")
"""The grades of deals and puzzles of the days from Monday to Sunday."""

FIRST_YEAR = 2000

_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", re.ASCII)
_MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def parse_date(text: str) -> int:
    """The number of a day written as ``2026-11-22``. Raises `BadNotation` for what is no day from `FIRST_YEAR` on.

    Day 1 is the first of January of the year 1, as everywhere; so a day is a Monday if its number leaves 1 when it is
    divided by 7.
    """
    found = _DATE.fullmatch(text)
    year, month, day = map(int, found.groups()) if found else (0, 0, 0)
    if year < FIRST_YEAR or not 1 <= month <= 12 or not 1 <= day <= days_in(year, month):
        sentence = _("{text} is not a date: write a day from the year {first} on, such as 2026-11-22")
        raise BadNotation(sentence, text=quoted(text), first=FIRST_YEAR)
    return first_of(year, month) + day - 1


def date_of(day: int) -> tuple[int, int, int]:
    """Year, month and day of the month of a day by its number."""
    year = day // 366 + 1
    while first_of(year + 1, 1) <= day:
        year += 1
    month = next(month for month in range(12, 0, -1) if first_of(year, month) <= day)
    return year, month, day - first_of(year, month) + 1


def date_text(day: int) -> str:
    """A day as `parse_date` reads it."""
    return "{:04}-{:02}-{:02}".format(*date_of(day))


def first_of(year: int, month: int) -> int:
    """The number of the first day of a month."""
    before = year - 1
    leaps = before // 4 - before // 100 + before // 400
    return 1 + 365 * before + leaps + sum(days_in(year, earlier) for earlier in range(1, month))


def days_in(year: int, month: int) -> int:
    """How many days a month has."""
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _MONTHS[month - 1] + (leap and month == 2)


def weekday(day: int) -> int:
    """The day of the week, 0 for Monday to 6 for Sunday."""
    return (day - 1) % 7
