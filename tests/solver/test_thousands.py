"""Thousands of small deals of every game: the solver, with any heuristic, and exhaustive search agree on each."""

from random import Random

import pytest

from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.chessboard import CHESSBOARD
from ramparts.games.fortitude import fortitude
from ramparts.games.fortress import FORTRESS
from ramparts.games.streets_and_alleys import STREETS_AND_ALLEYS
from ramparts.rules.cards import rank, suit
from ramparts.rules.game import Game, Position, Role
from ramparts.solver import Verdict, solve
from ramparts.solver.piles.heuristic import PileWeights
from ramparts.solver.piles.pile_search import PileSearch
from tests.solver.small import KINGS_AND_CELLS, RELATIVES, THE_SAME, siege, small, winnable

SHAPES = ((2, 2), (3, 2), (3, 3), (3, 4), (4, 3), (4, 4), (5, 3), (5, 4), (6, 3))
"""Ranks and rows."""

TIGHT = ((3, 2), (4, 2), (5, 2), (5, 3), (6, 3))
"""The same where there are cells or kings' rows, so that enough positions are lost."""

RELATED = [game for title in RELATIVES.values() if (game := title.at(1)) not in THE_SAME] + [KINGS_AND_CELLS]

GAMES = {
    game.id: [small(game, *shape) for shape in SHAPES]
    for game in (FORTRESS, CHESSBOARD, BELEAGUERED_CASTLE, STREETS_AND_ALLEYS, fortitude(1))
} | {game.id: [small(game, *shape) for shape in TIGHT] for game in RELATED}
GAMES["besieged-city"] = [
    siege((1, 2, 2, 1), 1, {"w0": ("row", 0)}),
    siege((1, 2, 2, 1), 2, {"w0": ("row", 0), "n1": ("column", 1)}),
    siege((1, 2, 3, 3, 2, 1), 1, {"w0": ("row", 0)}),
]
DEALS = 1000
AGAIN = 5
"""Each fifth deal is searched with another heuristic too, which takes longer."""


def scattered(game: Game, chance: Random) -> Position:
    """Any arrangement of the game's cards: aces at home in the castle, in half of the other deals some cards."""
    turn = chance.randrange(len(game.ladder)) if game.chosen_base else 0
    ladder = game.ladder[turn:] + game.ladder[:turn]
    least = int(game.id == BELEAGUERED_CASTLE.id)
    most = chance.choice((least, len(ladder) - 1))
    left = list(game.pack)
    chance.shuffle(left)
    piles = [bytearray() for _ in game.piles]
    for home in game.foundation:
        for rung in ladder[: chance.randint(least, most)]:
            card = next(card for card in left if (suit(card), rank(card)) == (game.piles[home].suit, rung))
            left.remove(card)
            piles[home].append(card)
    others = [i for i in range(len(game.piles)) if i not in game.foundation]
    for card in left:
        free = [i for i in others if not (piles[i] and game.piles[i].role is Role.CELL)]
        piles[chance.choice(free)].append(card)
    return tuple(map(bytes, piles))


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_every_verdict_on_a_thousand_small_deals_is_that_of_exhaustive_search(name: str) -> None:
    chance, won = Random(name), 0
    for number in range(DEALS):
        game = GAMES[name][number % len(GAMES[name])]
        position = scattered(game, chance)
        verdict = Verdict.WINNABLE if winnable(game, position) else Verdict.LOST
        assert solve(game, position).verdict is verdict, position
        if number % AGAIN == 0:
            weights = PileWeights(*(chance.randint(0, 4) for _ in range(3)))
            assert PileSearch(game, position, weights).advance(10**6) is verdict, position
        won += verdict is Verdict.WINNABLE
    assert DEALS / 8 < won < DEALS * 7 / 8
