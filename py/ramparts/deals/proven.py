"""Deals that have been proved winnable, to be dealt where there is no time to wait for the solver.

``ramparts prove`` lists them in `winnable.txt`, beside this module. Each line has the id of a title and a hexadecimal
number with one bit for each deal: bit 0 stands for the deal `FIRST`, bit 1 for the next, and so on.
"""

import pkgutil
from collections.abc import Collection, Mapping
from functools import cache

from ramparts.rules.game import Title

FIRST = 32_000
"""The deal number that bit 0 of a list stands for."""

GENTLE: Mapping[str, tuple[int, ...]] = {
    "beleaguered-castle": (413199, 546762, 1906454, 2586805),
    "fortress": (32100, 32372, 32634, 33006),
    "chessboard": (33006, 33134, 34012, 34834, 36491, 37026, 37914, 38285, 39413, 39454, 39669, 39725),
    "streets-and-alleys": (32073, 32347),
    "fortitude": (32012, 32030, 32079, 32086, 32107, 32110, 32129, 32175, 32188, 32205, 32231, 32252),
    "besieged-city": (32066, 32075, 32149, 32317, 33056, 33152),
}
"""By the id of a title: numbers of deals for whoever has not won it yet. The first title is that of a first visit.

Beleaguered Castle is the first, since it has deals that are won by whoever plays home what fits and else at random. Of
its four the players of `tests.bench.first_deals` win, in 150 games of each, 71 of 100 games that way, 90 if they cover
no card that is due soon, and 9 by any legal move; of its listed deals 1, 1 and 0. Of 4,000,000 deals of Fortress none
was found of which home-first players win more than one game in six.

A careful player wins them who looks one move ahead. So they can be won, and need not be in the list; of runs, whose
first level such a player wins, only those of the list are here. `python -m tests.kit.playing.careful fortress` finds
them. That player wins 4 of the 300 deals listed of Fortress, 8 of Beleaguered Castle, 2 of Streets and Alleys; of
Chessboard none of the 300, but 13 of the 7,600 numbers from 32402 on, whether they can be won or not; of Fortitude the
first level of 65 of 300 runs; of The Besieged City 2 of 100, and 4 of the 1,879 numbers from 32121 on.
"""


def usual(titles: Collection[str]) -> str:
    """The title that is dealt where nobody has asked for one: the first of `GENTLE`, or of those that there are."""
    return next((title for title in GENTLE if title in titles), next(iter(titles)))


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
