"""The numbers of a search taken apart and put together: which of them stand side by side, and how wide they are."""

from struct import calcsize, pack, unpack_from
from typing import NamedTuple

from ramparts.engine.tables import FACES
from ramparts.solver.kernel.numbers import LONGEST_ASCENT
from ramparts.solver.kernel.pile_numbers import LONGEST_ASCENT as LONGEST_OF_PILES
from ramparts.solver.kernel.pile_numbers import MOST_FEEDERS, OF_PILES

SUITS = 4


class Run(NamedTuple):
    """Numbers of one width and meaning; ``code`` is that of `struct`."""

    code: str
    values: list[int]


class Numbers(NamedTuple):
    """A search: runs of numbers, and the cards of each pile."""

    runs: list[Run]
    piles: list[list[int]]

    def copied(self) -> "Numbers":
        """The same, to be changed."""
        return Numbers([Run(code, [*values]) for code, values in self.runs], [[*cards] for cards in self.piles])

    def packed(self) -> bytes:
        """As the kernel reads it; each number is cut to its width."""
        parts = [pack(f"<{len(values)}{code}", *(_cut(value, code) for value in values)) for code, values in self.runs]
        return b"".join(parts) + b"".join(
            bytes([len(cards) & 255, *(card & 255 for card in cards)]) for cards in self.piles
        )


def _cut(value: int, code: str) -> int:
    return value & ((1 << 8 * calcsize(f"<{code}")) - 1)


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at, self.runs = data, 0, list[Run]()

    def run(self, count: int, code: str) -> list[int]:
        values = list(unpack_from(f"<{count}{code}", self.data, self.at))
        self.at += calcsize(f"<{count}{code}")
        self.runs.append(Run(code, values))
        return values

    def piles(self) -> list[list[int]]:
        found = list[list[int]]()
        while self.at < len(self.data):
            end = self.at + 1 + self.data[self.at]
            found.append([*self.data[self.at + 1 : end]])
            self.at = end
        return found


def taken_apart(numbers: bytes) -> Numbers:
    """The numbers of a search that the kernel accepts."""
    reader = _Reader(numbers)
    if numbers[0] == OF_PILES:
        _, piles, *_ = reader.run(4, "I")
        for count in (3, 5):
            reader.run(count, "I")
        reader.run(piles, "B")
        (tables,) = reader.run(1, "B")
        reader.run(tables * FACES, "Q")
        reader.run(2 * piles * piles, "B")
        (refills,) = reader.run(1, "B")
        reader.run(refills * (2 + MOST_FEEDERS), "B")
        reader.run(SUITS * (1 + LONGEST_OF_PILES), "B")
    else:
        for count in (7, 2, 9):
            reader.run(count, "I")
        for count in (FACES, FACES, FACES, 1):
            reader.run(count, "Q")
        reader.run(SUITS * (1 + LONGEST_ASCENT), "B")
        reader.run(SUITS, "B")
    reader.run(SUITS, "B")
    return Numbers(reader.runs, reader.piles())
