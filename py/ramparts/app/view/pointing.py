"""What a hint draws over the table: first a frame round the pile to look at, at last an arrow along the move."""

from math import hypot

from ramparts.app.assist.hint_flow import POINTING, hint_now
from ramparts.app.layout.boxes import Box, Lane, Layout, bounds
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node

MARGIN = 3
"""Pixels between a pile and the middle of the line round it."""

ROUND = 8
"""The radius of that frame's corners, in pixels."""

HEAD, LEAST_HEAD = 0.17, 9
"""How long the two strokes of the arrow's head are, in widths of a card, and in pixels at least."""

DEEP = 0.45
"""How far from the middle of a card the arrow begins and ends, as a part of the way to its edge."""


def pointing(model: Model, placed: Layout) -> Node | None:
    """The drawing, measured from the corner of the board; None where no hint was asked for, or a ring is enough."""
    found, depth = hint_now(model), model.analysis.hint
    if found is None or depth == POINTING:
        return None
    lanes = placed.lanes
    if depth < POINTING:
        shape = _frame(lanes[found.pile])
    else:
        shape = _arrow(_top(lanes[found.move.src]), _top(lanes[found.move.dst]), placed.card.width)
    width, height = (f"{side:g}" for side in placed.frame.board[2:])
    return node("svg", *_lined(shape), class_="pointing", width=width, height=height)


def arrow(source: Lane, target: Lane, card: float) -> tuple[Node, ...]:
    """What draws an arrow from the outside card of one pile to another, given the width of a card."""
    return _lined(_arrow(_top(source), _top(target), card))


def _lined(shape: Node) -> tuple[Node, ...]:
    """A shape drawn twice: the dark line below sets the bright one off from whatever it crosses."""
    return tuple(node(shape.tag, class_=kind, **dict(shape.attributes)) for kind in ("edge", "line"))


def _top(lane: Lane) -> Box:
    return lane.cards[-1] if lane.cards else lane.slot


def _frame(lane: Lane) -> Node:
    x, y, width, height = (f"{each:g}" for each in bounds((lane.slot, *lane.cards)).grown(MARGIN))
    return node("rect", x=x, y=y, width=width, height=height, rx=str(ROUND))


def _arrow(source: Box, target: Box, card: float) -> Node:
    """An arrow from one card to another, which leaves the index of both in sight as far as it can."""
    x, y = _middle(source)
    end_x, end_y = _middle(target)
    length = hypot(end_x - x, end_y - y)
    dx, dy = (end_x - x) / length, (end_y - y) / length
    begins, stops = DEEP * _reach(source, dx, dy), DEEP * _reach(target, dx, dy)
    x, y, end_x, end_y = x + begins * dx, y + begins * dy, end_x - stops * dx, end_y - stops * dy
    head = max(LEAST_HEAD, HEAD * card)
    wings = [(end_x - head * (dx - side * dy), end_y - head * (dy + side * dx)) for side in (-1, 1)]
    points = [(x, y), (end_x, end_y), wings[0], (end_x, end_y), wings[1]]
    return node("polyline", points=" ".join(f"{across:.1f},{down:.1f}" for across, down in points))


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2


def _reach(box: Box, dx: float, dy: float) -> float:
    """Pixels from the middle of a box to its edge in a direction of length 1."""
    return min(side / 2 / abs(part) for side, part in ((box.width, dx), (box.height, dy)) if part)
