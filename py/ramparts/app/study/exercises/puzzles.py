"""The puzzles of a title by number, and which one comes next: none twice until all are solved."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from ramparts.app.state.library import day_mark
from ramparts.app.state.model import Model
from ramparts.app.study.exercises.rating import level, rating
from ramparts.deals.grade import GRADES, Grade
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue
from ramparts.study.days import WEEK, parse_date, weekday
from ramparts.study.practice.kinds import Kind
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import Unfolded, unfolded


class Count(NamedTuple):
    """How many puzzles there are, and how many of them were solved."""

    all: int
    solved: int


STRIDE = 997
"""So many puzzles of a grade further on is that of the game's next turn. It is a prime, and larger than any number of
puzzles: none comes again before all have had their turn."""

_READY: dict[tuple[str, int], Unfolded] = {}
"""Puzzles that were made ready already: each intent asks for the one on the table."""


@cache
def offered(title: str) -> frozenset[int]:
    """The numbers of the puzzles that are given to players; all of a title that has those of the first lists alone."""
    listed = shipped(title)
    hard = frozenset(number for number, each in enumerate(listed, 1) if each.offered)
    return hard or frozenset(range(1, len(listed) + 1))


def at_number(titles: Catalogue, title: str, number: int) -> Unfolded | None:
    """A puzzle ready to be played; None where there is none."""
    if title not in titles or not 1 <= number <= len(shipped(title)):
        return None
    if (title, number) not in _READY:
        _READY[title, number] = unfolded(titles[title], shipped(title)[number - 1])
    return _READY[title, number]


def mark(title: str, number: int) -> str:
    """How a solved puzzle is noted, and the end of its address."""
    return f"puzzle:{title}:{number}"


def missed(title: str, number: int) -> str:
    """How a puzzle is noted at which the player has failed; it stays so when it is solved later."""
    return f"missed:{title}:{number}"


def count(title: str, kind: Kind, grade: Grade, marks: frozenset[str]) -> Count:
    """How many puzzles of a kind and grade there are: those that are offered, and others that were solved."""
    done = [mark(title, number) in marks for number in _numbers(title, kind, grade, marks)]
    return Count(len(done), sum(done))


def met(model: Model, title: str) -> bool:
    """Whether the player has finished a game of a title, or has solved a puzzle of it."""
    finished = any(record.title == title and (record.won or record.lost) for record in model.records)
    return finished or any(each.startswith(f"puzzle:{title}:") for each in model.library.solved)


def suited(titles: Iterable[str], marks: frozenset[str]) -> Grade:
    """The grade of the puzzles that suit a player with these marks."""
    return level(rated(titles, marks))


def rated(titles: Iterable[str], marks: frozenset[str]) -> int:
    """The rating of a player with these marks."""
    faced = {name for each in marks if (name := each.partition(":")[2].partition(":")[0])}
    every = [(title, n, each.grade) for title in titles if title in faced for n, each in enumerate(shipped(title), 1)]
    solved = [grade for title, number, grade in every if mark(title, number) in marks]
    return rating(solved, [grade for title, number, grade in every if missed(title, number) in marks])


def of_day(titles: Iterable[str], day: int) -> tuple[str, int]:
    """The puzzle of a day, the same for everyone: its title, by turns, and its number, of the grade of that weekday."""
    known = [title for title in titles if shipped(title)]
    turn, at = divmod(day, len(known))
    title, wanted = known[at], GRADES.index(WEEK[weekday(day)])
    far = {number: abs(GRADES.index(shipped(title)[number - 1].grade) - wanted) for number in sorted(offered(title))}
    least = min(far.values())
    alike = [number for number, distance in far.items() if distance == least]
    return title, alike[turn * STRIDE % len(alike)]


def of_today(model: Model, title: str, number: int) -> frozenset[str]:
    """What is noted, beside its own mark, of a puzzle that was solved: if it is that of today, that it was.

    It is noted of one that was solved with a hint or after a mistake too. Nothing is where the day is not known.
    """
    try:
        todays = of_day(model.titles, parse_date(model.today)) == (title, number)
    except BadNotation:
        todays = False
    return frozenset({day_mark(model.today)}) if todays else frozenset()


def mistakes(titles: Iterable[str], marks: frozenset[str]) -> list[tuple[str, int]]:
    """The puzzles at which the player has failed and which are not solved yet, by title and number."""
    known = [*titles]
    failed = (each.split(":")[1:] for each in marks if each.startswith("missed:"))
    left = [(title, int(number)) for title, number in failed if title in known and int(number) <= len(shipped(title))]
    return sorted((each for each in left if mark(*each) not in marks), key=lambda each: (known.index(each[0]), each[1]))


def following(title: str, kind: Kind, grade: Grade, marks: frozenset[str], at: int = 0) -> int:
    """The number of the puzzle that comes after puzzle ``at``; 0 where a title has none at all.

    It is one that was not solved yet: of this grade or the nearest one, and there first of this kind. Those at which
    the player has failed come after all others, and when all are solved they come anew.
    """

    def turn(number: int) -> tuple[bool, bool, int, bool, bool, int]:
        puzzle = shipped(title)[number - 1]
        far = abs(GRADES.index(puzzle.grade) - GRADES.index(grade))
        solved, failed = mark(title, number) in marks, missed(title, number) in marks
        return solved, failed, far, puzzle.kind != kind, number <= at, number

    others = offered(title) - {at}
    return min(others, key=turn, default=0)


def _numbers(title: str, kind: Kind, grade: Grade, marks: frozenset[str]) -> list[int]:
    alike = (n for n, each in enumerate(shipped(title), 1) if (each.kind, each.grade) == (kind, grade))
    return [n for n in alike if n in offered(title) or mark(title, n) in marks]
