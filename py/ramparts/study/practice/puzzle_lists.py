"""Lists of puzzles as text: a line for each, with the number of the deal that it comes from.

``100012 only-move fair fortress=t0~JHQC... t3-t5``: number, kind, grade, position, and the solution, move by move.
"""

import pkgutil
import re
from collections.abc import Sequence
from typing import NamedTuple, cast

from ramparts.deals.grade import GRADES, Grade
from ramparts.study import lists
from ramparts.study.practice.kinds import KINDS, Kind, Puzzle


class Listed(NamedTuple):
    """A puzzle of a list, and the number of its deal."""

    number: int
    puzzle: Puzzle


def shipped(name: str) -> list[Puzzle]:
    """The puzzles of a title that ship with the program, the first of which is number 1."""
    try:
        data = pkgutil.get_data(lists.__name__, f"puzzles-{name}.txt")
    except FileNotFoundError:
        data = None
    return [listed.puzzle for listed in parse_puzzles((data or b"").decode())]


_LINE = re.compile(rf"([0-9]+) ({'|'.join(KINDS)}) ({'|'.join(GRADES)}) (\S+=\S+)((?: \S+)+)", re.ASCII)


def parse_puzzles(text: str) -> list[Listed]:
    """The puzzles of a list, in order. Raises `ValueError` for a line of another form."""
    listed = []
    for line in text.splitlines():
        found = _LINE.fullmatch(line)
        if found is None:
            raise ValueError(line)
        kind, grade = cast("Kind", found[2]), cast("Grade", found[3])
        listed.append(Listed(int(found[1]), Puzzle(kind, grade, found[4], tuple(found[5].split()))))
    return listed


def puzzle_line(number: int, puzzle: Puzzle) -> str:
    """The line of a puzzle of the deal with this number."""
    return f"{number} {puzzle.kind} {puzzle.grade} {puzzle.deal} {' '.join(puzzle.solution)}"


def lacking(listed: Sequence[Listed], wanted: int) -> frozenset[Kind]:
    """The kinds of which there are not so many yet."""
    kinds = [each.puzzle.kind for each in listed]
    return frozenset(kind for kind in KINDS if kinds.count(kind) < wanted)
