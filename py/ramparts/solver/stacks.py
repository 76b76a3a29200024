"""Rows as chains of cells, topmost card first: laying on and lifting off make or drop one cell and share the rest."""

from collections.abc import Iterator
from typing import TypeAlias, cast

from ramparts.cards import Card
from ramparts.tables import FLOOR

Cell: TypeAlias = "tuple[Card, Cell, int, int, int]"
"""A card; the cell it lies on; the mask of its face and of all beneath; what the order charges for it there; its digit
in the key there."""

BARE: Cell = (FLOOR, cast(Cell, None), 0, 0, 0)
"""The end of every chain: an empty row."""


def cells(cell: Cell) -> Iterator[Cell]:
    """The cells of a chain, topmost first."""
    while cell is not BARE:
        yield cell
        cell = cell[1]
