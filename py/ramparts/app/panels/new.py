"""The panel for choosing a game."""

from ramparts.app.panels.frame import UNCHANGED, button, framed, refusal, refused
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.deals.link import LONGEST_LINK


def new_panel(model: Model) -> Node:
    """A button for a random deal of each game, and a form for a deal by its number or text."""
    _ = model.words.gettext
    games = [
        node("li", button(_(title.name), f"new:{title.id}"), node("p", _(title.about.line)))
        for title in model.titles.values()
    ]
    form = node(
        "form",
        node("label", _("Number, date or link"), for_="deal-text"),
        *refusal(model),
        node(
            "input",
            id="deal-text",
            name="text",
            maxlength=str(LONGEST_LINK),
            placeholder=model.deal.text if len(model.deal.text) < 40 else "",
            **UNCHANGED,
            **refused(model, "deal-help"),
        ),
        node("button", _("Open"), type="submit"),
        node(
            "p",
            _("A number for this game, a date, or a name and a number such as fortress:ms33."),
            id="deal-help",
            class_="help",
        ),
        data_form="open",
    )
    promise = _("Every new deal can be won. The odds are for cards shuffled at random.")
    promised = (node("p", promise),) if model.prefs.deals == "winnable" else ()
    graded = node("p", button(_("By difficulty"), "grades"))
    return framed(model, _("New game"), *promised, node("ul", *games, class_="games"), graded, form, tells=True)
