"""For which games the search is made in which places are left open."""

from random import Random

import pytest

from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game
from ramparts.solver.afloat.table import floats
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.solver.rows.compiled_game import compiled_games
from tests.solver.small import KINGS_AND_CELLS
from tests.solver.test_thousands import scattered

KERNEL = KernelEngine(Wasmtime(kernel_wasm()))


@pytest.mark.parametrize("game", [KINGS_AND_CELLS, TITLES["streets-and-alleys"].at(1), TITLES["fortress"].at(1)])
def test_other_games_are_not_for_it(game: Game) -> None:
    start = scattered(game, Random(1))
    [compiled] = compiled_games(game).values()
    assert not floats(compiled, start)
    with pytest.raises(ValueError, match="refuses"):
        KERNEL.afloat(compiled, start).advance(1)
