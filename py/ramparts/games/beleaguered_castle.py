"""Beleaguered Castle: the aces stand on the foundations, eight rows of six are built downwards regardless of suit."""

from collections.abc import Sequence

from ramparts.cards import ACE, Card, rank
from ramparts.game import Game, Position, Role
from ramparts.rules import foundations, in_turn, one_lower, onto_foundations, rows


def aces_first(deck: Sequence[Card]) -> Position:
    """The four aces on the foundations, the other 48 cards in eight rows of six."""
    aces, rest = onto_foundations(deck, lambda card: rank(card) == ACE)
    return aces + in_turn(rest, 8)


BELEAGUERED_CASTLE = Game(
    id="beleaguered-castle",
    name="Beleaguered Castle",
    piles=foundations() + rows("llll" + "rrrr"),
    deal=aces_first,
    # Rows are built downwards regardless of suit, one card at a time.
    build={(Role.ROW, Role.ROW): one_lower},
    # Any available card may fill an empty row.
    fill=frozenset({(Role.ROW, Role.ROW)}),
    climb=frozenset({Role.ROW}),
)
