"""The solver against a search that knows only the rules and leaves nothing out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ramparts.solver import Verdict, solve
from ramparts.solver.search import wins
from tests.solver.small import SMALL, positions, winnable


@pytest.mark.parametrize("name", SMALL)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_verdict_on_a_small_pack_is_that_of_exhaustive_search(name: str, data: st.DataObject) -> None:
    game = SMALL[name]
    position = data.draw(positions(game))
    finding = solve(game, position)
    assert finding.verdict is (Verdict.WINNABLE if winnable(game, position) else Verdict.LOST)
    assert wins(game, position, finding.line) is (finding.verdict is Verdict.WINNABLE)
