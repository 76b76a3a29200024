"""Lost deals of a game, and how large the certificate of each is."""

import gzip
from collections.abc import Iterator
from itertools import count
from time import process_time
from typing import NamedTuple

import ramparts
from ramparts import verify
from ramparts.library.engine_choice import chosen_engine

FIRST = 1_000_003
"""The number of the first deal that is tried."""

LARGEST = 50_000_000
"""The bytes that a certificate may have, compressed."""


class Tried(NamedTuple):
    """A lost deal: the positions and the compressed bytes of its certificate, and the seconds to make and to check it.

    All are 0 where no certificate was found, or it is larger than `LARGEST`, but for the seconds to make it.
    """

    deal: str
    positions: int
    size: int
    made: float
    checked: float


def tried(deal: str, found: ramparts.Solution, positions: int) -> Tried:
    """What becomes of a lost deal when its certificate may have so many positions."""
    began = process_time()
    try:
        text = found.certificate(positions)
    except ramparts.Error:
        return Tried(deal, 0, 0, process_time() - began, 0)
    made = process_time() - began
    size = len(gzip.compress(text.encode(), mtime=0))
    lines = text.splitlines()
    began = process_time()
    if verify.checked(lines) != "lost":
        raise AssertionError(deal)
    positions = len(lines) - 4 - sum(line.startswith("proof") for line in lines)
    return Tried(deal, positions, size, made, process_time() - began) if size <= LARGEST else Tried(deal, 0, 0, made, 0)


def lost(game: str, deals: int) -> Iterator[tuple[str, ramparts.Solution]]:
    """The lost ones among so many deals of a game, the first included."""
    chosen_engine(None)  # it is compiled once, and not within the first search
    for number in count(FIRST):
        if number == FIRST + deals:
            return
        found = ramparts.Table(f"{game}:{number}").solve()
        if found.verdict is ramparts.Verdict.LOST:
            yield f"{game}:{number}", found
