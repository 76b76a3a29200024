"""The rules of a game in plain words, with pictures: those of the game on the table, or of another."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.view.diagrams import example_picture, table_picture
from ramparts.app.view.elements import Inner, Node, node
from ramparts.deals.deal import numbered
from ramparts.deals.shuffle import MT_FIRST
from ramparts.rules.game import Title


def rules_panel(model: Model, asked: str) -> Node:
    """The rules of the game with the id ``asked``, else of the one on the table."""
    _ = model.words.gettext
    title = model.titles.get(asked, model.titles[model.deal.game.id])
    return framed(model, _(title.name), *_told(model, title), *_others(model, title))


def _told(model: Model, title: Title) -> list[Inner]:
    """The line, the picture, the rules, the example and the readings."""
    _ = model.words.gettext
    about = title.about
    inner: list[Inner] = [node("p", _(about.line)), _table(model, title)]
    for head, text in about.rules:
        inner += [node("h3", _(head)), node("p", _(text))]
    if about.example is not None:
        label = _("The cards of the example. Where the card can go is marked.")
        drawn = example_picture(model, title.at(1), about.example, label)
        inner += [node("h3", _("An example")), node("p", _(about.example.caption)), node("figure", drawn)]
    if about.readings:
        inner += [node("h3", _("What the old books say")), *(node("p", _(text)) for text in about.readings)]
    return inner


def _table(model: Model, title: Title) -> Node:
    deal = numbered(title, MT_FIRST)
    label = model.words.gettext("How the cards are laid out.")
    return node("figure", table_picture(model, deal.game, deal.start, label))


def _others(model: Model, title: Title) -> list[Inner]:
    """A button for the odds of all games, and buttons for the rules of the others."""
    _ = model.words.gettext
    rest = [each for each in model.titles.values() if each.id != title.id]
    rows = [node("li", button(_(each.name), f"rules:{each.id}")) for each in rest]
    odds = button(_("How often can it be won?"), "odds")
    return [odds, node("h3", _("Rules of the other games")), node("ul", *rows, class_="choices")]
