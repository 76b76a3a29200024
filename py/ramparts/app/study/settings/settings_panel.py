"""The panel of the preferences; a change takes effect at once. What changes the look is chosen by pictures of it."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import PREFERENCES, Group, Preference
from ramparts.app.study.settings.samples import SAMPLES, sample
from ramparts.app.view.elements import Node, node

FIRST = ("home", "tap", "language", "sound", "speed")
"""The preferences that are wanted most; others follow them in the order in which they are stored."""


def settings_panel(model: Model) -> Node:
    """The preferences as fields, in groups; what has many pictures comes last, for it is long on a phone."""
    _ = model.words.gettext
    data = node("p", button(_("Backup and data"), "data"))
    names: dict[Group, str] = {"play": _("Play"), "help": _("Help"), "general": _("General"), "look": _("Look")}
    groups = (_group(model, group, name) for group, name in names.items())
    return framed(model, _("Settings"), *groups, node("section", node("h3", _("Data")), data))


def _group(model: Model, group: Group, name: str) -> Node:
    """A part of the settings: what has pictures comes first, then what is wanted most."""
    found = sorted((each for each in PREFERENCES.values() if each.group == group), key=_rank)
    pictured = [_pictured(model, each) for each in found if each.name in SAMPLES]
    others = [each for each in found if each.name not in SAMPLES]
    rows = [_choice(model, each) if each.values else _switch(model, each) for each in others]
    return node("section", node("h3", name), *pictured, node("div", *rows, class_="fields"))


def _rank(preference: Preference) -> int:
    """How far down in its group a preference stands."""
    return FIRST.index(preference.name) if preference.name in FIRST else len(FIRST)


def _pictured(model: Model, preference: Preference) -> Node:
    """A choice of which every value has its picture, with its words below it."""
    _, chosen = model.words.gettext, getattr(model.prefs, preference.name)
    choices = []
    for value, words in preference.values.items():
        state = {"checked": ""} if value == chosen else {}
        name, field = f"pref-{preference.name}", f"pref-{preference.name}-{value or 'usual'}"
        box = node("input", type="radio", name=name, id=field, value=value, data_pref=preference.name, **state)
        choices.append(node("label", box, sample(model, preference.name, value), node("span", _(words)), for_=field))
    return node("fieldset", node("legend", _(preference.label)), *choices, class_="samples")


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
