"""Fastness: Streets and Alleys with two cells. After PySolFC."""

from dataclasses import replace

from ramparts.games import streets_and_alleys
from ramparts.games.paragraphs import TWO_CELLS
from ramparts.rules.about import About, Rule
from ramparts.rules.cells import with_cells
from ramparts.rules.wording import marked as _

FASTNESS = replace(
    # One card of any kind may wait in each cell. Any card fills an empty row, as in Streets and Alleys.
    with_cells(streets_and_alleys.STREETS_AND_ALLEYS, 2),
    id="fastness",
    name=_("Fastness"),
)

ABOUT = About(
    line=_("Streets and Alleys with two cells, where two cards can wait."),
    rules=(
        *streets_and_alleys.ABOUT.rules[:3],  # the table, home, and building
        TWO_CELLS,
        streets_and_alleys.ABOUT.rules[3],  # empty rows
        Rule(
            _("Several cards at once"),
            _(
                "Cards move one at a time. But with both cells free you can move three cards in order together, six "
                "with an empty row as well, twelve with two, but only half as many into an empty row. With one free "
                "cell it is two, four and eight."
            ),
        ),
    ),
    readings=(_("The same game is also known as Private Lane. With one cell it is Stronghold."),),
    odds=_("Nearly every random deal can be won."),
)
