"""The surveys that ship with the program, as they were answered; the page shows those of `published`."""

import json
import pkgutil
from collections.abc import Mapping, Sequence

from ramparts.shares.counts import Counts


def surveyed(game: str) -> Counts:
    """What the surveys of a game have counted, as of ``fortress`` or ``fortitude/4``; no deals if there is none."""
    try:
        data = pkgutil.get_data(__package__, f"surveys/{game.replace('/', '-')}.json") or b""
    except FileNotFoundError:
        data = b""
    return added([json.loads(line) for line in data.splitlines()])


def added(parts: Sequence[Mapping[str, int]]) -> Counts:
    """What several answers of ``ramparts survey --json`` have counted together."""
    return Counts(*(sum(part[verdict] for part in parts) for verdict in Counts._fields))
