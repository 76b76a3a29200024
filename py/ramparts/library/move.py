"""A move as the library gives it: its text, the card, and where it goes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from ramparts.deals.notation import move_text
from ramparts.engine.play import play
from ramparts.rules.cards import Card, card_text
from ramparts.rules.game import Game, Position
from ramparts.rules.game import Move as Played

CACHED = 2**14
"""How many moves are kept: all that a few games have, a tenth of a microsecond to be found again."""


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A move, which is written as ``t1-h``: that is what ``str(move)`` gives, and what `Table.play` reads.

    ``card`` is the name of the exposed card that goes, as ``QS``, ``source`` and ``target`` are ids of piles, as
    ``t1`` and ``fC`` (the foundation of clubs). ``count`` is how many cards go: 1, or those of a run, ``t3-t5:4``.

    >>> import ramparts
    >>> move = ramparts.Table("fortress:ms33").moves[0]
    >>> move, str(move), move.card, move.source, move.target, move.count
    (Move('t1-h'), 't1-h', 'AS', 't1', 'fS', 1)
    """

    text: str
    card: str
    source: str
    target: str
    count: int = 1

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


@lru_cache(CACHED)
def shown(game: Game, move: Played, card: Card) -> Move:
    """A move of the engine as the library gives it; ``card`` is the exposed card of its source."""
    src, dst, count = move
    return Move(move_text(game, move), card_text(card), game.piles[src].id, game.piles[dst].id, count)


def shown_line(game: Game, position: Position, line: Iterable[Played]) -> Iterator[Move]:
    """A line of single moves of the engine that begins in this position."""
    for move in line:
        yield shown(game, move, position[move.src][-1])
        position = play(game, position, move)
