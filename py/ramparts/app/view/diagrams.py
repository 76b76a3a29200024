"""Small drawings of the table as it lies on this screen, made from the same boxes as the table itself."""

from typing import NamedTuple

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Box, Layout, bounds
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.engine.tables import tables_of
from ramparts.rules.about import Example
from ramparts.rules.cards import SUITS, card_text
from ramparts.rules.game import Game, Position, Role

ROUND = 0.065
"""The radius of a card's corners, and the margin round the table, in widths of a card."""


class Drawn(NamedTuple):
    """How one pile is drawn: the names of its cards (empty for a blank card), and a style class for a marked pile."""

    cards: tuple[str, ...] = ()
    mark: str = ""


def table_picture(model: Model, game: Game, position: Position, label: str) -> Node:
    """The layout of a position: every card blank but those at home, foundations with their suits."""
    piles = [
        Drawn(tuple(map(card_text, cards)) if i in game.foundation else ("",) * len(cards))
        for i, cards in enumerate(position)
    ]
    return _drawing(model, game, piles, label)


def example_picture(model: Model, game: Game, example: Example, label: str) -> Node:
    """The layout with the cards of an example in it, and with every pile marked that its card can reach."""
    at = game.index(example.at)
    reached = {dst for way in tables_of(game).ways[at] for dst in way.dsts}
    piles: list[Drawn] = []
    for i, pile in enumerate(game.piles):
        names = (example.piles[pile.id],) if pile.id in example.piles else ()
        blank = ("",) if pile.role in (Role.RAMPART, Role.RESERVE) else ()
        piles.append(Drawn(names or blank, "chosen" if i == at else "reached" if i in reached else ""))
    return _drawing(model, game, piles, label)


def _drawing(model: Model, game: Game, piles: list[Drawn], label: str) -> Node:
    laid = layout(game, [len(pile.cards) for pile in piles], model.ui.screen, model.prefs.shape or "auto")
    shapes = [shape for number, drawn in enumerate(piles) for shape in _pile(game, laid, number, drawn)]
    view = " ".join(f"{each:g}" for each in _edges(laid))
    return node("svg", *shapes, class_="picture", viewBox=view, role="img", aria_label=label)


def _edges(laid: Layout) -> Box:
    """The box round everything that is drawn, with a small margin."""
    boxes = [box for lane in laid.lanes for box in (lane.slot, *lane.cards)]
    return bounds(boxes).grown(ROUND * laid.card.width)


def _pile(game: Game, laid: Layout, number: int, drawn: Drawn) -> list[Node]:
    lane, pile = laid.lanes[number], game.piles[number]
    if not drawn.cards:
        suit = [] if pile.suit is None else [_glyph(lane.slot, f"pip-{SUITS[pile.suit]}", 0.5, "pip")]
        return [_rect(lane.slot, "empty"), *suit]
    kind = "back" if pile.role is Role.STOCK else f"face {drawn.mark}".strip()
    shapes: list[Node] = []
    for name, box in zip(drawn.cards, lane.cards, strict=True):
        shapes += [_rect(box, kind), *_named(name, box)]
    return shapes


def _rect(box: Box, kind: str) -> Node:
    x, y, width, height = (f"{each:g}" for each in box)
    return node("rect", x=x, y=y, width=width, height=height, rx=f"{ROUND * box.width:g}", class_=kind)


def _named(name: str, box: Box) -> list[Node]:
    """The rank and the suit of a card in the middle of its box; nothing for a blank one."""
    if not name:
        return []
    rank, suit = name[0], name[1]
    return [
        _glyph(box, f"rank-{rank}", 0.3, f"rank suit-{suit}"),
        _glyph(box, f"pip-{suit}", 0.7, f"pip suit-{suit}"),
    ]


def _glyph(box: Box, symbol: str, down: float, kind: str) -> Node:
    """A symbol of the page, centred in the box's width and at the fraction ``down`` of its height."""
    size = 0.36 * min(box.width, box.height)
    x, y = box.x + (box.width - size) / 2, box.y + down * box.height - size / 2
    return node("use", href=f"#{symbol}", x=f"{x:g}", y=f"{y:g}", width=f"{size:g}", height=f"{size:g}", class_=kind)
