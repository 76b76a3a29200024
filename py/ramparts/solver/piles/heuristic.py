"""How near a position of `pile_search` seems to a win: the smaller this sum, the sooner it is expanded.

It is as `ramparts.solver.rows.heuristic`, but for any ladder and any kind of pile.
"""

from typing import NamedTuple

from ramparts.engine.play import base
from ramparts.engine.tables import tables_of
from ramparts.rules.cards import rank, suit
from ramparts.rules.game import Game, Position, Role

NEVER = 99
"""Stands for the rung of a card that no foundation takes any more; larger than any rung."""


class PileWeights(NamedTuple):
    """What each feature of a position adds to the sum; an empty pile that can be built on takes ``lane`` off it.

    ``home`` is taken off for each card at home; ``over`` is for each card that lies over one that goes home earlier.
    """

    home: int
    over: int
    lane: int


def built_piles(game: Game) -> list[int]:
    """The piles on which cards are built that may go home from where they come: those that the heuristic looks at."""
    tables = tables_of(game)
    built = {dst for i in tables.climbing for way in tables.ways[i] for dst in way.dsts}
    return sorted(built - {*game.having(Role.WASTE)})


class PileHeuristic:
    """The heuristic, with these weights, of all positions that can be reached from one."""

    def __init__(self, game: Game, position: Position, weights: PileWeights) -> None:
        tables = tables_of(game)
        first = base(game, position) or next(iter(tables.ascents))
        self._weights = weights
        self._foundation = game.foundation
        self._built = built_piles(game)
        ascents = [[rank(card) for card in ascent] for ascent in tables.ascents[first]]
        self._rungs = [[_next_rungs(ascent, height) for height in range(len(ascent) + 1)] for ascent in ascents]

    def value(self, position: Position) -> int:
        """The sum for a position."""
        home, over, lane = self._weights
        heights = [len(position[i]) for i in self._foundation]
        rungs = [by_height[height] for by_height, height in zip(self._rungs, heights, strict=True)]
        value = -home * sum(heights)
        for i in self._built:
            lowest = NEVER
            for card in position[i]:
                rung = rungs[suit(card)][rank(card)]
                if rung > lowest:
                    value += over
                lowest = min(lowest, rung)
            if not position[i]:
                value -= lane
        return value


def _next_rungs(ascent: list[int], height: int) -> list[int]:
    """By rank: the first rung at or above this height that takes it."""
    return [next((i for i in range(height, len(ascent)) if ascent[i] == rank), NEVER) for rank in range(14)]
