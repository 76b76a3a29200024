"""Lines of play that the tests carry out in the browser, and the positions that the engine says they lead to."""

from pathlib import Path
from random import Random
from typing import NamedTuple

from ramparts.autoplay import forced_moves, safe_moves
from ramparts.deals import Deal, parse_deal
from ramparts.game import Move, Position, Role
from ramparts.games.catalogue import TITLES
from ramparts.notation import parse_move
from ramparts.play import moves, play

DATA = Path(__file__).parent / "data"


class Step(NamedTuple):
    """A move of the player's in a position, and the position on the table when what follows by itself has followed."""

    before: Position
    move: Move
    after: Position


class Line(NamedTuple):
    """A deal, and moves of the player's from its start."""

    deal: Deal
    steps: tuple[Step, ...]

    @property
    def end(self) -> Position:
        """The position after the last step."""
        return self.steps[-1].after


def settled(deal: Deal, position: Position) -> Position:
    """The position when fills without a choice have been made and, where the game has it so, safe cards are home."""
    for step in forced_moves(deal.game, position):
        position = play(deal.game, position, step)
    for step in safe_moves(deal.game, position) if deal.game.by_itself else ():
        position = play(deal.game, position, step)
    return position


def recorded(name: str) -> Line:
    """The line of a file of `e2e/data`: the deal's text, then moves, all with blanks between."""
    text, *words = (DATA / name).read_text("ascii").split()
    deal, steps = parse_deal(text, TITLES), list[Step]()
    position = deal.start
    for word in words:
        gesture = parse_move(deal.game, position, word)
        after = settled(deal, gesture.position)
        steps.append(Step(position, gesture.move, after))
        position = after
    return Line(deal, tuple(steps))


def wandering(text: str, seed: int, length: int) -> Line:
    """So many legal moves of a deal, chosen at random from the seed; shorter only when no move is left.

    First a kind of move is drawn, then a move of this kind, so that rare kinds have their share.
    """
    deal, chance = parse_deal(text, TITLES), Random(seed)
    steps: list[Step] = []
    position = deal.start
    while len(steps) < length and (choices := _choices(deal, position)):
        kind = chance.choice(sorted({_kind(deal, move) for move in choices}))
        move = chance.choice([move for move in choices if _kind(deal, move) == kind])
        after = settled(deal, play(deal.game, position, move))
        steps.append(Step(position, move, after))
        position = after
    return Line(deal, tuple(steps))


def _choices(deal: Deal, position: Position) -> list[Move]:
    """The legal moves; of a card turned from the stock only the first, for a turned card that fits goes home."""
    found = moves(deal.game, position)
    turns = [move for move in found if deal.game.piles[move.src].role is Role.STOCK]
    return [move for move in found if move not in turns[1:]]


def _kind(deal: Deal, move: Move) -> tuple[str, str]:
    return deal.game.piles[move.src].role.value, deal.game.piles[move.dst].role.value
