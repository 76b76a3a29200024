"""The panels: one dialog of the page, in which one is shown at a time."""

from pyscript import document

from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Inner
from web.page.ui.dom import patched


class PanelDialog:
    """The dialog, and what is drawn in it."""

    def __init__(self) -> None:
        """Finds it by its id; nothing is drawn yet."""
        self.element = document.getElementById("panel")
        self.drawn: tuple[Inner, ...] = ()
        self._turned = ("", "")

    def show(self, model: Model) -> bool:
        """Draws the present panel, if any; says whether it closed one."""
        tree = panel(model)
        panels: tuple[Inner, ...] = () if tree is None else (tree,)
        patched(self.element, self.drawn, panels)
        closes, self.drawn = bool(self.drawn) and tree is None, panels
        if tree is None and self.element.open:
            self.element.close()
        opens = tree is not None and not self.element.open and not self._leaving(model)
        if opens:
            self.element.showModal()
        self._turn(model, quietly=opens or not self.element.open)
        return closes

    def left(self) -> None:
        """The player has closed the panel, and the table knows it."""
        self._turned = "", ""

    def _leaving(self, model: Model) -> bool:
        """Whether the player has closed the panel that was drawn last, of which the table hears after this frame."""
        return bool(model.panel) and model.panel == self._turned[0]

    def clear(self) -> None:
        """Takes away what may have been drawn in part; the next panel is drawn from nothing."""
        self.element.replaceChildren()
        self.drawn, self._turned = (), ("", "")

    def _turn(self, model: Model, *, quietly: bool) -> None:
        """Another panel begins at its top, with the focus; within one, what the focus is meant for may change or go.

        A dialog that opens sees to both by itself.
        """
        first = self.element.querySelector("[autofocus]")
        turned = model.panel, str(first.getAttribute("data-do")) if first else ""
        if not quietly and (turned != self._turned or document.activeElement == document.body):
            if turned[0] != self._turned[0]:
                self.element.scrollTop = 0
            (first or self.element.querySelector("button")).focus()
        self._turned = turned
