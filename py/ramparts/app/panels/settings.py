"""What the player can set, as fields of a panel; a change counts at once."""

from ramparts.app.panels.choices import Choice, choices, switches
from ramparts.app.panels.frame import framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node


def settings_panel(model: Model) -> Node:
    """The preferences as fields."""
    rows = [_choice(model, choice) for choice in choices(model)] + [_switch(model, *each) for each in switches(model)]
    return framed(model, model.words.gettext("Settings"), node("div", *rows, class_="fields"))


def _choice(model: Model, choice: Choice) -> Node:
    chosen = getattr(model.prefs, choice.name)
    options = [
        node("option", words, value=value, **({"selected": ""} if value == chosen else {}))
        for value, words in choice.values
    ]
    field = f"pref-{choice.name}"
    return node("p", node("label", choice.label, for_=field), node("select", *options, id=field, data_pref=choice.name))


def _switch(model: Model, name: str, label: str) -> Node:
    state = {"checked": ""} if getattr(model.prefs, name) else {}
    field = f"pref-{name}"
    box = node("input", id=field, type="checkbox", data_pref=name, **state)
    return node("p", box, node("label", label, for_=field))
