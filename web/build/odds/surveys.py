"""The surveys that are published, and what others have published before."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ramparts.games.catalogue import TITLES
from ramparts.shares.counts import Counts, wilson
from ramparts.shares.surveyed import added

HOME = Path(__file__).parents[3] / "py" / "ramparts" / "shares"


class Survey(NamedTuple):
    """What the surveys of a game came to, and the seconds of one processor that they took."""

    game: str
    counts: Counts
    seconds: float


class Published(NamedTuple):
    """A share that others have found, with its 95 % interval, and where it is said."""

    share: float
    interval: tuple[float, float]
    source: str


def within(share: float, margin: float) -> tuple[float, float]:
    """The interval of a share that is given with its margin."""
    return share - margin, share + margin


PUBLISHED = {
    # Given without an interval: that of a million deals.
    "fortress": Published(0.2024, wilson(202_400, 1_000_000), "politaire.com, 2014"),
    "beleaguered-castle": Published(0.68170, within(0.68170, 0.00099), "Blake and Gent, JAIR 85:21"),
    "streets-and-alleys": Published(0.51187, within(0.51187, 0.00186), "Blake and Gent, JAIR 85:21"),
    "siegecraft": Published(0.99136, within(0.99136, 0.00020), "Blake and Gent, JAIR 85:21"),
    "stronghold": Published(0.97379, within(0.97379, 0.00042), "Blake and Gent, JAIR 85:21"),
}
"""By game."""


def surveys(home: Path = HOME) -> list[Survey]:
    """The surveys in the files of the folder `surveys`, in the order of the games and their levels."""
    found = [_sum(answers(file)) for file in (home / "surveys").glob("*.json")]
    order = list(TITLES)
    return sorted(found, key=lambda survey: (order.index(survey.game.partition("/")[0]), survey.game))


def answers(file: Path) -> list[dict[str, Any]]:
    """What ``ramparts survey --json`` has answered, a line for each part of the deals, in their order."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def _sum(parts: Sequence[Mapping[str, Any]]) -> Survey:
    return Survey(parts[0]["game"], added(parts), sum(part["seconds"] for part in parts))


def differs(survey: Survey) -> bool:
    """Whether what others have published lies outside this survey's interval, and theirs outside of it."""
    other = PUBLISHED.get(survey.game)
    if other is None:
        return False
    (low, high), (least, most) = survey.counts.interval, other.interval
    return high < least or most < low
