"""Bastion: Fortress with two cells, into which the last two cards are dealt. After PySolFC."""

from collections.abc import Sequence
from dataclasses import replace

from ramparts.games import fortress
from ramparts.games.paragraphs import TWO_CELLS
from ramparts.rules.about import About, Rule
from ramparts.rules.cards import Card
from ramparts.rules.cells import with_cells
from ramparts.rules.game import Position
from ramparts.rules.relations import NO_FOUNDATIONS, in_turn
from ramparts.rules.wording import marked as _

ROWS, CELLS = 10, 2


def the_last_into_cells(deck: Sequence[Card]) -> Position:
    """Ten rows of five, dealt in turn, and the last two cards one to each cell."""
    return NO_FOUNDATIONS + in_turn(deck[:-CELLS], ROWS) + in_turn(deck[-CELLS:], CELLS)


BASTION = replace(
    with_cells(fortress.FORTRESS, CELLS),
    id="bastion",
    name=_("Bastion"),
    # Both cells are full at first; once empty each takes one card of any kind.
    deal=the_last_into_cells,
)

TABLE = Rule(
    _("The table"),
    _(
        "All 52 cards lie face up: fifty in ten rows of five, five rows in each wing, and one in each of two cells. "
        "You can only move the end card of a row, the one with nothing on top, and the cards in the cells."
    ),
)

ABOUT = About(
    line=_("Fortress with two cells, each already holding a card: hearts on hearts, spades on spades, up or down."),
    rules=(
        TABLE,
        *fortress.ABOUT.rules[1:3],  # home, and building
        TWO_CELLS,
        fortress.ABOUT.rules[3],  # empty rows
        Rule(
            _("Several cards at once"),
            _(
                "Cards of one suit that follow each other up or down are a sequence, and you can move them together. "
                "They then lie the other way round. To keep their order you need another empty row, or a free cell "
                "for each card but one."
            ),
        ),
    ),
    readings=(_("With one cell, empty when you begin, the game is Ten by One; with none it is Fortress."),),
    odds=_("About 5 random deals in 6 can be won."),
)
