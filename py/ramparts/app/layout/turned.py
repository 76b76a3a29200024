"""The castle turned by a quarter, for a window that is taller than wide.

The foundations are a row across the middle, cells at its right end; the left wing grows up from it and the right wing
down.
"""

from collections.abc import Sequence
from math import floor

from ramparts.app.layout.boxes import Box, Frame, Lane, Layout, Size
from ramparts.app.layout.lanes import (
    LEAST,
    USUAL,
    cap,
    card_height,
    index_in,
    lane,
    longest,
    packet,
    preferred_strip,
    shares,
    spread,
    wings,
)
from ramparts.rules.game import Game

MOAT, SPARED = 20, 20
"""So many pixels more than a gap lie between a wing and the foundations, where usual rows keep that strip."""


def turned(game: Game, heights: Sequence[int], screen: Size, frame: Frame, gap: float) -> Layout:
    """The layout with upright rows; covered cards show the bottom edge above the foundations, the top edge below."""
    upper, lower, axis = wings(game)
    board = frame.board
    counts = longest(upper, heights), longest(lower, heights)
    card = _card(board, max(len(upper), len(lower), len(axis)), counts, cap(screen), gap)
    strip = preferred_strip(card, "t")
    moat = _moat(board, card, gap)
    north, south = shares(board.height - card.height - 2 * gap - 2 * moat, card.height, counts)
    wall = floor(gap + north + moat)
    lanes: dict[int, Lane] = {}
    for pile, x in zip(axis, _places(board, len(axis), card, gap), strict=True):
        slot = Box(x, wall, *card)
        lanes[pile] = packet(slot, slot.grown(gap / 2), heights[pile], "t")
    for pile, x in zip(upper, _places(board, len(upper), card, gap), strict=True):
        slot = Box(x, wall - moat - card.height, *card)
        zone = Box(x - gap / 2, 0, card.width + gap, wall - moat / 2)
        lanes[pile] = lane(slot, zone, heights[pile], "b", north)
    below = wall + card.height + moat
    for pile, x in zip(lower, _places(board, len(lower), card, gap), strict=True):
        zone = Box(x - gap / 2, below - moat / 2, card.width + gap, board.height - below + moat / 2)
        lanes[pile] = lane(Box(x, below, *card), zone, heights[pile], "t", south)
    index = index_in(strip, card, "t")
    return Layout("turned", frame, card, index, tuple(lanes[i] for i in range(len(game.piles))))


def _moat(board: Box, card: Size, gap: float) -> float:
    """Pixels between a wing and the foundations."""
    usual = 3 * card.height + 4 * gap + 2 * (USUAL - 1) * SPARED
    return gap + floor(min(MOAT, max(0, (board.height - usual) / 2)))


def _places(board: Box, count: int, card: Size, gap: float) -> tuple[float, ...]:
    return spread(board.width / 2, count, card.width, gap)


def _card(board: Box, across: int, counts: tuple[int, int], widest: int, gap: float) -> Size:
    """The size of a card: as wide as the row across allows, lower than usual only when a lane is longer than usual."""
    width = min(widest, floor((board.width - (across + 1) * gap) / across))
    strips = 2 * (max(counts) - 1) * LEAST if max(counts) > USUAL else 0
    return Size(width, card_height(width, board.height - 4 * gap, 3, 2 * (USUAL - 1), strips))
