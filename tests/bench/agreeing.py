"""``python -m tests.bench.agreeing``: the searches of castles against trying everything, on thousands of small deals.

The unit tests do the same on a few hundred. ``--scale 1`` takes 4,000 deals, some minutes; the default is a tenth.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

from ramparts.rules.game import Game, Position
from ramparts.solver import Verdict, solve
from ramparts.solver.afloat.afloat_search import AfloatSearch
from ramparts.solver.afloat.table import floats
from ramparts.solver.exploring.type_search import TypeSearch
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.suitless.loose_search import LooseSearch
from ramparts.solver.suitless.relaxed_search import RelaxedSearch
from ramparts.solver.suitless.suit_classes import suit_classes
from ramparts.solver.suitless.suitless_proof import SuitlessProof
from tests.solver.small import SUITLESS, small, winnable
from tests.solver.suitless.relaxed_rules import relaxed_winnable
from tests.solver.test_thousands import scattered

SHAPES = ((3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (5, 2), (5, 3), (5, 4), (6, 3))
"""Ranks and rows. Larger ones take more memory than time."""

DEALS = 4000
FEW_RANKS = 5
"""Up to so many ranks every relaxed game is tried out as well; beyond, that takes too long."""

ENOUGH = 10**6


def differences(game: Game, position: Position) -> list[str]:
    """What does not agree on one position: each search alone, both in turn, and each relaxed game."""
    compiled = compiled_games(game)[1]
    classes = suit_classes(compiled)
    assert classes is not None
    verdict = Verdict.WINNABLE if winnable(game, position) else Verdict.LOST
    proved = Verdict.GAVE_UP if verdict is Verdict.WINNABLE else Verdict.LOST
    found = {
        "both": solve(game, position).verdict is verdict,
        "types": TypeSearch(compiled, position).advance(ENOUGH) is verdict,
        "the proof": SuitlessProof(compiled, classes, position).advance(ENOUGH) is proved,
        "the loose game": LooseSearch(compiled, position).advance(ENOUGH) in (Verdict.WINNABLE, verdict),
    }
    if floats(compiled, position):
        found["places left open"] = AfloatSearch(compiled, position).advance(ENOUGH) is verdict
    for threshold in range(game.top_rank + 1 if game.top_rank <= FEW_RANKS else 0):
        relaxed = RelaxedSearch(compiled, classes, threshold, position).advance(ENOUGH)
        tried = relaxed_winnable(game, position, threshold)
        found[f"R({threshold})"] = (relaxed is Verdict.WINNABLE) is tried and (tried or verdict is Verdict.LOST)
    return [name for name, agrees in found.items() if not agrees]


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints how many deals of each game agreed; stops at the first that does not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=0.1, help="which part of the full number of deals to take")
    parser.add_argument("--seed", default="agreeing", help="other deals for another word")
    options, _ = parser.parse_known_args(arguments)
    chance, agreed = Random(options.seed), Counter[str]()
    games = [small(whole, *shape) for whole in SUITLESS for shape in SHAPES]
    for number in range(max(1, round(DEALS * options.scale))):
        game = games[number % len(games)]
        position = scattered(game, chance)
        if wrong := differences(game, position):
            sys.exit(f"{game.id}, {game.top_rank} ranks, {position}: not agreed by {', '.join(wrong)}")
        agreed[game.id] += 1
    print("\nSmall deals on which every search agrees with trying everything:", dict(agreed), flush=True)


if __name__ == "__main__":
    main()
