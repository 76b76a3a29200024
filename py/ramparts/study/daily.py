"""The deal of the day: one for each title, the same for everyone, from the date alone.

Each day has deals of its own to choose from, of which the first is taken that can be won and has the grade of the day
of the week. Which one that is stands in a list for the days that were published (`ramparts.study.daily_lists`). For any
other day it is found and proved when it is asked for.
"""

from collections.abc import Iterator
from itertools import count

from ramparts.deals.grade import Grade
from ramparts.rules.game import Title
from ramparts.solver.engines import PYTHON, Engine
from ramparts.study.daily_lists import Choice, Lists, deal_of
from ramparts.study.days import WEEK, days_in, first_of, weekday
from ramparts.study.grades import BOUNDARIES, graded
from ramparts.study.worth.knowledge import Knowledge

NODES = 20_000
"""How many positions may be looked at for the proof that a deal can be won; of those that take more none is dealt."""


def chosen(title: Title, day: int, lists: Lists, engine: Engine = PYTHON) -> Choice:
    """The choice of a day: the one that was published or, for any other day, one that is proved now."""
    return lists.get((title.id, day)) or _proved(title, day, engine)


def wanted(title: Title, day: int) -> Grade | None:
    """The grade that the deal of a day should have; None where any will do.

    So it is in games with levels, of which only the first is played, and in games that have one grade.
    """
    return None if title.levels > 1 or title.id not in BOUNDARIES else WEEK[weekday(day)]


def tried(title: Title, day: int, engine: Engine = PYTHON) -> Iterator[Choice | None]:
    """The choices of a day one after the other; None for one that is not won, or has another grade. It never ends.

    About one deal in seven has the rarest grade.
    """
    return (_try(title, day, number, engine) for number in count())


def _try(title: Title, day: int, number: int, engine: Engine) -> Choice | None:
    grade, deal = wanted(title, day), deal_of(title, day, Choice(number, "fair"))
    found = graded(Knowledge(deal.game, engine=engine), deal.game.id, deal.start, NODES).grade
    return Choice(number, found) if found and grade in (found, None) else None


def _proved(title: Title, day: int, engine: Engine) -> Choice:
    """The first choice that can be won and has the grade of the day."""
    return next(choice for choice in tried(title, day, engine) if choice)


def proved_month(title: Title, year: int, month: int, engine: Engine = PYTHON) -> list[Choice]:
    """The choices of a month that has not been published: each of its deals is proved."""
    first = first_of(year, month)
    return [_proved(title, day, engine) for day in range(first, first + days_in(year, month))]
