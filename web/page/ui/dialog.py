"""The panels: the page has one dialog, which shows one panel at a time."""

from typing import Any

from pyscript import document, window

from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import ByHand, Days, EarlierGames, Opened, Rules, SetAside, Taking
from ramparts.app.view.elements import Inner
from web.page.ui.dom import patch
from web.page.ui.events import on


class PanelDialog:
    """The dialog, and what is drawn in it."""

    def __init__(self) -> None:
        """Finds the dialog by its id; nothing is drawn yet."""
        self.element = document.getElementById("panel")
        self.drawn: tuple[Inner, ...] = ()
        self._shown: tuple[Opened, str] = ("", "")
        """The panel that was shown last, and the command of the element that its focus was meant for."""
        self._told = ""
        self._begun_beside = False
        on(self.element, "pointerdown", self._begun)

    def show(self, model: Model) -> bool:
        """Draws the present panel, if any; says whether it closed one."""
        tree = panel(model)
        panels: tuple[Inner, ...] = () if tree is None else (tree,)
        patch(self.element, self.drawn, panels)
        closes, self.drawn = bool(self.drawn) and tree is None, panels
        if tree is None and self.element.open:
            self.element.close()
        opens = tree is not None and not self.element.open and not self._closing(model)
        if opens:
            self.element.showModal()
            if not self.element.querySelector("[autofocus]"):
                self.element.scrollTop = 0  # Close has the focus, which on phones scrolls with nothing
        self._scroll_and_focus(model, quietly=opens or not self.element.open)
        self._bring_into_sight(model)
        return closes

    @property
    def gone(self) -> bool:
        """Whether the player has closed the panel that was drawn last, and nobody has been told of it yet."""
        return bool(self.drawn) and self._shown != ("", "") and not self.element.open

    def forget(self) -> None:
        """The player has closed the panel, and the model is about to know it."""
        self._shown = "", ""

    def takes_keys(self, *, typed: bool) -> bool:
        """Whether an open dialog keeps a key for itself: all of them do, but answers no letter that is typed at them.

        So whoever has the outside cards read may go on at once to the moves, or make one.
        """
        there = "dialog[open]:not(:has(.log)), dialog[open] input:focus" if typed else "dialog[open]"
        return bool(document.querySelector(there))

    def pressed(self, event: Any, model: Model) -> Any:
        """The button that a press is meant for, None if it is for none.

        What stands beside an open dialog takes no presses: the dialog gets them for it. So the tools are looked for
        where a panel leaves them room, as then they are in sight, for a press that begins beside the panel too.
        """
        if event.target != self.element or not self._begun_beside or model.ui.left == model.ui.screen:
            return event.target.closest("[data-do]")
        buttons = document.querySelectorAll("#tools button, #notice button, #greeting button")
        return next((button for button in buttons if _lies_in(event, button)), None)

    def _begun(self, event: Any) -> None:
        """Keeps whether a press begins beside the panel, and not with its text or its scroll bar."""
        self._begun_beside = not _lies_in(event, self.element)

    def _closing(self, model: Model) -> bool:
        """Whether the player has closed the panel that was drawn last; its event comes after this frame."""
        return bool(model.ui.panel) and _place(model) == self._shown[0]

    def clear(self) -> None:
        """Removes what may have been drawn in part; the next panel is drawn from nothing."""
        self.element.replaceChildren()
        self.drawn, self._shown = (), ("", "")

    def _bring_into_sight(self, model: Model) -> None:
        """Shows a new sentence of the panel, wherever that is scrolled to; a field that was refused has the focus."""
        told = model.ui.problem or model.ui.news
        if told and told != self._told:
            if field := self.element.querySelector("[aria-invalid]"):
                field.focus()
            for element in self.element.querySelectorAll(".problem, .news, [aria-invalid]"):
                element.scrollIntoView(window.Object.fromEntries([["block", "nearest"]]))
        self._told = told

    def _scroll_and_focus(self, model: Model, *, quietly: bool) -> None:
        """Scrolls a new panel to its top and gives it the focus; or moves the focus if its element changed or went.

        With ``quietly`` it only notes the state: a dialog that opens does both by itself.
        """
        first = self.element.querySelector("[autofocus]")
        shown = _place(model), str(first.getAttribute("data-do")) if first else ""
        if not quietly and (shown != self._shown or document.activeElement == document.body):
            if shown[0] != self._shown[0]:
                self.element.scrollTop = 0
            (first or self.element.querySelector("button")).focus()
        self._shown = shown


def _place(model: Model) -> Opened:
    """What a player takes for the same panel, however far a list in it goes, and whatever it has asked meanwhile."""
    match model.ui.panel:
        case ByHand(title):
            return ByHand(title)
        case Days(title):
            return Days(title or model.deal.game.id)
        case EarlierGames():
            return EarlierGames()
        case Rules(title):
            return Rules(title or model.deal.game.id)
        case SetAside():
            return SetAside()
        case Taking():
            return Taking()
        case panel:
            return panel


def _lies_in(event: Any, element: Any) -> bool:
    """Whether an event of a pointer has its place within an element."""
    box = element.getBoundingClientRect()
    return bool(box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom)
