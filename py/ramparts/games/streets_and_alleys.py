"""Streets and Alleys: Beleaguered Castle with the aces left in the pack."""

from dataclasses import replace

from ramparts.games.beleaguered_castle import BELEAGUERED_CASTLE
from ramparts.rules import NO_FOUNDATIONS, in_turn

STREETS_AND_ALLEYS = replace(
    BELEAGUERED_CASTLE,
    id="streets-and-alleys",
    name="Streets and Alleys",
    # Dealt in turn, the four rows of the left wing come to seven cards, those of the right wing to six.
    deal=lambda deck: NO_FOUNDATIONS + in_turn(deck, 8),
)
