"""The kernel looks at the same positions as Python, in the same order: some of those of `tests.bench.node_for_node`."""

from random import Random

import pytest

from ramparts.deals.deal import numbered
from ramparts.engine.play import base
from ramparts.engine.tables import tables_of
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Position
from ramparts.solver.exploring.type_search import TypeSearch
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.findings.shorten import shortened
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.portfolio import BOTH_WAYS, DOWNWARDS, in_rows
from ramparts.solver.rows.compiled_game import CompiledGame, compiled_games
from ramparts.solver.rows.heuristic import RowWeights
from ramparts.solver.rows.row_search import RowSearch
from ramparts.solver.suitless.relaxed_search import RelaxedSearch
from ramparts.solver.suitless.suit_classes import suit_classes
from tests.kit.examples import spread
from tests.kit.kernel import KERNEL, same
from tests.solver.small import KINGS_AND_CELLS, RELATIVES, small
from tests.solver.test_thousands import scattered

POSITIONS = spread(range(85))
PORTION, MOST, ENOUGH = 397, 1_500, 10**6

IN_ROWS = [name for name, title in TITLES.items() if in_rows(title.at(1))]
SUITLESS = [
    name
    for name in IN_ROWS
    if all(each.stock < 0 and suit_classes(each) for each in compiled_games(TITLES[name].at(1)).values())
]
"""Titles that the searches of rows can play, and those of them that are explored, and played without suits."""

SMALL_DEALS = 12


def steps(search: Searcher, most: int) -> list[tuple[Verdict, int]]:
    """The verdict and the number of positions after each portion of a search."""
    said = [(Verdict.SEARCHING, 0)]
    while said[-1][0] is Verdict.SEARCHING and search.visited < most:
        said.append((search.advance(PORTION), search.visited))
    return said


def assert_same(game: Game, start: Position, python: Searcher, kernel: Searcher, most: int = MOST) -> None:
    """Both look at the same number of positions, and find the same line, but for its detours, or the same proof."""
    assert steps(python, most) == steps(kernel, most)
    assert shortened(game, start, python.line()) == kernel.line()
    assert python.proof == kernel.proof


@pytest.mark.parametrize("number", POSITIONS)
def test_a_search_says_the_same_after_every_portion(number: int) -> None:
    assert same(number, MOST)


@pytest.mark.parametrize(
    "game", [*(title.at(1) for title in RELATIVES.values()), KINGS_AND_CELLS], ids=lambda game: game.id
)
def test_small_deals_are_searched_the_same_to_their_end(game: Game) -> None:
    """Lost ones too, so that everything that can be reached is looked at: by weights, by types, and without suits."""
    chance, verdicts = Random(game.id), set[Verdict]()
    for shape in ((3, 2), (4, 2), (4, 3)):
        few = small(game, *shape)
        for _ in range(SMALL_DEALS):
            start = scattered(few, chance)
            for each in _possible(few, start)[:2]:
                verdicts |= {search_of_both(each, start)}
    assert verdicts == {Verdict.WINNABLE, Verdict.LOST}


def search_of_both(game: CompiledGame, start: Position) -> Verdict:
    """What is found of a position, by each search and by both engines the same."""
    weights = RowWeights(home=2, over=3, strange=1, lane=4, depth=1, cell=3)
    assert_same(game.game, start, RowSearch(game, start, weights), KERNEL.by_weights(game, start, weights), ENOUGH)
    python, kernel = TypeSearch(game, start), KERNEL.by_types(game, start)
    assert_same(game.game, start, python, kernel, ENOUGH)
    classes = suit_classes(game)
    for threshold in range(5) if classes else ():
        assert classes
        relaxed = (
            RelaxedSearch(game, classes, threshold, start),
            KERNEL.relaxed(game, classes, threshold, start, ENOUGH),
        )
        assert len({(search.advance(ENOUGH), search.visited) for search in relaxed}) == 1
    return python.advance(0)


def _possible(game: Game, start: Position) -> list[CompiledGame]:
    """A game made ready, for each rank from which the foundations may be built that lie there."""
    first = base(game, start)
    return [each for rank, each in compiled_games(game).items() if first in (None, rank)]


@pytest.mark.parametrize("name", SUITLESS)
@pytest.mark.parametrize("number", [32_001, 32_004])
def test_exploring_by_type_is_the_same(name: str, number: int) -> None:
    (game,), start = _compiled(name, number)
    assert_same(game.game, start, TypeSearch(game, start), KERNEL.by_types(game, start))


@pytest.mark.parametrize("weights", [*BOTH_WAYS, *DOWNWARDS])
@pytest.mark.parametrize("name", IN_ROWS)
def test_best_first_search_is_the_same_with_any_weights(name: str, weights: RowWeights) -> None:
    games, start = _compiled(name, 32_005)
    for game in games[:2]:
        assert_same(game.game, start, RowSearch(game, start, weights), KERNEL.by_weights(game, start, weights))


@pytest.mark.parametrize("threshold", range(11))
@pytest.mark.parametrize("name", SUITLESS)
def test_a_relaxed_game_is_the_same_at_every_threshold(name: str, threshold: int) -> None:
    for number in (32_001,):
        (game,), start = _compiled(name, number)
        classes = suit_classes(game)
        assert classes
        python = RelaxedSearch(game, classes, threshold, start)
        kernel = KERNEL.relaxed(game, classes, threshold, start, 10**6)
        said = [(python.advance(PORTION), python.visited) for _ in range(3)]
        assert said == [(kernel.advance(PORTION), kernel.visited) for _ in range(3)]


def _compiled(name: str, number: int) -> tuple[list[CompiledGame], tuple[bytes, ...]]:
    """A game made ready, for each rank that may begin its foundations, and the start of a deal."""
    game, start = numbered(TITLES[name], number)[1:3]
    assert tables_of(game).ascents.keys() == compiled_games(game).keys()
    return list(compiled_games(game).values()), start
