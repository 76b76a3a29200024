"""The loop: events become intents, intents a new model, and the model is drawn once a frame."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from ramparts.app.input.keyboard import REPEATED, intent_of_key
from ramparts.app.input.ui_commands import intent_of
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Address, Discard, Effect, Fetch, Later, StopThinking, Store, Think
from ramparts.app.messages.intents import Absent, Greeted, Heard, Intent, Resize, Show, Walk
from ramparts.app.messages.platform_intents import Installable, Unkept
from ramparts.app.stage import Stage
from ramparts.app.start import asked
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Focus
from ramparts.app.storage.keeper import Keeper, Shelf
from ramparts.app.view.board import Board
from web.page import fault_reports
from web.page.browser import fragment_now, local_date, random_number
from web.page.platform import fetch, forget_late_panel, run
from web.page.solver_client import SolverClient
from web.page.ui import fields, slider
from web.page.ui.back_button import BackButton
from web.page.ui.dialog import PanelDialog
from web.page.ui.events import on
from web.page.ui.pointer import Pointer, place_of
from web.page.ui.screen import DomScreen, size_now


class Table:
    """The model of this page, what draws it, and the listeners."""

    def __init__(self, screen: DomScreen, shelf: Shelf, model: Model) -> None:
        """Draws the model at once; `listen` is called later."""
        self.screen, self.keeper, self.stage = screen, Keeper(shelf), Stage(model)
        self.shown: Board | None = None
        self.frame_requested = self.draw_failed = False
        self.panel = PanelDialog()
        self.dialog, self.back_button = self.panel.element, BackButton()
        self._frame = create_proxy(self.draw)
        self.pointer = Pointer(screen, lambda: self.board, self.dispatch)
        self.solver = SolverClient(lambda said: self.dispatch(Heard(said)), lambda why: self.dispatch(Absent(why)))
        self.draw()

    def reset(self, model: Model) -> None:
        """Sets the table anew with a model, whatever was there, and draws it from nothing."""
        self.keeper = Keeper(self.keeper.shelf)
        self.solver.cancel()
        self.dialog.close()
        document.activeElement.blur()
        self.screen.table.removeAttribute("data-keys")
        self.stage, self.shown = Stage(model), None
        self.screen.clear()
        self.panel.clear()
        self.draw()

    @property
    def model(self) -> Model:
        """The newest model."""
        return self.stage.model

    @property
    def board(self) -> Board:
        """The board of the newest model, made when it is asked for: once a frame, or before an effect."""
        return self.stage.board

    def listen(self) -> None:
        """Listens to pointers, keys, buttons, forms, the window and the address."""
        fault_reports.listen(lambda: self.model)
        self.pointer.listen()
        on(self.screen.table, "focusin", self.focused)
        on(document, "keydown", self.key)
        on(document, "click", self.click)
        slider.listen(document.getElementById("tools"), self.dispatch)
        fields.listen(self.dialog, lambda: self.model, self.dispatch, fault_reports.start_task)
        on(self.dialog, "close", lambda event: self.closed())
        window.ResizeObserver.new(create_proxy(lambda *seen: self.resized())).observe(document.body)
        on(window, "hurry", lambda event: self.screen.hurry())
        on(window, "popstate", self.went_back)
        on(window, "pagehide", self.left)
        on(document, "visibilitychange", self.left)
        on(window, "hashchange", lambda event: self.open_address())
        on(window, "unkept", lambda event: self.dispatch(Unkept(site=True)))
        on(window, "installable", lambda event: self.dispatch(Installable(offered=bool(event.detail))))

    def resized(self) -> None:
        """The window has another size. The table is drawn at once, and no card comes from where it lay in the old."""
        if (size := Size(*size_now())) != self.model.ui.screen:
            self.pointer.window_changed()
            self.dispatch(Resize(size))
            self.draw()
            self.screen.hurry()

    def left(self, event: Any) -> None:
        """The page is hidden or left: the next visit begins with what is drawn now. Who leaves it was greeted."""
        if event.type == "pagehide" and self.model.ui.greeting and not self.model.ui.panel:  # a panel would close too
            self.dispatch(Greeted())
        if self.frame_requested:
            self.draw()
        self._store(self.keeper.catches_up)

    def dispatch(self, intent: Intent, stage: Stage | None = None) -> None:
        """Carries out an intent, unless it is meant for another ``stage``, and draws what comes of it."""
        if stage not in (None, self.stage):
            return
        before = self.model
        if intent.hasty and self.screen.longest_delay:
            self.screen.hurry()
        forget_late_panel(intent)
        now = int(window.Date.now())
        self.carry_out(self.stage.dispatch(intent, now, local_date(now)))
        if self.model is not before or self.screen.stale:  # also when a card was let go of where it does not fit
            self._soon()

    def _soon(self) -> None:
        """Draws with the next frame."""
        if not self.frame_requested:
            self.frame_requested = True
            window.requestAnimationFrame(self._frame)

    def carry_out(self, effects: Sequence[Effect]) -> None:
        """Carries out the effects of an update; when one fails, the others are still carried out."""
        self._store(lambda: self.keeper.keeps(effects))
        for effect in effects:
            try:
                self._carry_out(effect)
            except Exception as error:  # noqa: BLE001  # the browser's own, of no Python type
                fault_reports.rethrow(error)

    def _store(self, stored: Callable[[], bool]) -> None:
        """Stores, and tells the player when something could not be stored, and when all is again."""
        if self.keeper.whole is not (kept := stored()):
            self.dispatch(Unkept(over=kept))

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Store() | Discard():
                return
            case Address(fragment):
                window.history.replaceState(window.history.state, "", f"#{fragment}")
            case Think(question):
                self.solver.ask(question)
            case StopThinking():
                self.solver.cancel()
            case Later(wait, intent):
                asyncio.get_event_loop().call_later(wait / 1000, self.dispatch, intent, self.stage)
            case Fetch(intent):
                fault_reports.start_task(fetch(intent, self.dispatch))
            case _:
                fault_reports.start_task(run(effect, self.keeper, self.dispatch))

    def draw(self, time: float = 0) -> None:
        """Draws board and panel; when that fails, from nothing with the next frame, and at last without the panel."""
        self.frame_requested = False
        try:
            self._draw()
        except Exception as error:  # noqa: BLE001  # the browser's own, of no Python type
            fault_reports.rethrow(error)
            self.shown = None
            self.screen.clear()
            self.panel.clear()
            if not self.draw_failed:
                self._soon()
            elif self.model.ui.panel:
                self.dispatch(Show())
            self.draw_failed = True
        else:
            self.draw_failed = False

    def _draw(self) -> None:
        now = self.board
        self.screen.show(self.shown, now)
        self.shown = now
        if now.state == "lost":  # the player is going to ask why
            self.solver.prepare()
        if self.panel.show(self.model) and document.activeElement == document.body:  # what had the focus before is gone
            self.screen.focus(now)
        self.back_button.follow(opened=bool(self.model.ui.panel))

    def went_back(self, event: Any) -> None:
        """The browser shows another entry of its history; that of a panel is closed with it."""
        if self.back_button.arrived(event, self.model.session.address) and self.model.ui.panel:
            self.dispatch(Show())
        self.back_button.follow(opened=bool(self.model.ui.panel))

    def closed(self) -> None:
        """The player closed the dialog. The event comes late: the model may know it, and another panel may be open."""
        if self.model.ui.panel and self.panel.gone:
            self.panel.forget()
            self.dispatch(Show())

    def key(self, event: Any) -> None:
        """A key goes down: it is for the board while the board has the focus, or nothing has.

        One that is held down repeats steps only. Keys with Ctrl, letters and digits mean nothing to a button or an
        answer, so they are for the board from there.
        """
        self.closed()  # the browser tells of it after the next key, and leaves the focus in the dialog until then
        at, ctrl, shift = document.activeElement, bool(event.ctrlKey or event.metaKey), bool(event.shiftKey)
        typed = len(str(event.key)) == 1 and event.key != " "
        on_board = not at or at == document.body or self.screen.table.contains(at) or self.dialog.contains(at)
        free = ctrl or on_board or (typed and at.matches("button"))
        third = event.altKey or event.getModifierState("AltGraph")  # what a key has besides, such as the euro sign
        if third or not free or self.panel.takes_keys(typed=typed):
            return
        intent = intent_of_key(self.model, self.board, str(event.key), shift=shift, ctrl=ctrl, code=str(event.code))
        if intent is not None:
            event.preventDefault()
            if event.repeat and not isinstance(intent, REPEATED):
                return
            self.screen.table.setAttribute("data-keys", "")  # who plays by keys needs the rows' numbers
            self.dispatch(intent)

    def focused(self, event: Any) -> None:
        """A screen reader, say, or a panel that closed moved the focus: the model follows, but stops no showing."""
        if (place := place_of(self.board, event.target)) is None:
            return
        self.screen.set_tab_stop(event.target)
        if not (self.pointer.press or self.model.analysis.showing) and Focus(*place) != self.board.focus:
            self.dispatch(Walk(Focus(*place)))

    def click(self, event: Any) -> None:
        """A button of the page was pressed."""
        self.closed()  # else what the button opens would be taken for the panel of which the browser has yet to tell
        button = self.panel.pressed(event, self.model)
        if button and event.detail:  # after a pointer the focus stays with the board, with what is drawn already
            self.screen.focus(self.shown or self.board)
        if button and button.getAttribute("aria-disabled") != "true":
            intent = intent_of(self.model, str(button.getAttribute("data-do")), random_number())
            if intent is not None:
                self.dispatch(intent)

    def open_address(self) -> None:
        """Opens what the address names, unless it is on the table already."""
        fragment = fragment_now()
        if fragment and fragment != self.model.session.address:
            self.dispatch(asked(self.model.titles, fragment, random_number()))
            self.shorten_address()

    def shorten_address(self) -> None:
        """Reduces the address to what is on the table, whether it could be opened or not.

        A reload must neither play the moves of a link again nor report again what is wrong with it.
        """
        if fragment_now():
            self.carry_out([Address(self.model.session.address)])
