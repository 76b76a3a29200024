"""Columns side by side; covered cards show their top edge, as in most patiences.

The foundations, cells among them, and the stock stand above the columns, or left and right of them in a wide and low
window.
"""

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from ramparts.app.layout.boxes import Box, Frame, Lane, Layout, Size
from ramparts.app.layout.lanes import (
    COMFORTABLE,
    KEPT,
    USUAL,
    cap,
    card_height,
    index_in,
    lane,
    longest,
    packet,
    preferred_strip,
    spread,
    wings,
)
from ramparts.rules.game import Game, Role

CROWDED = 50
"""Where a column has fewer pixels than this, gaps are narrow."""


def columns(game: Game, heights: Sequence[int], screen: Size, frame: Frame, gap: float) -> Layout:
    """The layout of upright columns, those of the left wing first: so their numbers run from left to right."""
    left, right, _ = wings(game)
    rows = (*left, *right)
    homes = game.having(*KEPT)
    others = tuple(i for i in range(len(game.piles)) if i not in rows and i not in homes)
    if frame.board.width < CROWDED * len(rows):
        gap = 3
    place = _beside if frame.bar == "rails" else _below
    places = place(frame.board, (rows, homes, others), longest(rows, heights), cap(screen), gap)
    return set_up(game, heights, frame, places)


class Places(NamedTuple):
    """The size of a card, the slot and the zone of each pile, and how long columns may be."""

    card: Size
    slots: dict[int, Box]
    zones: dict[int, Box]
    length: float


Parts = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def set_up(game: Game, heights: Sequence[int], frame: Frame, places: Places) -> Layout:
    """The layout with every pile in its place."""
    rows, lanes = game.having(Role.ROW), list[Lane]()
    card, slots, zones, length = places
    for i, count in enumerate(heights):
        if i in rows:
            lanes.append(lane(slots[i], zones[i], count, "t", length))
        else:
            lanes.append(packet(slots[i], zones[i], count, "t"))
    index = index_in(preferred_strip(card, "t"), card, "t")
    return Layout("columns", frame, card, index, tuple(lanes))


def _below(board: Box, parts: Parts, most: int, widest: int, gap: float) -> Places:
    """Columns below one row of stock, waste and foundations: stock on the left, foundations on the right."""
    rows, homes, others = parts
    across = max(len(rows), len(homes) + len(others))
    width = min(widest, floor((board.width - (across + 1) * gap) / across))
    height = card_height(width, board.height - 3 * gap, 2, USUAL - 1, _strips(most))
    card = Size(width, height)
    tops = spread(board.width / 2, across, width, gap)
    start = len(tops) - len(homes) if others else (len(tops) - len(homes)) // 2
    above = dict(zip(others + homes, tops[: len(others)] + tops[start : start + len(homes)], strict=True))
    slots = {i: Box(x, gap, *card) for i, x in above.items()}
    zones = {i: Box(x - gap / 2, 0, width + gap, height + 1.5 * gap) for i, x in above.items()}
    y = height + 2 * gap
    for i, x in zip(rows, spread(board.width / 2, len(rows), width, gap), strict=True):
        slots[i] = Box(x, y, *card)
        zones[i] = Box(x - gap / 2, y - gap / 2, width + gap, board.height - y + gap / 2)
    return Places(card, slots, zones, board.height - y - gap)


def _beside(board: Box, parts: Parts, most: int, widest: int, gap: float) -> Places:
    """Columns between stock and waste on the left and foundations on the right, one above the other."""
    rows, homes, others = parts
    across = len(rows) + bool(homes) + bool(others)
    tall = max(len(homes), len(others))
    width = min(widest, floor((board.width - (across + 1) * gap) / across))
    room, tallest = board.height - 2 * gap, floor((board.height - (tall + 1) * gap) / tall)
    usual = min(tallest, card_height(width, room, 1, USUAL - 1))
    lower = card_height(width, room, 1, USUAL - 1, _strips(most))
    card = Size(width, min(usual, lower))
    return between(board, parts, card, usual, gap)


def between(board: Box, parts: Parts, card: Size, height: float, gap: float) -> Places:
    """The columns in their order, all other piles at their sides, as far apart as cards of this height are."""
    rows, homes, others = parts
    width = card.width
    places = spread(board.width / 2, len(rows) + bool(homes) + bool(others), width, gap)
    first = bool(others)
    slots: dict[int, Box] = {}
    zones: dict[int, Box] = {}
    for piles, x in ((others, places[0]), (homes, places[-1])):
        for place, i in enumerate(piles):
            y = gap + place * (height + gap)  # whatever the columns
            slots[i] = Box(x, y, *card)
            zones[i] = slots[i].grown(gap / 2)
    for i, x in zip(rows, places[first : first + len(rows)], strict=True):
        slots[i] = Box(x, gap, *card)
        zones[i] = Box(x - gap / 2, 0, width + gap, board.height)
    return Places(card, slots, zones, board.height - 2 * gap)


def _strips(most: int) -> float:
    """The pixels that strips of a column with so many cards are to have, if it is longer than usual; else 0."""
    return (most - 1) * COMFORTABLE if most > USUAL else 0
