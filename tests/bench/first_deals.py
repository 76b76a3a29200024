"""How often simulated players win the deals that somebody gets who plays a game for the first time.

    PYTHONPATH=py:. python -m tests.bench.first_deals TITLE ...
    PYTHONPATH=py:. python -m tests.bench.first_deals --search FIRST LAST TITLE

The first prints, for each title, the share of wins of each player on each of its first deals, on all of them, on the
deals that are listed as winnable, and on any deals. The second goes over the plain numbers from FIRST to before LAST
and prints those that would do for `ramparts.deals.proven.GENTLE`, as it finds them: their number, and the shares of the
three players. It goes over some thousands of them in a second; the deals of `GENTLE` were found by the same in C.

The players know no more than a newcomer. *Random* makes any legal move; *home first* plays home what it can, and else
makes any move to a position it has not seen; *cautious* does the same, but covers no card that is due soon if it can
help it (`tests.kit.playing.players`).
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from random import Random
from statistics import mean

from ramparts.deals.deal import Deal, numbered
from ramparts.deals.proven import GENTLE, proven
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.careful import looks
from tests.kit.playing.players import UNCOVERED, Player, cautious_player, greedy_player, random_player

PLAYERS: dict[str, Player] = {"random": random_player, "home first": greedy_player, "cautious": cautious_player}

SCREENED, GAMES = 4, 30
"""How often the home-first player plays a deal before it is left, and how often each plays one that is measured."""

WANTED = {"home first": 1 / 3, "cautious": 4 / 5}
"""The least share of wins on a first deal."""

COVERED = 9
"""At most so many cards lie over the aces and the twos of a deal that is tried: one deal in some hundred."""

OTHERS = 100
"""How many listed deals, and how many others, the first deals are compared with."""

FROM = 100_000
"""The first number of those others: the lists begin lower."""


def share(player: Player, deal: Deal, games: int = GAMES) -> float:
    """The share of so many games of a deal that a player wins, the same at each call."""
    chance = Random(deal.text)
    return sum(player(deal.game, deal.start, chance) for _ in range(games)) / games


def found(name: str, numbers: Iterable[int]) -> Iterator[tuple[int, list[float]]]:
    """The deals of a title that are gentle enough, with the shares of the players."""
    for number in numbers:
        deal = numbered(TITLES[name], number)
        if looks(deal.game, deal.start, UNCOVERED) >= -COVERED and share(greedy_player, deal, SCREENED):
            shares = {player: share(play, deal) for player, play in PLAYERS.items()}
            if all(shares[player] >= least for player, least in WANTED.items()):
                yield number, list(shares.values())


def told(shares: Iterable[float]) -> str:
    """The shares of the players in words."""
    return ", ".join(f"{player} {each:.1%}" for player, each in zip(PLAYERS, shares, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(TITLES), metavar="TITLE")
    parser.add_argument("--search", nargs=2, type=int, metavar=("FIRST", "LAST"))
    options = parser.parse_args()
    if options.search:
        for number, shares in found(options.titles[0], range(*options.search)):
            sys.stdout.write(f"{number} {' '.join(f'{each:.2f}' for each in shares)}\n")
            sys.stdout.flush()
        return
    for name in options.titles:
        title = TITLES[name]
        kinds = {
            "first": GENTLE.get(name, ()),
            "winnable": proven(title)[:OTHERS],
            "any": range(FROM, FROM + OTHERS),
        }
        for kind, numbers in kinds.items():
            if not numbers:  # of a new title none are known yet
                continue
            games = GAMES if kind == "first" else SCREENED
            rows = [[share(play, numbered(title, each), games) for play in PLAYERS.values()] for each in numbers]
            for number, row in zip(numbers, rows, strict=True) if kind == "first" else ():
                sys.stdout.write(f"{name}:{number}: {told(row)}\n")
            sys.stdout.write(f"{name}, {kind} ({len(rows)} deals): {told(map(mean, zip(*rows, strict=True)))}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
