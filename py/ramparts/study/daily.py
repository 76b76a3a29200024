"""The deal of the day: one for each title, the same for everyone, from the date alone.

Each day has deals of its own to choose from, of which the first is taken that can be won and has the grade of the day
of the week. Which one that is stands in a list for the days that were published; a later solver or other boundaries do
not change it. For any other day it is found and proved when it is asked for.

Each line of the list has a title, a month, and for each of its days the number of the choice with the first letter of
its grade: ``fortress 2026-11 3g 0g 12f``... New lines are added at the end, and no line is ever changed.
"""

import re
from collections.abc import Iterable, Mapping
from itertools import count
from typing import NamedTuple, TypeAlias

from ramparts.deals.deal import Deal, numbered
from ramparts.rules.game import Title
from ramparts.solver.engines import PYTHON, Engine
from ramparts.study.days import days_in, first_of, weekday
from ramparts.study.grades import BOUNDARIES, graded
from ramparts.study.kinds import GRADES, Grade
from ramparts.study.knowledge import Knowledge

WEEK: tuple[Grade, ...] = ("gentle", "gentle", "fair", "fair", "hard", "hard", "cruel")
"""The grades of the days from Monday to Sunday."""

CHOICES = 1000
"""The first deal that a day can choose has the number of the day times this."""

NODES = 20_000
"""How many positions may be looked at for the proof that a deal can be won; of those that take more none is dealt."""


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


def chosen(title: Title, day: int, lists: Lists, engine: Engine = PYTHON) -> Choice:
    """The choice of a day: the one that was published or, for any other day, one that is proved now."""
    return lists.get((title.id, day)) or _proved(title, day, engine)


def wanted(title: Title, day: int) -> Grade | None:
    """The grade that the deal of a day should have; None where any will do.

    So it is in games with levels, of which only the first is played, and in games that have one grade.
    """
    return None if title.levels > 1 or title.id not in BOUNDARIES else WEEK[weekday(day)]


def _proved(title: Title, day: int, engine: Engine) -> Choice:
    """The first choice that can be won and has the grade of the day. About one deal in seven has the rarest grade."""
    grade = wanted(title, day)
    tried = ((number, _grade(numbered(title, CHOICES * day + number), engine)) for number in count())
    return next(Choice(number, found) for number, found in tried if found and grade in (found, None))


def _grade(deal: Deal, engine: Engine) -> Grade | None:
    return graded(Knowledge(deal.game, engine=engine), deal.game.id, deal.start, NODES).grade


def parse_lists(text: str) -> dict[tuple[str, int], Choice]:
    """The deals that the text of such a list publishes. Raises `ValueError` for a line of another form."""
    lists: dict[tuple[str, int], Choice] = {}
    letters = {grade[0]: grade for grade in GRADES}
    for line in text.splitlines():
        found = _LINE.fullmatch(line)
        if found is None or not 1 <= int(found[3]) <= 12:
            raise ValueError(line)
        title, year, month, choices = found[1], int(found[2]), int(found[3]), found[4].split()
        if len(choices) != days_in(year, month):
            raise ValueError(line)
        for day, each in enumerate(choices, first_of(year, month)):
            lists[title, day] = Choice(int(each[:-1]), letters[each[-1]])
    return lists


def proved_month(title: Title, year: int, month: int, engine: Engine = PYTHON) -> list[Choice]:
    """The choices of a month that has not been published: each of its deals is proved."""
    first = first_of(year, month)
    return [_proved(title, day, engine) for day in range(first, first + days_in(year, month))]


def month_line(title: str, year: int, month: int, choices: Iterable[Choice]) -> str:
    """The line of a list that publishes these choices."""
    return f"{title} {year}-{month:02} " + " ".join(f"{choice.number}{choice.grade[0]}" for choice in choices)
