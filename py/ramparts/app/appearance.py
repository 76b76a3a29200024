"""How the table looks for the moment: colours, cards that follow one another, a pile fanned out to be seen."""

from collections.abc import Mapping
from functools import cache

from ramparts.app.layout.boxes import Box, Layout
from ramparts.app.model import Model
from ramparts.cards import Card, suit
from ramparts.game import Game, Role
from ramparts.play import play

SQUARED = (Role.FOUNDATION, Role.STOCK, Role.WASTE, Role.RAMPART, Role.RESERVE)
"""Piles of which only the top card is seen."""

SLOWEST, QUICKEST, QUICKENING = 250, 60, 0.93
"""Milliseconds from one card to the next when many run home: each gap is so much shorter than the last."""

BRISK = 50
"""Milliseconds from one card to the next within a gesture."""


def looks(model: Model) -> tuple[tuple[str, str], ...]:
    """The attributes of the page that style sheets go by, and their values; an empty value is the usual look."""
    prefs = model.prefs
    deck = prefs.deck or ("two" if two_colours(model.deal.game) else "")
    return (
        ("theme", prefs.theme),
        ("deck", "" if deck == "four" else deck),
        ("index", prefs.index),
        ("speed", prefs.speed),
    )


@cache
def two_colours(game: Game) -> bool:
    """Whether colour is what building goes by: then two colours tell more than four."""
    rows = [fits for (_, dst), fits in game.build.items() if dst is Role.ROW]
    hosts = {suit(host) for fits in rows for host in range(52) if fits(host, 5)}
    return len(hosts) == 2


def delays(model: Model) -> Mapping[Card, int]:
    """How long each card of the last gesture waits before it travels, in milliseconds, if several did."""
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
    """Where the cards of a squared pile lie, by pile and depth, while the whole of it is looked at."""
    if model.peek is None or model.deal.game.piles[model.peek.pile].role not in SQUARED:
        return {}
    pile, board = model.peek.pile, placed.frame.board
    boxes = placed.lanes[pile].cards
    if len(boxes) < 2 or model.deal.game.piles[pile].role is Role.STOCK:
        return {}
    width, height = boxes[0].width, boxes[0].height
    step = min(width, (board.width - width) / (len(boxes) - 1))
    y = min(max(0.0, boxes[0].y), board.height - height)
    return {(pile, depth): Box(depth * step, y, width, height) for depth in range(len(boxes))}
