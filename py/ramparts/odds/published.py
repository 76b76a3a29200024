"""The surveys that ship with the program: by game and level, how many deals were won, lost, and not decided.

``make odds`` writes `odds.txt` from the files in `surveys`, each the answer of one command: ``ramparts survey --json``.
"""

import pkgutil
from functools import cache

from ramparts.odds.counts import Counts


@cache
def published() -> dict[str, Counts]:
    """The counts by what a deal's text says of its game, as ``fortress`` or ``fortitude/4``."""
    # In the page there may be no such file on disk: modules and data come out of packs, through the package's loader.
    lines = (pkgutil.get_data(__package__, "odds.txt") or b"").decode().splitlines()
    return {game: Counts(*map(int, numbers)) for game, *numbers in map(str.split, lines)}
