"""Pictures of a table in a panel: cards, places and walls are the elements of the table itself, only smaller."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Box, Lane, Layout, Size, bounds
from ramparts.app.layout.walls import UNITS
from ramparts.app.state.model import Model
from ramparts.app.study.help.tiny_layout import MARGIN
from ramparts.app.view.elements import Node, card_drawn, glyph, node
from ramparts.app.view.looks import SQUARED
from ramparts.rules.cards import SUITS, card_text
from ramparts.rules.game import Game, Position, Role


class Drawing(NamedTuple):
    """What is drawn: a game, where its piles lie, and which cards. By its name their elements are known."""

    name: str
    game: Game
    laid: Layout
    position: Position


def table_picture(model: Model, game: Game, position: Position, room: Size, label: str) -> Node:
    """A position as it lies on this screen, made smaller for the room that there is; ``label`` says what it is."""
    laid = layout(game, [len(cards) for cards in position], model.ui.screen, model.prefs.shape or "auto")
    return picture(Drawing("deal", game, laid, position), room, label=label)


def boxes(laid: Layout) -> list[Box]:
    """All places and cards of a layout."""
    return [box for lane in laid.lanes for box in (lane.slot, *lane.cards)]


def ring(lane: Lane) -> Node:
    """What is drawn round the outside card of a pile, or its empty place."""
    x, y, width, height = (f"{each:g}" for each in (lane.cards or (lane.slot,))[-1].grown(2))
    return node("rect", x=x, y=y, width=width, height=height, rx="7", class_="reach")


def picture(drawing: Drawing, room: Size, *over: Node, label: str = "", within: Box | None = None) -> Node:
    """A figure, no larger than the room that there is; ``over`` is drawn over the cards, which lie ``within`` a box.

    Without a label it says nothing that is not said beside it, and screen readers pass it over.
    """
    laid = drawing.laid
    seen = (within or bounds(boxes(laid))).grown(MARGIN)
    scale = min(1, room.width / seen.width, room.height / seen.height)
    inner = node(
        "div",
        *_walls(laid),
        *(_slot(drawing, number, lane) for number, lane in enumerate(laid.lanes)),
        node("ul", *_cards(drawing), class_="pile"),
        *over,
        style=f"transform:scale({scale:.4f}) translate({-seen.x:g}px,{-seen.y:g}px);"
        f"width:{seen.right:g}px;height:{seen.bottom:g}px;--unit:{laid.card.width / UNITS:.3f}px",
        aria_hidden="true",
    )
    named = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    size = f"width:{seen.width * scale:.1f}px;height:{seen.height * scale:.1f}px"
    return node("figure", inner, class_="small", style=size, **named)


def _walls(laid: Layout) -> Iterator[Node]:
    for wall in laid.walls:
        box, inner = wall.box, wall.inner
        reach = f"--head:{inner.y - box.y:g}px;--foot:{box.bottom - inner.bottom:g}px;--flank:{inner.x - box.x:g}px"
        yield node("div", class_=wall.kind, data_side=wall.side, style=f"{_placed(box)};{reach}")


def _slot(drawing: Drawing, number: int, lane: Lane) -> Node:
    pile = drawing.game.piles[number]
    named, pip = dict[str, str](), list[Node]()
    if pile.suit is not None:
        named, pip = {"data_suit": SUITS[pile.suit]}, [glyph("pip", f"pip-{SUITS[pile.suit]}")]
    return node("div", *pip, class_="slot", data_role=pile.role.value, style=_placed(lane.slot), **named)


def _cards(drawing: Drawing) -> Iterator[Node]:
    """The cards that are seen, in the order of the pack: so each keeps its element, and moves, in another place."""
    found = [
        (cards[depth], _card(drawing, number, depth))
        for number, cards in enumerate(drawing.position)
        for depth in _seen(drawing.game.piles[number].role, cards)
    ]
    return (drawn for _, drawn in sorted(found))


def _seen(role: Role, cards: bytes) -> Sequence[int]:
    """The depths of the cards of a pile that are drawn: of a squared one the two upper ones, for one may move away."""
    return range(max(0, len(cards) - 2) if role in SQUARED else 0, len(cards))


def _card(drawing: Drawing, number: int, depth: int) -> Node:
    game, position, lane = drawing.game, drawing.position, drawing.laid.lanes[number]
    cards, stock = position[number], game.piles[number].role is Role.STOCK
    covered = {"data_covered": ""} if depth < len(cards) - 1 else {}
    return card_drawn(
        card_text(cards[depth]),
        id=f"{drawing.name}-{cards[depth]}",
        data_edge=lane.edge,
        data_face="down" if stock else "up",
        data_note=str(len(cards)) if stock and not covered else "",
        style=f"{_placed(lane.cards[depth])};z-index:{depth + 1};--index:{lane.index:g}px;--strip:{lane.strip:g}px",
        **covered,
    )


def _placed(box: Box) -> str:
    return f"transform:translate({box.x:g}px,{box.y:g}px);width:{box.width:g}px;height:{box.height:g}px"
