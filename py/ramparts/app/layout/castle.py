"""The castle as in the books: wings of rows to the left and right of a column of foundations."""

from collections.abc import Sequence
from math import floor

from ramparts.app.layout.boxes import Box, Frame, Lane, Layout, Size
from ramparts.app.layout.lanes import (
    LEGIBLE,
    RATIO,
    USUAL,
    cap,
    half_pixel,
    index_in,
    lane,
    packet,
    preferred_strip,
    shares,
    spread,
)
from ramparts.app.layout.wings import longest, wings
from ramparts.rules.game import Game

SLIMMEST = 28
"""The slimmest card, in pixels, that can hold an index and a pip."""


def castle(game: Game, heights: Sequence[int], screen: Size, frame: Frame, gap: float) -> Layout:
    """The layout with horizontal rows; covered cards show the right edge in the left wing, the left in the right."""
    left, right, axis = wings(game)
    board = frame.board
    rows = max(len(left), len(right))
    card = _card(board, max(rows, len(axis)), cap(screen), gap)
    length = board.width - card.width - 4 * gap
    counts = longest(left, heights), longest(right, heights)
    west, east = shares(length, card.width, counts, preferred_strip(card, "l"))
    keep = floor(gap + west + gap)
    lanes: dict[int, Lane] = {}
    for pile, y in zip(axis, spread(board.height / 2, len(axis), card.height, gap), strict=True):
        slot = Box(keep, y, *card)
        lanes[pile] = packet(slot, slot.grown(gap / 2), heights[pile], "l")
    tops = spread(board.height / 2, rows, card.height, gap)
    for pile, y in zip(left, tops, strict=False):
        slot = Box(keep - gap - card.width, y, *card)
        zone = Box(0, y - half_pixel(gap / 2), keep - gap / 2, card.height + gap)
        lanes[pile] = lane(slot, zone, heights[pile], "r", west)
    for pile, y in zip(right, tops, strict=False):
        slot = Box(keep + card.width + gap, y, *card)
        start = slot.x - gap / 2
        zone = Box(start, y - half_pixel(gap / 2), board.width - start, card.height + gap)
        lanes[pile] = lane(slot, zone, heights[pile], "l", east)
    index = index_in(preferred_strip(card, "l"), card, "l")
    return Layout("castle", frame, card, index, tuple(lanes[i] for i in range(len(game.piles))))


def _card(board: Box, rows: int, widest: int, gap: float) -> Size:
    """The size of a card: as high as the rows allow, so narrow that two facing rows of usual length stay legible."""
    height = floor((board.height - (rows + 1) * gap) / rows)
    slim = floor((board.width - 4 * gap - 2 * (USUAL - 1) * LEGIBLE) / 3)
    width = min(floor(height / RATIO), max(SLIMMEST, slim), widest)
    return Size(width, min(height, floor(RATIO * width)))
