"""A hint for a move, told in three steps: where to look, which card, and the move with its reason.

A reason is a kind and some cards; `ramparts.app.words.advice` puts it into words.
"""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from ramparts.engine.play import base, climbs, play
from ramparts.engine.tables import cells_take, tables_of
from ramparts.rules.cards import Card
from ramparts.rules.game import Game, Move, Position, Role


class Reason(Enum):
    """What a move is good for; beside each, what `Hint.cards` holds."""

    TURNS = "turns"
    """A card is turned from the stock; no cards."""
    GOES_HOME = "goes-home"
    """The card goes home; no cards."""
    SETS_BASE = "sets-base"
    """The first card goes home, and its rank becomes the base: that card."""
    FILLS = "fills"
    """A vacancy that is due is filled; no cards."""
    REARRANGES = "rearranges"
    """The reserve is rearranged; the card whose place is taken, if there is one."""
    FREES = "frees"
    """The card just beneath may go home at once, and does before anything else is done with its pile: that card."""
    EMPTIES = "empties"
    """A row is emptied; no cards."""
    LEADS_TO = "leads-to"
    """A card beneath goes home later in the line: that card."""
    FREES_CELL = "frees-cell"
    """The card leaves a cell, into which another may go then; no cards."""
    TAKES_LANE = "takes-lane"
    """The card goes to an empty row, and uncovers another: that card."""
    WAITS = "waits"
    """The card waits in a cell, and uncovers another: that card."""
    BUILDS = "builds"
    """The card is laid on another: that card."""


class Hint(NamedTuple):
    """First the ``pile`` to look at, then the ``card`` (None while it lies face down), then the ``move`` and why."""

    pile: int
    card: Card | None
    move: Move
    reason: Reason
    cards: tuple[Card, ...] = ()


def hint(game: Game, position: Position, line: Sequence[Move]) -> Hint | None:
    """The hint for the first move of a line; None for no line. The later moves tell what the first is good for."""
    if not line:
        return None
    move = line[0]
    role = game.piles[move.src].role
    card = None if role is Role.STOCK else position[move.src][-1]
    return Hint(move.src, card, move, *_reason(game, position, line))


def _reason(game: Game, position: Position, line: Sequence[Move]) -> tuple[Reason, tuple[Card, ...]]:
    tables, (src, dst) = tables_of(game), line[0][:2]
    source = game.piles[src].role
    if source is Role.STOCK:
        return Reason.TURNS, ()
    if dst in tables.foundation:
        begins = base(game, position) is None
        return (Reason.SETS_BASE, tuple(position[src][-1:])) if begins else (Reason.GOES_HOME, ())
    if src in tables.free and dst in tables.free:
        return Reason.REARRANGES, tuple(position[dst][-1:])
    if not position[dst] and dst in tables.must_fill:
        return Reason.FILLS, ()
    beneath = position[src][:-1]
    freed = next((card for card in _homeward(game, position, line) if card in beneath), None)
    if freed is not None:
        return Reason.FREES if freed == beneath[-1] and _is_free(game, position, line) else Reason.LEADS_TO, (freed,)
    if not beneath and source is Role.ROW:
        return Reason.EMPTIES, ()
    if source is Role.CELL and cells_take(game):
        return Reason.FREES_CELL, ()
    if position[dst]:
        return Reason.BUILDS, tuple(position[dst][-1:])
    waits = game.piles[dst].role is Role.CELL
    return Reason.WAITS if waits else Reason.TAKES_LANE, tuple(beneath[-1:])


def _is_free(game: Game, position: Position, line: Sequence[Move]) -> bool:
    """Whether the card that the first move uncovers may go home then, and does before anything else is done there."""
    src = line[0].src
    next_there = next(move for move in line[1:] if src in move[:2])
    free = climbs(game, play(game, position, line[0]), position[src][-2])
    return free and game.piles[next_there.dst].role is Role.FOUNDATION


def _homeward(game: Game, position: Position, line: Sequence[Move]) -> list[Card]:
    """The cards that a line plays home, in order."""
    cards: list[Card] = []
    for move in line:
        if game.piles[move.dst].role is Role.FOUNDATION:
            cards.append(position[move.src][-1])
        position = play(game, position, move)
    return cards
