"""`make bench`: what the engine's two questions cost, in each game; what the solver decides.

Each number is the best of a few rounds over the positions of one random game, so it tells what the code takes when
nothing else disturbs it. Compare numbers of one machine only.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

from ramparts.deals import parse_deal
from ramparts.game import Game, Move, Position
from ramparts.games.catalogue import TITLES
from ramparts.play import moves, play
from tests.bench import beside, solving

ROUNDS = 5
LONGEST = 200


def wandering(game: Game, start: Position, seed: int = 1) -> list[tuple[Position, Move]]:
    """A random game: each position, and the move made in it, until none is left or it has grown long."""
    chance = Random(seed)
    walk: list[tuple[Position, Move]] = []
    position = start
    while len(walk) < LONGEST and (choices := moves(game, position)):
        move = chance.choice(choices)
        walk.append((position, move))
        position = play(game, position, move)
    return walk


def microseconds(task: Callable[[], None], count: int) -> float:
    """How long one of the `count` steps of `task` takes, at best."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = perf_counter()
        task()
        best = min(best, perf_counter() - began)
    return best / count * 1e6


def main() -> None:
    """Prints a line for each game."""
    print(f"{'microseconds for':<20} {'moves':>8} {'play':>8} {'steps':>6}")
    for name in TITLES:
        deal = parse_deal(f"{name}:32000", TITLES)
        game, walk = deal.game, wandering(deal.game, deal.start)

        def all_moves(game: Game = game, walk: list[tuple[Position, Move]] = walk) -> None:
            for position, _ in walk:
                moves(game, position)

        def all_plays(game: Game = game, walk: list[tuple[Position, Move]] = walk) -> None:
            for position, move in walk:
                play(game, position, move)

        asked, played = (microseconds(task, len(walk)) for task in (all_moves, all_plays))
        print(f"{name:<20} {asked:8.1f} {played:8.1f} {len(walk):6}")


if __name__ == "__main__":
    main()
    beside.main()
    solving.main()
