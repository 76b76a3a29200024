"""The deals of the days that were published, which no later solver and no other boundaries change.

Each line of the list has a title, a month, and for each of its days the number of the choice with the first letter of
its grade: ``fortress 2026-11 3g 0g 12f``... New lines are added at the end, and no line is ever changed.
"""

import pkgutil
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from ramparts.deals.deal import Deal, numbered
from ramparts.deals.grade import GRADES, Grade
from ramparts.rules.game import Title
from ramparts.study import lists
from ramparts.study.days import days_in, first_of

CHOICES = 1000
"""The first deal that a day can choose has the number of the day times this."""

FIRST_MONTH = (2026, 11)
"""With this month the lists begin."""


class Choice(NamedTuple):
    """The deal of a day: the number of the choice, from 0, and its grade."""

    number: int
    grade: Grade


Lists: TypeAlias = Mapping[tuple[str, int], Choice]
"""The deals that were published, by title and day."""

_LINE = re.compile(r"([a-z-]+) ([0-9]{4})-([0-9]{2})((?: [0-9]+[gfhc])+)", re.ASCII)


def deal_of(title: Title, day: int, choice: Choice) -> Deal:
    """The deal that was chosen; of a game with levels it is the first."""
    return numbered(title, CHOICES * day + choice.number)


@cache
def published() -> Lists:
    """The list that ships with the program."""
    return parse_lists((pkgutil.get_data(lists.__name__, "daily.txt") or b"").decode())


def parse_lists(text: str) -> dict[tuple[str, int], Choice]:
    """The deals that the text of such a list publishes. Raises `ValueError` for a line of another form."""
    found: dict[tuple[str, int], Choice] = {}
    letters = {grade[0]: grade for grade in GRADES}
    for line in text.splitlines():
        parts = _LINE.fullmatch(line)
        if parts is None or not 1 <= int(parts[3]) <= 12:
            raise ValueError(line)
        title, year, month, choices = parts[1], int(parts[2]), int(parts[3]), parts[4].split()
        if len(choices) != days_in(year, month):
            raise ValueError(line)
        for day, each in enumerate(choices, first_of(year, month)):
            found[title, day] = Choice(int(each[:-1]), letters[each[-1]])
    return found


def month_line(title: str, year: int, month: int, choices: Iterable[Choice]) -> str:
    """The line of a list that publishes these choices."""
    return f"{title} {year}-{month:02} " + " ".join(f"{choice.number}{choice.grade[0]}" for choice in choices)
