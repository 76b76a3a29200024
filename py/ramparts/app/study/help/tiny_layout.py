"""Where the few piles of an example lie: as on the table, but for long rows no room is kept.

The size of a card is reckoned here, by the cards that are shown: on the table it is one for all that may come to lie
there. What stands above columns is in the middle here, for it may be a single pile.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ramparts.app.layout import SHAPES, Box, Frame, Layout, Size
from ramparts.app.layout.castle import MOAT, Ground, abreast, built
from ramparts.app.layout.columns import Parts, Places, between, set_up
from ramparts.app.layout.lanes import KEPT, RATIO, half_pixel, spread, wings
from ramparts.app.layout.walls import walls
from ramparts.app.study.help.example import Example
from ramparts.rules.game import Game, Pile, Role

MARGIN = 10
"""Pixels round what is drawn."""

WIDEST = 72
"""The width of a card, in pixels, at most."""

GAP = 6

BESIDE = 0.55
"""The strip of a covered card that lies in a row, in widths of a card; it is that of `preferred_strip`."""

BELOW = 0.54
"""The strip of one in a column, in heights of a card, at most."""

ANY = 999
"""The length of a lane, in pixels, that has as much room as it takes."""


class Excerpt(Game):
    """Some piles of a game, to be laid out and not to be played: it may lack foundations, and has no cards."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "pack", frozenset())
        object.__setattr__(self, "foundation", self.having(Role.FOUNDATION))


def excerpt(game: Game, piles: Sequence[Pile]) -> Excerpt:
    """A game with these piles alone."""
    return Excerpt(
        id=game.id, name=game.name, piles=tuple(piles), deal=game.deal, build={}, fill=frozenset(), climb=frozenset()
    )


class Laid(NamedTuple):
    """An example that is laid out: the piles that are drawn, their numbers in its game, and a layout for each step."""

    part: Excerpt
    drawn: tuple[int, ...]
    layouts: tuple[Layout, ...]


def laid_out(shown: Example, room: Size, *, wide: bool) -> Laid:
    """An example laid out for a room. Of its foundations those are drawn to which something goes, or else all."""
    game = shown.game
    homes = {each.move.dst for each in shown.steps if each.move}.intersection(game.foundation) or game.foundation
    drawn = tuple(i for i, pile in enumerate(game.piles) if pile.role is not Role.FOUNDATION or i in homes)
    part = excerpt(game, [game.piles[i] for i in drawn])
    heights = [[len(each.position[i]) for i in drawn] for each in shown.steps]
    longest = max((count for each in heights for count in (each[i] for i in part.having(Role.ROW))), default=1)
    return Laid(part, drawn, tuple(tiny(part, each, longest, room, wide=wide) for each in heights))


def tiny(game: Excerpt, heights: Sequence[int], longest: int, room: Size, *, wide: bool) -> Layout:
    """The piles with as many cards on each as ``heights`` says; what they need is no more than the room there is.

    ``longest`` is the number of cards for which rows have room.
    """
    room = Size(room.width - 2 * MARGIN, room.height - 2 * MARGIN)
    frame = Frame("bottom", Box(0, 0, 0, 0), Box(0, 0, 0, 0), Box(0, 0, *room))
    if game.having(Role.RESERVE):
        return SHAPES["city"](game, heights, Size(2, 1) if wide else Size(1, 2), frame, GAP)
    left, right, axis = wings(game)
    if left and wide:
        return _castle(game, heights, longest, frame)
    homes = tuple(i for i in axis if i in game.having(*KEPT))
    parts = (*left, *right), homes, tuple(i for i in axis if i not in homes)
    return set_up(game, heights, frame, (_beside if wide else _below)(parts, longest, frame.board))


def _sized(width: float, height: float) -> Size:
    """A card that takes no more than this."""
    width = half_pixel(min(WIDEST, width, height / RATIO))
    return Size(width, half_pixel(RATIO * width))


def _castle(game: Excerpt, heights: Sequence[int], longest: int, frame: Frame) -> Layout:
    """A castle, with room for walls."""
    (left, right, axis), cells, room = wings(game), abreast(game), frame.board
    lines = max(len(left), len(right), len(axis) - cells + 1)
    across = 2 + cells + 2 * ((longest - 1) * BESIDE + MOAT)
    card = _sized((room.width - (1 + cells) * GAP) / across, (room.height - (lines + 1) * GAP) / lines)
    keep = half_pixel((room.width - cells * (card.width + GAP) + GAP) / 2)
    made = built(game, heights, frame, Ground(card, keep, card.width * MOAT, ANY, ANY), GAP)
    return replace(made, walls=walls(game, "castle", made.lanes, card, room))


def _beside(parts: Parts, longest: int, room: Box) -> Places:
    """Columns, between the stock and the foundations."""
    rows, homes, others = parts
    across, lines = len(rows) + bool(others) + bool(homes), max(len(others), len(homes))
    down = min((room.height - (lines + 1) * GAP) / lines, (room.height - 2 * GAP) / (1 + BELOW * (longest - 1)))
    card = _sized((room.width - (across + 1) * GAP) / across, down)
    return between(room, parts, card, card.height, GAP)


def _below(parts: Parts, longest: int, room: Box) -> Places:
    """Columns, below a line of the stock and the foundations."""
    rows, homes, others = parts
    across = max(len(rows), len(homes) + len(others))
    down = (room.height - 3 * GAP) / (2 + BELOW * (longest - 1))
    card = _sized((room.width - (across + 1) * GAP) / across, down)
    slots: dict[int, Box] = {}
    for piles, y in (((*others, *homes), GAP), (rows, 2 * GAP + card.height)):
        for i, x in zip(piles, spread(room.width / 2, len(piles), card.width, GAP), strict=True):
            slots[i] = Box(x, y, *card)
    return Places(card, slots, slots, ANY)
