"""What every key does."""

from collections.abc import Callable

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Inner, Node, node


def letters(_: Callable[[str], str]) -> dict[str, str]:
    """What single keys do, by the keys of `ramparts.app.input.keyboard.LETTERS`."""
    return {
        "z": _("undo"),
        "x": _("redo"),
        "n": _("new game"),
        "N": _("restart"),
        "h": _("hint; again for more"),
        "l": _("the light: can this still be won?"),
        "b": _("back to the last position that could be won"),
        "s": _("show the solution, or pause it"),
        "a": _("finish, when the rest runs home"),
        "d": _("turn a card"),
        "r": _("read the row or pile you are at"),
        "o": _("read the outside cards"),
        "f": _("read the foundations"),
        "m": _("read the moves there are"),
        "p": _("read the last move again"),
        "t": _("read the whole table"),
        "w": _("the table in words: ask and move by typing"),
        "v": _("the history, with every line tried"),
        "i": _("the rules of the game"),
        "?": _("this list"),
    }


def shown(_: Callable[[str], str], letter: str) -> str:
    """A key as it is written on keyboards."""
    return _("Shift+{key}").format(key=letter) if letter.isupper() else letter.upper()


def keys_panel(model: Model) -> Node:
    """What every key does, while the table has the focus."""
    _ = model.words.gettext
    moving = (
        (_("Arrows, Home, End"), _("walk over lanes and cards")),
        (_("Enter, Space"), _("pick up and put down")),
        (_("Esc"), _("let go")),
        (_("Shift+Enter"), _("play the card home")),
        ("3 7", _("the outside card of row 3 to row 7; 0 is row 10")),
        ("3 H", _("the outside card of row 3 home")),
        (_("Ctrl+Z"), _("undo")),
        (_("Ctrl+Y, Ctrl+Shift+Z"), _("redo")),
    )
    single = [(shown(_, letter), what) for letter, what in letters(_).items()]
    rows = [node("tr", node("th", node("kbd", key), scope="row"), node("td", what)) for key, what in (*moving, *single)]
    return framed(model, _("Keys"), *_off(model), node("table", node("tbody", *rows)))


def _off(model: Model) -> list[Inner]:
    """Where single keys are switched off, a sentence that says so, and the way to the switch."""
    if model.prefs.keys:
        return []
    _ = model.words.gettext
    told = _("Letters, digits and signs are switched off; the other keys act.")
    return [node("p", told, class_="help"), button(_("Settings"), "settings")]
