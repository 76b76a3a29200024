"""Lanes of overlapping cards: how much of each covered card shows, and how large its index can be.

A *strip* is what is seen of a covered card. Along the left or right edge of a card the index stands in it as a column,
rank above pip, so the strip's width bounds the width of a rank; along the top or bottom edge rank and pip stand side by
side, and the strip bounds their height.

The lanes of a castle stand in two wings. The number of a lane, its *chip*, lies on the exposed card.
"""

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from ramparts.app.layout.boxes import Box, Edge, Lane, Size
from ramparts.rules.game import Game, Role

RATIO = 1.4
"""Height of a whole card to its width."""

SLIM, STRETCH = 60, 0.87
"""For each pixel by which a card in a column is slimmer than the first, it may be so many higher than the ratio has it:
where there are many columns their height is what there is room for."""

SQUATTEST = 0.66
"""The least ratio of height to width, for long lanes: the index and a pip beside it still have room."""

USUAL = 9
"""Cards are sized so that lanes of up to so many fit; only for a longer lane does the card become lower."""

LEGIBLE = 16.5
"""The strip, in pixels, that lanes of the usual length always get."""

COMFORTABLE = 16
"""The strip, in pixels, that a column longer than usual is to have; cards become lower for it."""

LEAST = 14
"""The same of a row of a turned castle, where the strips of two rows and three cards stand one above the other."""

LONG, CRAMPED = 13, 12
"""The foundations of a castle stay where they are while rows have up to so many cards, and while their strips are no
smaller than so many pixels."""

SMALLEST = 11
"""Height of the smallest index, in pixels, as long as the strip can hold it."""

RANK_WIDTH = 0.72
"""Width of the widest rank, the ten, to its height."""

CHIP = Size(16, 16)
"""Room for two digits."""

KEPT = (Role.FOUNDATION, Role.CELL)
"""What stands in the keep."""

_STEP = {"l": (1, 0), "r": (-1, 0), "t": (0, 1), "b": (0, -1)}


class Wings(NamedTuple):
    """The piles of a castle as indices into `Game.piles`: the rows of each wing, then all the others."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    axis: tuple[int, ...]


def wings(game: Game) -> Wings:
    """The rows of the left wing, those of any other wing, and the piles between them, each in order."""
    rows = game.having(Role.ROW)
    left = tuple(i for i in rows if game.piles[i].wing == "left")
    right = tuple(i for i in rows if i not in left)
    return Wings(left, right, tuple(i for i in range(len(game.piles)) if i not in rows))


def longest(piles: Sequence[int], heights: Sequence[int]) -> int:
    """The number of cards in the longest of these piles; at least 1, the room of an empty one."""
    return max([1, *(heights[i] for i in piles)])


def half_pixel(length: float) -> float:
    """The length rounded down to half a pixel, so that borders stay crisp."""
    return floor(2 * length) / 2


def cap(screen: Size) -> int:
    """The greatest width of a card on a screen of this size, in pixels."""
    return floor(max(120, 0.16 * min(screen)))


def preferred_strip(card: Size, edge: Edge) -> float:
    """The strip, in pixels, of a lane that has room enough."""
    if edge in "lr":
        return half_pixel(0.55 * card.width)
    return half_pixel(min(max(0.36 * card.width, 40), 0.54 * card.height))


def strip_in(length: float, card: Size, edge: Edge, count: int) -> float:
    """The strip, in pixels, of a lane with ``count`` cards that may be ``length`` pixels long."""
    along = card.width if edge in "lr" else card.height
    return max(0, half_pixel(min(preferred_strip(card, edge), (length - along) / max(1, count - 1))))


def index_in(strip: float, card: Size, edge: Edge) -> float:
    """The height, in pixels, of the glyphs of an index that has to fit into a strip."""
    if edge in "lr":
        wanted, most = 0.82 * strip, min((strip - 1) / RANK_WIDTH, 0.31 * card.height)
    else:
        wanted, most = max(0.72 * strip, min(13, 0.82 * strip)), min(strip - 1, (card.width - 5) / 1.75)
    return max(1, min(most, max(SMALLEST, wanted)))


def shares(length: float, card: float, counts: tuple[int, int]) -> tuple[float, float]:
    """The lengths of two facing wings that share ``length`` pixels; ``counts`` are the cards of their longest lanes.

    ``card`` is the width of a card along the lanes. Each wing gets half while its longest lane fits there with a strip
    that is not `CRAMPED`. Else the wing with the longer lane gets what it needs, as far as the other wing can spare it;
    else both have the same strip.
    """
    steps = [max(0, count - 1) for count in counts]
    first, second = (card + step * CRAMPED for step in steps)
    if first + second <= length:
        part = min(max(length / 2, first), length - second)
    else:
        part = card + steps[0] * (length - 2 * card) / max(1, sum(steps))
    return half_pixel(part), half_pixel(length - part)


def card_height(width: float, room: float, cards: int, usual: int, strips: float = 0) -> int:
    """The height of a card, in pixels, so that ``room`` pixels hold ``cards`` whole cards and ``strips`` pixels more.

    All stand one above the other. ``usual`` is the number of strips when no lane is longer than usual: room for these
    is left in any case. ``strips`` is what the strips of longer lanes are to have, all together.
    """
    least = min(SQUATTEST * width, room / (cards + 1))
    tallest = RATIO * width + STRETCH * max(0, SLIM - width)
    height = min(tallest, max(least, (room - usual * LEGIBLE) / cards))
    if strips:
        height = min(height, max(least, (room - strips) / cards))
    return floor(height)


def lane(slot: Box, zone: Box, count: int, edge: Edge, length: float) -> Lane:
    """A lane of overlapping cards that begins at ``slot`` and may be ``length`` pixels long."""
    card = Size(slot.width, slot.height)
    strip = strip_in(length, card, edge, count)
    dx, dy = _STEP[edge]
    cards = tuple(slot._replace(x=slot.x + i * strip * dx, y=slot.y + i * strip * dy) for i in range(count))
    return Lane(slot, zone, cards, edge, strip, index_in(strip, card, edge))


def packet(slot: Box, zone: Box, count: int, edge: Edge, rise: float = 0) -> Lane:
    """A squared pile; its second and third cards rise by ``rise`` pixels each, to show that it is more than one."""
    card = Size(slot.width, slot.height)
    strip = preferred_strip(card, edge)
    cards = tuple(slot._replace(y=slot.y - min(i, 2) * rise) for i in range(count))
    return Lane(slot, zone, cards, edge, strip, index_in(strip, card, edge))


def chip(lane: Lane) -> Box:
    """The place of a lane's number: a corner away from the index, and from the dot that marks a target."""
    card = lane.cards[-1] if lane.cards else lane.slot
    right, bottom = card.right - CHIP.width - 2, card.bottom - CHIP.height - 2
    x, y = {
        "l": (right, card.y + 2),
        "r": (card.x + 2, card.y + 2),
        "t": (card.x + 2, bottom),
        "b": (card.x + 2, card.y + 2),
    }[lane.edge]
    return Box(x, y, *CHIP)


def spread(middle: float, count: int, size: float, gap: float) -> tuple[float, ...]:
    """Where each of ``count`` boxes of one size begins, all centred on ``middle``; the first at a whole pixel."""
    first = floor(middle - (count * size + (count - 1) * gap) / 2)
    return tuple(first + i * (size + gap) for i in range(count))
