"""Whether a game goes round in circles: there are moves, but none of them, nor any that follow, bring a card home."""

from functools import lru_cache

from ramparts.engine.play import moves, play
from ramparts.rules.game import Game, Position

MOST = 100
"""So many positions are looked at. Where there are more, the player may still find it worth a try."""


@lru_cache(8)
def idle(game: Game, position: Position) -> bool:
    """Whether moves are left, but no card can go home any more by them, and they lead to few positions.

    Cached: every frame asks for the position on the table.
    """
    foundations = frozenset(game.foundation)
    found, open_ = {position}, [position]
    while open_:
        here = open_.pop()
        for move in moves(game, here):
            after = play(game, here, move)
            if move.dst in foundations or len(found) == MOST:
                return False
            if after not in found:
                found.add(after)
                open_.append(after)
    return len(found) > 1
