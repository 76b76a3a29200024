"""Chessboard: Fortress with foundations that begin at a rank of the player's choice, and no corner anywhere.

After Lady Cadogan's *Illustrated Games of Patience*.
"""

from dataclasses import replace

from ramparts.game import Role
from ramparts.games.fortress import FORTRESS
from ramparts.rules import beside_round, both, in_suit

CHESSBOARD = replace(
    FORTRESS,
    id="chessboard",
    name="Chessboard",
    # The rank of the first card played home, at any time, is the base of all four foundations; they go round the corner.
    chosen_base=True,
    # Rows too are built round the corner: king on ace and ace on king, in suit.
    build={(Role.ROW, Role.ROW): both(in_suit, beside_round)},
)
