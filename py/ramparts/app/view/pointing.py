"""What is drawn over the table: the frame and the arrow of a hint, and the arrows of a review or a puzzle.

It is decoration: whatever it shows is said in words as well.
"""

from collections.abc import Sequence
from math import copysign, hypot

from ramparts.app.assist.hint_flow import POINTING, hint_now
from ramparts.app.layout.boxes import Lane, Layout, bounds
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Arrow
from ramparts.app.view.elements import Node, node

MARGIN = 3
"""Pixels between a pile and the middle of the line round it."""

ROUND = 8
"""The radius of that frame's corners, in pixels."""

HEAD, LEAST_HEAD = 0.17, 9
"""How long the two strokes of the arrow's head are, in widths of a card, and in pixels at least."""

INSET = 0.14
"""How far from the middles of its cards an arrow begins and ends, in widths of a card."""

ASIDE = 7
"""Pixels that one with a mark lies to the right of its way, so that one the other way round lies beside it."""

OUTSIDE = 999
"""The depth of the outside card of any pile."""

PLAIN = Arrow(0, OUTSIDE, 0, "next")
"""An arrow from the outside card."""

MARKS = {"good": "✓", "bad": "✗"}
"""What stands on an arrow, so that its colour need not tell it apart."""

MARK = "10"
"""The radius of such a mark, in pixels."""


def pointing(model: Model, placed: Layout) -> Node | None:
    """The drawing, measured from the corner of the board; None where there is nothing to draw, or a ring is enough."""
    found, depth, arrows, lanes = hint_now(model), model.analysis.hint, model.ui.arrows, placed.lanes
    if found is not None and depth < POINTING:
        shapes = [_lined("next", _frame(lanes[found.pile]))]
    else:
        if found is not None and depth > POINTING:
            arrows = (Arrow(found.move.src, OUTSIDE, found.move.dst, "next"),)
        card = placed.card.width
        shapes = [arrow(lanes[each.src], lanes[each.dst], card, each) for each in arrows]
    width, height = (f"{side:g}" for side in placed.frame.board[2:])
    return node("svg", *shapes, class_="pointing", aria_hidden="true", width=width, height=height) if shapes else None


def _lined(kind: str, *shapes: Node, marks: Sequence[Node] = ()) -> Node:
    """Shapes drawn twice: the dark lines below set the bright ones off from whatever they cross."""
    lines = (node(each.tag, class_=line, **dict(each.attributes)) for line in ("edge", "line") for each in shapes)
    return node("g", *lines, *marks, class_=kind)


def _frame(lane: Lane) -> Node:
    x, y, width, height = (f"{each:g}" for each in bounds((lane.slot, *lane.cards)).grown(MARGIN))
    return node("rect", x=x, y=y, width=width, height=height, rx=str(ROUND))


def arrow(source: Lane, target: Lane, card: float, drawn: Arrow = PLAIN) -> Node:
    """An arrow from a card of a pile to another pile, and its mark if it has one.

    ``card`` is the width of a card.
    """
    mark = str(drawn.number) if drawn.number else MARKS.get(drawn.means)
    (x, y), (end_x, end_y) = _seen(source, drawn.depth), _seen(target, OUTSIDE)
    length = hypot(end_x - x, end_y - y)
    dx, dy = (end_x - x) / length, (end_y - y) / length

    def at(along: float, aside: float = 0) -> tuple[str, str]:
        """A point so many pixels along the way of the arrow, and to its right."""
        aside += ASIDE if mark else 0
        return f"{x + along * dx - aside * dy:.1f}", f"{y + along * dy + aside * dx:.1f}"

    inset, head, (across, down) = INSET * card, max(LEAST_HEAD, HEAD * card), at(length / 2)
    tip = length - inset
    lines = _line(at(inset), at(tip)), _line(at(tip - head, -head), at(tip), at(tip - head, head))
    marks = node("circle", cx=across, cy=down, r=MARK), node("text", mark or "", x=across, y=down)
    return _lined(drawn.means, *lines, marks=marks if mark else ())


def _line(*points: tuple[str, str]) -> Node:
    return node("polyline", points=" ".join(map(",".join, points)))


def _seen(lane: Lane, depth: int) -> tuple[float, float]:
    """The middle of what is seen of a card, or of an empty place: of a covered one, of the strip beside its cover."""
    cards = lane.cards or (lane.slot,)
    box, over = ((*cards[depth : depth + 2], cards[-1]) * 2)[:2]
    x = box.x + box.width / 2 - _hidden(over.x - box.x, box.width)
    return x, box.y + box.height / 2 - _hidden(over.y - box.y, box.height)


def _hidden(moved: float, side: float) -> float:
    """How far the middle of a strip is from that of its card, whose cover lies so far from it."""
    return copysign(side - abs(moved), moved) / 2 if moved else 0
