"""What every key does."""

from ramparts.app.model import Model
from ramparts.app.node import Node, node
from ramparts.app.panels.frame import framed


def keys_panel(model: Model) -> Node:
    """What every key does."""
    _ = model.words.gettext
    rows = (
        (_("Arrows, Home, End"), _("walk over lanes and cards")),
        (_("Enter, Space"), _("pick up and put down")),
        (_("Esc"), _("let go")),
        ("3 7", _("the outside card of row 3 to row 7; 0 is row 10")),
        ("3 H", _("the outside card of row 3 home")),
        (_("Shift+Enter"), _("play the card home")),
        ("Z, X", _("undo, redo (also Ctrl+Z, Ctrl+Y)")),
        ("N", _("new game")),
        (_("Shift+N"), _("restart")),
        ("H", _("hint; again for more")),
        ("L", _("the light: can this still be won?")),
        ("B", _("back to the last position that could be won")),
        ("S", _("show the solution, or pause it")),
        ("A", _("finish, when the rest runs home")),
        ("D", _("turn a card")),
        ("F", _("read the foundations")),
        ("?", _("this list")),
    )
    body = [node("tr", node("th", node("kbd", key), scope="row"), node("td", what)) for key, what in rows]
    return framed(model, _("Keys"), node("table", node("tbody", *body)))
