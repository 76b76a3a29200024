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
    "fortress": (4972680, 11874325, 3289871, 8834942),
    "chessboard": (4480575, 4298693),
    "streets-and-alleys": (17242857, 25218604, 23920298, 4145807),
    "fortitude": (33007, 32648, 32727, 32828),
    "besieged-city": (33056, 32066, 32075, 32149, 32317, 33152),
    "ten-by-one": (12507980, 5082377, 16694639, 22858635),
    "bastion": (3643447, 19689755, 22137155, 24491874),
    "castles-end": (27041492, 26351839, 20204686, 2571953),
    "citadel": (24939725, 4278848, 22154114, 17300230),
    "siegecraft": (21600645, 22056006, 14961102, 16583428),
    "exiled-kings": (2050229, 17179922, 13201022, 2999366),
    "stronghold": (4855260, 17564683, 11157650, 1465528),
    "fastness": (19054970, 5869983, 25432281, 13174026),
    "penelopes-web": (37236076, 26206829, 29851003, 2498951),
    "selective-castle": (35714350, 11849206, 20176559, 3951066),
}
"""By the id of a title: numbers of deals for whoever has not won it yet, the likeliest to be won first. The first title
is that of a first visit.

In 150 games of each, of Fortitude's 40, the players of `tests.bench.first_deals` win so many of 100, as *home first*,
who plays home what fits and else at random, and as *cautious*, who does the same but covers no card that is due soon:
71 and 90 of Beleaguered Castle, 58 and 90 of Streets and Alleys, 46 and 72 of Fortress, 28 and 48 of Chessboard, 49 and
78 of the first level of Fortitude; 99 and 100 of Citadel, 94 and 99 of Siegecraft, 83 and 89 of Fastness, 79 and 87 of
Bastion, 73 and 82 of Ten by One, 72 and 86 of Stronghold, 60 and 90 of Exiled Kings, 28 and 49 of Castles End, 22 and
36 of Selective Castle, 13 and 43 of Penelope's Web; of listed deals at most 2 and 6, of Citadel's 7 and 13, of
Fortitude's 9 and 11.

They are the best of 2.6 million deals of Beleaguered Castle, 32 million of Streets and Alleys, 56 million of Fortress,
18 million of Chessboard, 39 million of Castles End, Selective Castle and Penelope's Web, and 26 million of the other
relatives that have few cards over those that go home first, and of the 300 listed runs of Fortitude. No number is there
twice, for in titles that deal alike it gives the same cards. That somebody won them proves them winnable; of runs,
whose first level that is, only those of the list are here. The Besieged City has none that careless play wins: its
deals are those that a careful player wins who looks one move ahead (`python -m tests.kit.playing.careful
besieged-city`).
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
