"""How often the games can be won, as surveys of many deals have found."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.odds.counts import Counts
from ramparts.odds.published import published


def odds_panel(model: Model) -> Node:
    """A row for each game and level, with the share of deals that can be won, and how sure that is."""
    _ = model.words.gettext
    heads = (_("Can be won, %"), _("95 % interval"), _("Deals"))
    head = node("tr", node("td"), *(node("th", each, scope="col") for each in heads))
    rows = (_row(model, game, counts) for game, counts in published().items())
    table = node("table", node("thead", head), node("tbody", *rows), class_="figures")
    told = _("The solver knows every card. Deals that it could not decide widen the interval on both sides.")
    back = button(_("Rules of the game"), "rules")
    return framed(model, _("How often can it be won?"), table, node("p", told, class_="help"), back)


def _row(model: Model, game: str, counts: Counts) -> Node:
    _ = model.words.gettext
    title, _slash, level = game.partition("/")
    name = f"{_(model.titles[title].name)} {level}".rstrip()
    share, low, high = (_percent(model, each) for each in (counts.share, *counts.interval))
    cells = (node("td", text) for text in (share, f"{low}-{high}", str(counts.deals)))
    return node("tr", node("th", name, scope="row"), *cells)


def _percent(model: Model, share: float) -> str:
    """A share of 100 with a tenth."""
    whole, tenth = divmod(round(1000 * share), 10)
    return model.words.gettext("{whole}.{tenth}").format(whole=whole, tenth=tenth)
