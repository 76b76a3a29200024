"""What was set aside because it could not be read: to be looked at, restored or thrown away."""

from ramparts.app.codec.storage_schema import unpacked
from ramparts.app.panels.frame import button, framed
from ramparts.app.state.library import Aside
from ramparts.app.state.model import Model
from ramparts.app.state.panels import SetAside
from ramparts.app.view.elements import Inner, Node, node
from ramparts.app.words.explanations import refusal_said
from ramparts.rules.wording import marked as _

KINDS = {
    "prefs": _("Settings"),
    "best": _("The top ten"),
    "game": _("Game on the table"),
    "record": _("Statistics of the game on the table"),
    "records": _("Statistics"),
    "games": _("Earlier games"),
    "solved": _("Lessons and puzzles"),
}
"""What a text that was set aside belongs to, by its key."""

SHOWN = 5_000
"""The characters of a text that are shown at most."""


def aside_panel(model: Model, asked: SetAside) -> Node:
    """Each text with what is wrong with it; ``asked`` names one that shall be thrown away, if the player is sure."""
    _ = model.words.gettext
    if not model.library.aside:
        return framed(model, _("Set aside"), node("p", _("Nothing is set aside.")), node("p", _data(model)))
    told = _(
        "This could not be read when the page opened. Everything else is fine. If you save "
        "everything as a file, this goes into it too."
    )
    rows = [row for aside in model.library.aside for row in _rows(model, aside, sure=aside.key == asked.key)]
    return framed(model, _("Set aside"), node("p", told), *rows, node("p", _data(model)))


def _data(model: Model) -> Node:
    return button(model.words.gettext("Backup and data"), "data")


def _rows(model: Model, aside: Aside, *, sure: bool) -> tuple[Inner, ...]:
    _, kind = model.words.gettext, aside.key.partition(".")[0]
    faults = unpacked({kind: aside.text}, model.titles)[1]
    why = refusal_said(model.words, faults[kind].why) if faults else _("it can be read now")
    shown = aside.text[:SHOWN] + "…" * (len(aside.text) > SHOWN)
    text = node("textarea", shown, readonly="", rows="3", spellcheck="false", aria_label=_("What was saved"))
    if sure:
        words = node("p", _("Once thrown away, it cannot come back."))
        keep = button(_("Keep it"), "unread", autofocus="")
        ways = keep, button(_("Throw it away"), f"discard:{aside.key}", class_="danger")
        return node("h3", _(KINDS[kind])), text, words, node("p", *ways, class_="ways")
    ways = (
        button(_("Restore"), f"restore:{aside.key}"),
        button(_("Throw away…"), f"unread:{aside.key}", class_="danger"),
    )
    return node("h3", _(KINDS[kind])), node("p", why, class_="help"), text, node("p", *ways, class_="ways")
