"""Mouse, pen and finger on the board: taps and drags, as intents."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from pyscript import window

from ramparts.app.state.intents import Drop, Intent, Lift, Peek, Touch
from ramparts.app.state.model import Focus
from ramparts.app.view.board import Board, CardView
from web.page.ui.events import on
from web.page.ui.screen import DomScreen

MOUSE_SLIP, FINGER_SLIP = 4, 8
"""How far, in pixels, a pointer may wander before a tap becomes a drag."""

TWICE = 350
"""Two taps on one card within so many milliseconds are one double tap."""


HELD = 0.45
"""A press of so many seconds shows what is covered."""

RIGHT = 2
"""The browser's number of the right button, which shows it at once."""


class Grip(NamedTuple):
    """A pointer that is down on the board, mouse, pen or touch: where it went down, and on what."""

    pointer: int
    kind: str
    x: float
    y: float
    pile: int
    depth: int


class Pointer:
    """The pointers of the board; ``now`` gives the board on the screen, ``want`` takes an intent."""

    def __init__(self, screen: DomScreen, now: Callable[[], Board], want: Callable[[Intent], None]) -> None:
        """Nothing is held yet."""
        self.screen, self.now, self.want = screen, now, want
        self.grip: Grip | None = None
        self.dragged: tuple[CardView, ...] = ()
        self.tapped: tuple[int, int, float] = (-1, -1, 0.0)
        self.held: asyncio.TimerHandle | None = None
        self.peeking = False

    def listen(self) -> None:
        """Listens on the table, and everywhere for what becomes of a pointer that went down on it."""
        table = self.screen.table
        on(table, "pointerdown", self.down)
        on(window, "pointermove", self.move)
        on(window, "pointerup", self.up)
        on(window, "pointercancel", self.cancel)
        on(table, "click", self.click)
        on(table, "contextmenu", lambda event: event.preventDefault())

    def down(self, event: Any) -> None:
        """A pointer goes down."""
        self.screen.table.removeAttribute("data-keys")
        place = self._place(event)
        # Of each kind there is one primary pointer; one of another kind waits until the first has gone up.
        busy = self.grip is not None and self.grip.kind != event.pointerType
        if busy or not event.isPrimary or place is None or event.button not in (0, RIGHT):
            return
        self._release(event)
        self.grip = Grip(event.pointerId, event.pointerType, event.clientX, event.clientY, *place)
        if event.button == RIGHT:
            self._peek(Focus(*place))
        else:
            self.held = asyncio.get_event_loop().call_later(HELD, self._peek, Focus(*place))

    def move(self, event: Any) -> None:
        """A pointer moves: a drag begins, or goes on."""
        grip = self.grip
        if grip is None or event.pointerId != grip.pointer:
            return
        if not event.buttons:  # it went up where nobody heard of it, as in another program's window
            self._release(event)
            return
        dx, dy = event.clientX - grip.x, event.clientY - grip.y
        slip = MOUSE_SLIP if grip.kind == "mouse" else FINGER_SLIP
        if not self.dragged and not self.peeking and max(abs(dx), abs(dy)) >= slip:
            self._rest()
            self._begin(grip)
        for view in self.dragged:
            self.screen.displace(view.card, dx, dy)

    def _peek(self, at: Focus) -> None:
        self.peeking = True
        self.want(Peek(at))

    def _rest(self) -> None:
        """The press is not long any more."""
        if self.held is not None:
            self.held.cancel()
            self.held = None

    def _begin(self, grip: Grip) -> None:
        self.want(Lift(grip.pile, grip.depth))
        self.dragged = tuple(view for view in self.now().cards if view.picked and view.pile == grip.pile)
        if self.dragged:
            self.screen.table.setPointerCapture(grip.pointer)
            self.screen.table.setAttribute("data-dragging", "")
        else:
            self.grip = None

    def up(self, event: Any) -> None:
        """A pointer goes up: a tap, the end of a drag, or of a look."""
        grip = self.grip
        if grip is None or event.pointerId != grip.pointer:
            return
        if self.dragged:
            self._end(event, self._zone(event))
        elif self.peeking:
            self._release(event)
        else:
            self._rest()
            self.grip = None
            pile, depth, when = self.tapped
            twice = (pile, depth) == (grip.pile, grip.depth) and event.timeStamp - when < TWICE
            self.tapped = (-1, -1, 0.0) if twice else (grip.pile, grip.depth, event.timeStamp)
            self.want(Touch(grip.pile, grip.depth, twice))

    def cancel(self, event: Any) -> None:
        """The browser takes the pointer away."""
        if self.grip is not None and event.pointerId == self.grip.pointer:
            self._release(event)

    def _release(self, event: Any) -> None:
        """Nothing is held any more: cards go back, a look ends."""
        self._rest()
        if self.dragged:
            self._end(event, None)
        if self.peeking:
            self.peeking = False
            self.want(Peek(None))
        self.grip = None

    def click(self, event: Any) -> None:
        """A click that no pointer made, as assistive technology does."""
        place = self._place(event)
        if event.detail == 0 and place is not None:
            self.want(Touch(*place))

    def _end(self, event: Any, pile: int | None) -> None:
        """The end of a drag over a pile, or over none; asked only while something is held."""
        grip, dragged, self.dragged, self.grip = self.grip, self.dragged, (), None
        self.screen.table.removeAttribute("data-dragging")
        if grip is None:
            return
        dx, dy = event.clientX - grip.x, event.clientY - grip.y
        for view in dragged:
            self.screen.release(view, dx, dy)
        self.want(Drop(pile))

    def _place(self, event: Any) -> tuple[int, int] | None:
        """The pile and card meant by an event, by where cards are going to lie: never one that just flies past.

        Only where no pointer is at work the event's element says it.
        """
        board = self.now()
        if event.detail == 0 and event.type == "click":
            return standing_for(board, event.target)
        x, y = self._on_table(event)
        if view := next((view for view in reversed(board.cards) if _holds(view.box, x, y)), None):
            return view.pile, view.depth
        place = self._zone(event)
        return None if place is None else (place, max(0, sum(view.pile == place for view in board.cards) - 1))

    def _zone(self, event: Any) -> int | None:
        """The pile in whose zone an event happened."""
        x, y = self._on_table(event)
        inside = (i for i, lane in enumerate(self.now().lanes) if _holds(lane.zone, x, y))
        return next(inside, None)

    def _on_table(self, event: Any) -> tuple[float, float]:
        """Where on the table an event happened. Where the table is in the window only the browser knows."""
        table = self.screen.table.getBoundingClientRect()
        return event.clientX - table.x, event.clientY - table.y


def standing_for(board: Board, element: Any) -> tuple[int, int] | None:
    """The pile and card that an element of the board stands for; None when it stands for none."""
    place = element.closest(".card, [data-slot]")
    if not place:
        return None
    name = place.getAttribute("data-slot") or place.getAttribute("data-pile")
    pile = next(i for i, lane in enumerate(board.lanes) if lane.id == name)
    return pile, int(place.getAttribute("data-depth") or 0)


def _holds(box: Any, x: float, y: float) -> bool:
    return bool(box.x <= x <= box.right and box.y <= y <= box.bottom)
