"""Deals that have been proved winnable, to be dealt where there is no time to wait for the solver.

``ramparts prove`` lists them in `winnable.txt`, beside this module. Each line has the id of a title and a hexadecimal
number with one bit for each deal: bit 0 stands for the deal `FIRST`, bit 1 for the next, and so on.
"""

import pkgutil
from collections.abc import Mapping
from functools import cache

from ramparts.rules.game import Title

FIRST = 32_000
"""The deal number that bit 0 of a list stands for."""

GENTLE: Mapping[str, tuple[int, ...]] = {
    "fortress": (32100, 32372, 32634, 33006),
    "beleaguered-castle": (32095, 32169, 32196, 32209, 32319, 32337, 32375, 32407),
    "streets-and-alleys": (32073, 32347),
}
"""By the id of a title: deals of its list for whoever plays it for the first time.

A careful player wins them who looks one move ahead; `python -m tests.kit.careful fortress` finds them."""


def proven(title: Title, level: int = 1) -> tuple[int, ...]:
    """The plain numbers of deals of a title that are known to be winnable, in order; empty if none are known.

    With levels they are numbers of runs of which every level up to `Title.ladder_top` can be won; there are none for
    the levels beyond.
    """
    bits = listed().get(title.id, 0) if level <= title.ladder_top else 0
    return tuple(FIRST + i for i in range(bits.bit_length()) if bits >> i & 1)


@cache
def listed() -> dict[str, int]:
    """The lists that ship with the program: by the id of a title, one bit for each deal from `FIRST` on."""
    # In the page there may be no such file on disk: modules and data come out of packs, through the package's loader.
    return parse_lists((pkgutil.get_data(__package__, "winnable.txt") or b"").decode())


def parse_lists(text: str) -> dict[str, int]:
    """The lists in the text of such a file. Raises `ValueError` for a line of another form."""
    return {title: int(digits, 16) for title, digits in map(str.split, text.splitlines())}
