"""How often the games can be won, as surveys of many deals have found."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.app.words.sentences import figure
from ramparts.rules.wording import marked
from ramparts.shares.published import by_share

TOLD = marked(
    "We let a computer that sees every card play many deals of each game, up to a million. "
    "The likely range shows how sure we are: 95 times in 100 the true percentage lies within "
    "it."
)


def odds_panel(model: Model) -> Node:
    """A row for each game and level, with the share of deals that can be won, and how sure that is."""
    _ = model.words.gettext
    heads = _("Game"), _("Can be won, %"), _("Likely range"), _("Deals played")
    rows = [node("tr", *(node("th", each) for each in heads))]
    for game, share, low, high, deals in by_share():
        title, _slash, level = game.partition("/")
        # A language has its own sign between whole and tenths.
        figures = (each.replace(".", _("0.0")[1]) for each in (share, f"{low}-{high}"))
        cells = (node("td", each) for each in (*figures, figure(model.words, int(deals))))
        rows.append(node("tr", node("th", f"{_(model.titles[title].name)} {level}", scope="row"), *cells))
    back = button(_("Rules of the game"), "rules")
    table = node("table", *rows, class_="figures")
    return framed(model, _("How often can it be won?"), table, node("p", _(TOLD), class_="help"), back)
