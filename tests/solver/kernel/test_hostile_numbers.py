"""Whatever bytes are given to the kernel, it answers: with a search or with a failure, and never by trapping."""

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Position
from ramparts.solver.exploring.features import earlier_cards
from ramparts.solver.kernel.kernel_search import HANDLES
from ramparts.solver.kernel.machine import BUFFER
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.solver.kernel.numbers import Settings, rules, search_numbers
from ramparts.solver.kernel.pile_numbers import pile_numbers
from ramparts.solver.portfolio import ANY_PILES
from ramparts.solver.rows.compiled_game import compiled_games
from tests.fuzz.random_numbers import random_piles, random_rows
from tests.fuzz.shape import taken_apart

MACHINE = Wasmtime(kernel_wasm(), 64)
PAGES = st.sampled_from([0, 1, 20, 30, 60, 1024])
"""Limits of memory: none, too little to begin, too little to go on, enough."""

FAILURES = (-1, -2, -3)
VERDICTS = range(5)
STANDING = (0, 1)
"""The verdicts after which the kernel still has a search: searching and won."""
SEED = st.integers(0, 2**32)


def valid(name: str) -> bytes:
    """The numbers of a real search."""
    deal = numbered(TITLES[name], 32_010)
    compiled = compiled_games(deal.game)[1]
    tables = rules(compiled, compiled.ladder.guests, earlier_cards(compiled.ladder), (0, 1, 2, 3))
    types = compiled.stock < 0
    settings = Settings(home=2, over=4, strange=1, lane=8, depth=2, cell=6, graded=True, novel=100, types=types)
    return search_numbers(compiled, tables, settings, deal.start)


def valid_piles(game: Game, position: Position) -> bytes:
    """The numbers of a real search of any piles."""
    return pile_numbers(game, position, ANY_PILES[0])


CITY = numbered(TITLES["besieged-city"], 32_010)
ALL_IN_THE_RESERVE = (b"", b"", b"", b"", bytes([*range(52), *range(52)])) + (b"",) * (len(CITY.game.piles) - 5)

VALID = [valid(name) for name in ("fortress", "streets-and-alleys", "fortitude", "bastion", "penelopes-web")]
BASTION = VALID[3]
VALID += [valid_piles(CITY.game, position) for position in (CITY.start, ALL_IN_THE_RESERVE)]


@st.composite
def spoiled(draw: st.DrawFn) -> bytes:
    """The numbers of a real search, some of them changed, or cut short, or with something behind."""
    numbers = bytearray(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(0, 4))):
        numbers[draw(st.integers(0, len(numbers) - 1))] = draw(st.integers(0, 255))
    end = draw(st.one_of(st.just(len(numbers)), st.integers(0, len(numbers))))
    return bytes(numbers[:end]) + draw(st.binary(max_size=3))


def carried_on(numbers: bytes, pages: int) -> int:
    """The handle that `begin` gives for these numbers, or its failure; a search is carried on a little and dropped."""
    MACHINE.call("limit", pages)
    MACHINE.write(numbers)
    said = MACHINE.call("begin", len(numbers), 0)
    assert said >= 0 or said in FAILURES
    handle = said if said < 0 else said // 8 % HANDLES
    for nodes in (0, 1, 300):
        if said >= 0 and said % 8 in STANDING:
            said = MACHINE.call("advance", handle, nodes)
            assert said >= 0
            assert said % 8 in VERDICTS
    if said >= 0 and said % 8 in STANDING:
        length = MACHINE.call("line", handle, 0)
        assert length >= 0 or length in FAILURES
        assert (length > 0) <= (said % 8 == 1)
        assert MACHINE.call("drop", handle) == 0
    elif handle >= 0:
        assert MACHINE.call("drop", handle) == -3
    assert MACHINE.call("taken") == 0
    return handle


@given(numbers=st.binary(max_size=BUFFER), pages=PAGES)
def test_any_bytes_at_all_are_refused(numbers: bytes, pages: int) -> None:
    assert carried_on(numbers, pages) in FAILURES


@given(numbers=spoiled(), pages=PAGES)
@example(numbers=VALID[0], pages=1024)
@example(numbers=VALID[1], pages=30)
def test_spoiled_numbers_do_not_trap(numbers: bytes, pages: int) -> None:
    carried_on(numbers, pages)


@given(seed=SEED, pages=PAGES)
def test_rules_that_no_game_has_do_not_trap(seed: int, pages: int) -> None:
    numbers = random_rows(Random(seed))
    handle = carried_on(numbers, pages)
    assert handle >= 0 or pages < 60 or numbers[0]


@given(seed=SEED, pages=PAGES)
def test_piles_of_rules_that_no_game_has_do_not_trap(seed: int, pages: int) -> None:
    assert (carried_on(random_piles(Random(seed)), pages) >= 0) is (pages >= 30)


@pytest.mark.parametrize("card", range(52))
def test_a_card_that_may_be_laid_on_itself_is_refused(card: int) -> None:
    """Bug: the search began, and in time it left its memory, for the card was its own target."""
    numbers = taken_apart(VALID[0])
    hosts = numbers.runs[3].values
    hosts[card] |= 1 << card
    assert carried_on(numbers.packed(), 1024) == -1


@pytest.mark.parametrize("pile", [0, -1])
def test_a_search_by_types_with_cards_in_a_stock_or_a_waste_is_refused(pile: int) -> None:
    """Bug: it began, and counted the cards that lie strangely down to below none, which it took for a place."""
    numbers = taken_apart(VALID[0])
    assert carried_on(numbers.packed(), 1024) == 0
    numbers.piles[pile].append(numbers.piles[1].pop())
    assert carried_on(numbers.packed(), 1024) == -1


@pytest.mark.parametrize("cards, cell", [([], 0), ([1], 0), ([1, 2], -1)])
def test_a_cell_with_more_than_one_card_is_refused(cards: list[int], cell: int) -> None:
    numbers = taken_apart(BASTION)
    *rows, last, other, _ = numbers.piles
    rows[1] += last[:] + other[:]
    last[:], other[:] = [], []
    for _ in cards:
        last.append(rows[1].pop())
    assert carried_on(numbers.packed(), 1024) == cell


@pytest.mark.parametrize(
    "game", [(12, 12, 1, 0), (13, 12, 1, 0), (16, 2, 1, 0), (13, 2, 2, 0), (13, 0, 1, 0), (13, 2, 1, 2)]
)
def test_a_game_of_cells_alone_and_the_like_is_refused(game: tuple[int, int, int, int]) -> None:
    numbers = taken_apart(BASTION)
    assert numbers.runs[0].values[1:5] == [13, 2, 1, 0]
    numbers.runs[0].values[1:5] = game
    assert carried_on(numbers.packed(), 1024) == -1


def test_an_empty_row_that_takes_what_is_no_card_is_refused() -> None:
    numbers = taken_apart(BASTION)
    numbers.runs[6].values[0] |= 1 << 52
    assert carried_on(numbers.packed(), 1024) == -1


@pytest.mark.parametrize("weight", [1_001, 13_001, 2**31 - 1, 2**31, 2**32 - 1])
@pytest.mark.parametrize("which", range(9))
@pytest.mark.parametrize("numbers", [VALID[0], VALID[-1]], ids=["rows", "piles"])
def test_no_weight_is_too_heavy_to_be_refused(numbers: bytes, which: int, weight: int) -> None:
    """Bug: sums of weights were made, and too great for 32 bits, before it was asked how heavy each may be."""
    apart = taken_apart(numbers)
    weights = apart.runs[1 if numbers[0] == 2 else 2].values
    weights[which % len(weights)] = weight
    assert carried_on(apart.packed(), 1024) == -1


def test_numbers_that_were_not_spoiled_are_a_search() -> None:
    assert [carried_on(numbers, 1024) for numbers in VALID] == [0] * len(VALID)
    assert [carried_on(numbers[:-1], 1024) for numbers in VALID] == [-1] * len(VALID)


@given(name=st.sampled_from(["advance", "line", "drop"]), handle=st.integers(-(2**31), 2**31 - 1).filter(bool))
def test_a_handle_that_nobody_has_is_refused(name: str, handle: int) -> None:
    rest = {"advance": (10,), "line": (0,)}.get(name, ())
    assert MACHINE.call(name, handle, *rest) == -3


@given(st.integers(BUFFER + 1, 2**31 - 1))
def test_more_bytes_than_the_buffer_holds_are_refused(length: int) -> None:
    MACHINE.call("limit", 1024)
    assert MACHINE.call("begin", length, 0) == -1
