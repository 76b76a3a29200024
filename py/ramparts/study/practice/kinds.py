"""Puzzles as values; how they are found is in `ramparts.study.practice.puzzles`.

The page knows these and needs no solver for it.
"""

from typing import Literal, NamedTuple, TypeAlias, get_args

from ramparts.deals.grade import Grade

Kind: TypeAlias = Literal["only-move", "thread", "save-it"]

KINDS: tuple[Kind, ...] = get_args(Kind)


class Puzzle(NamedTuple):
    """A puzzle: ``deal`` is the position as text, ``solution`` a line to the last move that alone keeps it."""

    kind: Kind
    grade: Grade
    deal: str
    solution: tuple[str, ...]
