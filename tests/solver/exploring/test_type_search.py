"""The search that explores by type: right whatever it draws, the same each time, and no greedier than it may be."""

from random import Random

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict
from ramparts.solver.exploring.type_search import TypeSearch
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.search import wins
from tests.kit.examples import fewer
from tests.solver.small import small, winnable
from tests.solver.test_thousands import scattered

SHAPES = ((3, 3), (4, 3), (4, 4), (5, 3), (5, 4))
CASTLES = ("beleaguered-castle", "streets-and-alleys", "stronghold", "fastness", "penelopes-web")

PINNED = {
    "beleaguered-castle:ms1": ("lost", 255, 0),
    "beleaguered-castle:ms4": ("winnable", 349, 102),
    "beleaguered-castle:ms5": ("winnable", 1495, 121),
    "streets-and-alleys:ms1": ("lost", 14, 0),
    "streets-and-alleys:ms4": ("winnable", 1679, 137),
    "streets-and-alleys:ms7": ("winnable", 2171, 116),
}
"""The verdict, how many positions are looked at, and how many moves the line has."""


def searched(text: str) -> TypeSearch:
    """A new search of a deal."""
    deal = parse_deal(text, TITLES)
    return TypeSearch(compiled_games(deal.game)[1], deal.start)


@pytest.mark.parametrize("title", CASTLES)
def test_verdicts_on_small_deals_are_those_of_exhaustive_search(title: str) -> None:
    chance, found = Random(title), []
    games = [small(TITLES[title].at(1), *shape) for shape in SHAPES]
    for number in range(fewer(150)):
        game = games[number % len(games)]
        position = scattered(game, chance)
        search = TypeSearch(compiled_games(game)[1], position)
        verdict = search.advance(10**6)
        assert verdict is (Verdict.WINNABLE if winnable(game, position) else Verdict.LOST), position
        assert wins(game, position, search.line()) is (verdict is Verdict.WINNABLE)
        found.append(verdict)
    assert len({*found}) == 2


@pytest.mark.parametrize("text", PINNED)
def test_the_same_positions_are_looked_at_as_ever(text: str) -> None:
    """Another implementation has to agree with these numbers; whoever changes the search on purpose changes them."""
    search = searched(text)
    verdict = search.advance(30_000)
    assert (verdict.value, search.visited, len(search.line())) == PINNED[text]


def test_a_search_that_has_no_more_room_gives_up() -> None:
    deal = parse_deal("beleaguered-castle:32012", TITLES)
    search = TypeSearch(compiled_games(deal.game)[1], deal.start, room=500)
    assert search.advance(10**6) is Verdict.GAVE_UP
    assert 500 < len(search._waiting) < 600
    assert (search.advance(10**6), search.line()) == (Verdict.GAVE_UP, ())
