"""What every key does."""

from collections.abc import Callable

from ramparts.app.messages.commands import COMMANDS
from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Inner, Node, node
from ramparts.rules.game import Role


def shown(_: Callable[[str], str], letter: str) -> str:
    """A key as it is written on keyboards."""
    return _("Shift+{key}").format(key=letter) if letter.isupper() else letter.upper()


def keys_panel(model: Model) -> Node:
    """What every key does, while the table has the focus."""
    _ = model.words.gettext
    moving = (
        (_("Arrows, Home, End"), _("go from row to row and card to card")),
        (_("Enter, Space"), _("pick up and put down")),
        (_("Esc"), _("let go")),
        (_("Shift+Enter"), _("play the card home, or to its only place")),
        ("3 7", _("the end card of row 3 to row 7; 0 is row 10")),
        ("3 H", _("the end card of row 3 home")),
        *_cells(_, len(model.deal.game.having(Role.CELL))),
    )
    chords = [(_(command.chords), _(command.says)) for command in COMMANDS if command.ctrl]
    single = [(shown(_, command.key), _(command.says)) for command in COMMANDS if command.key]
    rows = [
        node("tr", node("th", node("kbd", key), scope="row"), node("td", what))
        for key, what in (*moving, *chords, *single)
    ]
    return framed(model, _("Keyboard shortcuts"), *_off(model), node("table", node("tbody", *rows)))


def _cells(_: Callable[[str], str], count: int) -> tuple[tuple[str, str], ...]:
    """What is done with so many cells."""
    if not count:
        return ()
    one, more = _("the card in the cell to row 7"), _("the card in a cell to row 7; C again for the other cell")
    return ("3 C", _("the end card of row 3 into a free cell")), ("C 7", one if count == 1 else more)


def _off(model: Model) -> list[Inner]:
    """Where single keys are switched off, a sentence that says so, and the way to the switch."""
    if model.prefs.keys:
        return []
    _ = model.words.gettext
    told = _("Shortcuts that are a single letter, digit or symbol are switched off; the other keys still work.")
    return [node("p", told, class_="help"), button(_("Settings"), "settings")]
