"""Lists of puzzles as text: a line for each, with the number of the deal that it comes from.

``200003 only-move fair 0.0625 200003+5a0 3:0a 1: 4:`` has the number, the kind, the grade, the chance of a guess, the
position, and the choices, as `ramparts.study.practice.unfolding` reads them. A puzzle keeps its place for ever: its
address is its line.
"""

import pkgutil
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, cast

from ramparts.deals.grade import GRADES, Grade
from ramparts.study import lists
from ramparts.study.practice.kinds import KINDS, Kind, Puzzle


class Listed(NamedTuple):
    """A puzzle of a list, and the number of its deal."""

    number: int
    puzzle: Puzzle


@cache
def shipped(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title that ship with the program, number 1 first; none where there is no list."""
    try:
        data = pkgutil.get_data(lists.__name__, f"puzzles-{name}.txt")
    except FileNotFoundError:
        data = None
    return tuple(listed.puzzle for listed in parse_puzzles((data or b"").decode()))


_DEAL = r"\S+=\S+|[0-9]+(?:/[1-9])?\+[\w-]*"

_LINE = re.compile(
    rf"([0-9]+) ({'|'.join(KINDS)}) ({'|'.join(GRADES)}) ([01]\.[0-9]+) ({_DEAL})((?: [\w-]+:[\w-]*)+)", re.ASCII
)


def parse_puzzles(text: str) -> list[Listed]:
    """The puzzles of a list, in order. Raises `ValueError` for a line of another form."""
    listed = []
    for line in text.splitlines():
        found = _LINE.fullmatch(line)
        if found is None:
            raise ValueError(line)
        kind, grade = cast("Kind", found[2]), cast("Grade", found[3])
        puzzle = Puzzle(kind, grade, float(found[4]), found[5], tuple(found[6].split()))
        listed.append(Listed(int(found[1]), puzzle))
    return listed


def puzzle_line(number: int, puzzle: Puzzle) -> str:
    """The line of a puzzle of the deal with this number."""
    return f"{number} {puzzle.kind} {puzzle.grade} {puzzle.chance:.4f} {puzzle.deal} {' '.join(puzzle.steps)}"


def lacking(listed: Sequence[Listed], wanted: int) -> frozenset[Grade]:
    """The grades in which not so many puzzles are offered yet."""
    counts = Counter(each.puzzle.grade for each in listed if each.puzzle.offered)
    return frozenset(grade for grade in GRADES if counts[grade] < wanted)
