"""Where every card and pile is drawn, computed from a game, the heights of its piles and the size of the window."""

from collections.abc import Sequence
from dataclasses import replace
from math import floor

from ramparts.app.layout.boxes import Box, Frame, Lane, Layout, Size
from ramparts.app.layout.castle import castle, crowded_castle
from ramparts.app.layout.city import city
from ramparts.app.layout.columns import columns
from ramparts.app.layout.frame import frame, is_wide, panel_room
from ramparts.app.layout.turned import turned
from ramparts.app.layout.walls import walls
from ramparts.rules.game import Game, Role

__all__ = [
    "SHAPES",
    "Box",
    "Frame",
    "Lane",
    "Layout",
    "Size",
    "frame",
    "layout",
    "panel_room",
    "shape_of",
    "shapes",
]

SHAPES = {"castle": castle, "turned": turned, "columns": columns, "city": city}


def shapes(game: Game) -> tuple[str, ...]:
    """The shapes in which a game can be laid out, the usual one first; several only for a castle with its two wings."""
    if game.having(Role.RESERVE):
        return ("city",)
    if {game.piles[i].wing for i in game.having(Role.ROW)} >= {"left", "right"}:
        return ("castle", "turned", "columns")
    return ("columns",)


def shape_of(game: Game, screen: Size, wish: str = "auto") -> str:
    """The shape of the table: the one wished for if the game has it, else the castle, turned in a tall window."""
    known = shapes(game)
    if wish in known:
        return wish
    return known[0] if is_wide(screen) or len(known) == 1 else "turned"


def layout(
    game: Game, heights: Sequence[int], screen: Size, shape: str = "auto", framed: Frame | None = None
) -> Layout:
    """The table in a window of size ``screen`` (pixels), with ``heights[i]`` cards on pile ``i``.

    ``shape`` is one of `shapes`, or ``auto``; a shape that the game does not have counts as ``auto``. Where the
    window is ``framed`` with a panel in it, the shape stays, so that every card is where it was looked at. Every box of
    the result lies inside the board, which never scrolls.
    """
    framed = framed or frame(screen)
    gap = min(12, max(5, floor(0.011 * min(screen))))
    chosen = shape_of(game, screen, shape)
    crowded = chosen == "castle" and framed.alone
    made = (crowded_castle if crowded else SHAPES[chosen])(game, heights, screen, framed, gap)
    return replace(made, walls=walls(game, made.shape, made.lanes, made.card, made.frame.board))
