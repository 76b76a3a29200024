"""Fortitude's score. The original's is lost; this one is ours.

Each card home scores the number of its level, and clearing a deal adds ten times that number. So it is a pure function
of level and position: no clock.
"""

from collections.abc import Iterable

from ramparts.engine.play import home, won
from ramparts.rules.game import Game, Position

CLEARED = 10
"""What clearing a deal adds, in units of the level's number."""


def deal_score(game: Game, position: Position) -> int:
    """The points made in one deal: the level for each card home, and ten times the level once it is cleared."""
    return game.level * (home(game, position) + CLEARED * won(game, position))


def run_score(cleared: Iterable[Game], game: Game, position: Position) -> int:
    """The points of a run: the levels cleared before this deal, and this deal."""
    return sum(level.level * (len(level.pack) + CLEARED) for level in cleared) + deal_score(game, position)
