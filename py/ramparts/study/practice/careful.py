"""Careful players who look one move ahead and no further: what fools them is worth a puzzle.

They differ in what they think more of: cards home, empty places, cards in order, low cards uncovered.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol, TypeVar

from ramparts.engine.play import home, moves, play, won
from ramparts.engine.tables import tables_of
from ramparts.rules.cards import face, suit
from ramparts.rules.game import Game, Move, Position, Role

T = TypeVar("T")


class Chance(Protocol):
    """What a player's moods come from: `random.Random` for example."""

    def uniform(self, a: float, b: float, /) -> float:
        """A number between two others."""
        ...

    def randint(self, a: int, b: int, /) -> int:
        """A whole number between two others, both included."""
        ...

    def choice(self, seq: Sequence[T], /) -> T:
        """One of several."""
        ...


class Taste(NamedTuple):
    """What a player thinks of each card home, each empty place, each card built, and each card over one due soon."""

    home: int
    empty: int
    built: int
    buried: int


TASTES = tuple(
    Taste(home, empty, built, buried) for home in (3, 12) for empty in (2, 8) for built in (2, 5) for buried in (2, 5)
)
"""Sixteen players."""

SOON = 2
"""So many of the next cards of each foundation are thought of."""

PATIENCE = 200
"""After so many moves a player gives up."""


MOOD = 6.0
"""How much the looks of a table vary with a player's mood: half a card at home."""


def choice(
    game: Game,
    position: Position,
    taste: Taste,
    seen: frozenset[Position] = frozenset(),
    chance: Chance | None = None,
) -> Move | None:
    """The move after which the table looks best to a player, of equal ones the first; None where nothing new comes.

    With ``chance`` the player has moods.
    """
    found = [(move, play(game, position, move)) for move in moves(game, position)]
    new = [(move, looks(game, after, taste) + _mood(chance)) for move, after in found if after not in seen]
    return max(new, key=lambda each: each[1])[0] if new else None


def _mood(chance: Chance | None) -> float:
    return chance.uniform(0, MOOD) if chance else 0


def game_played(game: Game, start: Position, taste: Taste, chance: Chance | None = None) -> list[Move]:
    """The moves of a player from a deal, up to a win, the end, or the end of patience; no position comes twice."""
    line: list[Move] = []
    position, seen = start, {start}
    while len(line) < PATIENCE and not won(game, position):
        move = choice(game, position, taste, frozenset(seen), chance)
        if move is None:
            break
        line.append(move)
        position = play(game, position, move)
        seen.add(position)
    return line


def looks(game: Game, position: Position, taste: Taste) -> int:
    """How well a position looks to a player at a glance: the more, the better."""
    rows = [position[i] for i in game.having(Role.ROW, Role.RAMPART)]
    hosts = [table for (_, target), table in tables_of(game).hosts.items() if target in (Role.ROW, Role.RAMPART)]
    built = sum(
        any(table[face(high)] >> face(low) & 1 for table in hosts) for cards in rows for low, high in pairwise(cards)
    )
    heights = [len(position[i]) for i in game.foundation]
    buried = sum(
        above for cards in rows for above, card in enumerate(reversed(cards)) if _due(face(card), heights[suit(card)])
    )
    empty = sum(not cards for cards in rows)
    return taste.home * home(game, position) + taste.empty * empty + taste.built * built - taste.buried * buried


def _due(card: int, height: int) -> bool:
    return 0 <= card % 13 - height < SOON
