"""What every panel has: a title, a way to close it, and room for a sentence about what went wrong."""

from ramparts.app.state.model import Model
from ramparts.app.state.panels import panel_name
from ramparts.app.view.elements import Inner, Node, node

PROBLEM = "panel-problem"


def framed(model: Model, title: str, *inner: Inner, tells: bool = False) -> Node:
    """A panel with its title, a button to close it, and what went wrong or well last, if anything.

    What went wrong stands at the top, unless the panel ``tells`` it where it went wrong.
    """
    _ = model.words.gettext
    problem = () if tells else refusal(model)
    news = (node("p", model.ui.news, id="panel-news", class_="news", role="status"),) if model.ui.news else ()
    close = node("button", _("Close"), type="button", data_do="close", class_="close")
    head = node("header", node("h2", title, id="panel-title"), close)
    return node("div", head, *problem, *news, *inner, class_=f"panel {panel_name(model.ui.panel)}")


def refusal(model: Model) -> tuple[Node, ...]:
    """The sentence about what went wrong, said aloud as it comes; nothing where nothing did."""
    return (node("p", model.ui.problem, id=PROBLEM, class_="problem", role="alert"),) if model.ui.problem else ()


def refused(model: Model, described: str = "") -> dict[str, str]:
    """The attributes of a field at which `refusal` stands; ``described`` is the id of what else tells of it."""
    if not model.ui.problem:
        return {"aria_describedby": described}
    return {"aria_describedby": f"{PROBLEM} {described}".strip(), "aria_invalid": "true"}


UNCHANGED = {"autocomplete": "off", "autocapitalize": "none", "autocorrect": "off", "spellcheck": "false"}
"""The attributes of a field in which a phone or a browser is to leave a text as it is typed."""


def button(label: str, command: str, *inner: Inner, **more: str) -> Node:
    """A button that gives a command of `ramparts.app.input.ui_commands`, with what else stands on it."""
    return node("button", label, *inner, type="button", data_do=command, **more)


def listed(*buttons: Node) -> Node:
    """A list of buttons; the style sheet puts a sign before each."""
    return node("ul", *(node("li", each) for each in buttons), class_="acts")
