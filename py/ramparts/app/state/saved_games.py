"""Earlier games: each as the text it is saved as, newest first. Nothing of them is replayed until one is opened."""

from collections.abc import Iterable
from json import dumps
from typing import NamedTuple, TypeAlias

MOST = 200
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
    """The games, newest first, that are kept: `MOST` in `ROOM` characters, and `MOST_UNPLAYED` not among ``played``."""
    known, left, room, stay = set(played), MOST_UNPLAYED, ROOM, list[Kept]()
    for game in games:
        left -= game.deal not in known
        room -= len(dumps(game.text))
        if (left >= 0 or game.deal in known) and room >= 0 and len(stay) < MOST:
            stay.append(game)
    return tuple(stay)
