"""Fortitude's score. How the original program counted is lost; this score is our own.

Each card home scores the number of its level, and clearing a deal adds ten times that number. So the score depends on
level and position alone, not on time.
"""

from collections.abc import Iterable

from ramparts.engine.play import home, won
from ramparts.rules.game import Game, Position

CLEARED_BONUS = 10
"""What clearing a deal adds, as a multiple of the level's number."""


def deal_score(game: Game, position: Position) -> int:
    """The points made in one deal: the level for each card home, and ten times the level once it is cleared."""
    return game.level * (home(game, position) + CLEARED_BONUS * won(game, position))


def run_score(cleared: Iterable[Game], game: Game, position: Position) -> int:
    """The points of a run: the levels cleared before this deal, and this deal."""
    return sum(level.level * (len(level.pack) + CLEARED_BONUS) for level in cleared) + deal_score(game, position)
