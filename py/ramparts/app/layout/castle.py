"""The castle as in the books: wings of rows to the left and right of a column of foundations.

Cells stand side by side below the foundations, in the same keep.
"""

from collections.abc import Iterator, Sequence
from math import floor
from typing import NamedTuple

from ramparts.app.layout.boxes import Box, Frame, Lane, Layout, Size
from ramparts.app.layout.lanes import (
    CRAMPED,
    LEAST,
    LONG,
    RATIO,
    USUAL,
    cap,
    half_pixel,
    index_in,
    lane,
    longest,
    packet,
    preferred_strip,
    shares,
    spread,
    wings,
)
from ramparts.rules.game import Game, Role

SLIMMEST = 28
"""The slimmest card, in pixels, that can hold an index and a pip."""

ROOMY = 560
"""The height of a board, in pixels, from which on there is room for a keep that is higher than its foundations."""

BATTLEMENT = 0.66
"""What such a keep has above and below them together, in widths of a card, if the rows are no more than they are."""

MOAT = 0.29
"""The width of a card to the distance between a wing and the foundations, at most."""

SPARED = 0.42
"""The strip that rows of the usual length keep, in widths of a card, before anything is given to that distance."""


FEW = 7
"""The cards of a row that any cards have room for, however short the rows are."""


def castle(game: Game, heights: Sequence[int], screen: Size, frame: Frame, gap: float) -> Layout:
    """The layout with horizontal rows; covered cards show the right edge in the left wing, the left in the right."""
    slim = _shared(game, frame.board, gap, 2 * (LONG - 1) * CRAMPED)
    return _with_cards(game, heights, frame, gap, _card(game, frame.board, cap(screen), gap, slim))


def crowded_castle(game: Game, heights: Sequence[int], screen: Size, frame: Frame, gap: float) -> Layout:
    """The same in the little room that a panel leaves: the cards are as large as the rows let them be that are there.

    With room for any that may come they would be half as large.
    """
    left, right, _axis = wings(game)
    covered = sum(max(FEW, longest(wing, heights)) - 1 for wing in (left, right))
    spared = _shared(game, frame.board, gap, 0, SPARED * covered)
    slim = min(spared, _shared(game, frame.board, gap, covered * LEAST))
    return _with_cards(game, heights, frame, gap, _card(game, frame.board, cap(screen), gap, slim))


def _with_cards(game: Game, heights: Sequence[int], frame: Frame, gap: float, card: Size) -> Layout:
    left, right, _axis = wings(game)
    board, across = frame.board, abreast(game)
    moat = _moat(board, card, across, gap)
    breadth = across * (card.width + gap) - gap
    length = board.width - breadth - 2 * gap - 2 * moat
    counts = longest(left, heights), longest(right, heights)
    west, east = shares(length, card.width, counts)
    return built(game, heights, frame, Ground(card, floor(gap + west + moat), moat, west, east), gap)


def _shared(game: Game, board: Box, gap: float, strips: float, more: float = 0) -> float:
    """The width of a card where two facing rows and the keep share the board, with so many pixels for the strips.

    ``more`` are as many widths of a card, for strips that grow with it.
    """
    across = abreast(game)
    return floor((board.width - (3 + across) * gap - strips) / (2 + across + more))


class Ground(NamedTuple):
    """A card, the left edge of the keep, how far off it the wings are, and how long these may be."""

    card: Size
    keep: float
    moat: float
    west: float
    east: float


def built(game: Game, heights: Sequence[int], frame: Frame, ground: Ground, gap: float) -> Layout:
    """The castle on this ground; its keep and each of its wings stand halfway up the board."""
    left, right, axis = wings(game)
    card, keep, moat, west, east = ground
    board, across = frame.board, abreast(game)
    breadth = across * (card.width + gap) - gap
    lanes: dict[int, Lane] = {}
    for pile, slot in kept(axis, across, Box(keep, board.height / 2, *card), gap):
        lanes[pile] = packet(slot, slot.grown(gap / 2), heights[pile], "l")
    for pile, y in zip(left, spread(board.height / 2, len(left), card.height, gap), strict=True):
        slot = Box(keep - moat - card.width, y, *card)
        zone = Box(0, y - half_pixel(gap / 2), keep - moat / 2, card.height + gap)
        lanes[pile] = lane(slot, zone, heights[pile], "r", west)
    for pile, y in zip(right, spread(board.height / 2, len(right), card.height, gap), strict=True):
        slot = Box(keep + breadth + moat, y, *card)
        start = slot.x - moat / 2
        zone = Box(start, y - half_pixel(gap / 2), board.width - start, card.height + gap)
        lanes[pile] = lane(slot, zone, heights[pile], "l", east)
    index = index_in(preferred_strip(card, "l"), card, "l")
    return Layout("castle", frame, card, index, tuple(lanes[i] for i in range(len(game.piles))))


def abreast(game: Game) -> int:
    """How many piles stand side by side in the keep of a castle: its cells, below one column of foundations."""
    return max(1, len(game.having(Role.CELL)))


def kept(axis: Sequence[int], across: int, first: Box, gap: float) -> Iterator[tuple[int, Box]]:
    """The places of the piles of a keep, in which so many stand side by side below the others.

    ``first`` is a card at its left edge, whose upper edge is the middle of the keep.
    """
    x, middle, *card = first
    lines = len(axis) - across + 1
    tops = spread(middle, lines, first.height, gap)
    for place, pile in enumerate(axis):
        line = min(place, lines - 1)
        aside = place - line if line == lines - 1 else (across - 1) / 2
        yield pile, Box(x + aside * (first.width + gap), tops[line], *card)


def _card(game: Game, board: Box, widest: int, gap: float, slim: float) -> Size:
    """The size of a card: as high as the rows allow, but no wider than ``slim``, so that facing rows stay legible.

    On a high board the cards leave room above and below them, even where the rows are as many as the foundations.
    """
    left, right, axis = wings(game)
    rows, homes = max(len(left), len(right)), len(axis) - abreast(game) + 1
    height = floor((board.height - (max(rows, homes) + 1) * gap) / max(rows, homes))
    if rows <= homes and board.height >= ROOMY:
        height = floor((board.height - (homes + 1) * gap) / (homes + BATTLEMENT / RATIO))
    width = min(floor(height / RATIO), max(SLIMMEST, slim), widest)
    return Size(width, min(height, floor(RATIO * width)))


def _moat(board: Box, card: Size, across: int, gap: float) -> float:
    """Pixels between a wing and the keep: more than a gap where rows can spare them."""
    strips = max((USUAL - 1) * SPARED * card.width, (LONG - 1) * CRAMPED)
    taken = (2 + across) * card.width + (3 + across) * gap + 2 * strips
    return floor(min(MOAT * card.width, max(gap, gap + (board.width - taken) / 2)))
