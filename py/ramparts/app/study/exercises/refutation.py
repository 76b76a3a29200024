"""What is left after a move that loses: the best line from there, found by looking at whatever can still be reached.

That is not much: of the positions after wrong moves in the puzzles that ship, nine in ten lead to fewer than a thousand
others, so what is said of the line is no guess.
"""

from functools import lru_cache
from typing import NamedTuple

from ramparts.deals.notation import Gesture
from ramparts.engine.play import home, moves, play
from ramparts.rules.game import Game, Move, Position

MOST = 1000
"""So many positions are looked at: a tenth of a second in the page."""

PATIENCE = 6
"""A dead end is waited for so many moves, where no more cards come home on the way to it."""


class Refutation(NamedTuple):
    """The line on which most cards come home; ``whole`` tells that every other line was looked at."""

    line: tuple[Gesture, ...]
    whole: bool


@lru_cache(8)
def refutation(game: Game, start: Position) -> Refutation:
    """The line from a lost position to one with as many cards home as can be, where no move is left if that is near.

    Of several the shortest. It is empty where nothing more can come home.
    """
    came: dict[Position, tuple[Position, Move]] = {}
    waiting, depths = [start], {start: 0}
    best, value = start, (-1, False)
    for position in waiting:  # which grows meanwhile
        found, depth = moves(game, position), depths[position]
        here = home(game, position), not found and depth <= PATIENCE
        if here > value:
            best, value = position, here
        for move in found if len(waiting) < MOST else ():
            after = play(game, position, move)
            if after not in depths:
                came[after], depths[after] = (position, move), depth + 1
                waiting.append(after)
    line = list[Gesture]()
    while best != start:
        before, move = came[best]
        line.append(Gesture(move, (move,), best))
        best = before
    return Refutation(tuple(reversed(line)), len(waiting) < MOST)
