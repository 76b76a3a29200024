"""Streets and Alleys: Beleaguered Castle with the aces left in the pack. After the same sources."""

from dataclasses import replace

from ramparts.games import beleaguered_castle
from ramparts.rules.about import About, Rule
from ramparts.rules.relations import NO_FOUNDATIONS, in_turn
from ramparts.rules.wording import marked as _

STREETS_AND_ALLEYS = replace(
    beleaguered_castle.BELEAGUERED_CASTLE,
    id="streets-and-alleys",
    name=_("Streets and Alleys"),
    # Dealt in turn, the four rows of the left wing come to seven cards, those of the right wing to six.
    deal=lambda deck: NO_FOUNDATIONS + in_turn(deck, 8),
)

ABOUT = About(
    line=_("Like Beleaguered Castle, but the aces lie somewhere in the rows."),
    odds=_("About 1 random deal in 2 can be won."),
    rules=(
        Rule(
            _("The table"),
            _(
                "All 52 cards lie face up: seven in each of the four rows on the left, six in each of the four on the "
                "right. You can only move the end card of a row, the one with nothing on top."
            ),
        ),
        Rule(
            _("Home"),
            _(
                "The aces have to be dug out first. Each foundation takes one suit, from the ace up to the king; a "
                "card played home stays there."
            ),
        ),
        *beleaguered_castle.ABOUT.rules[2:],  # building, empty rows, and several cards at once
    ),
    readings=(_("If the aces are taken out before the deal, it is Beleaguered Castle, which is a little easier."),),
)
