"""Castles End: Bastion in alternate colours, with a base to begin with, and cells that give and never take.

After PySolFC.
"""

from dataclasses import replace

from ramparts.games.fortresses import bastion
from ramparts.rules.about import About, Rule
from ramparts.rules.game import Role
from ramparts.rules.relations import beside_round, both, other_colour
from ramparts.rules.wording import marked as _

BUILT = both(other_colour, beside_round)
"""In alternate colours, upwards or downwards, and round the corner."""

CASTLES_END = replace(
    bastion.BASTION,
    id="castles-end",
    name=_("Castles End"),
    build={(Role.ROW, Role.ROW): BUILT, (Role.CELL, Role.ROW): BUILT},
    # Cells give and never take: once played they stay empty.
    fill=frozenset({(Role.ROW, Role.ROW), (Role.CELL, Role.ROW)}),
    # The first move is a play home, of an outside card or of one in a cell. Its rank is the base of all foundations.
    # Until then nothing else moves.
    chosen_base=True,
    base_first=True,
)

# On several cards: building goes both ways, so Fortress's reversal holds, and an empty row besides the target keeps a
# sequence in order. Cells take nothing, so they are of no help.
ABOUT = About(
    line=_("Begin with any card: its rank is where the foundations start. Red on black, black on red, up or down."),
    rules=(
        bastion.TABLE,
        Rule(
            _("The first move"),
            _(
                "First you play a card home, any end card or one in a cell. Its rank is the base, with which all four "
                "foundations begin. Before that you can't move anything else."
            ),
        ),
        Rule(
            _("Home"),
            _(
                "Each foundation takes one suit from the base up, with the ace after the king, until it has thirteen "
                "cards. A card on its foundation is home, and stays there."
            ),
        ),
        Rule(
            _("Building"),
            _(
                "You can put a card on an end card of the other colour that is one higher or one lower. Here king and "
                "ace are neighbours too."
            ),
        ),
        Rule(
            _("The cells"),
            _(
                "The cards in the two cells may go onto a row where they fit, into an empty row, or home. Nothing goes "
                "into a cell again."
            ),
        ),
        Rule(_("Empty rows"), _("Any end card may go into an empty row, and so may any card from a cell.")),
        Rule(
            _("Several cards at once"),
            _(
                "Cards of alternate colours that follow each other up or down are a sequence, and you can move them "
                "together. They then lie the other way round; with another empty row they can keep their order."
            ),
        ),
        Rule(
            _("Cards that go home by themselves"),
            _("Before the base is set, no card goes home by itself. Cards of the base rank never do."),
        ),
    ),
    readings=(_("Elsewhere the game is built in suit. Here it is in alternate colours, as in PySolFC."),),
    odds=_("Nearly every random deal can be won."),
)
