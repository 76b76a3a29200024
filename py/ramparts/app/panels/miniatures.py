"""A small picture of a game: its table as the books have it, drawn from the boxes of the table itself in a few shapes.

It has so few elements that a list of all games is drawn at once: all open cards are one path, of which only what is
seen of a card is drawn.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Box, Lane, Layout, Size, bounds
from ramparts.app.view.elements import Node, node
from ramparts.deals.deal import numbered
from ramparts.deals.shuffle import MT_FIRST
from ramparts.rules.cards import SUITS, suit
from ramparts.rules.game import Game, Position, Role, Title

SCREEN = Size(760, 640)
"""A window in which a castle has its wings left and right."""

MARGIN = 24
"""Pixels of such a window round the table."""


def game_picture(title: Title) -> Node:
    """The table of a game as it is dealt."""
    return miniature(title.at(1), numbered(title, MT_FIRST).start)


@lru_cache(48)  # all games, and what the settings show of a few deals
def miniature(game: Game, position: Position, shape: str = "auto", screen: Size = SCREEN) -> Node:
    """A position in few shapes, hidden from screen readers: what it shows is said beside it."""
    laid = layout(game, [len(cards) for cards in position], screen, shape)
    view = bounds(_everything(laid)).grown(MARGIN)
    shapes = [_path("wall", [wall.box for wall in laid.walls])] if laid.walls else []
    for kind, boxes in _cards(game, laid, position).items():
        if boxes:
            shapes.append(_path(kind, boxes))
    size = " ".join(f"{each:g}" for each in view)
    return node(
        "svg", *shapes, *_pips(game, laid, position), class_=f"picture {game.id}", viewBox=size, aria_hidden="true"
    )


def _everything(laid: Layout) -> list[Box]:
    lanes = [box for lane in laid.lanes for box in (lane.slot, *lane.cards)]
    return [*lanes, *(wall.box for wall in laid.walls)]


def _cards(game: Game, laid: Layout, position: Position) -> dict[str, list[Box]]:
    """What is seen of empty places, of open cards and of backs."""
    found: dict[str, list[Box]] = {"empty": [], "face": [], "back": []}
    for pile, lane, cards in zip(game.piles, laid.lanes, position, strict=True):
        if not cards:
            found["empty"].append(lane.slot)
        elif pile.role is Role.ROW:
            found["face"] += _seen(lane)
        else:
            found["back" if pile.role is Role.STOCK else "face"].append(lane.cards[-1])
    return found


def _seen(lane: Lane) -> Iterable[Box]:
    """What is seen of each card of a lane: strips, and the whole last card."""
    for box in lane.cards[:-1]:
        x, y, width, height = box
        yield {
            "l": Box(x, y, lane.strip, height),
            "r": Box(box.right - lane.strip, y, lane.strip, height),
            "t": Box(x, y, width, lane.strip),
            "b": Box(x, box.bottom - lane.strip, width, lane.strip),
        }[lane.edge]
    yield lane.cards[-1]


def _path(kind: str, boxes: Sequence[Box]) -> Node:
    drawn = (f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z" for x, y, width, height in boxes)
    return node("path", d="".join(drawn), class_=kind)


def _pips(game: Game, laid: Layout, position: Position) -> list[Node]:
    """The suit of each card that nothing covers, and of each foundation that waits for its own."""
    shapes = []
    for pile, lane, cards in zip(game.piles, laid.lanes, position, strict=True):
        box, size = (lane.cards or (lane.slot,))[-1], 0.68 * min(laid.card)
        letter = SUITS[suit(cards[-1])] if cards else "" if pile.suit is None else SUITS[pile.suit]
        if letter and pile.role is not Role.STOCK:
            x, y = box.x + (box.width - size) / 2, box.y + (box.height - size) / 2
            kind = f"pip suit-{letter}" if cards else "pip"
            place = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{size:g}", "height": f"{size:g}"}
            shapes.append(node("use", href=f"#pip-{letter}", class_=kind, **place))
    return shapes
