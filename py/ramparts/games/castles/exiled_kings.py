"""Exiled Kings: Citadel in which only kings go into empty rows. After PySolFC and KPat."""

from dataclasses import replace

from ramparts.games.castles import citadel
from ramparts.games.paragraphs import KINGS_ROWS
from ramparts.rules.about import About
from ramparts.rules.relations import kings
from ramparts.rules.wording import marked as _

EXILED_KINGS = replace(
    citadel.CITADEL,
    id="exiled-kings",
    name=_("Exiled Kings"),
    # A lane takes a king and nothing else. So no card can be put aside, and cards move one at a time only.
    into_lane=kings,
)

ABOUT = About(
    line=_("Like Citadel, but an empty row takes only a king, so emptying a row has to be worth it."),
    rules=(*citadel.ABOUT.rules[:3], KINGS_ROWS),  # the table, home, and building
    readings=(
        _("Where any card may go into an empty row, the game is Citadel."),
        *citadel.ABOUT.readings,
    ),
    odds=_("About 3 random deals in 4 can be won."),
)
