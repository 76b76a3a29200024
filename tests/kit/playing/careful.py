"""A careful player who looks one gesture ahead and no further: what such a one wins is gentle enough for a newcomer.

`PYTHONPATH=py:. python -m tests.kit.playing.careful fortress` prints the numbers of the deals of a list that it wins;
with two numbers more, `chessboard 32402 40000`, of all deals from the one on and before the other.
"""

import sys

from ramparts.deals.deal import numbered
from ramparts.deals.proven import proven
from ramparts.engine.autoplay import finish, forced_moves, safe_moves
from ramparts.engine.play import home, moves, play, won
from ramparts.engine.tables import tables_of
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position, Role
from ramparts.study.practice.careful import Taste, looks

TASTE = Taste(home=12, empty=8, built=5, buried=4)

PATIENCE = 400
"""After so many gestures the player gives up."""


def wins(game: Game, start: Position) -> bool:
    """Whether the player wins: each time the best position that was not seen yet, cards home first."""
    position, seen = settled(game, start), {start}
    for _ in range(PATIENCE):
        if won(game, position) or finish(game, position):
            return True
        found = [(looks(game, after, TASTE), after) for after in following(game, position) if after not in seen]
        if not found:
            return False
        position = max(found)[1]
        seen.add(position)
    return False


def following(game: Game, position: Position) -> list[Position]:
    """The settled positions after each move."""
    return [settled(game, play(game, position, move)) for move in moves(game, position)]


def settled(game: Game, position: Position) -> Position:
    """The position after what goes by itself, and after every card that fits has gone home."""
    while line := forced_moves(game, position) or safe_moves(game, position) or _homeward(game, position):
        for move in line:
            position = play(game, position, move)
    return position


def _homeward(game: Game, position: Position) -> tuple[Move, ...]:
    if tables_of(game).chosen_base and not home(game, position):
        return ()  # the first card is a choice
    return tuple(move for move in moves(game, position) if game.piles[move.dst].role is Role.FOUNDATION)[:1]


if __name__ == "__main__":
    title, ends = TITLES[sys.argv[1]], [int(each) for each in sys.argv[2:]]
    deals = (numbered(title, number) for number in (range(*ends) if ends else proven(title)))
    sys.stdout.writelines(f"{deal.number}\n" for deal in deals if wins(deal.game, deal.start))
