"""Positions drawn in SVG for pages: cards as the table has them, in as few characters as may be.

All faces are one path, all backs another, and every glyph is a reference. So that the reference needs no size, a
drawing is measured in units of which a glyph is `GLYPH` high.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ramparts.app.layout.boxes import Box, Edge, Lane, Layout, bounds
from ramparts.app.view.elements import COURT, Node, node
from ramparts.app.view.looks import SQUARED
from ramparts.rules.cards import SUITS, Card, card_text
from ramparts.rules.game import Game, Position, Role

GLYPH = 40
"""The height of the glyphs of an index, in units."""

MARGIN = 8
"""Pixels round what is drawn."""

ROUND = 0.07
"""The radius of a card's corner, in widths of a card."""

SUIT = 0.84
"""The height of the suit in an index, in heights of a glyph."""

PIP, FIGURE = (0.66, 0.48), (0.7, 0.52)
"""The large pip, and that of an ace or a figure, at most: in widths and in heights of a card."""


class Drawing(NamedTuple):
    """What is drawn: a game, which cards, where its piles lie, and a box round all of it, if it is to be larger."""

    game: Game
    position: Position
    laid: Layout
    within: Box | None = None


class Spot(NamedTuple):
    """A card that is seen: its box, and that of the card that covers it, if any."""

    card: Card
    box: Box
    lane: Lane
    cover: Box | None


def drawn(drawing: Drawing, *over: Node, label: str = "", class_: str = "deal") -> Node:
    """The drawing; ``over`` is drawn over its cards, in pixels. Without a label screen readers pass it over."""
    laid = drawing.laid
    boxes = [box for lane in laid.lanes for box in (lane.slot, *lane.cards)] + [wall.box for wall in laid.walls]
    seen = (drawing.within or bounds(boxes)).grown(MARGIN)
    glyph = min(min(lane.index, (lane.strip - 2) / SUIT) for lane in laid.lanes)
    scale = GLYPH / glyph
    shapes = _shapes(drawing, scale)
    upper = [node("g", *over, transform=f"scale({scale:.3f})", class_="over")] if over else []
    named = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    view = " ".join(f"{each * scale:.0f}" for each in seen)
    size = {"width": f"{seen.width:.0f}", "height": f"{seen.height:.0f}"}
    return node("svg", *shapes, *upper, viewBox=view, class_=class_, **size, **named)


def _shapes(drawing: Drawing, scale: float) -> Iterator[Node]:
    laid, faces, backs = drawing.laid, list[Spot](), list[Spot]()
    empty = [lane.slot for lane, cards in zip(laid.lanes, drawing.position, strict=True) if not cards]
    for pile, lane, cards in zip(drawing.game.piles, laid.lanes, drawing.position, strict=True):
        (backs if pile.role is Role.STOCK else faces).extend(_spots(pile.role, lane, cards))
    for kind, paths in (
        ("wall", [_whole(wall.box, scale) for wall in laid.walls]),
        ("empty", [_whole(box, scale) for box in empty]),
        ("face", [_face(spot, scale) for spot in faces]),
        ("back", [_face(spot, scale) for spot in backs]),
    ):
        if paths:
            yield node("path", class_=kind, d="".join(paths))
    for number, suit in enumerate(SUITS):
        waiting = [
            _glyph(f"p{suit}", _middle(lane.slot), scale, 0.6 * lane.slot.width)
            for pile, lane, cards in zip(drawing.game.piles, laid.lanes, drawing.position, strict=True)
            if pile.suit == number and not cards
        ]
        glyphs = [each for spot in faces if card_text(spot.card)[1] == suit for each in _glyphs(spot, scale)]
        if waiting:
            yield node("g", *waiting, class_="wait")
        if glyphs:
            yield node("g", *glyphs, class_=suit)


def _spots(role: Role, lane: Lane, cards: bytes) -> Iterator[Spot]:
    """The cards of a pile that are seen: of a squared one the uppermost."""
    least = len(cards) - 1 if role in SQUARED else 0
    covers: Sequence[Box | None] = [*lane.cards, None][1:]
    for depth, (card, box, cover) in enumerate(zip(cards, lane.cards, covers, strict=True)):
        if depth >= least:
            yield Spot(card, box, lane, cover)


def _units(values: Iterable[float], scale: float) -> tuple[int, ...]:
    return tuple(round(each * scale) for each in values)


def _whole(box: Box, scale: float) -> str:
    """A card that nothing covers, as a part of a path."""
    x, y, width, height = _units(box, scale)
    r = round(ROUND * min(width, height))
    across, down, a = width - 2 * r, height - 2 * r, f"a{r} {r} 0 0 1"
    return f"M{x + r} {y}h{across}{a} {r} {r}v{down}{a}-{r} {r}h-{across}{a}-{r}-{r}v-{down}{a} {r}-{r}z"


def _face(spot: Spot, scale: float) -> str:
    """A card as a part of a path; of a covered one three sides, which end below the card above it."""
    if spot.cover is None:
        return _whole(spot.box, scale)
    x, y, width, height = _units(spot.box, scale)
    r = round(ROUND * width)
    shown = max(_units((abs(spot.cover.x - spot.box.x), abs(spot.cover.y - spot.box.y)), scale))
    across, down, right, low = width - 2 * r, height - 2 * r, x + width, y + height
    a = f"a{r} {r} 0 0 1"  # all go round clockwise: where two overlap that go round otherwise, neither is filled
    return {
        "l": f"M{x + shown + r} {low}h-{shown}{a}-{r}-{r}v-{down}{a} {r}-{r}h{shown}",
        "r": f"M{right - shown - r} {y}h{shown}{a} {r} {r}v{down}{a}-{r} {r}h-{shown}",
        "t": f"M{x} {y + shown + r}v-{shown}{a} {r}-{r}h{across}{a} {r} {r}v{shown}",
        "b": f"M{right} {low - shown - r}v{shown}{a}-{r} {r}h-{across}{a}-{r}-{r}v-{shown}",
    }[spot.lane.edge]


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2


def _glyph(name: str, middle: tuple[float, float], scale: float, size: float = 0) -> Node:
    """A glyph by its name and its middle: so high, in pixels, or as high as in an index."""
    x, y = _units(middle, scale)
    if not size:
        return node("use", href=f"#{name}", x=str(x), y=str(y))
    times = size * scale / height(name[0])
    return node("use", href=f"#{name}", transform=f"translate({x} {y})scale({times:.2f})")


def height(kind: str) -> float:
    """How high a glyph is in an index, in units: a rank, a figure (``r``, ``c``) or a suit (``p``)."""
    return SUIT * GLYPH if kind == "p" else GLYPH


def _glyphs(spot: Spot, scale: float) -> Iterator[Node]:
    """Rank and suit on the edge that stays uncovered, and the large pip or figure of a card that nothing covers."""
    name = card_text(spot.card)
    rank, suit = name[0], name[1]
    glyph, edge, box = GLYPH / scale, spot.lane.edge, spot.box
    along = {"l": (0, 1), "r": (0, 1), "t": (1, 0), "b": (1, 0)}[edge]
    first = _corner(box, edge, glyph, spot.lane.strip)
    second = first[0] + along[0] * glyph * 0.86, first[1] + along[1] * glyph * 1.06
    yield _glyph(f"r{rank}", first, scale)
    yield _glyph(f"p{suit}", second, scale)
    if spot.cover is None:
        across, down = FIGURE if rank in f"A{COURT}" else PIP
        size = min(across * box.width, down * box.height)
        large = f"c{rank}" if rank in COURT else f"p{suit}"
        yield _glyph(large, _low(box, edge, size), scale, size)


def _corner(box: Box, edge: Edge, glyph: float, strip: float) -> tuple[float, float]:
    """The middle of the rank in an index."""
    side = min(strip, glyph + 4) / 2
    if edge in ("l", "r"):
        return (box.x + side if edge == "l" else box.right - side), box.y + 0.62 * glyph + 1
    return box.x + 0.5 * glyph, (box.y + side if edge == "t" else box.bottom - side)


def _low(box: Box, edge: Edge, size: float) -> tuple[float, float]:
    """The middle of the large pip: in the corner away from the index, or below it."""
    if edge in ("l", "r"):
        x = box.right - 0.05 * box.width - size / 2 if edge == "l" else box.x + 0.05 * box.width + size / 2
        return x, box.y + 0.95 * box.height - size / 2
    return box.x + box.width / 2, box.y + box.height * (0.66 if edge == "t" else 0.34)
