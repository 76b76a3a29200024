"""Panels about links: one to be copied by hand, and one whose moves meet a game of the player's own."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.state.panels import OtherMoves
from ramparts.app.view.elements import Node, node


def copy_panel(model: Model, link: str) -> Node:
    """The link in a field in which it can be selected."""
    _ = model.words.gettext
    label = node(
        "label", _("This browser does not let the page copy the link. Here it is, to copy by hand:"), for_="link"
    )
    return framed(model, _("Link"), label, node("input", id="link", readonly="", value=link, spellcheck="false"))


def asking(model: Model, deal: str, text: str) -> Model:
    """The model with the question whether the moves of a link, its text, shall come into the game of a deal."""
    return model.with_ui(panel=OtherMoves(deal, text), pick=None, problem="", news="", said=_told(model))


def linked_panel(model: Model, asked: OtherMoves) -> Node:
    """What comes of it, and both ways."""
    _ = model.words.gettext
    own = button(_("Go on with my game"), f"link:{asked.deal}")
    others = button(_("Show me these moves"), f"link:{asked.text}")
    return framed(model, _("Somebody else's moves"), node("p", _told(model)), node("p", own, others, class_="ways"))


def _told(model: Model) -> str:
    """What comes of it."""
    return model.words.gettext(
        "You are playing this deal yourself. Once you have seen the moves in the link, this game "
        "no longer counts in your statistics."
    )
