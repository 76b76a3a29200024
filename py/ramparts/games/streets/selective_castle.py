"""Selective Castle: Streets and Alleys from a base of the player's choice, round the corner. After PySolFC."""

from dataclasses import replace

from ramparts.games import chessboard, streets_and_alleys
from ramparts.rules.about import About, Rule
from ramparts.rules.game import Role
from ramparts.rules.relations import one_lower_round
from ramparts.rules.wording import marked as _

SELECTIVE_CASTLE = replace(
    streets_and_alleys.STREETS_AND_ALLEYS,
    id="selective-castle",
    name=_("Selective Castle"),
    # As in Chessboard the rank of the first card played home is the base of all foundations, which go round the corner.
    chosen_base=True,
    # Rows are built downwards regardless of suit and round the corner: a king goes on an ace.
    build={(Role.ROW, Role.ROW): one_lower_round},
)

ABOUT = About(
    line=_("Like Streets and Alleys, but you choose the rank the foundations begin with; a king may go on an ace."),
    rules=(
        streets_and_alleys.ABOUT.rules[0],  # the table
        chessboard.ABOUT.rules[1],  # home
        Rule(
            _("Building"),
            _(
                "You can put an end card on another end card that is one higher, whatever the suit. Here the ace also "
                "counts as one higher than the king, so a king may go on an ace."
            ),
        ),
        *streets_and_alleys.ABOUT.rules[3:],  # empty rows, and several cards at once
        chessboard.ABOUT.rules[4],  # by themselves
    ),
    readings=(_("Chessboard has foundations like these, but rows that are built in suit, upwards or downwards."),),
    odds=_("Nearly every random deal can be won."),
)
