"""Paragraphs of the rules that several games share: on cells, and on rows that take kings only."""

from ramparts.rules.about import Rule
from ramparts.rules.wording import marked as _

KINGS_ROWS = Rule(
    _("Empty rows"),
    _("Only a king may go into an empty row. Nothing else can be put aside there, so cards move one at a time."),
)

ONE_CELL = Rule(
    _("The cell"),
    _(
        "Beside the rows there is a cell, a place for one card. While it is empty, any end card may go there, and "
        "from there onto a row where it fits, into an empty row, or home."
    ),
)

TWO_CELLS = Rule(
    _("The cells"),
    _(
        "Beside the rows there are two cells, each a place for one card. Any end card may go into an empty cell, and "
        "from there onto a row where it fits, into an empty row, or home, but not into the other cell."
    ),
)

SEVERAL_BY_ONE_CELL = Rule(
    _("Several cards at once"),
    _(
        "Cards move one at a time. But with the cell free you can move two cards in order together, four with an "
        "empty row as well, eight with two, but only half as many into an empty row."
    ),
)
