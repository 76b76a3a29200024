"""Ten by One: Fortress with a cell. After PySolFC."""

from dataclasses import replace

from ramparts.games import fortress
from ramparts.games.paragraphs import ONE_CELL
from ramparts.rules.about import About, Rule
from ramparts.rules.cells import with_cells
from ramparts.rules.wording import marked as _

TEN_BY_ONE = replace(
    # One card of any kind may wait in the cell. Rows are built in suit, up or down, as in Fortress.
    with_cells(fortress.FORTRESS, 1),
    id="ten-by-one",
    name=_("Ten by One"),
)

ABOUT = About(
    line=_("Fortress with a cell, where one card can wait: hearts on hearts, spades on spades, up or down."),
    rules=(
        *fortress.ABOUT.rules[:3],  # the table, home, and building
        ONE_CELL,
        fortress.ABOUT.rules[3],  # empty rows
        Rule(
            _("Several cards at once"),
            _(
                "Cards of one suit that follow each other up or down are a sequence, and you can move them together. "
                "They then lie the other way round. To keep their order you need another empty row or, for two cards, "
                "the free cell."
            ),
        ),
    ),
    readings=(
        _("Elsewhere a game of this name is built downwards in alternate colours. Here it is in suit, as in PySolFC."),
    ),
    odds=_("About 4 random deals in 5 can be won."),
)
