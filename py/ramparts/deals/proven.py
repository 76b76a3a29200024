"""Deals that have been proved winnable, to be dealt where no solver can be waited for.

``ramparts prove`` lists them in `winnable.txt`, beside this module: a line for each title, which is its id and, as one
number of hexadecimal digits, a bit for each deal from `FIRST` on, the last bit for the first deal.
"""

import pkgutil
from functools import cache

from ramparts.rules.game import Title

FIRST = 32_000
"""The first number that is tried."""


def proven(title: Title, level: int = 1) -> tuple[int, ...]:
    """The plain numbers of deals of a title that are known to be winnable, in order; of none, if none are known.

    With levels they are numbers of runs, of which every level up the ladder can be won; there are none for levels
    beyond its top.
    """
    bits = listed().get(title.id, 0) if level <= title.ladder_top else 0
    return tuple(FIRST + i for i in range(bits.bit_length()) if bits >> i & 1)


@cache
def listed() -> dict[str, int]:
    """What ships with the program: by the title's id, a bit for each deal from `FIRST` on."""
    # The page imports from packs, so the file is asked of whatever loads this package.
    return parse_lists((pkgutil.get_data(__package__, "winnable.txt") or b"").decode())


def parse_lists(text: str) -> dict[str, int]:
    """The lists of such a file. Raises `ValueError` where a line is none."""
    return {title: int(digits, 16) for title, digits in map(str.split, text.splitlines())}
