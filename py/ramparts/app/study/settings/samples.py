"""Small pictures of what a preference changes: tables, colours, cards, and how rows lie. Words stand beside each.

What a value looks like is said by its class or attribute, for `web/styles/study/samples.css`.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ramparts.app.layout import Size, shape_of, shapes
from ramparts.app.panels.miniatures import miniature
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Inner, Node, node
from ramparts.app.view.looks import two_colours
from ramparts.deals.deal import numbered
from ramparts.deals.shuffle import MT_FIRST
from ramparts.rules.cards import SUITS

SQUARE = Size(640, 640)
"""A window for pictures of how rows lie."""

SEVEN = ((0, 0), (2, 0), (0, 3), (2, 3), (0, 6), (2, 6), (1, 1.5))
"""The places of seven pips as on printed cards: columns of three, rows of seven."""

LARGE = 1.2
"""How much larger the large numbers are, as in `web/styles/tokens.css`."""


def sample(model: Model, name: str, value: str) -> Node:
    """The picture of a value of a preference in `SAMPLES`; hidden from screen readers, as the words say the same."""
    return SAMPLES[name](model, value)


def _box(*inner: Inner, kind: str = "", **more: str) -> Node:
    return node("span", *inner, class_=f"sample {kind}".strip(), aria_hidden="true", **more)


def _table(model: Model, value: str) -> Node:
    return _box(_castle(model), kind=f"table-{value or 'keep'}")


def _castle(model: Model) -> Node:
    """The game on the table, as it was dealt."""
    return miniature(model.deal.game, model.deal.start, "castle")


def _theme(model: Model, value: str) -> Node:
    """By day or by night; half and half where the system says which."""
    schemes = (value,) if value else ("light", "dark")
    return _box(*(node("span", _castle(model), class_=scheme) for scheme in schemes), kind="schemes")


def _deck(model: Model, value: str) -> Node:
    colours = value or ("two" if two_colours(model.deal.game) else "four")
    pips = [_use(f"pip-{letter}", f"pip suit-{letter}", 30 + 25 * at, 30, 22) for at, letter in enumerate(SUITS)]
    paper = node("rect", x="0", y="0", width="135", height="60", class_="face")
    drawn = node("svg", paper, *pips, class_="picture", viewBox="0 0 135 60")
    return _box(drawn, kind="suits", data_deck=colours)


def _faces(_model: Model, value: str) -> Node:
    if value:
        pips = [_use("pip-H", "pip suit-H", 46 + 14 * x, 24 + 12.5 * y, 15) for x, y in SEVEN]
        return _card(*pips)
    return _card(_use("pip-H", "pip suit-H", 56, 82, 56))


def _index(_model: Model, value: str) -> Node:
    return _card(scale=LARGE if value else 1)


def _card(*inner: Inner, scale: float = 1) -> Node:
    """A seven of hearts; without anything in it, two of which the one covers the other up to its number."""
    index = [
        _use("rank-7", "rank suit-H", 16, 18 + 2 * scale, 26 * scale),
        _use("pip-H", "pip suit-H", 16, 20 + 26 * scale, 17 * scale),
    ]
    face = node("rect", x="1", y="1", width="86", height="122", rx="6", class_="face")
    if not inner:
        index.append(node("rect", x="32", y="1", width="86", height="122", rx="6", class_="face"))
    drawn = node("svg", face, *index, *inner, class_="picture bare", viewBox="0 0 88 124")
    return _box(drawn, kind="one")


def _back(model: Model, value: str) -> Node:
    card = node("span", class_="card", data_face="down", data_note="")
    return _box(card, kind="one" if value else f"one table-{model.prefs.table or 'keep'}", data_back=value)


def _shape(model: Model, value: str) -> Node:
    """The rows of the game on the table, or of the first game whose rows may lie one way or the other."""
    deal = model.deal
    if len(shapes(deal.game)) == 1:
        deal = next(numbered(each, MT_FIRST) for each in model.titles.values() if len(shapes(each.at(1))) > 1)
    return _box(miniature(deal.game, deal.start, value or shape_of(deal.game, model.ui.screen), SQUARE))


def _use(symbol: str, kind: str, across: float, down: float, size: float) -> Node:
    """A symbol of the page round a point."""
    place = {"x": f"{across - size / 2:g}", "y": f"{down - size / 2:g}", "width": f"{size:g}", "height": f"{size:g}"}
    return node("use", href=f"#{symbol}", class_=kind, **place)


SAMPLES: Mapping[str, Callable[[Model, str], Node]] = MappingProxyType(
    {
        "table": _table,
        "theme": _theme,
        "deck": _deck,
        "faces": _faces,
        "back": _back,
        "index": _index,
        "shape": _shape,
    }
)
"""The preferences that are chosen by pictures."""
