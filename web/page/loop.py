"""The loop: events become intents, intents a new model, and the model is drawn once a frame."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from ramparts.app.input.keyboard import intent_of_key
from ramparts.app.input.ui_commands import intent_of, submitted
from ramparts.app.layout.boxes import Size
from ramparts.app.start import asked
from ramparts.app.state.effects import Address, Effect, Hush, Later, Store, Think
from ramparts.app.state.intents import Absent, Heard, Intent, Prefer, Resize, Show, Walk
from ramparts.app.state.model import Focus, Model
from ramparts.app.state.platform_intents import Unkept
from ramparts.app.storage.ports import Shelf
from ramparts.app.update import update
from ramparts.app.view.board import Board, board
from web.page import fault_reports
from web.page.browser import drawn, fragment_now
from web.page.platform import bring, run
from web.page.solver_client import SolverClient
from web.page.ui.dialog import PanelDialog
from web.page.ui.events import on
from web.page.ui.pointer import Pointer, standing_for
from web.page.ui.screen import DomScreen, size_now


class Table:
    """The model of this page, what draws it, and who listens."""

    def __init__(self, screen: DomScreen, shelf: Shelf, model: Model) -> None:
        """Draws the model at once; nobody listens yet."""
        self.screen, self.shelf, self.model = screen, shelf, model
        self.board = board(model)
        self.shown: Board | None = None
        self.waiting = self.failed = False
        self.panel = PanelDialog()
        self.dialog = self.panel.element
        self._frame = create_proxy(self.draw)
        self.pointer = Pointer(screen, lambda: self.board, self.want)
        self.errands: set[asyncio.Future[None]] = set()
        self.solver = SolverClient(lambda answer: self.want(Heard(answer)), lambda reason: self.want(Absent(reason)))
        self.draw()

    def listen(self) -> None:
        """Listens to pointers, keys, buttons, forms, the window and the address."""
        fault_reports.listen(lambda: self.model)
        self.pointer.listen()
        on(self.screen.table, "focusin", self.focused)
        on(document, "keydown", self.key)
        on(document, "click", self.click)
        on(self.dialog, "submit", self.submit)
        on(self.dialog, "change", self.change)
        on(self.dialog, "close", lambda event: self.closed())
        window.ResizeObserver.new(create_proxy(lambda *seen: self.resized())).observe(document.body)
        on(window, "hashchange", lambda event: self.open_address())
        on(window, "unkept", lambda event: self.want(Unkept(site=True)))

    def resized(self) -> None:
        """The window is another one, or its bars and notches are: no frame shows the table of the old one."""
        size = Size(*size_now())
        if size != self.model.screen:
            self.want(Resize(size))
            self.draw()

    def want(self, intent: Intent) -> None:
        """Carries out an intent, and draws what comes of it with the next frame."""
        before = self.model
        if intent.hasty:
            self.screen.hurry()
        after, effects = update(before, intent, int(window.Date.now()))
        if after is not before:
            self.board = board(after)  # first of all: what cannot be shown does not count, and is not kept
            self.model = after
        self.carry_out(effects)
        if after is not before or self.screen.stale:  # a card let go of off its place
            self._soon()

    def _soon(self) -> None:
        """Draws with the next frame."""
        if not self.waiting:
            self.waiting = True
            window.requestAnimationFrame(self._frame)

    def carry_out(self, effects: Iterable[Effect]) -> None:
        """Does outside what the model asked for; what fails keeps nothing else from being done."""
        for effect in effects:
            try:
                self._carry_out(effect)
            except Exception as error:  # noqa: BLE001  # the browser's own, of no Python type
                fault_reports.thrown(error)

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Store(key, text):
                if not self.shelf.put(key, text):
                    self.want(Unkept())
            case Address(fragment):
                window.history.replaceState(None, "", f"#{fragment}")
            case Think(question):
                self.solver.ask(question)
            case Hush():
                self.solver.cancel()
            case Later(wait, intent):
                asyncio.get_event_loop().call_later(wait / 1000, self.want, intent)
            case _:
                self.begin(run(effect, self.shelf, self.want))

    def begin(self, errand: Coroutine[Any, Any, None]) -> None:
        """Lets something run that takes its time."""
        task = asyncio.ensure_future(fault_reports.guarded(errand))
        self.errands.add(task)  # the loop alone would let go of it
        task.add_done_callback(self.errands.discard)

    def draw(self, time: float = 0) -> None:
        """Draws the present board and panel.

        What could not be drawn is drawn once more from nothing; if that is in vain, without its panel.
        """
        self.waiting = False
        try:
            self._draw()
        except Exception as error:  # noqa: BLE001  # the browser's own, of no Python type
            fault_reports.thrown(error)
            self.shown = None
            self.screen.clear()
            self.panel.clear()
            if not self.failed:
                self._soon()
            elif self.model.panel:
                self.want(Show())
            self.failed = True
        else:
            self.failed = False

    def _draw(self) -> None:
        self.screen.show(self.shown, self.board)
        self.shown = self.board
        if self.panel.show(self.model) and document.activeElement == document.body:  # what had the focus before is gone
            self.screen.focus(self.board)

    def closed(self) -> None:
        """The player closed the panel; the news that the table itself did so comes late, when another may be open."""
        if self.panel.drawn and not self.dialog.open:
            self.panel.left()
            self.want(Show())

    def key(self, event: Any) -> None:
        """A key goes down: the board's keys count while the board has the focus, or nothing has.

        Those with Ctrl mean nothing to a button either, so they count wherever nobody is typing.
        """
        at = document.activeElement
        ctrl, shift = bool(event.ctrlKey or event.metaKey), bool(event.shiftKey)
        free = ctrl or not at or at == document.body or self.screen.table.contains(at)
        if not free or document.querySelector("dialog[open]") or event.altKey:
            return
        code = str(event.code)
        intent = intent_of_key(self.model, self.board, str(event.key), shift=shift, ctrl=ctrl, code=code)
        if intent is not None:
            event.preventDefault()
            self.screen.table.setAttribute("data-keys", "")  # who plays by keys needs the rows' numbers
            self.want(intent)

    def focused(self, event: Any) -> None:
        """The focus came to a card or a place without our doing, as a screen reader sets it: the keys follow it."""
        place = standing_for(self.board, event.target)
        if place is not None and self.pointer.grip is None and Focus(*place) != self.board.focus:
            self.want(Walk(Focus(*place)))

    def click(self, event: Any) -> None:
        """A button of the page gives its command."""
        button = event.target.closest("[data-do]")
        if button and event.detail:  # a pointer's click: the keyboard stays with the board, as it is drawn now
            self.screen.focus(self.shown or self.board)
        if button and button.getAttribute("aria-disabled") != "true":
            intent = intent_of(self.model, str(button.getAttribute("data-do")), drawn())
            if intent is not None:
                self.want(intent)

    def submit(self, event: Any) -> None:
        """A form of a panel is sent."""
        event.preventDefault()
        form = event.target
        text = str(form.querySelector("[name=text]").value)
        intent = submitted(self.model, str(form.getAttribute("data-form")), text, drawn())
        if intent is not None:
            self.want(intent)
        if form.hasAttribute("data-empty"):  # the next line can be typed at once
            form.reset()

    def change(self, event: Any) -> None:
        """A preference is changed, or a file chosen."""
        field = event.target
        if field.type == "file":
            self.begin(bring(field, self.want))
        name = field.getAttribute("data-pref")
        if name:
            value = ("on" if field.checked else "off") if field.type == "checkbox" else str(field.value)
            self.want(Prefer(str(name), value))

    def open_address(self) -> None:
        """Opens what the address names, unless it is on the table already."""
        fragment = fragment_now()
        if fragment and fragment != self.model.deal.text:
            self.want(asked(self.model.titles, fragment, drawn()))
            self.shorten_address()

    def shorten_address(self) -> None:
        """Leaves of an address the deal on the table alone, whether the address could be opened or not.

        A reload must neither play a link's moves once more nor complain of it again.
        """
        if fragment_now():
            self.carry_out([Address(self.model.deal.text)])
