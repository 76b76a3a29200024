"""Where cards are put down that were dragged: on the pile that they cover, rather than on the one below the pointer."""

from collections.abc import Collection, Sequence

from ramparts.app.layout.boxes import Box, bounds
from ramparts.app.view.board import Board

FAVOUR = 8
"""How much more a pile counts that takes the cards than one that does not, or than no pile at all."""


def pile_at(board: Board, x: float, y: float) -> int | None:
    """The pile in whose zone a point lies, in pixels from the corner of the board; None outside all zones."""
    return next((pile for pile, lane in enumerate(board.lanes) if lane.zone.has(x, y)), None)


def aimed(board: Board, held: Sequence[Box], x: float, y: float) -> int | None:
    """The pile that is meant by letting go of cards here; None where there is none.

    ``held`` are the boxes of the cards as they are seen, the deepest one first, and the pointer is at ``x`` and ``y``,
    all in pixels from the corner of the board. The deepest card decides, for the player holds it; where it covers
    nothing, all of them do; else the pointer.

    Of the piles that take the cards the one is meant that is covered most. One that is touched by the way does not
    count, when nearly all of the card covers another pile: then the cards go back, and that pile is spoken of. So they
    do while the pointer is still on the pile from which they come, if they cover that one most.
    """
    under = pile_at(board, x, y)
    source = next((view.pile for view in board.cards if view.picked), None)
    takes = {pile for pile, lane in enumerate(board.lanes) if lane.target or pile == source == under}
    meant = (_covered(board, box, takes) for box in (held[0], bounds(held)))
    return next((pile for pile in meant if pile is not None), under)


def _covered(board: Board, box: Box, takes: Collection[int]) -> int | None:
    """The pile that a box covers most, those that take the cards being favoured; None where it hardly covers any."""
    covered = [box.shared(lane.zone) for lane in board.lanes]
    counted = [share * FAVOUR if pile in takes else share for pile, share in enumerate(covered)]
    most = max(counted)
    return counted.index(most) if most > box.width * box.height - sum(covered) else None
