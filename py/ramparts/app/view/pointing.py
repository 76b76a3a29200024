"""What is drawn over the table: the frame and the arrow of a hint, and the arrows of a review or a puzzle.

It is decoration: whatever it shows is said in words as well.
"""

from collections.abc import Iterable, Sequence
from math import hypot

from ramparts.app.assist.hint_flow import POINTING, hint_now
from ramparts.app.layout.boxes import Box, Lane, Layout, bounds
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow
from ramparts.app.view.elements import Node, node

MARGIN = 3
"""Pixels between a pile and the middle of the line round it."""

ROUND = 8
"""The radius of that frame's corners, in pixels."""

HEAD, LEAST_HEAD = 0.17, 9
"""How long the two strokes of the arrow's head are, in widths of a card, and in pixels at least."""

DEEP = 0.45
"""How far from the middle of a card the arrow begins and ends, as a part of the way to its edge."""

MARKS = {"good": "✓", "bad": "✗"}
"""What stands on an arrow, so that its colour need not tell it apart."""

MARK = 10
"""The radius of such a mark, in pixels."""

ASIDE = 7
"""Pixels that an arrow lies to the right of its way, so that one the other way round lies beside it."""


def pointing(model: Model, placed: Layout) -> Node | None:
    """The drawing, measured from the corner of the board; None where there is nothing to draw, or a ring is enough."""
    found, depth = hint_now(model), model.analysis.hint
    lanes, card = placed.lanes, placed.card.width
    if found is None or depth == POINTING:
        shapes = [_marked(arrow, lanes, card) for arrow in model.ui.arrows]
    elif depth < POINTING:
        shapes = [_lined("hint", (_frame(lanes[found.pile]),))]
    else:
        shapes = [_lined("hint", _arrow(_top(lanes[found.move.src]), _top(lanes[found.move.dst]), card))]
    width, height = (f"{side:g}" for side in placed.frame.board[2:])
    return node("svg", *shapes, class_="pointing", aria_hidden="true", width=width, height=height) if shapes else None


def arrow(source: Lane, target: Lane, card: float) -> Node:
    """An arrow from the outside card of one pile to another, given the width of a card."""
    return _lined("hint", _arrow(_top(source), _top(target), card))


def _lined(kind: str, shapes: Iterable[Node], marks: Iterable[Node] = ()) -> Node:
    """Shapes drawn twice: the dark lines below set the bright ones off from whatever they cross."""
    drawn = [*shapes]
    lines = (node(each.tag, class_=line, **dict(each.attributes)) for line in ("edge", "line") for each in drawn)
    return node("g", *lines, *marks, class_=kind)


def _marked(arrow: Arrow, lanes: Sequence[Lane], card: float) -> Node:
    """An arrow with its mark in the middle, if it has one."""
    source, target = _beside(_seen(lanes[arrow.src], arrow.depth), _top(lanes[arrow.dst]))
    marks = []
    if arrow.means in MARKS:
        (x, y), (end_x, end_y) = _middle(source), _middle(target)
        across, down = f"{(x + end_x) / 2:.1f}", f"{(y + end_y) / 2:.1f}"
        marks = [node("circle", cx=across, cy=down, r=str(MARK)), node("text", MARKS[arrow.means], x=across, y=down)]
    return _lined(arrow.means, _arrow(source, target, card), marks)


def _beside(source: Box, target: Box) -> tuple[Box, Box]:
    """Two boxes moved to the right of the way from the one to the other."""
    (x, y), (end_x, end_y) = _middle(source), _middle(target)
    part = ASIDE / hypot(end_x - x, end_y - y)
    dx, dy = part * (y - end_y), part * (end_x - x)
    first, second = (box._replace(x=box.x + dx, y=box.y + dy) for box in (source, target))
    return first, second


def _top(lane: Lane) -> Box:
    return lane.cards[-1] if lane.cards else lane.slot


def _seen(lane: Lane, depth: int) -> Box:
    """What is seen of a card: the strip beside the one that covers it."""
    box, *above = lane.cards[depth:] or (lane.slot,)
    if not above:
        return box
    x, y, width, height = box
    dx, dy = above[0].x - x, above[0].y - y
    if abs(dx) > abs(dy):
        return Box(x if dx > 0 else above[0].right, y, min(width, abs(dx)), height)
    return Box(x, y if dy > 0 else above[0].bottom, width, min(height, abs(dy)))


def _frame(lane: Lane) -> Node:
    x, y, width, height = (f"{each:g}" for each in bounds((lane.slot, *lane.cards)).grown(MARGIN))
    return node("rect", x=x, y=y, width=width, height=height, rx=str(ROUND))


def _arrow(source: Box, target: Box, card: float) -> tuple[Node, Node]:
    """The shaft and the head of an arrow between two cards, which leaves the index of both in sight if it can."""
    x, y = _middle(source)
    end_x, end_y = _middle(target)
    length = hypot(end_x - x, end_y - y)
    dx, dy = (end_x - x) / length, (end_y - y) / length
    begins, stops = DEEP * _reach(source, dx, dy), DEEP * _reach(target, dx, dy)
    x, y, end_x, end_y = x + begins * dx, y + begins * dy, end_x - stops * dx, end_y - stops * dy
    head = max(LEAST_HEAD, HEAD * card)
    left, right = ((end_x - head * (dx - side * dy), end_y - head * (dy + side * dx)) for side in (-1, 1))
    return _line((x, y), (end_x, end_y)), _line(left, (end_x, end_y), right)


def _line(*points: tuple[float, float]) -> Node:
    return node("polyline", points=" ".join(f"{across:.1f},{down:.1f}" for across, down in points))


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2


def _reach(box: Box, dx: float, dy: float) -> float:
    """Pixels from the middle of a box to its edge in a direction of length 1."""
    return min(side / 2 / abs(part) for side, part in ((box.width, dx), (box.height, dy)) if part)
