"""Siegecraft: Beleaguered Castle with a cell. After KPat, and Blake and Gent (JAIR 85:21)."""

from dataclasses import replace

from ramparts.games import beleaguered_castle
from ramparts.games.paragraphs import ONE_CELL, SEVERAL_BY_ONE_CELL
from ramparts.rules.about import About
from ramparts.rules.cells import with_cells
from ramparts.rules.wording import marked as _

SIEGECRAFT = replace(
    # One card of any kind may wait in the cell. Any card fills an empty row, as in Beleaguered Castle.
    with_cells(beleaguered_castle.BELEAGUERED_CASTLE, 1),
    id="siegecraft",
    name=_("Siegecraft"),
)

ABOUT = About(
    line=_("Beleaguered Castle with a cell, where one card can wait."),
    rules=(
        *beleaguered_castle.ABOUT.rules[:3],  # the table, home, and building
        ONE_CELL,
        beleaguered_castle.ABOUT.rules[3],  # empty rows
        SEVERAL_BY_ONE_CELL,
    ),
    readings=(_("Some books call the cell the keep. Without it the game is Beleaguered Castle."),),
    odds=_("Nearly every random deal can be won."),
)
