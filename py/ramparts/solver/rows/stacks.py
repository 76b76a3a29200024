"""Rows as linked stacks, exposed card first: laying a card on or lifting one off makes one link and shares the rest.

A search holds many thousands of positions, each of which differs from its parent in one or two rows. So rows are never
changed, and what is known of the cards beneath comes along with the link to them.
"""

from collections.abc import Iterator
from typing import TypeAlias, cast

from ramparts.engine.tables import FLOOR
from ramparts.rules.cards import Card

Stack: TypeAlias = "tuple[Card, Stack, int, int, int]"
"""A row: its exposed card, and the stack beneath it; then what is known of the card where it lies.

That is the mask of its face and of all faces beneath it, what the heuristic charges for it, and its digit in the key.
"""

EMPTY: Stack = (FLOOR, cast(Stack, None), 0, 0, 0)
"""The empty row, on which every stack ends. There is only this one object, so it is compared by ``is``."""


def tails(stack: Stack) -> Iterator[Stack]:
    """The stack itself and what is left of it as its cards are lifted off one by one; the empty one is not given."""
    while stack is not EMPTY:
        yield stack
        stack = stack[1]
