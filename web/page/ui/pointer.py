"""Mouse, pen and finger on the board: taps and drags, as intents."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from pyscript import window

from ramparts.app.input.dropping import aimed, pile_at
from ramparts.app.messages.intents import Drop, Intent, Lift, Peek, Touch
from ramparts.app.state.ui import Focus
from ramparts.app.view.board import Board, CardView
from web.page.ui.events import on
from web.page.ui.screen import DomScreen

MOUSE_TOLERANCE, FINGER_TOLERANCE = 4, 8
"""How far, in pixels, a pointer may move before a tap becomes a drag."""

DOUBLE_TAP = 500
"""Milliseconds within which two taps on one card are a double tap, as long as on most desktops."""

LONG_PRESS = 0.45
"""Seconds after which a press shows a covered card."""

RIGHT_BUTTON = 2
"""The number of the right button in the browser; it shows a covered card at once."""


class Press(NamedTuple):
    """A pointer that is down on the board, a mouse, pen or finger: where it went down, and on which card."""

    pointer: int
    kind: str
    x: float
    y: float
    pile: int
    depth: int


class Pointer:
    """The pointers of the board; ``now`` gives the board on the screen, ``dispatch`` takes an intent."""

    def __init__(self, screen: DomScreen, now: Callable[[], Board], dispatch: Callable[[Intent], None]) -> None:
        """No pointer is down yet."""
        self.screen, self.now, self.dispatch = screen, now, dispatch
        self.press: Press | None = None
        self.dragged: tuple[CardView, ...] = ()
        self.last_tap: tuple[Any, float] = (None, 0.0)
        """The card that was tapped last, and when: None after a double tap."""
        self.long_press: asyncio.TimerHandle | None = None
        self.peeking = False

    def listen(self) -> None:
        """Listens on the table, and in the whole window for the pointer that went down on it."""
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
        # Each kind of pointer has one that is primary; while one is down, those of other kinds are ignored.
        busy = self.press is not None and self.press.kind != event.pointerType
        if busy or not event.isPrimary or place is None or event.button not in (0, RIGHT_BUTTON):
            return
        self._release(event)
        self.press = Press(event.pointerId, event.pointerType, event.clientX, event.clientY, *place)
        if event.button == RIGHT_BUTTON:
            self._peek(Focus(*place))
        else:
            self.long_press = asyncio.get_event_loop().call_later(LONG_PRESS, self._peek, Focus(*place))

    def move(self, event: Any) -> None:
        """A pointer moves: a drag begins, or goes on."""
        press = self.press
        if press is None or event.pointerId != press.pointer:
            return
        if not event.buttons:  # it went up outside the page, as in another window
            self._release(event)
            return
        dx, dy = event.clientX - press.x, event.clientY - press.y
        tolerance = MOUSE_TOLERANCE if press.kind == "mouse" else FINGER_TOLERANCE
        if not self.dragged and not self.peeking and max(abs(dx), abs(dy)) >= tolerance:
            self._cancel_long_press()
            self._begin_drag(press)
        for view in self.dragged:
            self.screen.displace(view.card, dx, dy)

    def _peek(self, at: Focus) -> None:
        self.peeking = True
        self.dispatch(Peek(at))

    def _cancel_long_press(self) -> None:
        """The press will not become a long one."""
        if self.long_press is not None:
            self.long_press.cancel()
            self.long_press = None

    def _begin_drag(self, press: Press) -> None:
        self.dispatch(Lift(press.pile, press.depth))
        self.dragged = tuple(view for view in self.now().cards if view.picked and view.pile == press.pile)
        if self.dragged:
            self.screen.table.setPointerCapture(press.pointer)
            self.screen.table.setAttribute("data-dragging", "")
        else:
            self.press = None

    def up(self, event: Any) -> None:
        """A pointer goes up: a tap, or the end of a drag or of a peek."""
        press = self.press
        if press is None or event.pointerId != press.pointer:
            return
        if self.dragged:
            self._end_drag(event.clientX - press.x, event.clientY - press.y, self._aim(event, press))
        elif self.peeking:
            self._release(event)
        else:
            self._cancel_long_press()
            self.press = None
            # If another card lies outside by now, the first tap has put it down there, and was none of two.
            outside = next((view.card for view in reversed(self.now().cards) if view.pile == press.pile), None)
            (last, when), tapped = self.last_tap, (press.pile, press.depth, outside)
            twice = tapped == last and event.timeStamp - when < DOUBLE_TAP
            self.last_tap = (None if twice else tapped), event.timeStamp
            self.dispatch(Touch(press.pile, press.depth, twice))

    def cancel(self, event: Any) -> None:
        """The browser takes the pointer away."""
        if self.press is not None and event.pointerId == self.press.pointer:
            self._release(event)

    def window_changed(self) -> None:
        """Puts dragged cards back at once: nobody knows where the pointer is in a window that was turned."""
        if self.dragged:
            self._end_drag(0, 0, None)

    def _release(self, event: Any) -> None:
        """Ends a press without a move: dragged cards go back, a peek ends."""
        self._cancel_long_press()
        if self.dragged and self.press is not None:
            self._end_drag(event.clientX - self.press.x, event.clientY - self.press.y, None)
        if self.peeking:
            self.peeking = False
            self.dispatch(Peek(None))
        self.press = None

    def click(self, event: Any) -> None:
        """A click without a pointer, as assistive technology makes it; others are ignored."""
        if event.detail == 0 and (place := place_of(self.now(), event.target)) is not None:
            self.dispatch(Touch(*place))

    def _end_drag(self, dx: float, dy: float, pile: int | None) -> None:
        """Ends a drag over a pile, or over none; the cards are seen so far from where they were taken."""
        dragged, self.dragged, self.press = self.dragged, (), None
        self.screen.table.removeAttribute("data-dragging")
        for view in dragged:
            self.screen.release(view, dx, dy)
        self.dispatch(Drop(pile))

    def _aim(self, event: Any, press: Press) -> int | None:
        """The pile that is meant by letting go of the dragged cards here."""
        dx, dy = event.clientX - press.x, event.clientY - press.y
        held = [view.box._replace(x=view.box.x + dx, y=view.box.y + dy) for view in self.dragged]
        return aimed(self.now(), held, *self._on_table(event))

    def _place(self, event: Any) -> tuple[int, int] | None:
        """The pile and card meant by an event, by where cards will lie: never a card that is still moving past."""
        board = self.now()
        x, y = self._on_table(event)
        if view := next((view for view in reversed(board.cards) if view.box.has(x, y)), None):
            return view.pile, view.depth
        place = pile_at(board, x, y)
        return None if place is None else (place, max(0, sum(view.pile == place for view in board.cards) - 1))

    def _on_table(self, event: Any) -> tuple[float, float]:
        """The coordinates of an event on the table; only the browser knows where the table is in the window."""
        table = self.screen.table.getBoundingClientRect()
        return event.clientX - table.x, event.clientY - table.y


def place_of(board: Board, element: Any) -> tuple[int, int] | None:
    """The pile and card that an element of the board stands for; None when it stands for none."""
    place = element.closest(".card, [data-slot]")
    if not place:
        return None
    name = place.getAttribute("data-slot") or place.getAttribute("data-pile")
    pile = next(i for i, lane in enumerate(board.lanes) if lane.id == name)
    return pile, int(place.getAttribute("data-depth") or 0)
