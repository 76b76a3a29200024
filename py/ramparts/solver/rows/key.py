"""Exact keys: positions that differ only in the order of their rows, and no others, have equal keys.

Up to the order of rows a position is known when it is known of every card what it lies on. From a given start that is
one of a few things: nothing, if the card is home; the floor of a row; a cell, of which one is as good as another; a
card that it may be built on; or what it lay on at the start, if that was none of these. So each card has a few bits of
its own, of which one is set, or none when it is home; the key is the sum of 52 such bits, kept up to date by one
subtraction and one addition for each move. Above them goes the number of cards that the stock still has: the stock, and
the cards turned from it that were not taken, keep their order. Keys are exact, unlike hashes: a search that has seen
every key it can reach has proved its verdict.
"""

from collections.abc import Sequence

from ramparts.engine.tables import FACES, FLOOR, faces_in

IN_CELL = FLOOR + 1
"""What a card lies on that waits in a cell."""


class Digits:
    """The bits of the cards of one start.

    ``on[card][under]`` is what the card adds to the key when it lies on ``under`` (a face, `FLOOR`, or `IN_CELL` where
    there are cells) by the rules of building; ``dealt[card]`` when it still lies where it lay at the start. ``turn`` is
    added for each card of the stock.
    """

    def __init__(self, hosts: Sequence[int], *, cells: bool) -> None:
        grounds = (FLOOR, IN_CELL) if cells else (FLOOR,)
        bits = max(mask.bit_count() for mask in hosts) + len(grounds) + 1
        self.on: list[list[int]] = []
        self.dealt: list[int] = []
        for card in range(FACES):
            row = [0] * (FACES + 1 + len(grounds[1:]))
            for place, under in enumerate((*faces_in(hosts[card]), *grounds), bits * card):
                row[under] = 1 << place
            self.on.append(row)
            self.dealt.append(1 << bits * card + bits - 1)
        self.turn = 1 << bits * FACES
