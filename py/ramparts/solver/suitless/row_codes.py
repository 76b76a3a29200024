"""Exact keys of a relaxed game: equal where rows differ only in their order and in suits that have been lost.

A row is known by one number, its *code*. It stands on the floor, or on the topmost card that still lies where it was
dealt, on one that it could not be built on: that card and all beneath it are known by the row's number and the card's
place. From there on it is a run, each card built on the one beneath, of which the length and the suits of the low cards
say all. So a code is made of

- bits 0 to 11: one more than 64 times the number of the row plus the place; or 2048 plus the card on the floor, in the
  place of a card that has lost its suit the first of its class;
- bits 12 to 15: how many cards are built on that;
- bits 16 to 41: the suits of those of them that have one, two bits for each height.

The empty row has code 0. The key has the codes of all rows, the smallest first: rows that stand on the floor may change
places, and the others have their number in their codes. Then come those of the cells, each as if it were a row.
"""

from collections.abc import Sequence

from ramparts.engine.tables import FACES, Hosts
from ramparts.rules.cards import Card, suit
from ramparts.solver.rows.stacks import EMPTY, Stack

ON_FLOOR = 1 << 11
LENGTH = 1 << 12
FIRST_SUIT = 16


class RowCodes:
    """The codes of the rows of R(T), for one game and one T."""

    def __init__(self, hosts: Hosts, classes: Sequence[int], height: Sequence[int], threshold: int) -> None:
        self._hosts = hosts
        self.floor = [0] * FACES
        """By card: the code of a row that is this card alone."""
        self.built = [0] * FACES
        """By card: what it adds to the code of a row that it is built on."""
        for card in range(FACES):
            low = height[card] < threshold
            twin = card if low else card + (classes[suit(card)] - suit(card)) * 13
            self.floor[card] = ON_FLOOR + twin
            self.built[card] = LENGTH + (suit(card) << FIRST_SUIT + 2 * height[card] if low else 0)

    def row(self, number: int, cards: Sequence[Card]) -> Stack:
        """A row at the start as a stack: of each card its place, that on which its run stands, and the row's code."""
        row = EMPTY
        for place, card in enumerate(cards):
            if row is EMPTY:
                row = (card, row, 1 << card, 0, self.floor[card])
            elif self._hosts[card] >> row[0] & 1:
                row = self.laid(row, card)
            else:
                row = (card, row, row[2] | 1 << card, place, 1 + 64 * number + place)
        return row

    def laid(self, row: Stack, card: Card) -> Stack:
        """A row with one card more, built on it or put into it where it is empty."""
        code = self.floor[card] if row is EMPTY else row[4] + self.built[card]
        return (card, row, row[2] | 1 << card, row[3], code)
