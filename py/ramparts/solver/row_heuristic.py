"""The order in which a search looks at positions: the smaller the sum of these features, the sooner.

An order never changes a verdict, only how soon it is reached.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ramparts.ladder import Ladder
from ramparts.solver.stacks import BARE, Cell, cells
from ramparts.tables import FACES


class Weights(NamedTuple):
    """What a position is charged, and for each ``lane`` credited.

    Charged are each card not at ``home``; each card lying ``over`` one that goes home earlier, of its own suit or of
    any; each card on one it could not be built on (``strange``); and, as ``depth``, each card over one of the next
    three of a foundation.
    """

    home: int
    over: int
    strange: int
    lane: int
    depth: int = 0
    any_suit: bool = False


class Order:
    """The features of a game's positions with these weights."""

    def __init__(self, ladder: Ladder, weights: Weights) -> None:
        self.weights = weights
        self._ladder = ladder
        self.earlier = list(ladder.before)
        """By card: the mask of the cards it should not lie over, which go home earlier."""
        if weights.any_suit:
            for ascent in ladder.ascents:
                for height, card in enumerate(ascent):
                    self.earlier[card] = sum(1 << other for each in ladder.ascents for other in each[:height])

    def value(self, piles: Sequence[Cell], heights: int) -> int:
        """The sum of the features; the first pile is the waste, which is no lane when it is empty."""
        rungs = self._ladder.rungs(heights)
        value = self.weights.home * (FACES - rungs.home.bit_count())
        value += sum(cell[3] for pile in piles for cell in cells(pile))
        value -= self.weights.lane * sum(pile is BARE for pile in piles[1:])
        return value + (self.weights.depth * depth_over(piles, rungs.wanted) if self.weights.depth else 0)


def depth_over(piles: Iterable[Cell], wanted: int) -> int:
    """How many cards lie over wanted ones, counted once for each wanted card."""
    total = 0
    for pile in piles:
        for above, (card, _, mask, _, _) in enumerate(cells(pile)):
            if not mask & wanted:
                break
            total += above * (wanted >> card & 1)
    return total
