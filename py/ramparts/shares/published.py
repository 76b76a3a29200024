"""The surveys that ship with the program, as far as the page shows them.

``make odds`` writes `odds.txt` from the files in `surveys`, of answers of ``ramparts survey --json``.
"""

import pkgutil


def published() -> list[list[str]]:
    """A row for each survey: its game, as ``fortitude/4``; percent that can be won, at least, at most; the deals."""
    # In the page there may be no such file on disk: modules and data come out of packs, through the package's loader.
    return [row.split() for row in (pkgutil.get_data(__package__, "odds.txt") or b"").decode().splitlines()]


def by_share() -> list[list[str]]:
    """The same rows, the game that can be won most often first; the levels of a ladder in their order after them."""
    return sorted(published(), key=lambda row: (True, 0.0) if "/" in row[0] else (False, -float(row[1])))
