"""How often the games can be won, as surveys of many deals have found."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.app.words.sentences import figure
from ramparts.shares.published import published


def odds_panel(model: Model) -> Node:
    """A row for each game and level, with the share of deals that can be won, and how sure that is."""
    _ = model.words.gettext
    rows = [node("tr", *(node("th", each) for each in (_("Game"), _("Can be won, %"), _("95% interval"), _("Deals"))))]
    for game, share, low, high, deals in published():
        title, _slash, level = game.partition("/")
        # A language has its own sign between whole and tenths.
        figures = (each.replace(".", _("0.0")[1]) for each in (share, f"{low}-{high}"))
        cells = (node("td", each) for each in (*figures, figure(model.words, int(deals))))
        rows.append(node("tr", node("th", f"{_(model.titles[title].name)} {level}", scope="row"), *cells))
    told = _(
        "Here the computer plays and knows every card. We are 95% sure that the true share lies in the "
        "interval; deals that it could not work out make it wider."
    )
    back = button(_("Rules of the game"), "rules")
    table = node("table", *rows, class_="figures")
    return framed(model, _("How often can it be won?"), table, node("p", told, class_="help"), back)
