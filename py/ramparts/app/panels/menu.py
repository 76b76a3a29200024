"""All that can be done: the menu, with what has no button of its own."""

from collections.abc import Iterator, Sequence

from ramparts.app.assist.solution import spoiling_said
from ramparts.app.assist.verdict_light import deal_known_said
from ramparts.app.panels.frame import button, framed, listed
from ramparts.app.state.model import Model
from ramparts.app.state.session import Lesson, Puzzle
from ramparts.app.view.elements import Node, node
from ramparts.app.words.sentences import opened
from ramparts.rules.wording import marked


def solution_panel(model: Model) -> Node:
    """The question whether the solution shall be shown of a game that counts."""
    _ = model.words.gettext
    ways = button(_("Hint"), "hint"), button(_("Show me the solution"), "watch-sure")
    return framed(model, _("Show the solution?"), node("p", spoiling_said(model)), node("p", *ways, class_="ways"))


GROUPS = (
    (
        marked("This game"),
        (marked("Restart this deal"), "restart"),
        (marked("History"), "history"),
        (marked("Show me the solution"), "watch"),
        (marked("Review"), "review"),
        (marked("Watch again"), "rewatch"),
        (marked("End the run…"), "end"),
        (marked("Copy the link to this deal"), "share"),
        (marked("Copy the link to this position"), "share-moves"),
    ),
    (
        marked("More to play"),
        (marked("Daily deals"), "days"),
        (marked("By difficulty"), "grades"),
        (marked("Puzzles"), "puzzles"),
        (marked("Lessons"), "learn"),
        (marked("Earlier games"), "earlier"),
    ),
    (
        marked("Help"),
        (marked("Rules of the game"), "rules"),
        (marked("Table in words"), "spoken"),
        (marked("Keyboard shortcuts"), "keys"),
    ),
    (
        marked("Records and settings"),
        (marked("Statistics"), "stats"),
        (marked("Top ten"), "ladder"),
        (marked("Settings"), "settings"),
        (marked("Backup and data"), "data"),
        (marked("Install Ramparts"), "install"),
    ),
)
"""The buttons of the menu and the commands they give, each group behind its heading."""

LESSON = ((marked("Begin again"), "restart"),)
PUZZLE = (
    *LESSON,
    (marked("History"), "history"),
    (marked("Copy the link to this puzzle"), "share"),
)
"""What the first group has instead in a lesson and in a puzzle, which are no deals that are played to the end."""


def menu_panel(model: Model) -> Node:
    """Everything that has no button of its own, in groups; what is wanted most often comes first."""
    _, run, moved, playing = model.words.gettext, model.run, bool(model.history.at), model.state == "playing"
    offered = {
        "watch": playing,
        "review": moved and not playing,
        "rewatch": moved and model.state == "won",  # where the notice has no room for it
        "end": run is not None and not run.over and model.state != "won",
        "share-moves": moved,
        "ladder": model.titles[model.deal.game.id].levels > 1,
        "install": model.ui.installable,
    }
    groups = [
        node(
            "section",
            node("h3", name),
            listed(*(button(_(label), to) for label, to in buttons if offered.get(to, True))),
        )
        for name, buttons in (_first(model), *((_(name), buttons) for name, *buttons in GROUPS[1:]))
    ]
    return framed(model, _("Menu"), *_about(model), node("div", *groups, class_="groups"))


def _first(model: Model) -> tuple[str, Sequence[tuple[str, str]]]:
    """The heading and the buttons of what is on the table."""
    _ = model.words.gettext
    match model.session.kind:
        case Lesson(number):
            return opened(_("lesson {number}").format(number=number)), LESSON
        case Puzzle(_title, number):
            return opened(_("puzzle {number}").format(number=number) if number else _("a puzzle")), PUZZLE
    name, *buttons = GROUPS[0]
    return _(name), buttons


def _about(model: Model) -> Iterator[Node]:
    """Which deal is on the table, and what is known of it; nothing of a lesson or a puzzle, which are told there."""
    _, deal = model.words.gettext, model.deal
    if not isinstance(model.session.kind, Lesson | Puzzle):
        named = _("Deal {number}").format(number=deal.digits) if deal.digits else opened(_("a position"))
        known = deal_known_said(model)
        yield from (node("p", said, class_="deal") for said in (named, known) if said)
