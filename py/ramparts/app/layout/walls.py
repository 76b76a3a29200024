"""The walls of a castle: what is drawn behind the cards, round the foundations and cells, and along the ramparts.

They follow from where the piles lie and take room that nothing else needs. Lengths are in pixels; a *unit* is the 92nd
part of a card's width, so that walls grow with the cards.
"""

from collections.abc import Iterator, Sequence

from ramparts.app.layout.boxes import Box, Lane, Shape, Side, Size, Wall, bounds
from ramparts.app.layout.lanes import KEPT
from ramparts.rules.game import Game, Role

UNITS = 92
"""A card's width, in units."""

FLANK, HEAD, FOOT = 17, 68, 66
"""Units of a keep beside, above and below its foundations, where there is room for them."""

LEAST = 6
"""Pixels that a keep has round its foundations in any case, if the board has them."""

THICKNESS = 7
"""Pixels of a rampart's wall on its outer side."""

RIM, WIDEST_RIM = 0.065, 5
"""What a rampart's wall has round its cards: this part of a card's width, in pixels at most."""


def walls(game: Game, shape: Shape, lanes: Sequence[Lane], card: Size, board: Box) -> tuple[Wall, ...]:
    """The keep round the foundations, then a wall for each side of a city, if the game has ramparts."""
    return (_keep(game, shape, lanes, card.width / UNITS, board), *_ramparts(game, lanes, board))


def within(box: Box, board: Box) -> Box:
    """What of a box lies on a board, whose corner is the origin."""
    x, y = max(0, box.x), max(0, box.y)
    return Box(x, y, min(board.width, box.right) - x, min(board.height, box.bottom) - y)


def _keep(game: Game, shape: Shape, lanes: Sequence[Lane], unit: float, board: Box) -> Wall:
    homes = bounds([lanes[i].slot for i in game.having(*KEPT)])
    if homes.width > homes.height:
        return Wall("keep", "row", _across(game, shape, homes, lanes, board), homes)
    flank = min(FLANK * unit, _clearance(game, homes, lanes))
    box = Box(homes.x - flank, homes.y - HEAD * unit, homes.width + 2 * flank, homes.height + (HEAD + FOOT) * unit)
    return Wall("keep", "column", within(box, board), homes)


def _across(game: Game, shape: Shape, homes: Box, lanes: Sequence[Lane], board: Box) -> Box:
    """The keep of foundations that stand in a row: from edge to edge between two wings, else close round them."""
    others = _others(game, lanes)
    above = max((box.bottom for box in others if box.bottom <= homes.y), default=0)
    below = min((box.y for box in others if box.y >= homes.bottom), default=board.height)
    top, bottom = min(LEAST, (homes.y - above) / 2), min(LEAST, (below - homes.bottom) / 2)
    if shape == "turned":
        top, bottom = homes.y - above - 4, below - homes.bottom - 4
        return Box(0, homes.y - top, board.width, homes.height + top + bottom)
    side = min(LEAST, _clearance(game, homes, lanes))
    return within(Box(homes.x - side, homes.y - top, homes.width + 2 * side, homes.height + top + bottom), board)


def _clearance(game: Game, homes: Box, lanes: Sequence[Lane]) -> float:
    """Pixels beside the foundations that no other pile's cards need, nor half of the gap to them."""
    beside = [box for box in _others(game, lanes) if box.y < homes.bottom and homes.y < box.bottom]
    return min([max(homes.x - box.right, box.x - homes.right) for box in beside], default=2 * LEAST) - 3


def _others(game: Game, lanes: Sequence[Lane]) -> list[Box]:
    """The places of the piles that do not stand in the keep."""
    return [lane.slot for pile, lane in zip(game.piles, lanes, strict=True) if pile.role not in KEPT]


def _ramparts(game: Game, lanes: Sequence[Lane], board: Box) -> Iterator[Wall]:
    """A wall along each of the four sides of the city, whose outer edge stands off by its thickness."""
    slots = [lanes[i].slot for i in game.having(Role.RAMPART)]
    if not slots:
        return
    city = bounds(slots)
    rim = min(WIDEST_RIM, RIM * slots[0].width)
    sides: dict[Side, list[Box]] = {
        "top": [slot for slot in slots if slot.y == city.y],
        "bottom": [slot for slot in slots if slot.bottom == city.bottom],
        "left": [slot for slot in slots if slot.x == city.x],
        "right": [slot for slot in slots if slot.right == city.right],
    }
    for side, along in sides.items():
        inner = bounds(along)
        x, y, width, height = inner.grown(rim)
        x -= THICKNESS * (side == "left")
        y -= THICKNESS * (side == "top")
        width += THICKNESS * (side in {"left", "right"})
        height += THICKNESS * (side in {"top", "bottom"})
        yield Wall("rampart", side, within(Box(x, y, width, height), board), inner)
