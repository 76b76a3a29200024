"""The values of a layout: boxes, lanes, and the frame round the board. Everything is measured in CSS pixels."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Edge: TypeAlias = Literal["l", "r", "t", "b"]
"""The side of a card on which it still shows when another card covers it: left, right, top or bottom."""

Shape: TypeAlias = Literal["castle", "turned", "columns", "city"]
"""How a whole table is laid out."""

Side: TypeAlias = Literal["column", "row", "top", "bottom", "left", "right"]
"""How a wall stands: that of a keep round a column or a row, that of a rampart on one side of the city."""


class Size(NamedTuple):
    """A width and a height, in CSS pixels."""

    width: float
    height: float


class Box(NamedTuple):
    """A rectangle by its top left corner and its size, in CSS pixels. Whoever holds one says where its origin is."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The first pixel to the right of the box."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The first pixel below the box."""
        return self.y + self.height

    def grown(self, margin: float) -> "Box":
        """The box with so many more pixels on every side."""
        return Box(self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin)

    def holds(self, other: "Box") -> bool:
        """Whether the other box lies within this one."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def has(self, x: float, y: float) -> bool:
        """Whether a point lies in the box or on its edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def shared(self, other: "Box") -> float:
        """How many square pixels the two share."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, width) * max(0, height)

    def meets(self, other: "Box") -> bool:
        """Whether the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


def bounds(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of these, of which there is at least one."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


@dataclass(frozen=True)
class Lane:
    """Where one pile lies; every box is relative to the top left corner of the board.

    ``slot`` is the place of the first card and the outline of the empty pile; ``zone`` takes a card that is dropped.
    ``cards`` are the boxes of whole cards, bottom card first. ``edge`` is the side on which covered cards show, and so
    the place of the index; ``strip`` is how many pixels of them show; ``index`` is the height of a glyph in pixels.
    """

    slot: Box
    zone: Box
    cards: tuple[Box, ...]
    edge: Edge
    strip: float
    index: float


class Wall(NamedTuple):
    """A wall behind the cards: ``box`` is the whole of it, ``inner`` the places that it is drawn round or along."""

    kind: Literal["keep", "rampart"]
    side: Side
    box: Box
    inner: Box


class Frame(NamedTuple):
    """How the window is divided; boxes are relative to the part of it that the bars and notches of a phone leave free.

    ``bar`` is ``bottom`` (a header above the board, the tools below it) or ``rails`` (the header is the rail on the
    left, the tools that on the right). ``tools`` keeps its distance from the edges of the screen: buttons may fill it.
    """

    bar: Literal["bottom", "rails"]
    header: Box
    tools: Box
    board: Box

    @property
    def alone(self) -> bool:
        """Whether the board begins in the corner: it has the window to itself, header and tools are not seen."""
        return self.board[:2] == (0, 0)


@dataclass(frozen=True)
class Layout:
    """The whole table; one lane for each of `Game.piles`. ``card`` is the size of a card.

    ``index`` is the height of the glyphs, in pixels, where cards do not overlap. ``walls`` are drawn behind the cards
    and take no presses.
    """

    shape: Shape
    frame: Frame
    card: Size
    index: float
    lanes: tuple[Lane, ...]
    walls: tuple[Wall, ...] = ()
