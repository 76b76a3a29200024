"""The solver against a search that knows only the rules and leaves nothing out.

A heuristic changes how soon a verdict is reached, never which.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict, solve
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.rows.heuristic import RowWeights
from ramparts.solver.rows.row_search import RowSearch
from ramparts.solver.search import wins
from tests.kit.examples import examples
from tests.solver.small import SMALL, positions, winnable

WEIGHTS = st.builds(RowWeights, *[st.integers(0, 5)] * 5, st.booleans())


@pytest.mark.parametrize("name", SMALL)
@examples(60)
@given(st.data())
def test_every_verdict_on_a_small_pack_is_that_of_exhaustive_search(name: str, data: st.DataObject) -> None:
    game = SMALL[name]
    position = data.draw(positions(game))
    finding = solve(game, position)
    assert finding.verdict is (Verdict.WINNABLE if winnable(game, position) else Verdict.LOST)
    assert wins(game, position, finding.line) is (finding.verdict is Verdict.WINNABLE)


@examples(40)
@given(st.integers(32_000, 10**6), WEIGHTS)
def test_fortress_deals_have_the_same_verdict_with_all_weights(number: int, weights: RowWeights) -> None:
    game, start = numbered(TITLES["fortress"], number)[1:3]
    search = RowSearch(compiled_games(game)[1], start, weights)
    verdict = search.advance(20_000)
    assert verdict in (solve(game, start).verdict, Verdict.SEARCHING)
    assert wins(game, start, search.line()) is (verdict is Verdict.WINNABLE)


@pytest.mark.parametrize("name", [name for name, game in SMALL.items() if game.packs == 1 and not game.chosen_base])
@examples(25)
@given(st.data(), WEIGHTS)
def test_small_packs_have_the_same_verdict_with_all_weights(
    name: str, data: st.DataObject, weights: RowWeights
) -> None:
    game = SMALL[name]
    start = data.draw(positions(game))
    assert RowSearch(compiled_games(game)[1], start, weights).advance(10**6) is solve(game, start).verdict
