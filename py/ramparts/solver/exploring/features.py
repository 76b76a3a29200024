"""The features of a position in `type_search`: how near it seems to a win, and of which type it is."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ramparts.engine.ladder import Ladder
from ramparts.engine.tables import CACHE_SIZE, FACES
from ramparts.solver.rows.stacks import Stack

HOME, OVER, STRANGE, LANE, CELL, DEPTH = 2, 4, 1, 8, 6, 2
"""What is added to a position's value, the smaller the better.

`HOME` is for each card that is not home; `OVER` for each that lies over one of lower rank, of any suit; `STRANGE` for
each that still lies where it was dealt, on one that it could not be built on; `DEPTH` for each step of `depth_over`. An
empty row takes `LANE` off, a free cell `CELL`.
"""

NOVEL = 100
"""What is taken off the value of a novel position: see `Novelty`."""


@lru_cache(CACHE_SIZE)
def earlier_cards(ladder: Ladder) -> list[int]:
    """By card: the mask of the cards, of any suit, that go home sooner than it."""
    earlier = [0] * FACES
    for ascent in ladder.ascents:
        for height, card in enumerate(ascent):
            earlier[card] = sum(1 << other for each in ladder.ascents for other in each[:height])
    return earlier


def urgency(mask: int, wanted: Sequence[int]) -> int:
    """A sum over the cards of a mask: 3 for the next card of a foundation, 2 and 1 for the two after it, else 0.

    ``wanted`` holds the masks of the next card of each foundation, of the next two, and of the next three.
    """
    one, two, three = wanted
    soon = mask & three
    return (soon & one).bit_count() + (soon & two).bit_count() + soon.bit_count() if soon else 0


def depth_over(piles: Iterable[Stack], wanted: Sequence[int]) -> int:
    """How deep the wanted cards lie: for each its urgency times the number of cards above it."""
    total = 0
    for pile in piles:
        above, stack = 0, pile
        while stack[2] & wanted[-1]:
            total += above * urgency(1 << stack[0], wanted)
            above, stack = above + 1, stack[1]
    return total


def type_of(home: int, strange: int, depth: int, lanes: int) -> int:
    """The type of a position: one number for its cards at home, strange cards, depth, and empty rows and free cells.

    Large values are cut off, and depth is halved, so that there are not too many types.
    """
    return ((home * 32 + min(strange, 31)) * 128 + min(depth // 2, 127)) * 4 + min(lanes, 3)


class Novelty:
    """Tells whether a position is novel, compared with those that have come equally far.

    The *neighbours* of a position are what each of its cards lies on: a mask with one bit for each card, as
    `ramparts.solver.rows.key.Digits` gives it. Positions have come equally far when the same number of cards is home
    and the same number strange. One is novel when some card lies where none of these had it. (After Lipovetzky and
    Geffner, *Best-First Width Search*, AAAI 2017.)
    """

    def __init__(self) -> None:
        self._seen = [0] * (64 * 64)

    def is_new(self, neighbours: int, home: int, strange: int) -> bool:
        """Whether a position is novel; from now on its neighbours are known."""
        at = home * 64 + strange
        seen = self._seen[at]
        self._seen[at] = seen | neighbours
        return self._seen[at] != seen
