"""Inputs of the harness: real searches with a few of their numbers changed, and searches of rules that no game has.

An input is drawn from its seed alone, so one that is named by its number can be made again.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from struct import calcsize, pack

from ramparts.engine.tables import FACES
from tests.fuzz.random_numbers import random_piles, random_rows
from tests.fuzz.seeds import seeds
from tests.fuzz.shape import Numbers, taken_apart

PAGES = (1024,) * 12 + (60, 30, 20, 0)
"""Limits of memory: mostly enough; too little to go on, to begin, none."""

NODES = (0, 2, 20, 100, 100, 300, 300, 1000)

Mutation = Callable[[Random, Numbers], None]


def framed(pages: int, nodes: int, numbers: bytes) -> bytes:
    """An input of the harness."""
    return pack("<2H", pages, nodes) + numbers


def an_input(seed: int) -> bytes:
    """The input of this seed."""
    chance = Random(seed)
    kind = chance.random()
    if kind < 0.2:
        apart = taken_apart(random_rows(chance))
    elif kind < 0.3:
        apart = taken_apart(random_piles(chance))
    else:
        apart = chance.choice(real_searches()).copied()
    for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 3, 4))):
        chance.choice(MUTATIONS)(chance, apart)
    numbers = apart.packed()
    if chance.random() < 0.1:
        numbers = damaged(chance, numbers)
    return framed(chance.choice(PAGES), chance.choice(NODES), numbers)


@cache
def real_searches() -> list[Numbers]:
    """The numbers of real searches, taken apart; they are copied before anything of them is changed."""
    return [taken_apart(numbers) for numbers in seeds()]


def damaged(chance: Random, numbers: bytes) -> bytes:
    """These bytes, one of them changed, or some left out, or some added."""
    at = chance.randrange(len(numbers) + 1)
    between = chance.choice((b"", chance.randbytes(1), chance.randbytes(chance.randint(0, 99))))
    return numbers[:at] + between + numbers[at + chance.choice((0, 1, len(between), len(numbers))) :]


def _one_number(chance: Random, numbers: Numbers) -> None:
    """Gives one number a value at the border of something."""
    code, values = chance.choice([run for run in numbers.runs if run.values])
    at, bits = chance.randrange(len(values)), 8 * calcsize(f"<{code}")
    values[at] = chance.choice(
        (
            0,
            values[at] + 1,
            values[at] - 1,
            values[at] ^ 1 << chance.randrange(bits),
            chance.getrandbits(bits),
            chance.getrandbits(6),
            chance.choice(values),
            (1 << bits) - 1,
            1 << bits - 1,
            1 << chance.randrange(bits),
        )
    )


def _exchange(chance: Random, numbers: Numbers) -> None:
    """Lets two numbers of a run change places."""
    values = chance.choice([run for run in numbers.runs if run.values]).values
    one, other = chance.randrange(len(values)), chance.randrange(len(values))
    values[one], values[other] = values[other], values[one]


def _run_of_another(chance: Random, numbers: Numbers) -> None:
    """Takes a run of numbers over from another search."""
    other = chance.choice(real_searches())
    fitting = [
        (mine.values, theirs.values)
        for mine, theirs in zip(numbers.runs, other.runs, strict=False)
        if mine.code == theirs.code and len(mine.values) == len(theirs.values)
    ]
    if fitting:
        mine, theirs = chance.choice(fitting)
        mine[:] = theirs


def _masks(chance: Random, numbers: Numbers) -> None:
    """Adds a card to masks, or takes it away."""
    masks = [run.values for run in numbers.runs if run.code == "Q" and run.values]
    for _ in range(chance.choice((1, 3, 30)) if masks else 0):
        values = chance.choice(masks)
        values[chance.randrange(len(values))] ^= 1 << chance.randrange(FACES + 1)


def _every_own_bit(chance: Random, numbers: Numbers) -> None:
    """Adds each card to its own mask."""
    masks = [run.values for run in numbers.runs if run.code == "Q" and run.values]
    if masks:
        values = chance.choice(masks)
        values[:] = [mask | 1 << at % FACES for at, mask in enumerate(values)]


def _a_flag(chance: Random, numbers: Numbers) -> None:
    """Switches something in the head on or off that may be one of few."""
    head = chance.choice([run.values for run in numbers.runs if run.code == "I"])
    small = [at for at, value in enumerate(head) if value < 3]
    if small:
        head[chance.choice(small)] = chance.randint(0, 2)


def _move_cards(chance: Random, numbers: Numbers) -> None:
    """Puts cards from one pile onto another."""
    for _ in range(chance.choice((1, 1, 5, 60))):
        source, target = chance.choice(numbers.piles), chance.choice(numbers.piles)
        if source:
            target.append(source.pop(chance.randrange(len(source))))


def _no_pack(chance: Random, numbers: Numbers) -> None:
    """Loses a card, or doubles it, or puts in any other."""
    pile = chance.choice(numbers.piles)
    pile.insert(chance.randint(0, len(pile)), chance.choice((*pile, chance.randrange(FACES), chance.randrange(256))))
    chance.choice([pile for pile in numbers.piles if pile]).pop()


MUTATIONS: tuple[Mutation, ...] = (
    *(_one_number,) * 4,
    _exchange,
    _run_of_another,
    _masks,
    _every_own_bit,
    *(_a_flag,) * 2,
    *(_move_cards,) * 3,
    _no_pack,
)
