"""The panel for choosing a game: what the day brings, a puzzle, or a deal of a game, of some grade if it is wanted."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ramparts.app.panels.families import families, folded
from ramparts.app.panels.frame import UNCHANGED, button, framed, listed, refusal, refused
from ramparts.app.panels.miniatures import game_picture
from ramparts.app.state.model import Model
from ramparts.app.view.elements import Inner, Node, node
from ramparts.app.words.names import GRADE_NAMES
from ramparts.deals.link import LONGEST_LINK
from ramparts.deals.proven import usual
from ramparts.rules.game import Title
from ramparts.rules.wording import marked


class Offer(NamedTuple):
    """What is told of a game below its line, and the command that deals it; empty where there is nothing to deal."""

    told: tuple[Inner, ...]
    command: str


MIXED = marked("mixed")
"""The word for deals of all grades."""

START, LAST = marked("Start here"), marked("Last played")
"""What stands at one of the games."""


def new_panel(model: Model) -> Node:
    """A card for each game, which deals one, between what was chosen for the player and a form for a certain deal."""
    return mixed(model)


def mixed(model: Model, **chosen: str) -> Node:
    """The panel while no grade is wanted, with the odds of each game."""
    _ = model.words.gettext
    offers = {each.id: Offer((_(each.about.odds),), f"new:{each.id}") for each in model.titles.values()}
    promise = _("You always get a deal you can win.")
    return chooser(model, offers, promise if model.prefs.deals == "winnable" else "", MIXED, **chosen)


def chooser(model: Model, offers: Mapping[str, Offer], said: str, grade: str, **chosen: str) -> Node:
    """The panel with what is offered of each game, and what is said of all of it.

    ``chosen`` are attributes of the field of the grade that is chosen.
    """
    _ = model.words.gettext
    ways = (
        button(_("Daily deals"), "days"),
        todays_puzzle(model),
        button(_("Puzzles"), "puzzles"),
    )
    promised = (node("p", said, class_="help"),) if said else ()
    inner = listed(*ways), grade_choice(model, "grades", MIXED, grade, chosen), *promised, *_games(model, offers)
    title = _("New game") if model.ui.panel == "new" else _("By difficulty")
    return framed(model, title, *inner, _form(model), tells=True)


def todays_puzzle(model: Model, **attributes: str) -> Node:
    """The button for the puzzle of the day, which says so once it was solved on that day."""
    _ = model.words.gettext
    name = _("Puzzle of the day")
    if model.library.has_solved(model.today):
        name = _("{name} - solved today").format(name=name)
    return button(name, "puzzle:today", **attributes)


def _games(model: Model, offers: Mapping[str, Offer]) -> tuple[Node, ...]:
    """The games by families, those unfolded that the player knows; before the first win some games to start with."""
    titles, records = model.titles, [*model.records]

    def cards(some: Iterable[Title], told: str = "", marked_id: str = "") -> Node:
        games = (_game(model, each, offers[each.id], told if each.id == marked_id else "") for each in some)
        return node("ul", *games, class_="games")

    if any(record.won for record in records):
        last, played = max(records, key=lambda each: each.begun).title, {each.title for each in records if each.tries}
        by_family = families(titles.values(), last).values()
        return tuple(folded(model, some, cards(some, LAST, last), known=played) for some in by_family)
    first = usual(titles)
    advised = sorted((each for each in titles.values() if each.name == each.family), key=lambda each: each.id != first)
    rest = families(each for each in titles.values() if each not in advised)
    return cards(advised, START, first), *(folded(model, some, cards(some)) for some in rest.values())


def grade_choice(model: Model, command: str, usual_word: str, grade: str, chosen: Mapping[str, str]) -> Node:
    """The choice of a grade for all games at once, or of what is usual, with the command that a choice gives.

    The usual word is a value as well.
    """
    _ = model.words.gettext
    choices = list[Inner]()
    for value, word in ((usual_word, usual_word), *GRADE_NAMES.items()):
        state = {"checked": "", **chosen} if value == grade else {}
        field = f"grade-{value}"
        box = node("input", type="radio", name="grade", id=field, value=value, data_walk=command, **state)
        choices.append(node("label", box, node("span", _(word)), for_=field))
    return node("fieldset", node("legend", _("How hard?")), *choices, class_="segments")


def _game(model: Model, title: Title, offer: Offer, mark: str) -> Node:
    """A game: its picture, its name, and what is told of it; the name is a button, if there is something to deal."""
    _ = model.words.gettext
    name, about = _(title.name), f"about-{title.id}"
    badge = (node("b", _(mark)),) if mark else ()
    more = (node("span", *offer.told, class_="odds"),) if any(offer.told) else ()
    told = node("p", *badge, node("span", _(title.about.line)), *more, id=about)
    head = button(name, offer.command, aria_describedby=about) if offer.command else node("strong", name)
    return node("li", game_picture(title), head, told, class_="game")


def _form(model: Model) -> Node:
    """The form for a certain deal."""
    _ = model.words.gettext
    return node(
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
            _("A deal number, a date or a link."),
            id="deal-help",
            class_="help",
        ),
        button(_("From another program"), "board"),
        button(_("Deal by hand"), "hand"),
        data_form="open",
    )
