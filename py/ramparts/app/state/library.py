"""What is stored of other games than the one on the table, and whether the browser stores anything.

Each earlier game is kept as the text it is saved as, newest first. Nothing of it is replayed until it is opened.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from json import dumps
from typing import NamedTuple, TypeAlias

from ramparts.app.state.game_record import Record
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Session

TEN = 10
LONGEST_NAME = 30

MOST_GAMES = 200
MOST_UNPLAYED = 10
"""How many games without a move are kept, the newest."""

ROOM = 1_500_000
"""The most characters of all games together, as they are written in a list.

The browser stores some five million for all pages of an origin.
"""


class Kept(NamedTuple):
    """A game that was on the table: its deal, and its text as `ramparts.app.codec.game_codec.game_text` writes it.

    ``when`` is when it left the table, in milliseconds since 1970.
    """

    deal: str
    text: str
    when: int = 0


Shelved: TypeAlias = tuple[Kept, ...]


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
    puzzles at which the player has failed, as ``missed:fortress:12``; and the days on which their puzzle was solved,
    with help or without, as ``day:2026-11-27``. ``aside`` is what could not be read of all this.
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

    def has_solved(self, day: str) -> bool:
        """Whether the puzzle of a day was solved on it, with help or without."""
        return day_mark(day) in self.solved


def day_mark(day: str) -> str:
    """How it is noted that the puzzle of a day, such as ``2026-11-27``, was solved on it."""
    return f"day:{day}"


class Backup(NamedTuple):
    """What was found in the storage or in an exported file; None or empty for what was not.

    ``game`` was on the table, and ``record`` is of it; ``records`` and ``games`` are of other deals, and
    ``solved`` lessons and puzzles; ``aside`` are texts that could not be read.
    """

    prefs: Prefs | None = None
    best: tuple[Best, ...] = ()
    game: Session | None = None
    record: Record | None = None
    records: tuple[Record, ...] = ()
    games: tuple[Kept, ...] = ()
    solved: frozenset[str] = frozenset()
    aside: tuple[Aside, ...] = ()


def name_shown(name: str) -> str:
    """A player's name as it is shown: printable, on one line, of at most so many characters."""
    return " ".join("".join(char for char in name if char.isprintable()).split())[:LONGEST_NAME].strip()


def enters(best: tuple[Best, ...], score: int) -> bool:
    """Whether a score enters the ten best: it has to be above 0, and above the tenth if there are ten."""
    return score > 0 and (len(best) < TEN or score > best[-1].score)


def entered(best: tuple[Best, ...], line: Best) -> tuple[Best, ...]:
    """The ten best with one more line, highest first; of equal scores the older stands above."""
    return tuple(sorted((*best, line), key=lambda each: -each.score))[:TEN]


def shelved(games: Iterable[Kept], game: Kept, played: Iterable[str]) -> Shelved:
    """The games with one more in front, in place of an older one of the same deal, as far as `capped` keeps them.

    ``played`` are the deals in which a move was made.
    """
    return capped((game, *without(games, game.deal)), played)


def without(games: Iterable[Kept], deal: str) -> Shelved:
    """The games without that of a deal."""
    return tuple(each for each in games if each.deal != deal)


def of_deal(games: Iterable[Kept], deal: str) -> Kept | None:
    """The game of a deal; None when it is not among them."""
    return next((each for each in games if each.deal == deal), None)


def capped(games: Iterable[Kept], played: Iterable[str]) -> Shelved:
    """The games, newest first, that are kept: `MOST_GAMES` in `ROOM` characters, `MOST_UNPLAYED` not in ``played``."""
    known, left, room, stay = set(played), MOST_UNPLAYED, ROOM, list[Kept]()
    for game in games:
        left -= game.deal not in known
        room -= len(dumps(game.text))
        if (left >= 0 or game.deal in known) and room >= 0 and len(stay) < MOST_GAMES:
            stay.append(game)
    return tuple(stay)
