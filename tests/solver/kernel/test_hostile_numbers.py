"""Whatever bytes are given to the kernel, it answers: with a search or with a failure, and never by trapping."""

from random import Random
from struct import pack

from hypothesis import example, given
from hypothesis import strategies as st

from ramparts.deals.deal import numbered
from ramparts.engine.tables import FACES
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Position
from ramparts.solver.exploring.features import earlier_cards
from ramparts.solver.kernel.machine import BUFFER
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.solver.kernel.numbers import Settings, rules, search_numbers
from ramparts.solver.kernel.pile_numbers import pile_numbers
from ramparts.solver.portfolio import ANY_PILES
from ramparts.solver.rows.compiled_game import compiled_games

MACHINE = Wasmtime(kernel_wasm(), 64)
PAGES = st.sampled_from([0, 1, 20, 30, 60, 1024])
"""Limits of memory: none, too little to begin, too little to go on, enough."""

FAILURES = (-1, -2, -3)
VERDICTS = range(5)
WEIGHT = st.integers(0, 40)


def valid(name: str) -> bytes:
    """The numbers of a real search."""
    deal = numbered(TITLES[name], 32_010)
    compiled = compiled_games(deal.game)[1]
    tables = rules(compiled, compiled.ladder.guests, earlier_cards(compiled.ladder), (0, 1, 2, 3))
    settings = Settings(home=2, over=4, strange=1, lane=8, depth=2, graded=True, novel=100, types=True)
    return search_numbers(compiled, tables, settings, deal.start)


def valid_piles(game: Game, position: Position) -> bytes:
    """The numbers of a real search of any piles."""
    return pile_numbers(game, position, ANY_PILES[0])


CITY = numbered(TITLES["besieged-city"], 32_010)
ALL_IN_THE_RESERVE = (b"", b"", b"", b"", bytes([*range(52), *range(52)])) + (b"",) * (len(CITY.game.piles) - 5)

VALID = [valid(name) for name in ("fortress", "streets-and-alleys", "fortitude")]
VALID += [valid_piles(CITY.game, position) for position in (CITY.start, ALL_IN_THE_RESERVE)]


@st.composite
def random_rules(draw: st.DrawFn) -> bytes:
    """Numbers in their right places: tables, ascents and piles drawn by chance, of as many cards as wanted."""
    count = draw(st.integers(1, FACES))
    cards = draw(st.permutations(range(FACES)))[:count]
    mask = st.one_of(st.integers(0, (1 << FACES) - 1), st.integers(0, FACES - 1).map(lambda bit: 1 << bit), st.just(0))
    masks = [draw(st.lists(mask, min_size=3, max_size=3)) for _ in range(FACES)]
    cut = sorted(draw(st.lists(st.integers(0, count), min_size=3, max_size=3)))
    ends = zip([0, *cut], [*cut, count], strict=True)
    ascents = [cards[low : min(high, low + 15)] for low, high in ends]
    rows = draw(st.integers(1, 14))
    relaxed = draw(st.booleans())
    heights = [draw(st.integers(0, len(ascent))) for ascent in ascents]
    left = [card for ascent, height in zip(ascents, heights, strict=True) for card in ascent[height:]]
    piles: list[list[int]] = [[] for _ in range(rows + 2)]
    for card in draw(st.permutations(left)):
        piles[draw(st.integers(1, rows) if relaxed else st.integers(0, rows + 1))].append(card)
    weights = [*(draw(WEIGHT) for _ in range(4)), draw(st.integers(0, 5))]
    flags = [draw(st.integers(0, 1)), draw(st.integers(0, 200)), 0 if relaxed else draw(st.integers(0, 1))]
    threshold, room = draw(st.integers(0, 10)), draw(st.integers(0, 2000))
    head = pack("<4IQ8I", relaxed, rows + 1, threshold, room, draw(st.integers(0, 2**64 - 1)), *weights, *flags)
    tables = pack(f"<{3 * FACES}Q", *(each[i] for i in range(3) for each in masks))
    laddered = b"".join(bytes([len(ascent), *ascent]).ljust(16, b"\0") for ascent in ascents)
    laid = b"".join(bytes([len(pile), *pile]) for pile in piles)
    return head + tables + laddered + bytes(draw(st.sampled_from([(0, 1, 2, 3), (0, 0, 0, 0)]))) + bytes(heights) + laid


def random_piles(seed: int) -> bytes:
    """Numbers of a search of any piles, each in its place and drawn by chance, of cards that are in an ascent."""
    chance = Random(seed)
    piles, tables = chance.randint(1, 31), chance.randint(0, 8)

    def mask(share: float) -> int:
        return sum(1 << pile for pile in range(1, piles + 1) if chance.random() < share)

    weights = (chance.randint(0, 10), chance.randint(0, 100), chance.randint(0, 10))
    said = pack("<4I3i", 2, piles, chance.randint(0, 3000), chance.randint(20, 64), *weights)
    said += pack("<5I", *(mask(chance.choice([0.0, 0.2, 0.9])) for _ in range(5)))
    said += bytes(chance.randint(0, 3) for _ in range(piles)) + bytes([tables])
    said += pack(f"<{tables * FACES}Q", *(chance.getrandbits(FACES + 1) for _ in range(tables * FACES)))
    said += bytes(chance.randint(0, tables) for _ in range(2 * piles * piles))
    refills = chance.randint(0, chance.choice([0, 3, 31]))
    said += bytes([refills])
    for _ in range(refills):
        said += bytes([chance.randint(1, piles), chance.randint(0, 4), *(chance.randint(1, piles) for _ in range(4))])
    ascents = [chance.choices(range(13 * suit, 13 * suit + 13), k=chance.randint(1, 31)) for suit in range(4)]
    said += b"".join(bytes([len(ascent), *ascent]).ljust(32, b"\0") for ascent in ascents)
    heights = [chance.randint(0, len(ascent)) for ascent in ascents]
    laid: list[list[int]] = [[] for _ in range(piles)]
    for ascent, height in zip(ascents, heights, strict=True):
        for card in ascent[height:]:
            chance.choice(laid[: chance.randint(1, piles)]).append(card)
    return said + bytes(heights) + b"".join(bytes([len(pile), *pile]) for pile in laid)


@st.composite
def spoiled(draw: st.DrawFn) -> bytes:
    """The numbers of a real search, some of them changed, or cut short, or with something behind."""
    numbers = bytearray(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(0, 4))):
        numbers[draw(st.integers(0, len(numbers) - 1))] = draw(st.integers(0, 255))
    end = draw(st.one_of(st.just(len(numbers)), st.integers(0, len(numbers))))
    return bytes(numbers[:end]) + draw(st.binary(max_size=3))


def carried_on(numbers: bytes, pages: int) -> int:
    """What `begin` gives back for these numbers; a search that begins is carried on a little and dropped."""
    MACHINE.call("limit", pages)
    MACHINE.write(numbers)
    handle = MACHINE.call("begin", len(numbers))
    assert handle >= 0 or handle in FAILURES
    if handle >= 0:
        for nodes in (0, 1, 300):
            said = MACHINE.call("advance", handle, nodes)
            assert said >= 0
            assert said % 8 in VERDICTS
        length = MACHINE.call("line", handle, 0)
        assert length >= 0 or length in FAILURES
        assert (length > 0) <= (said % 8 == 1)
        assert MACHINE.call("drop", handle) == 0
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


@given(numbers=random_rules(), pages=PAGES)
def test_rules_that_no_game_has_do_not_trap(numbers: bytes, pages: int) -> None:
    handle = carried_on(numbers, pages)
    assert handle >= 0 or pages < 60 or numbers[0]


@given(seed=st.integers(0, 2**32), pages=PAGES)
def test_piles_of_rules_that_no_game_has_do_not_trap(seed: int, pages: int) -> None:
    assert (carried_on(random_piles(seed), pages) >= 0) is (pages >= 30)


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
    assert MACHINE.call("begin", length) == -1
