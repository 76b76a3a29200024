"""Where the few piles of an example lie: as on the table, but for long rows no room is kept."""

from collections.abc import Mapping, Sequence

from ramparts.app.layout import SHAPES, Box, Frame, Lane, Layout, Size
from ramparts.app.layout.boxes import Edge, Shape
from ramparts.app.layout.castle import abreast, kept
from ramparts.app.layout.lanes import (
    KEPT,
    RATIO,
    half_pixel,
    index_in,
    lane,
    packet,
    preferred_strip,
    spread,
    wings,
)
from ramparts.app.layout.walls import walls
from ramparts.rules.game import Game, Pile, Role

MARGIN = 10
"""Pixels round what is drawn."""

WIDEST = 72
"""The width of a card, in pixels, at most."""

GAP = 6

BESIDE = 0.55
"""The strip of a covered card that lies in a row, in widths of a card; it is that of `preferred_strip`."""

BELOW = 0.54
"""The strip of one in a column, in heights of a card, at most."""

MOAT = 0.29
"""Between the foundations of a castle and its rows, in widths of a card."""


EDGES: Mapping[Shape, Edge] = {"castle": "l", "columns": "t"}
"""Where the index stands of a card that no other covers."""


class Excerpt(Game):
    """Some piles of a game, to be laid out and not to be played: it may lack foundations, and has no cards."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "pack", frozenset())
        object.__setattr__(self, "foundation", self.having(Role.FOUNDATION))


def excerpt(game: Game, piles: Sequence[Pile]) -> Excerpt:
    """A game with these piles alone."""
    return Excerpt(
        id=game.id, name=game.name, piles=tuple(piles), deal=game.deal, build={}, fill=frozenset(), climb=frozenset()
    )


def tiny(game: Excerpt, heights: Sequence[int], longest: int, room: Size, *, wide: bool) -> Layout:
    """The piles with as many cards on each as ``heights`` says; what they need is no more than the room there is.

    ``longest`` is the number of cards for which rows have room.
    """
    room = Size(room.width - 2 * MARGIN, room.height - 2 * MARGIN)
    board = Box(0, 0, *room)
    frame = Frame("bottom", Box(0, 0, 0, 0), Box(0, 0, 0, 0), board)
    if game.having(Role.RESERVE):
        return SHAPES["city"](game, heights, Size(2, 1) if wide else Size(1, 2), frame, GAP)
    left, right, axis = wings(game)
    if left and wide:
        card, lanes = _castle((left, right, axis), heights, longest, room, abreast(game))
        return _laid("castle", game, frame, card, lanes)
    homes = tuple(i for i in axis if i in game.having(*KEPT))
    parts = (*left, *right), homes, tuple(i for i in axis if i not in homes)
    card, lanes = (_beside if wide else _below)(parts, heights, longest, room)
    return _laid("columns", game, frame, card, lanes)


def _laid(shape: Shape, game: Game, frame: Frame, card: Size, lanes: Mapping[int, Lane]) -> Layout:
    """The layout; walls have room in a castle alone."""
    placed, edge = tuple(lanes[i] for i in range(len(game.piles))), EDGES[shape]
    index = index_in(preferred_strip(card, edge), card, edge)
    built = walls(game, shape, placed, card, frame.board) if shape == "castle" else ()
    return Layout(shape, frame, card, index, placed, built)


Parts = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
Placed = tuple[Size, Mapping[int, Lane]]


def _sized(width: float, height: float) -> Size:
    """A card that takes no more than this."""
    width = half_pixel(min(WIDEST, width, height / RATIO))
    return Size(width, half_pixel(RATIO * width))


def _castle(parts: Parts, heights: Sequence[int], longest: int, room: Size, cells: int) -> Placed:
    """A castle, in whose keep so many cells stand side by side."""
    left, right, axis = parts
    lines = max(len(left), len(right), len(axis) - cells + 1)
    across = 2 + cells + 2 * ((longest - 1) * BESIDE + MOAT)
    card = _sized((room.width - (1 + cells) * GAP) / across, (room.height - (lines + 1) * GAP) / lines)
    breadth, step = cells * (card.width + GAP) - GAP, card.width * MOAT
    keep = half_pixel((room.width - breadth) / 2)
    lanes = {
        i: packet(slot, slot, heights[i], "l") for i, slot in kept(axis, cells, Box(keep, room.height / 2, *card), GAP)
    }
    sides: tuple[tuple[tuple[int, ...], Edge, float], ...] = (
        (left, "r", keep - step - card.width),
        (right, "l", keep + breadth + step),
    )
    for piles, edge, x in sides:
        for i, y in zip(piles, spread(room.height / 2, len(piles), card.height, GAP), strict=True):
            slot = Box(x, y, *card)
            lanes[i] = lane(slot, slot, heights[i], edge, 999)
    return card, lanes


def _beside(parts: Parts, heights: Sequence[int], longest: int, room: Size) -> Placed:
    """Columns, between the stock and the foundations."""
    rows, homes, others = parts
    sides = [piles for piles in (others, homes) if piles]
    across, lines = len(rows) + len(sides), max(map(len, sides))
    down = min((room.height - (lines + 1) * GAP) / lines, (room.height - 2 * GAP) / (1 + BELOW * (longest - 1)))
    card = _sized((room.width - (across + 1) * GAP) / across, down)
    places = iter(spread(room.width / 2, across, card.width, GAP))
    lanes: dict[int, Lane] = {}
    for piles in (others, *((i,) for i in rows), homes):
        x = next(places) if piles else 0
        for line, i in enumerate(piles):
            slot = Box(x, GAP + line * (card.height + GAP), *card)
            lanes[i] = lane(slot, slot, heights[i], "t", 999) if i in rows else packet(slot, slot, heights[i], "t")
    return card, lanes


def _below(parts: Parts, heights: Sequence[int], longest: int, room: Size) -> Placed:
    """Columns, below a line of the stock and the foundations."""
    rows, homes, others = parts
    across = max(len(rows), len(homes) + len(others))
    down = (room.height - 3 * GAP) / (2 + BELOW * (longest - 1))
    card = _sized((room.width - (across + 1) * GAP) / across, down)
    lanes: dict[int, Lane] = {}
    for piles, y in (((*others, *homes), GAP), (rows, 2 * GAP + card.height)):
        for i, x in zip(piles, spread(room.width / 2, len(piles), card.width, GAP), strict=True):
            slot = Box(x, y, *card)
            lanes[i] = lane(slot, slot, heights[i], "t", 999) if i in rows else packet(slot, slot, heights[i], "t")
    return card, lanes
