"""The besieged city: a grid of reserve cards, ramparts at the ends of its lines, and no corners.

Pack and talon, and the foundations, stand to the left and right of it; in a window taller than wide, above.
"""

from collections.abc import Iterator, Sequence
from math import floor

from ramparts.app.layout.boxes import Box, Edge, Frame, Lane, Layout, Size
from ramparts.app.layout.frame import is_wide
from ramparts.app.layout.lanes import cap, index_in, packet, preferred_strip, spread
from ramparts.rules.game import Game, Pile, Role

RATIO = 1.25
"""The largest ratio of a card's height to its width; no cards overlap, so a card may be low."""

SQUAT = 1.2
"""Below this ratio of height to width a card has its index in a column at its edge: it can be larger there."""

SQUATTEST = 1.1
"""The least ratio of a card's height to its width."""

KEEP = 0.22
"""What the foundations stand further off for the walls round them, in widths of a card, where there is room."""

MOAT = 2
"""How many gaps wide the space is between the city and the piles outside it, and between ramparts and reserve."""


def city(game: Game, heights: Sequence[int], screen: Size, frame: Frame, gap: float) -> Layout:
    """The layout of a reserve with ramparts. Every pile is squared; the cards of ramparts and pack rise a little."""
    reserve = [game.piles[i] for i in game.having(Role.RESERVE)]
    rows = 1 + max(_line(pile, "row") for pile in reserve)
    columns = 1 + max(_line(pile, "column") for pile in reserve)
    homes = game.having(Role.FOUNDATION)
    inside = game.having(Role.RESERVE, Role.RAMPART)
    others = tuple(i for i in range(len(game.piles)) if i not in inside and i not in homes)
    arrange = _beside if is_wide(screen) else _above
    card, slots = arrange(frame.board, (columns + 2, rows + 2), (others, homes), cap(screen), gap)
    origin = slots.pop(-1)
    cells = dict(_cells(game, rows, columns))
    edge: Edge = "l" if card.height < SQUAT * card.width else "t"
    lanes: list[Lane] = []
    for i, count in enumerate(heights):
        slot = _cell(cells[i], (columns, rows), origin, gap) if i in cells else slots[i]
        rises = game.piles[i].role in (Role.RAMPART, Role.STOCK)
        lanes.append(packet(slot, slot.grown(gap / 2), count, edge, gap / 5 if rises else 0))
    index = index_in(preferred_strip(card, edge), card, edge)
    return Layout("city", frame, card, index, tuple(lanes))


def _line(pile: Pile, kind: str) -> int:
    """The number of the row or column in which the pile stands, from 0; -1 when it stands in none."""
    return next((place for name, place in pile.lines if name == kind), -1)


def _cells(game: Game, rows: int, columns: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """Each pile of the city with its column and row in the grid, ramparts included, both from 0.

    The first rampart of a line stands at its left or upper end, the second at the other.
    """
    for i in game.having(Role.RESERVE):
        yield i, (1 + _line(game.piles[i], "column"), 1 + _line(game.piles[i], "row"))
    begun: set[frozenset[tuple[str, int]]] = set()
    for i in game.having(Role.RAMPART):
        lines = game.piles[i].lines
        row, column = _line(game.piles[i], "row"), _line(game.piles[i], "column")
        far = lines in begun
        begun.add(lines)
        yield i, ((columns + 1) * far, 1 + row) if column < 0 else (1 + column, (rows + 1) * far)


def _cell(place: tuple[int, int], inner: tuple[int, int], origin: Box, gap: float) -> Box:
    """The box of a cell of the grid; between ramparts and reserve there is a wider gap."""
    x, y = (
        start + at * (size + gap) + (MOAT - 1) * gap * ((at > 0) + (at > most))
        for start, at, size, most in zip(origin[:2], place, origin[2:], inner, strict=True)
    )
    return Box(x, y, origin.width, origin.height)


def _span(cells: int, size: float, gap: float) -> float:
    return cells * size + (cells - 1) * gap + 2 * (MOAT - 1) * gap


Outside = tuple[tuple[int, ...], tuple[int, ...]]
Places = tuple[Size, dict[int, Box]]


def _beside(board: Box, grid: tuple[int, int], outside: Outside, widest: int, gap: float) -> Places:
    """The size of a card, and boxes by pile: pack and talon left of the city, foundations right.

    Under the key -1 is the box of the upper left cell of the grid.
    """
    across, down = grid
    height = floor((board.height - (down + 3) * gap) / down)
    room = board.width - (across + 1) * gap - 2 * (MOAT - 1) * gap - 2 * (MOAT + 1) * gap
    width = min(widest, floor(height / SQUATTEST), floor(room / (across + 2)))
    card = Size(width, min(height, floor(RATIO * width)))
    breadth, depth = (_span(cells, size, gap) for cells, size in zip(grid, card, strict=True))
    x, y = round((board.width - breadth) / 2), round((board.height - depth) / 2)
    slots = {-1: Box(x, y, *card)}
    spare = min(KEEP * width, max(0, x - 2 * (MOAT + 1) * gap - width))
    sides = x - (MOAT + 1) * gap - width, x + breadth + (MOAT + 1) * gap + floor(spare)
    for piles, side in zip(outside, sides, strict=True):
        for i, top in zip(piles, spread(board.height / 2, len(piles), card.height, gap), strict=True):
            slots[i] = Box(side, top, *card)
    return card, slots


def _above(board: Box, grid: tuple[int, int], outside: Outside, widest: int, gap: float) -> Places:
    """The same with one row above the city: pack and talon first, then the foundations."""
    across, down = grid
    others, homes = outside
    top = len(others) + len(homes)
    spare = (MOAT - 1) * gap
    width = min(
        widest,
        floor((board.width - (top + 1) * gap - spare) / top),
        floor((board.width - (across + 1) * gap - 2 * spare) / across),
    )
    height = min(floor(RATIO * width), floor((board.height - (down + 2) * gap - 4 * spare) / (down + 1)))
    card = Size(width, height)
    breadth, depth = (_span(cells, size, gap) for cells, size in zip(grid, card, strict=True))
    y = round((board.height - depth - height - MOAT * gap) / 2)
    slots = {-1: Box(round((board.width - breadth) / 2), y + height + MOAT * gap, *card)}
    first = round((board.width - top * width - (top - 1) * gap - spare) / 2)
    for place, i in enumerate(others + homes):
        slots[i] = Box(first + place * (width + gap) + spare * (place >= len(others)), y, *card)
    return card, slots
