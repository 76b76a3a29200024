"""Stronghold: Streets and Alleys with a cell. After PySolFC, KPat, and Blake and Gent (JAIR 85:21)."""

from dataclasses import replace

from ramparts.games import streets_and_alleys
from ramparts.games.paragraphs import ONE_CELL, SEVERAL_BY_ONE_CELL
from ramparts.rules.about import About
from ramparts.rules.cells import with_cells
from ramparts.rules.wording import marked as _

STRONGHOLD = replace(
    # One card of any kind may wait in the cell. Any card fills an empty row, as in Streets and Alleys.
    with_cells(streets_and_alleys.STREETS_AND_ALLEYS, 1),
    id="stronghold",
    name=_("Stronghold"),
)

ABOUT = About(
    line=_("Streets and Alleys with a cell, where one card can wait."),
    rules=(
        *streets_and_alleys.ABOUT.rules[:3],  # the table, home, and building
        ONE_CELL,
        streets_and_alleys.ABOUT.rules[3],  # empty rows
        SEVERAL_BY_ONE_CELL,
    ),
    readings=(_("With two cells the game is Fastness, with none it is Streets and Alleys."),),
    odds=_("About 35 random deals in 36 can be won."),
)
