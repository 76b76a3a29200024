"""The parts of a castle: two wings of rows, and what stands between them."""

from collections.abc import Sequence
from typing import NamedTuple

from ramparts.rules.game import Game, Role


class Wings(NamedTuple):
    """The piles of a castle as indices into `Game.piles`: the rows of each wing, then all the others."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    axis: tuple[int, ...]


def wings(game: Game) -> Wings:
    """The rows of the left wing, those of any other wing, and the piles between them, each in order."""
    rows = game.having(Role.ROW)
    left = tuple(i for i in rows if game.piles[i].wing == "left")
    right = tuple(i for i in rows if i not in left)
    return Wings(left, right, tuple(i for i in range(len(game.piles)) if i not in rows))


def longest(piles: Sequence[int], heights: Sequence[int]) -> int:
    """The number of cards in the longest of these piles; at least 1, the room of an empty one."""
    return max([1, *(heights[i] for i in piles)])
