"""A careful player who looks one gesture ahead and no further: what such a one wins is gentle enough for a newcomer.

`PYTHONPATH=py:. python -m tests.kit.careful fortress` prints the numbers of the deals of a list that it wins; with two
numbers more, `chessboard 32402 40000`, of all deals from the one on and before the other.
"""

import sys
from itertools import pairwise

from ramparts.deals.deal import numbered
from ramparts.deals.proven import proven
from ramparts.engine.autoplay import finish, forced_moves, safe_moves
from ramparts.engine.play import home, moves, play, won
from ramparts.engine.tables import tables_of
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import face
from ramparts.rules.game import Game, Move, Position, Role

PATIENCE = 400
"""After so many gestures the player gives up."""


def wins(game: Game, start: Position) -> bool:
    """Whether the player wins: each time the best position that was not seen yet, cards home first."""
    position, seen = _settled(game, start), {start}
    for _ in range(PATIENCE):
        if won(game, position) or finish(game, position):
            return True
        found = [(_worth(game, after), after) for after in _next(game, position) if after not in seen]
        if not found:
            return False
        position = max(found)[1]
        seen.add(position)
    return False


def _next(game: Game, position: Position) -> list[Position]:
    return [_settled(game, play(game, position, move)) for move in moves(game, position)]


def _settled(game: Game, position: Position) -> Position:
    """The position after what goes by itself, and after every card that fits has gone home."""
    while line := forced_moves(game, position) or safe_moves(game, position) or _homeward(game, position):
        for move in line:
            position = play(game, position, move)
    return position


def _homeward(game: Game, position: Position) -> tuple[Move, ...]:
    if tables_of(game).chosen_base and not home(game, position):
        return ()  # the first card is a choice
    return tuple(move for move in moves(game, position) if game.piles[move.dst].role is Role.FOUNDATION)[:1]


def _worth(game: Game, position: Position) -> tuple[int, int]:
    """What a player sees at a glance: cards home, places empty, cards that lie as they will go, and low ones free."""
    rows = [position[i] for i in game.having(Role.ROW, Role.RAMPART)]
    built = sum(_fits(game, low, high) for cards in rows for low, high in pairwise(cards))
    buried = sum(
        height for cards in rows for height, card in enumerate(reversed(cards)) if _due(game, position, face(card))
    )
    empty = sum(not cards for cards in rows)
    return 12 * home(game, position) + 5 * built + 8 * empty - 4 * buried, built


def _fits(game: Game, low: int, high: int) -> bool:
    hosts = tables_of(game).hosts
    return any(
        table[face(high)] >> face(low) & 1 for (_src, dst), table in hosts.items() if dst in (Role.ROW, Role.RAMPART)
    )


def _due(game: Game, position: Position, card: int) -> bool:
    """Whether a face is the next of its suit, or the one after it."""
    height = len(position[game.foundation[card // 13]])
    return 0 <= card % 13 - height <= 1


if __name__ == "__main__":
    title, ends = TITLES[sys.argv[1]], [int(each) for each in sys.argv[2:]]
    deals = (numbered(title, number) for number in (range(*ends) if ends else proven(title)))
    sys.stdout.writelines(f"{deal.number}\n" for deal in deals if wins(deal.game, deal.start))
