"""The menu: everything that has no button of its own."""

from ramparts.app.assist.verdict_light import known_said
from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node


def menu_panel(model: Model) -> Node:
    """Everything that has no button of its own."""
    _ = model.words.gettext
    titled = model.titles[model.deal.game.id]
    items = [button(_("Restart this deal"), "restart"), button(_("Rules of the game"), "rules")]
    items += [button(_("Lessons"), "learn"), button(_("Puzzles"), "puzzles")]
    items += [button(_("Table in words"), "spoken"), button(_("History"), "history")]
    if model.state == "playing":
        items.append(button(_("Show me the solution"), "watch"))
    if titled.levels > 1:
        items.append(button(_("Ten best"), "ladder"))
    if model.run is not None and not model.run.over and model.state != "won":
        items.append(button(_("End the run…"), "end"))
    items += [
        button(_("Copy the link to this deal"), "share"),
        *([button(_("Copy the link to this position"), "share-moves")] if model.history.at else []),
        button(_("Earlier games"), "earlier"),
        button(_("Daily deals"), "days"),
        button(_("Statistics"), "stats"),
        button(_("Settings"), "settings"),
        button(_("Backup and data"), "data"),
        button(_("Keyboard shortcuts"), "keys"),
        *([button(_("Install Ramparts"), "install")] if model.ui.installable else []),
    ]
    about_deal = node("p", _("This deal: {deal}").format(deal=model.deal.text), class_="deal")
    known = model.analysis.known.get(0)
    sheet = () if known is None else (node("p", known_said(model, known), class_="deal"),)
    rows = [node("li", item) for item in items]
    return framed(model, _("Menu"), about_deal, *sheet, node("ul", *rows, class_="menu"))
