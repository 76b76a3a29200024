"""A drawing of a position in SVG, for notebooks: cards lie where they lie on the page."""

from html import escape

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Box, Edge, Lane, Size, bounds
from ramparts.rules.cards import Card, card_text, is_red
from ramparts.rules.game import Game, Position, Role

WINDOW = Size(1280, 800)
"""The window on whose page the cards would lie so, in pixels."""

SCALE = 0.7
"""How large it is drawn: a notebook has less room than a page."""

MARGIN = 8

PIPS = {"C": "\u2663", "D": "\u2666", "H": "\u2665", "S": "\u2660"}

PAPER, EDGE, RED, BLACK, BACK = "#fffdf7", "#8a8577", "#b3202c", "#1d1d1d", "#4a6a8a"

ROUND = 0.07
"""The radius of a card's corner, as a part of its width."""


def drawing(game: Game, position: Position, said: str) -> str:
    """The drawing as text; ``said`` is what it is called for those who do not see it."""
    lanes = layout(game, [len(cards) for cards in position], WINDOW).lanes
    x, y, width, height = bounds([box for lane in lanes for box in (lane.slot, *lane.cards)]).grown(MARGIN)
    begin = '<svg xmlns="http://www.w3.org/2000/svg" role="img" font-family="sans-serif" text-anchor="middle" '
    begin += f'viewBox="{x:g} {y:g} {width:g} {height:g}" width="{SCALE * width:g}" height="{SCALE * height:g}">'
    piles = zip(game.piles, lanes, position, strict=True)
    drawn = (part for pile, lane, cards in piles for part in _pile(lane, cards, down=pile.role is Role.STOCK))
    return "\n".join((begin, f"<title>{escape(said)}</title>", *drawn, "</svg>"))


def _pile(lane: Lane, cards: bytes, *, down: bool) -> list[str]:
    """The cards of a pile, each over those below it, or its empty place."""
    drawn = [] if cards else [_rect(lane.slot, f'fill="none" stroke="{EDGE}" stroke-dasharray="4"')]
    for depth, (card, box) in enumerate(zip(cards, lane.cards, strict=True), 1):
        drawn.append(_rect(box, f'fill="{BACK if down else PAPER}" stroke="{EDGE}"'))
        if not down:
            drawn.append(_index(card, box, lane, covered=depth < len(cards)))
    return drawn


def _rect(box: Box, looks: str) -> str:
    x, y, width, height = (f"{each:g}" for each in box)
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{ROUND * box.width:.1f}" {looks}/>'


def _index(card: Card, box: Box, lane: Lane, *, covered: bool) -> str:
    """Rank and suit, in the middle of what is seen of a card."""
    x, y, width, height = _seen(box, lane.edge, lane.strip) if covered else box
    rank, suit = card_text(card).replace("T", "10")[:-1], card_text(card)[-1]
    size = min(0.42 * box.width, width / (1.25 + 0.35 * len(rank)), 0.8 * height)
    middle = f'x="{x + width / 2:.1f}" y="{y + height / 2 + 0.36 * size:.1f}"'
    return f'<text {middle} font-size="{size:.1f}" fill="{RED if is_red(card) else BLACK}">{rank}{PIPS[suit]}</text>'


def _seen(box: Box, edge: Edge, strip: float) -> Box:
    """What is seen of a card that another one covers."""
    if edge in ("l", "r"):
        return Box(box.right - strip if edge == "r" else box.x, box.y, strip, box.height)
    return Box(box.x, box.bottom - strip if edge == "b" else box.y, box.width, strip)
