"""Penelope's Web: Streets and Alleys in which only kings go into empty rows. After PySolFC."""

from dataclasses import replace

from ramparts.games import streets_and_alleys
from ramparts.games.paragraphs import KINGS_ROWS
from ramparts.rules.about import About
from ramparts.rules.relations import kings
from ramparts.rules.wording import marked as _

PENELOPES_WEB = replace(
    streets_and_alleys.STREETS_AND_ALLEYS,
    id="penelopes-web",
    name=_("Penelope's Web"),
    # A lane takes a king and nothing else. So no card can be put aside, and cards move one at a time only.
    into_lane=kings,
)

ABOUT = About(
    line=_(
        "Like Streets and Alleys, but an empty row takes only a king. Hard: plan which row to clear, and for which "
        "king."
    ),
    rules=(*streets_and_alleys.ABOUT.rules[:3], KINGS_ROWS),  # the table, home, and building
    readings=(
        _("Where any card may go into an empty row, the game is Streets and Alleys, which is far easier to win."),
    ),
    odds=_("About 1 random deal in 6 can be won."),
)
