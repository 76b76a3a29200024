"""A link to be copied by hand, where the browser does not let a page do it."""

from ramparts.app.panels.frame import framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node


def copy_panel(model: Model, link: str) -> Node:
    """The link in a field in which it can be selected."""
    _ = model.words.gettext
    label = node("label", _("This browser does not let the page copy. Here is the link to copy by hand:"), for_="link")
    return framed(model, _("Link"), label, node("input", id="link", readonly="", value=link, spellcheck="false"))
