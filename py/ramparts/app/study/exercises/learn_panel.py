"""The panel of the lessons."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.study.practice.lessons import LESSONS


def learn_panel(model: Model) -> Node:
    """A button for each lesson; those that were solved are marked."""
    _ = model.words.gettext
    rows = [node("li", _lesson(model, number)) for number in range(1, len(LESSONS) + 1)]
    told = node("p", _("Ten short lessons at the table. None of them counts in your statistics."), class_="help")
    more = node("p", button(_("Puzzles"), "puzzles"))
    return framed(model, _("Lessons"), told, node("ul", *rows, class_="menu"), more)


def _lesson(model: Model, number: int) -> Node:
    _ = model.words.gettext
    name = _(LESSONS[number - 1].name)
    said = _("{number}. {name}").format(number=number, name=name)
    if f"lesson:{number}" in model.library.solved:
        said = _("{name} - solved").format(name=said)
    return button(said, f"lesson:{number}")
