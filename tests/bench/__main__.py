"""`make bench`: what moves and the board cost, in each game; what the solver decides.

Each number is the best of a few rounds over the positions of random games, so it tells what the code takes when
nothing else disturbs it; seconds are those of the processor. Compare numbers of one machine only.
"""

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from time import process_time

from ramparts.app.state.model import Model
from ramparts.app.view.board import board
from ramparts.deals.deal import numbered
from ramparts.deals.history import History
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position, Title
from tests.bench import agreeing, beside, engines, node_for_node, solving
from tests.kit.visit.table import seated

ROUNDS = 5
FIRST, POSITIONS = 32_000, 200
"""The deal with which the random games begin, and how many positions they pass in all; some end after a few moves."""


def wandering(title: Title, seed: int = 1) -> list[tuple[Position, Move]]:
    """Random games of one deal after the other: each position, and the move made in it."""
    chance = Random(seed)
    walk: list[tuple[Position, Move]] = []
    for number in count(FIRST):
        game, position = numbered(title, number)[1:3]
        while choices := moves(game, position):
            if len(walk) == POSITIONS:
                return walk
            walk.append((position, chance.choice(choices)))
            position = play(game, *walk[-1])
    raise AssertionError


def microseconds(task: Callable[[], None], steps: int) -> float:
    """How long one of the steps of `task` takes, at best."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        task()
        best = min(best, process_time() - began)
    return best / steps * 1e6


def all_moves(game: Game, walk: list[tuple[Position, Move]]) -> None:
    """Asks for the legal moves of each position."""
    for position, _ in walk:
        moves(game, position)


def all_plays(game: Game, walk: list[tuple[Position, Move]]) -> None:
    """Makes each move."""
    for position, move in walk:
        play(game, position, move)


def all_boards(model: Model, walk: list[tuple[Position, Move]]) -> None:
    """Asks what is on the screen in each position; of a new table each time, which has worked out nothing yet."""
    for position, _ in walk:
        board(model.with_history(History.start(model.deal.game, position)))


def main() -> None:
    """Prints a line for each game."""
    print(f"{'microseconds for':<20} {'moves':>8} {'play':>8} {'board':>8}")
    for name, title in TITLES.items():
        deal, walk = numbered(title, FIRST), wandering(title)
        tasks = partial(all_moves, deal.game), partial(all_plays, deal.game), partial(all_boards, seated(deal))
        asked, played, drawn = (microseconds(partial(task, walk), len(walk)) for task in tasks)
        print(f"{name:<20} {asked:8.1f} {played:8.1f} {drawn:8.1f}")


if __name__ == "__main__":
    main()
    agreeing.main()
    node_for_node.main()
    beside.main()
    engines.main()
    solving.main()
