"""The rules of the game on the table."""

from ramparts.app.about import about
from ramparts.app.model import Model
from ramparts.app.node import Node, node
from ramparts.app.panels.frame import framed


def rules_panel(model: Model) -> Node:
    """The rules of the game on the table, in plain words."""
    told = about(model.words, model.deal.game.id)
    return framed(model, model.words.gettext(model.deal.game.name), *(node("p", text) for text in told.rules))
