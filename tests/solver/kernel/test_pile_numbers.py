"""The kernel's search of any piles: the same positions as in Python, in the same order, and the same line."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.deal import numbered
from ramparts.engine.play import moves, play
from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.games.besieged_city import BESIEGED_CITY
from ramparts.games.catalogue import TITLES
from ramparts.games.fortitude import fortitude
from ramparts.rules.game import Game, Position, Role
from ramparts.rules.relations import rows
from ramparts.solver.engines import PYTHON
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.findings.shorten import shortened
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.kernel_search import KernelSearch
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.solver.kernel.pile_numbers import fits_kernel, pile_line, pile_numbers
from ramparts.solver.piles.heuristic import PileWeights
from ramparts.solver.piles.pile_search import PileSearch
from ramparts.solver.portfolio import ANY_PILES, searching
from ramparts.solver.search import solve, wins
from tests.kit.examples import examples, in_turn
from tests.kit.kernel import KERNEL, MACHINE
from tests.solver.small import SMALL, positions

WEIGHTS = st.builds(PileWeights, *[st.integers(0, 10)] * 3)

KNOWN = [name for name, game in SMALL.items() if not game.chosen_base]

PORTION, MOST = 97, 1000


def assert_same(game: Game, position: Position, python: Searcher, kernel: Searcher, most: int) -> None:
    """Both say the same after every portion, up to so many positions, and find the same line, but for its detours."""
    verdict = Verdict.SEARCHING
    while verdict is Verdict.SEARCHING and python.visited < most:
        verdict = python.advance(PORTION)
        assert (kernel.advance(PORTION), kernel.visited) == (verdict, python.visited)
    assert kernel.line() == shortened(game, position, python.line())


@pytest.mark.parametrize("name", KNOWN)
@examples(40)
@given(st.data())
def test_small_games_of_all_kinds_are_searched_as_in_python(name: str, data: st.DataObject) -> None:
    game, weights = SMALL[name], data.draw(WEIGHTS)
    position = data.draw(positions(game))
    python, kernel = (engine.by_piles(game, position, weights) for engine in (PYTHON, KERNEL))
    assert_same(game, position, python, kernel, 10**6)


WALKS = ((32_001, 0), (32_002, 60), (32_003, 140), (32_004, 260), (32_005, 500))
"""Deals of the Besieged City, and moves made in them."""


def walked(number: int, steps: int) -> Position:
    """A position of the Besieged City after so many moves, of which most turn a card of the pack."""
    position = numbered(TITLES["besieged-city"], number).start
    for step in range(steps):
        legal = moves(BESIEGED_CITY, position)
        if not legal:
            break
        turns = [move for move in legal if BESIEGED_CITY.piles[move.src].role is Role.STOCK]
        chosen = turns or legal
        position = play(BESIEGED_CITY, position, chosen[step * 7 % len(chosen)])
    return position


@in_turn("walk, weights", WALKS, ANY_PILES)
def test_the_city_is_searched_as_in_python(walk: tuple[int, int], weights: PileWeights) -> None:
    position = walked(*walk)
    python, kernel = (engine.by_piles(BESIEGED_CITY, position, weights) for engine in (PYTHON, KERNEL))
    assert_same(BESIEGED_CITY, position, python, kernel, MOST)


def test_a_whole_deal_has_the_same_verdict_and_line_and_is_replayed() -> None:
    deal = numbered(TITLES["besieged-city"], 32_010)
    by_python, by_kernel = (solve(deal.game, deal.start, engine=engine) for engine in (PYTHON, KERNEL))
    assert by_kernel == by_python
    assert wins(deal.game, deal.start, by_kernel.line)


@examples(40)
@given(position=positions(SMALL["siege 2"]), bits=st.sampled_from([1, 4, 8]))
def test_positions_whose_hashes_are_equal_are_not_confused(position: Position, bits: int) -> None:
    game, weights = SMALL["siege 2"], ANY_PILES[0]
    numbers = partial(pile_numbers, game, position, weights, hash_bits=bits)
    kernel = KernelSearch(MACHINE, numbers, partial(pile_line, game))
    assert_same(game, position, PileSearch(game, position, weights), kernel, 400)


def test_it_gives_up_when_memory_comes_to_its_end_and_gives_it_back() -> None:
    machine = Wasmtime(kernel_wasm(), megabytes=4)
    deal = numbered(TITLES["besieged-city"], 700_025)
    finding = solve(deal.game, deal.start, engine=KernelEngine(machine))
    assert (finding.verdict, finding.how) == (Verdict.GAVE_UP, "memory")
    assert finding.visited > 5_000
    assert machine.call("taken") == 0


def test_a_game_that_is_won_from_the_start_has_an_empty_line() -> None:
    game = SMALL["siege 1"]
    home = [bytes(13 * suit + rank - 1 for rank in game.ladder) for suit in range(4)]
    search = KERNEL.by_piles(game, tuple(home) + (b"",) * (len(game.piles) - 4), ANY_PILES[0])
    assert (search.advance(1), search.visited, search.line()) == (Verdict.WINNABLE, 0, ())


UNFIT: dict[str, Callable[[], Game]] = {
    "a base that is chosen": lambda: TITLES["chessboard"].at(1),
    "foundations that are not first": lambda: replace(
        BELEAGUERED_CASTLE, piles=BELEAGUERED_CASTLE.piles[4:] + BELEAGUERED_CASTLE.piles[:4]
    ),
    "too many piles": lambda: replace(BELEAGUERED_CASTLE, piles=BELEAGUERED_CASTLE.piles[:4] + rows("l" * 32)),
    "too many cards": lambda: replace(BELEAGUERED_CASTLE, packs=3),
    "too long a ladder": lambda: replace(BELEAGUERED_CASTLE, ladder=BELEAGUERED_CASTLE.ladder * 3),
    "too many feeders": lambda: replace(fortitude(1), refill=((Role.WASTE, (Role.STOCK, Role.ROW)),)),
    "foundations that must be filled": lambda: replace(BELEAGUERED_CASTLE, must_fill=frozenset({Role.FOUNDATION})),
    "foundations that are left again": lambda: replace(
        BELEAGUERED_CASTLE, fill=frozenset({(Role.ROW, Role.ROW), (Role.FOUNDATION, Role.ROW)})
    ),
}


@pytest.mark.parametrize("kind", UNFIT)
def test_what_the_kernel_has_no_room_for_python_searches(kind: str) -> None:
    assert not fits_kernel(UNFIT[kind]())


def test_a_game_of_piles_that_does_not_fit_is_searched_in_python() -> None:
    game = replace(BESIEGED_CITY, packs=3)
    assert searching(game, KERNEL) is PYTHON
    assert searching(BESIEGED_CITY, KERNEL) is KERNEL
