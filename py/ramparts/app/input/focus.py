"""The keyboard focus, moved by the arrow keys: from card to card along a lane, else to the end of the nearest lane."""

from ramparts.app.layout.boxes import Box
from ramparts.app.state.ui import Focus
from ramparts.app.view.board import SQUARED_ROLES, Board

STEPS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def walked(board: Board, key: str) -> Focus:
    """The focus after an arrow key, Home or End; the present one where nothing lies in that direction."""
    if key in ("Home", "End"):
        shown = [pile for group in board.groups for pile in group.piles]
        pile = shown[0] if key == "Home" else shown[-1]
        return _exposed(board, pile)
    dx, dy = STEPS[key]
    here = board.lanes[board.focus.pile]
    along = here.role not in SQUARED_ROLES and (dx != 0) == (here.edge in "lr")
    if along and (inside := _along(board, dx or dy)):
        return inside
    return _across(board, dx, dy)


def _height(board: Board, pile: int) -> int:
    return sum(card.pile == pile for card in board.cards)


def _exposed(board: Board, pile: int) -> Focus:
    return Focus(pile, max(0, _height(board, pile) - 1))


def _along(board: Board, step: int) -> Focus | None:
    """The next card of the same lane; None at its end.

    Where covered cards show on the right or below, the exposed card lies on the left or above: depth counts down then.
    """
    pile, depth = board.focus
    outward = 1 if board.lanes[pile].edge in "lt" else -1
    depth += step * outward
    return Focus(pile, depth) if 0 <= depth < _height(board, pile) else None


def _centre(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2


def _place(board: Board) -> Box:
    """Where the focus is: the box of its card, or of the empty pile."""
    pile, depth = board.focus
    boxes = [card.box for card in board.cards if (card.pile, card.depth) == (pile, depth)]
    return boxes[0] if boxes else board.lanes[pile].slot


def _across(board: Board, dx: int, dy: int) -> Focus:
    """The exposed card of the nearest other lane in a direction; lanes straight ahead, even in part, come first."""
    here = _place(board)
    x, y = _centre(here)
    best: tuple[bool, float, Focus] | None = None
    for pile, lane in enumerate(board.lanes):
        if pile == board.focus.pile:
            continue
        boxes = [card.box for card in board.cards if card.pile == pile] or [lane.slot]
        for box in (boxes[-1], boxes[0]):
            tx, ty = _centre(box)
            ahead, aside = (tx - x) * dx + (ty - y) * dy, abs((tx - x) * dy) + abs((ty - y) * dx)
            beside = aside >= (here.width + box.width if dy else here.height + box.height) / 2
            found = (beside, ahead + (3 if beside else 1) * aside, _exposed(board, pile))
            if ahead > 1 and (best is None or found < best):
                best = found
    return best[2] if best else board.focus
