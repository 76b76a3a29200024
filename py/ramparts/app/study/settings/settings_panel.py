"""The panel of the preferences; a change takes effect at once. What changes the look is chosen by pictures of it."""

from ramparts.app.layout import Size
from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import PREFERENCES, Group, Preference
from ramparts.app.study.settings.samples import SAMPLES, sample
from ramparts.app.view.elements import Node, node

FIRST = ("home", "tap", "language", "sound", "speed")
"""The preferences that are wanted most; others follow them in the order in which they are stored."""


NARROW, LOW, SHORT = 560, 500, 960
"""Pixels of the window: what is narrower, or lower and shorter, is a phone, as in `web/styles/panels/sheets.css`."""

LONGEST = 40
"""The letters of a label, in English, that is told of a folded group."""


def settings_panel(model: Model) -> Node:
    """The preferences as fields, in groups that unfold; on a phone all are folded, and in sight at once."""
    _ = model.words.gettext
    names: dict[Group, str] = {"play": _("Play"), "help": _("Help"), "general": _("General"), "look": _("Look")}
    unfolded = {} if is_phone(model.ui.screen) else {"open": ""}
    groups = (_group(model, group, name, unfolded) for group, name in names.items())
    return framed(model, _("Settings"), *groups, node("p", button(_("Backup and data"), "data")))


def is_phone(screen: Size) -> bool:
    """Whether panels are sheets from below."""
    return screen.width < NARROW or (screen.height < LOW and screen.width < SHORT)


def _group(model: Model, group: Group, name: str, unfolded: dict[str, str]) -> Node:
    """A part of the settings: what has pictures comes first, then what is wanted most. Folded it names them."""
    found = sorted((each for each in PREFERENCES.values() if each.group == group), key=_rank)
    pictured, others = ([each for each in found if (each.name in SAMPLES) is drawn] for drawn in (True, False))
    rows = [_choice(model, each) if each.values else _switch(model, each) for each in others]
    told = ", ".join(model.words.gettext(each.label) for each in (*pictured, *others) if len(each.label) <= LONGEST)
    head = node("summary", node("h3", name), node("span", told))
    choices = (_pictured(model, each) for each in pictured)
    return node("details", head, *choices, node("div", *rows, class_="fields"), **unfolded)


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
