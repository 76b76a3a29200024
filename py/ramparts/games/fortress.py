"""Fortress: ten rows, five in each wing, built in suit upwards or downwards.

After Lady Cadogan's *Illustrated Games of Patience*. Her "descend in sequence to kings" is the idiom of her day for
foundations that run from the ace to the king.
"""

from ramparts.game import Game, Role
from ramparts.rules import NO_FOUNDATIONS, beside, both, foundations, in_suit, in_turn, rows

FORTRESS = Game(
    id="fortress",
    name="Fortress",
    # The two rows of six cards are the top row of each wing, so these are dealt first; the other eight have five. (A
    # printed reading with eight cards in each of the others would need 76 cards.)
    piles=foundations() + rows("lr" + "llll" + "rrrr"),
    deal=lambda deck: NO_FOUNDATIONS + in_turn(deck, 10),
    # The outside card of a row may be married to another of its suit, one rank higher or lower, both directions mixed
    # at will. There is no corner: ace and king never join.
    build={(Role.ROW, Role.ROW): both(in_suit, beside)},
    # Any available card may go into a lane.
    fill=frozenset({(Role.ROW, Role.ROW)}),
    # Foundations run from ace to king in suit; a card played home stays there.
    climb=frozenset({Role.ROW}),
)
