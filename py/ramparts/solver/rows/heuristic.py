"""How near a position of `row_search` seems to a win: the smaller this sum, the sooner it is expanded.

A heuristic never changes a verdict, only how soon it is reached.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ramparts.engine.ladder import Ladder
from ramparts.engine.tables import FACES
from ramparts.solver.rows.stacks import EMPTY, Stack, tails


class RowWeights(NamedTuple):
    """What each feature of a position adds to the sum; an empty row takes ``lane`` off it, a free cell ``cell``.

    ``home`` is for each card that is not home yet. ``over`` is for each card that lies over one that goes home earlier:
    of its own suit or, with ``any_suit``, of any. ``strange`` is for each card that still lies where it was dealt, on
    one that it could not be built on. ``depth`` is for each card over one of the next three of a foundation.
    """

    home: int
    over: int
    strange: int
    lane: int
    depth: int = 0
    any_suit: bool = False
    cell: int = 0


class RowHeuristic:
    """The heuristic of one game with these weights."""

    def __init__(self, ladder: Ladder, weights: RowWeights) -> None:
        self.weights = weights
        self._ladder = ladder
        self.earlier = list(ladder.before)
        """By card: the mask of the cards it should not lie over, which go home earlier."""
        if weights.any_suit:
            for ascent in ladder.ascents:
                for height, card in enumerate(ascent):
                    self.earlier[card] = sum(1 << other for each in ladder.ascents for other in each[:height])

    def value(self, piles: Sequence[Stack], heights: int, rows: int) -> int:
        """The sum for a position; its first pile is the waste, then come so many rows, then cells."""
        rungs = self._ladder.rungs(heights)
        value = self.weights.home * (FACES - rungs.home.bit_count())
        value += sum(stack[3] for pile in piles for stack in tails(pile))
        value -= self.weights.lane * sum(pile is EMPTY for pile in piles[1 : 1 + rows])
        value -= self.weights.cell * sum(pile is EMPTY for pile in piles[1 + rows :])
        return value + (self.weights.depth * depth_over(piles, rungs.wanted[-1]) if self.weights.depth else 0)


def depth_over(piles: Iterable[Stack], wanted: int) -> int:
    """How many cards lie over wanted ones, counted once for each wanted card."""
    total = 0
    for pile in piles:
        for above, (card, _, mask, _, _) in enumerate(tails(pile)):
            if not mask & wanted:
                break
            total += above * (wanted >> card & 1)
    return total
