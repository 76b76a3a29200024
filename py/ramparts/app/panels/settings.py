"""The panel of the preferences; a change takes effect at once."""

from ramparts.app.panels.frame import framed
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import PREFERENCES, Preference
from ramparts.app.view.elements import Node, node


def settings_panel(model: Model) -> Node:
    """A field for each preference: a list of choices, or a check box."""
    rows = [_choice(model, each) if each.values else _switch(model, each) for each in PREFERENCES.values()]
    return framed(model, model.words.gettext("Settings"), node("div", *rows, class_="fields"))


def _choice(model: Model, preference: Preference) -> Node:
    _, chosen = model.words.gettext, getattr(model.prefs, preference.name)
    options = [
        node("option", _(words), value=value, **({"selected": ""} if value == chosen else {}))
        for value, words in preference.values.items()
    ]
    field = f"pref-{preference.name}"
    label = node("label", _(preference.label), for_=field)
    return node("p", label, node("select", *options, id=field, data_pref=preference.name))


def _switch(model: Model, preference: Preference) -> Node:
    state = {"checked": ""} if getattr(model.prefs, preference.name) else {}
    field = f"pref-{preference.name}"
    box = node("input", id=field, type="checkbox", data_pref=preference.name, **state)
    return node("p", box, node("label", model.words.gettext(preference.label), for_=field))
