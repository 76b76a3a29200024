"""What is stored of other games than the one on the table, and whether the browser stores anything."""

from dataclasses import dataclass
from typing import NamedTuple

from ramparts.app.state.game_record import Record
from ramparts.app.state.saved_games import Kept

TEN = 10
LONGEST_NAME = 30


class Best(NamedTuple):
    """A line of the ten best: the player's name, the points, the level reached, and whether the run was marked."""

    name: str
    score: int
    level: int
    marked: bool = False


class Aside(NamedTuple):
    """A stored text that could not be read, or what of it could not, and the key under which it is stored now."""

    key: str
    text: str


@dataclass(frozen=True)
class Library:
    """What is kept of other games than the one on the table.

    ``records`` are of all other deals, and ``games`` those among them that can be opened again, newest first.
    ``solved`` are the lessons and puzzles that were solved, such as ``lesson:3`` and ``puzzle:fortress:17``, and the
    puzzles at which the player has failed, as ``missed:fortress:12``. ``aside`` is what could not be read of all this.
    ``elsewhere`` says that another tab keeps what is played there, and so this one keeps nothing; ``unkept`` that the
    browser does not. ``forgets`` says that the browser deletes what is kept after a week without a visit, and that the
    player is still to be told.
    """

    best: tuple[Best, ...] = ()
    records: tuple[Record, ...] = ()
    games: tuple[Kept, ...] = ()
    solved: frozenset[str] = frozenset()
    aside: tuple[Aside, ...] = ()
    elsewhere: bool = False
    unkept: bool = False
    forgets: bool = False


def name_shown(name: str) -> str:
    """A player's name as it is shown: printable, on one line, of at most so many characters."""
    return " ".join("".join(char for char in name if char.isprintable()).split())[:LONGEST_NAME].strip()


def enters(best: tuple[Best, ...], score: int) -> bool:
    """Whether a score enters the ten best: it has to be above 0, and above the tenth if there are ten."""
    return score > 0 and (len(best) < TEN or score > best[-1].score)


def entered(best: tuple[Best, ...], line: Best) -> tuple[Best, ...]:
    """The ten best with one more line, highest first; of equal scores the older stands above."""
    return tuple(sorted((*best, line), key=lambda each: -each.score))[:TEN]
