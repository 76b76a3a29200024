"""The surveys that are published, and what others have published before."""

import json
from pathlib import Path
from typing import NamedTuple

from ramparts.games.catalogue import TITLES
from ramparts.odds.counts import Counts, wilson

HOME = Path(__file__).parents[3] / "py" / "ramparts" / "odds"


class Survey(NamedTuple):
    """What a survey came to, the seconds of one processor that it took, and the command that makes it again."""

    game: str
    counts: Counts
    seconds: float
    version: str
    command: str


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
}
"""By game."""


def surveys(home: Path = HOME) -> list[Survey]:
    """The surveys in the files of the folder `surveys`, in the order of the games and their levels."""
    read = [json.loads(file.read_text("utf-8")) for file in (home / "surveys").glob("*.json")]
    found = [
        Survey(
            each["game"],
            Counts(each["winnable"], each["lost"], each["unknown"]),
            each["seconds"],
            each["version"],
            each["command"],
        )
        for each in read
    ]
    order = list(TITLES)
    return sorted(found, key=lambda survey: (order.index(survey.game.partition("/")[0]), survey.game))


def differs(survey: Survey) -> bool:
    """Whether what others have published lies outside this survey's interval, and theirs outside of it."""
    other = PUBLISHED.get(survey.game)
    if other is None:
        return False
    (low, high), (least, most) = survey.counts.interval, other.interval
    return high < least or most < low
