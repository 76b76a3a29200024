"""The cards of one start as bits, and how far it is played: which cards are fixed, loose and home.

A card is a *token*: four times its height, which is how many cards of its suit go home before it, plus the number of
its suit. So a mask has four bits for each height. An *anchor* is a card of a row that lay at the start on one that it
cannot be built on, or on the floor of a row that takes no such card. Until it moves it is *fixed*, and so are all cards
beneath it. A card that is not fixed and not home is *loose*: it lies on a card of the next height or, of the greatest
height, on the floor of a row. A row is known by the number of its anchors that are fixed.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ramparts.engine.tables import CACHE_SIZE
from ramparts.rules.cards import face
from ramparts.rules.game import Position
from ramparts.solver.rows.compiled_game import CompiledGame

Mask: TypeAlias = int

MOST_ROWS, MOST_ANCHORS, MOST_HEIGHTS = 8, 15, 13
"""More than these the kernel does not take."""

NONE = -1
"""No row."""


class Layer(NamedTuple):
    """How far it is played: by row the number of its fixed anchors, and by suit how many cards are home."""

    rows: tuple[int, ...]
    homes: tuple[int, ...]


def four(mask: Mask, height: int) -> Mask:
    """The suits of the cards of this height in a mask."""
    return mask >> 4 * height & 15


def bits(mask: Mask) -> Iterator[int]:
    """The numbers of the bits of a mask, the lowest first."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def floats(compiled: CompiledGame, position: Position) -> bool:
    """Whether a position is of the kind for which this search is made.

    A card is laid on any card of the next height, the highest ones alone go into empty rows, and all else is home.
    """
    return _is_fit(compiled) and max(Table(compiled, position).start.rows) <= MOST_ANCHORS


@lru_cache(CACHE_SIZE)
def _is_fit(compiled: CompiledGame) -> bool:
    ascents = compiled.ladder.ascents
    levels = [sum(1 << ascent[at] for ascent in ascents) for at in range(min(map(len, ascents)))]
    return (
        len({*map(len, ascents)}) == 1
        and 1 < len(levels) <= MOST_HEIGHTS
        and len(compiled.rows) <= MOST_ROWS
        and not compiled.cells
        and compiled.stock < 0
        and not compiled.base_first
        and compiled.lane & sum(levels) == levels[-1]
        and all(
            compiled.masks[ascent[at]] & sum(levels) == (*levels[1:], 0)[at]
            for ascent in ascents
            for at in range(len(levels))
        )
    )


class Table:
    """The tokens of one start, all of whose cards are in rows or home."""

    def __init__(self, compiled: CompiledGame, position: Position) -> None:
        ascents = compiled.ladder.ascents
        self.top = len(ascents[0]) - 1
        """The greatest height."""
        token = {card: 4 * at + suit for suit, ascent in enumerate(ascents) for at, card in enumerate(ascent)}
        self.pack = (1 << 4 * len(ascents[0])) - 1
        self.fixed: list[list[Mask]] = []
        """By row and number of anchors: the mask of what is fixed then."""
        self.anchors: list[list[int]] = []
        """By row and number of anchors, from one up: the last of them."""
        self.row_of = [NONE] * (self.pack.bit_length())
        """By token: the row in which it lies as an anchor at the start."""
        self.dealt_on = [0] * (self.pack.bit_length())
        """By token: the suit of the card that it lay on at the start."""
        for number, pile in enumerate(compiled.rows):
            self._row(number, [token[face(card)] for card in position[pile]])
        self._home = [[sum(1 << 4 * at + suit for at in range(h)) for h in range(self.top + 2)] for suit in range(4)]
        rows = tuple(len(fixed) - 1 for fixed in self.fixed)
        self.start = Layer(rows, tuple(len(position[pile]) for pile in compiled.game.foundation))

    def _row(self, number: int, tokens: list[int]) -> None:
        fixed, anchors, mask, beneath = [0], [NONE], 0, NONE
        for token in tokens:
            built = beneath // 4 == token // 4 + 1 if mask else token // 4 == self.top
            mask |= 1 << token
            if built:
                self.dealt_on[token] = beneath % 4
            else:
                self.row_of[token] = number
                fixed.append(mask)
                anchors.append(token)
            beneath = token
        self.fixed.append(fixed)
        self.anchors.append(anchors)

    def masks(self, layer: Layer) -> tuple[Mask, Mask]:
        """The loose cards; and those on which a card may lie: these, and of each row the last anchor that is fixed."""
        loose, tops = self.pack, 0
        for suit, height in enumerate(layer.homes):
            loose &= ~self._home[suit][height]
        for row, count in enumerate(layer.rows):
            loose &= ~self.fixed[row][count]
            if count:
                tops |= 1 << self.anchors[row][count]
        return loose, loose | tops

    def left(self, layer: Layer, token: int, *, home: bool) -> Layer:
        """After a card has gone home, or an anchor has become loose."""
        rows, homes = list(layer.rows), list(layer.homes)
        row = self.row_of[token]
        if row != NONE and self.anchors[row][rows[row]] == token:
            rows[row] -= 1
        homes[token % 4] += home
        return Layer(tuple(rows), tuple(homes))

    def empty_rows(self, layer: Layer, loose: Mask) -> int:
        """How many rows are empty."""
        return layer.rows.count(0) - four(loose, self.top).bit_count()

    def won(self, layer: Layer) -> bool:
        """Whether all cards are home."""
        return min(layer.homes) > self.top
