"""The search of whole positions, against the search of rows and exhaustive search, and which game goes to which."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.catalogue import TITLES
from ramparts.games.fortitude import fortitude
from ramparts.games.streets.fastness import FASTNESS
from ramparts.games.streets.stronghold import STRONGHOLD
from ramparts.rules.cells import with_cells
from ramparts.rules.game import Game, Pile, Position, Role, anywhere
from ramparts.rules.relations import anything, foundations, one_lower, rows
from ramparts.solver import Verdict, solve
from ramparts.solver.piles.heuristic import PileWeights
from ramparts.solver.piles.pile_search import PileSearch
from ramparts.solver.piles.symmetry import interchangeable
from ramparts.solver.portfolio import in_rows
from ramparts.solver.search import wins
from tests.kit.examples import examples
from tests.solver.small import SMALL, positions


@pytest.mark.parametrize("name", [name for name, game in SMALL.items() if game.packs == 1])
@examples(25)
@given(st.data())
def test_both_searches_agree_on_small_packs_with_whatever_heuristic(name: str, data: st.DataObject) -> None:
    game = SMALL[name]
    position = data.draw(positions(game))
    weights = PileWeights(*data.draw(st.tuples(*[st.integers(0, 4)] * 3)))
    search = PileSearch(game, position, weights)
    verdict = search.advance(100_000)
    assert verdict is solve(game, position).verdict
    assert wins(game, position, search.line()) is (verdict is Verdict.WINNABLE)
    assert search.advance(1) is verdict


@examples(25)
@given(positions(SMALL["siege 1"]))
def test_a_search_says_that_a_position_is_lost_with_the_last_one_that_it_looks_at(position: Position) -> None:
    """Bug: with exactly so many positions allowed it asked for more, though none was left."""
    game, weights = SMALL["siege 1"], PileWeights(home=1, over=1, lane=1)
    whole = PileSearch(game, position, weights)
    verdict = whole.advance(100_000)
    assert PileSearch(game, position, weights).advance(whole.visited) is verdict


def test_the_five_games_of_rows_are_searched_as_rows_and_the_city_as_piles() -> None:
    searched_as_rows = {name for name, title in TITLES.items() if in_rows(title.at(1))}
    assert {"fortress", "chessboard", "beleaguered-castle", "streets-and-alleys", "fortitude"} <= searched_as_rows
    assert "besieged-city" not in searched_as_rows


OTHERWISE: dict[str, Callable[[], Game]] = {
    "two packs": lambda: replace(BELEAGUERED_CASTLE, packs=2),
    "a row that must be filled": lambda: replace(BELEAGUERED_CASTLE, must_fill=frozenset({Role.ROW})),
    "rows that may be rearranged": lambda: replace(BELEAGUERED_CASTLE, transpose=Role.ROW),
    "rows that are not filled": lambda: replace(BELEAGUERED_CASTLE, fill=frozenset()),
    "rows that do not climb": lambda: replace(BELEAGUERED_CASTLE, climb=frozenset()),
    "rows that are far apart": lambda: replace(BELEAGUERED_CASTLE, near=lambda src, dst: src.wing == dst.wing),
    "too many rows": lambda: replace(BELEAGUERED_CASTLE, piles=BELEAGUERED_CASTLE.piles[:4] + rows("l" * 15)),
    "a stock that climbs": lambda: replace(fortitude(1), climb=frozenset({Role.ROW, Role.WASTE, Role.STOCK})),
    "a waste of its own kind": lambda: replace(
        fortitude(1), build=dict(fortitude(1).build) | {(Role.WASTE, Role.ROW): anything}
    ),
    "cells that take some cards": lambda: replace(
        STRONGHOLD, build={**STRONGHOLD.build, (Role.ROW, Role.CELL): one_lower}, fill=STRONGHOLD.fill
    ),
    "cells that do not climb": lambda: replace(STRONGHOLD, climb=frozenset({Role.ROW})),
    "cells that pass cards on": lambda: replace(FASTNESS, fill=FASTNESS.fill | {(Role.CELL, Role.CELL)}),
    "cells and a stock": lambda: with_cells(fortitude(1), 1),
    "a cell of its own kind": lambda: replace(STRONGHOLD, build={(Role.ROW, Role.ROW): one_lower}),
    "no waste": lambda: replace(fortitude(1), piles=fortitude(1).piles[:-1]),
}


@pytest.mark.parametrize("kind", OTHERWISE)
def test_a_game_that_is_not_of_rows_is_searched_as_piles(kind: str) -> None:
    assert not in_rows(OTHERWISE[kind]())


def test_rows_are_interchangeable_and_so_are_the_two_ramparts_at_the_ends_of_a_line() -> None:
    assert interchangeable(BELEAGUERED_CASTLE) == (BELEAGUERED_CASTLE.having(Role.ROW),)
    names = [[BESIEGED_CITY.piles[i].id for i in group] for group in interchangeable(BESIEGED_CITY)]
    assert names == [[f"w{i}", f"e{i}"] for i in range(4)] + [[f"n{i}", f"s{i}"] for i in range(3)]


def test_piles_of_which_only_some_have_a_duty_are_not_interchangeable() -> None:
    """Which may go home, which must be filled, which may swap their cards: each alone tells two pairs apart."""
    reserve = tuple(Pile(f"r0{i}", Role.RESERVE) for i in range(2))
    ramparts = tuple(Pile(f"w{i}", Role.RAMPART) for i in range(2))
    alike = replace(
        BESIEGED_CITY,
        piles=foundations() + reserve + ramparts,
        build={},
        fill=frozenset(),
        climb=frozenset({Role.RESERVE, Role.RAMPART}),
        must_fill=frozenset(),
        refill=(),
        transpose=None,
        near=anywhere,
    )
    assert interchangeable(alike) == ((4, 5, 6, 7),)
    apart = ((4, 5), (6, 7))
    assert interchangeable(replace(alike, climb=frozenset({Role.RESERVE}))) == apart
    assert interchangeable(replace(alike, must_fill=frozenset({Role.RAMPART}))) == apart
    assert interchangeable(replace(alike, transpose=Role.RESERVE)) == apart
