"""The puzzles of a title by number, and which one comes next: none twice until all are solved."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from ramparts.app.study.exercises.rating import level, rating
from ramparts.deals.grade import GRADES, Grade
from ramparts.rules.game import Catalogue
from ramparts.study.practice.kinds import Kind, Puzzle
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import Unfolded, unfolded


class Count(NamedTuple):
    """How many puzzles there are, and how many of them were solved."""

    all: int
    solved: int


_READY: dict[tuple[str, int], Unfolded] = {}
"""Puzzles that were made ready already: each intent asks for the one on the table."""


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title, number 1 first; none where no list is shipped."""
    return tuple(shipped(title))


@cache
def offered(title: str) -> frozenset[int]:
    """The numbers of the puzzles that are given to players; all of a title that has those of the first lists alone."""
    listed = puzzles(title)
    hard = frozenset(number for number, each in enumerate(listed, 1) if each.offered)
    return hard or frozenset(range(1, len(listed) + 1))


def at_number(titles: Catalogue, title: str, number: int) -> Unfolded | None:
    """A puzzle ready to be played; None where there is none."""
    if title not in titles or not 1 <= number <= len(puzzles(title)):
        return None
    if (title, number) not in _READY:
        _READY[title, number] = unfolded(titles[title], puzzles(title)[number - 1])
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


def suited(titles: Iterable[str], marks: frozenset[str]) -> Grade:
    """The grade of the puzzles that suit a player with these marks."""
    faced = {name for each in marks if (name := each.partition(":")[2].partition(":")[0])}
    every = [(title, n, each.grade) for title in titles if title in faced for n, each in enumerate(puzzles(title), 1)]
    solved = [grade for title, number, grade in every if mark(title, number) in marks]
    return level(rating(solved, [grade for title, number, grade in every if missed(title, number) in marks]))


def following(title: str, kind: Kind, grade: Grade, marks: frozenset[str], at: int = 0) -> int:
    """The number of the puzzle that comes after puzzle ``at``; 0 where a title has none at all.

    It is one that was not solved yet: of this grade or the nearest one, and there first of this kind. Those at which
    the player has failed come after all others, and when all are solved they come anew.
    """

    def turn(number: int) -> tuple[bool, bool, int, bool, bool, int]:
        puzzle = puzzles(title)[number - 1]
        far = abs(GRADES.index(puzzle.grade) - GRADES.index(grade))
        solved, failed = mark(title, number) in marks, missed(title, number) in marks
        return solved, failed, far, puzzle.kind != kind, number <= at, number

    others = offered(title) - {at}
    return min(others, key=turn, default=0)


def _numbers(title: str, kind: Kind, grade: Grade, marks: frozenset[str]) -> list[int]:
    alike = (n for n, each in enumerate(puzzles(title), 1) if (each.kind, each.grade) == (kind, grade))
    return [n for n in alike if n in offered(title) or mark(title, n) in marks]
