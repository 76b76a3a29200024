"""The panel for choosing a game: deal or puzzle of the day, a puzzle, a grade, or any deal of a game."""

from ramparts.app.panels.frame import UNCHANGED, button, framed, listed, refusal, refused
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Node, node
from ramparts.deals.link import LONGEST_LINK
from ramparts.deals.proven import usual


def new_panel(model: Model) -> Node:
    """Buttons for what was chosen for the player, one for a random deal of each game, and a form for a certain deal."""
    _ = model.words.gettext
    daily = button(_("Daily deals"), "days"), button(_("Puzzle of the day"), "puzzle:today")
    ways = *daily, button(_("Puzzles"), "puzzles"), button(_("By difficulty"), "grades")
    games = list[Node]()
    first = "" if any(record.won for record in model.records) else usual(model.titles)
    for title in model.titles.values():
        mark = (node("b", _("Start here")), " ") if title.id == first else ()
        games.append(node("li", button(_(title.name), f"new:{title.id}"), node("p", *mark, _(title.about.line))))
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
    return framed(model, _("New game"), listed(*ways), *promised, node("ul", *games, class_="games"), form, tells=True)
