"""The chance of somebody who guesses.

At each choice of a puzzle such a player makes one of the legal moves, each as likely. Whoever moves runs in one go has
other moves to choose from than who moves single cards, and the better of the two chances counts. A run counts as right
where the first of its single moves keeps the win. The page plays on along one line whichever of the right moves was
made, so the chances of all choices are multiplied.
"""

from collections.abc import Iterable
from math import prod

from ramparts.engine.play import moves
from ramparts.engine.runs import run_length, singles
from ramparts.rules.game import Game, Move, Position
from ramparts.study.practice.unfolding import Step

DIGITS = 4
"""Chances are rounded to so many places."""


def share(game: Game, position: Position, keep: Iterable[Move]) -> float:
    """How often a guess is one of these moves."""
    right, first = frozenset(keep), moves(game, position)
    with_runs = [*first, *runs(game, position)]
    return max(sum(move in right for move in found) / len(found) for found in (first, with_runs))


def runs(game: Game, position: Position) -> list[Move]:
    """The first single move of each move of several cards."""
    piles = range(len(position))
    wide = ((src, count) for src in piles for count in range(2, run_length(game, position, src) + 1))
    lines = (singles(game, position, Move(src, dst, count)) for src, count in wide for dst in piles if dst != src)
    return [line[0] for line in lines if line]


def guessed(game: Game, steps: Iterable[Step]) -> float:
    """The chance that somebody who guesses makes every choice right."""
    return round(prod(share(game, step.start, step.keep) for step in steps), DIGITS)
