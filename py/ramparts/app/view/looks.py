"""What changes how the table looks: colours, the delays of an animation, and a pile spread out to be looked at."""

from collections.abc import Mapping
from functools import cache
from math import ceil, floor

from ramparts.app.layout.boxes import Box, Layout
from ramparts.app.state.model import Model
from ramparts.app.words.languages import LANGUAGES
from ramparts.engine.play import play
from ramparts.engine.tables import faces_in, tables_of
from ramparts.rules.cards import Card, suit
from ramparts.rules.game import Game, Role

SQUARED = (Role.FOUNDATION, Role.STOCK, Role.WASTE, Role.RAMPART, Role.RESERVE, Role.CELL)
"""Piles of which only the top card is seen."""

SLOWEST, QUICKEST, QUICKENING = 250, 60, 0.93
"""When many cards go home: the first gap between two cards and the shortest, in milliseconds, and by which factor each
gap is shorter than the last."""

BRISK = 50
"""Milliseconds from one card to the next in any other gesture of several cards."""

INDEX = 2.3
"""The width of the largest index (rank and pip side by side) divided by the usual height of its glyphs."""


def looks(model: Model) -> tuple[tuple[str, str], ...]:
    """The attributes of the page that style sheets select by, with their values; an empty value is the usual look."""
    prefs = model.prefs
    letters = letters_shown(model)
    deck = prefs.deck or ("two" if two_colours(model.deal.game) else "")
    return (
        ("table", prefs.table),
        ("theme", prefs.theme),
        ("deck", "" if deck == "four" else deck),
        ("faces", prefs.faces),
        ("back", prefs.back),
        ("letters", "" if letters == "JQK" else letters),
        ("index", prefs.index),
        ("speed", prefs.speed),
        ("sound", "on" if prefs.sound else ""),
    )


def letters_shown(model: Model) -> str:
    """The letters of jack, queen and king on cards: those of the language, unless the player wants J Q K."""
    return model.prefs.letters or LANGUAGES[model.language].letters


@cache
def two_colours(game: Game) -> bool:
    """Whether rows are built by colour rather than by suit: then two colours are clearer than four."""
    rows = [hosts for (_, dst), hosts in tables_of(game).hosts.items() if dst is Role.ROW]
    suits = {suit(host) for hosts in rows for host in faces_in(hosts[5])}
    return len(suits) == 2


def delays(model: Model) -> Mapping[Card, int]:
    """By card, the milliseconds before its animation starts; empty unless the last gesture moved several cards."""
    history = model.history
    node = history.nodes[history.at]
    if node.parent is None or len(node.moves) == 1:
        return {}
    homeward = all(model.deal.game.piles[move.dst].role is Role.FOUNDATION for move in node.moves)
    position, waits, wait, gap = history.nodes[node.parent].position, {}, 0.0, float(SLOWEST if homeward else BRISK)
    for move in node.moves:
        waits[position[move.src][-1]] = int(wait)
        position = play(model.deal.game, position, move)
        wait += gap
        gap = max(QUICKEST, gap * QUICKENING) if homeward else gap
    return waits


def fan(model: Model, placed: Layout) -> Mapping[tuple[int, int], Box]:
    """The boxes of a squared pile's cards, by pile and depth, while the player holds it to look through; else empty.

    The cards lie side by side, beginning at the pile or as near to it as the board has room. They take as few lines as
    leave the index of each card in sight.
    """
    if model.ui.peek is None or model.deal.game.piles[model.ui.peek.pile].role not in SQUARED:
        return {}
    pile, board = model.ui.peek.pile, placed.frame.board
    lane = placed.lanes[pile]
    if len(lane.cards) < 2 or model.deal.game.piles[pile].role is Role.STOCK:
        return {}
    x, y, width, height = lane.slot
    index = min(width, lane.strip if lane.edge == "l" else INDEX * lane.index)
    lines = ceil(len(lane.cards) / (1 + floor((board.width - width) / index)))
    line = ceil(len(lane.cards) / lines)
    step = min(width, (board.width - width) / max(1, line - 1))
    fall = min(height, (board.height - height) / max(1, lines - 1))
    x = min(x, board.width - width - (line - 1) * step)
    y = min(y, board.height - height - (lines - 1) * fall)
    return {
        (pile, depth): Box(x + depth % line * step, y + depth // line * fall, width, height)
        for depth in range(len(lane.cards))
    }
