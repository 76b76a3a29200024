"""Cards that go home by themselves: which are safe, and when all the rest can follow.

A card is safe when nothing can need it in its row any more: every card that might be built on it is home, or is the
next to go home and safe itself; `ladder` has the proof. What the books rule for each game follows from this.
In Fortress every card is safe. In Chessboard none is before the base is set, nor is a card of the base rank. In
Beleaguered Castle rank r is safe when every other foundation has reached r - 2. In Fortitude rank r is safe when r is
at most 2; or when both foundations of the other colour are at r - 1; or when both are at r - 2 and the other of its own
colour is at r - 3. With two packs nothing is strictly safe, for another copy may still be needed.
"""

from collections.abc import Callable
from functools import partial, reduce

from ramparts.engine.ladder import ladders_of, packed
from ramparts.engine.play import base, climbs, next_home, play, vacancies, won
from ramparts.engine.tables import tables_of
from ramparts.rules.cards import Card, face, suit
from ramparts.rules.game import Game, Move, Position


def safe(game: Game, position: Position, card: Card) -> bool:
    """Whether playing this card home, the next of its foundation, can never make a winnable position a lost one."""
    first = base(game, position)
    if game.packs > 1 or first is None:
        return False
    heights = packed([len(position[i]) for i in game.foundation])
    return card in ladders_of(game)[first].rungs(heights).forced


def _plays_home(game: Game, position: Position) -> list[Move]:
    """The legal plays home."""
    if vacancies(game, position):
        return []
    tops = ((src, face(position[src][-1])) for src in tables_of(game).climbing if position[src])
    nexts = next_home(game, position)
    return [Move(src, game.foundation[suit(top)]) for src, top in tops if nexts >> top & 1]


def safe_moves(game: Game, position: Position) -> tuple[Move, ...]:
    """The safe plays home, one after the other, until none is left; often empty."""
    played: list[Move] = []
    while step := next((m for m in _plays_home(game, position) if safe(game, position, position[m.src][-1])), None):
        position = play(game, position, step)
        played.append(step)
    return tuple(played)


def eager_moves(game: Game, position: Position) -> tuple[Move, ...]:
    """All plays home, safe or not, one after the other, except those that are always the player's; often empty.

    With two packs all are the player's; with a chosen base, those of cards of the base rank, the first one included.
    """
    played: list[Move] = []
    while step := next((m for m in _plays_home(game, position) if _may_be_eager(game, position, m)), None):
        position = play(game, position, step)
        played.append(step)
    return tuple(played)


def _may_be_eager(game: Game, position: Position, move: Move) -> bool:
    begins_foundation = not position[move.dst]
    return game.packs == 1 and not (game.chosen_base and begins_foundation)


def following(game: Game, position: Position, home: Callable[[Game, Position], tuple[Move, ...]]) -> tuple[Move, ...]:
    """The moves that follow a gesture by themselves: what is forced, and then the plays home that ``home`` names."""
    forced = forced_moves(game, position)
    return forced + home(game, reduce(partial(play, game), forced, position))


def forced_moves(game: Game, position: Position) -> tuple[Move, ...]:
    """The fills that leave no choice: a vacancy is due and one card alone can fill it. Often empty."""
    played: list[Move] = []
    while len(due := vacancies(game, position)) == 1:
        position = play(game, position, due[0])
        played += due
    return tuple(played)


def _fills(game: Game, position: Position) -> list[Move]:
    """The fills that are due, those first whose card goes home next."""
    return sorted(vacancies(game, position), key=lambda move: not climbs(game, position, position[move.src][-1]))


def finish(game: Game, position: Position) -> tuple[Move, ...]:
    """The plays home, with the fills between them, that win the game; empty when these alone do not win it.

    Of several cards that may fill a vacancy, one that goes home next is taken first.
    """
    played: list[Move] = []
    while step := next(iter(_fills(game, position) or _plays_home(game, position)), None):
        position = play(game, position, step)
        played.append(step)
    return tuple(played) if won(game, position) else ()
