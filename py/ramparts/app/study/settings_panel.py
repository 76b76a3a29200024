"""The panel of the preferences; a change takes effect at once."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import PREFERENCES, Group, Preference
from ramparts.app.view.elements import Node, node


def settings_panel(model: Model) -> Node:
    """The preferences as fields, in groups."""
    _ = model.words.gettext
    data = node("p", button(_("Backup and data"), "data"))
    groups = (_group(model, "play", _("Play")), _group(model, "help", _("Help")), _group(model, "look", _("Look")))
    return framed(model, _("Settings"), *groups, node("section", node("h3", _("Data")), data))


def _group(model: Model, group: Group, name: str) -> Node:
    found = (each for each in PREFERENCES.values() if each.group == group)
    rows = [_choice(model, each) if each.values else _switch(model, each) for each in found]
    return node("section", node("h3", name), node("div", *rows, class_="fields"))


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
