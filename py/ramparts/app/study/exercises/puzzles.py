"""The puzzles of a title by number, and which one comes next: none twice until all are solved."""

from functools import cache
from typing import NamedTuple

from ramparts.deals.grade import GRADES, Grade
from ramparts.study.practice.kinds import Kind, Puzzle
from ramparts.study.practice.puzzle_lists import shipped


class Count(NamedTuple):
    """How many puzzles there are, and how many of them were solved."""

    all: int
    solved: int


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title, number 1 first; none where no list is shipped."""
    return tuple(shipped(title))


def mark(title: str, number: int) -> str:
    """How a solved puzzle is noted, and the end of its address."""
    return f"puzzle:{title}:{number}"


def count(title: str, kind: Kind, grade: Grade, solved: frozenset[str]) -> Count:
    """How many puzzles of a kind and grade there are."""
    numbers = _numbers(title, kind, grade)
    return Count(len(numbers), sum(mark(title, number) in solved for number in numbers))


def following(title: str, kind: Kind, grade: Grade, solved: frozenset[str], at: int = 0) -> int:
    """The number of the puzzle that comes after puzzle ``at``; 0 where a title has none at all.

    It is one that was not solved yet: of this kind and grade, else of this kind with the next grade, else of any kind.
    When all are solved they come anew.
    """
    after = GRADES[GRADES.index(grade) :] + GRADES[: GRADES.index(grade)]
    alike = [number for each in after for number in _turned(_numbers(title, kind, each), at)]
    others = [number for number in range(1, len(puzzles(title)) + 1) if number not in alike]
    wanted = [number for number in (*alike, *others) if number != at]
    fresh = (number for number in wanted if mark(title, number) not in solved)
    return next(fresh, next(iter(wanted), 0))


def _numbers(title: str, kind: Kind, grade: Grade) -> list[int]:
    return [n for n, each in enumerate(puzzles(title), 1) if (each.kind, each.grade) == (kind, grade)]


def _turned(numbers: list[int], at: int) -> list[int]:
    """The numbers beyond one, then those before it."""
    return [n for n in numbers if n > at] + [n for n in numbers if n <= at]
