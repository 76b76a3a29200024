"""The loose game: what it proves lost cannot be won, and it is the same search in whatever portions it is made."""

from random import Random

import pytest

from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Position
from ramparts.solver import Verdict, solve
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.suitless.loose_search import LooseSearch
from tests.kit.playing.positions import deal
from tests.solver.small import SUITLESS, small, winnable
from tests.solver.test_thousands import scattered

DEALS = 120
"""Small deals of each game; `tests.bench.agreeing` has thousands."""

SHAPES = ((3, 2), (3, 3), (4, 2), (4, 3), (5, 2), (5, 3), (6, 3))

FEW_LOST = {"stronghold", "fastness", "kings-and-cells"}


def loose(game: Game, position: Position, room: int = 10**6) -> LooseSearch:
    """A new search."""
    return LooseSearch(compiled_games(game)[1], position, room)


@pytest.mark.parametrize("whole", SUITLESS, ids=lambda game: game.id)
def test_what_the_loose_game_proves_lost_is_lost(whole: Game) -> None:
    chance, proved, lost = Random(whole.id), 0, 0
    games = [small(whole, *shape) for shape in SHAPES]
    for number in range(DEALS):
        game = games[number % len(games)]
        position = scattered(game, chance)
        can_be_won = winnable(game, position)
        if loose(game, position).advance(10**6) is Verdict.LOST:
            assert not can_be_won, position
            proved += 1
        lost += not can_be_won
    assert proved > 2 * lost / 3 > 0 or whole.id in FEW_LOST


PINNED = {
    "beleaguered-castle:1000007": (Verdict.WINNABLE, 295),
    "streets-and-alleys:1000007": (Verdict.LOST, 109),
    "stronghold:1000007": (Verdict.WINNABLE, 149),
    "penelopes-web:1000005": (Verdict.LOST, 3708),
}
"""What is said of a deal, and after how many positions."""


@pytest.mark.parametrize("text", PINNED)
def test_the_same_positions_are_looked_at_as_ever_in_whatever_portions(text: str) -> None:
    at = deal(text)
    for portion in (10**6, 7):
        search, said = loose(at.game, at.start), Verdict.SEARCHING
        while said is Verdict.SEARCHING:
            said = search.advance(portion)
        assert (said, search.visited) == PINNED[text]


def test_it_gives_up_where_room_ends() -> None:
    game, start = numbered(TITLES["penelopes-web"], 1_000_127)[1:3]
    search = loose(game, start, room=50)
    assert search.advance(10**6) is Verdict.GAVE_UP
    assert search.visited < 60


def test_the_proof_is_named() -> None:
    """Of a deal of which the game itself has more than six million positions."""
    game, start = numbered(TITLES["penelopes-web"], 1_000_298)[1:3]
    finding = solve(game, start)
    assert (finding.verdict, finding.how) == (Verdict.LOST, "loose")
