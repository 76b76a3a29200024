"""What every panel has: a title, a way to close it, and room for a sentence about what went wrong."""

from ramparts.app.state.model import Model
from ramparts.app.state.panels import panel_name
from ramparts.app.view.elements import Inner, Node, node


def framed(model: Model, title: str, *inner: Inner) -> Node:
    """A panel with its title, a button to close it, and what went wrong or well last, if anything."""
    _ = model.words.gettext
    problem = (node("p", model.ui.problem, class_="problem", role="alert"),) if model.ui.problem else ()
    news = (node("p", model.ui.news, class_="news", role="status"),) if model.ui.news else ()
    close = node("button", _("Close"), type="button", data_do="close", class_="close")
    head = node("header", node("h2", title, id="panel-title"), close)
    return node("div", head, *problem, *news, *inner, class_=f"panel {panel_name(model.ui.panel)}")


def button(label: str, command: str, **more: str) -> Node:
    """A button that gives a command of `ramparts.app.input.ui_commands`."""
    return node("button", label, type="button", data_do=command, **more)
