"""Puzzles as values; how they are found is in `ramparts.study.practice.puzzles`.

The page knows these and needs no solver for it.
"""

from typing import Literal, NamedTuple, TypeAlias, get_args

from ramparts.deals.grade import Grade

Kind: TypeAlias = Literal["only-move", "thread", "save-it"]

KINDS: tuple[Kind, ...] = get_args(Kind)

GUESSED = 0.1
"""Who guesses solves fewer than this of the puzzles that are offered."""

FEWEST, MOST = 2, 6
"""How many choices a puzzle has that is offered."""


class Puzzle(NamedTuple):
    """A puzzle: a position, and choices one after the other, each with the moves that keep the win.

    ``chance`` is that of solving it by guessing, as in `ramparts.study.practice.ease`. ``deal`` and ``steps`` are
    texts that `ramparts.study.practice.unfolding` makes a position and moves of.
    """

    kind: Kind
    grade: Grade
    chance: float
    deal: str
    steps: tuple[str, ...]

    @property
    def offered(self) -> bool:
        """Whether it is given to players. Those of the first lists that can be guessed have only their addresses."""
        return self.chance < GUESSED and FEWEST <= len(self.steps) <= MOST
