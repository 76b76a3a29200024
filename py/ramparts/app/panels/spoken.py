"""The table in words: a line to type questions and moves into, buttons for the usual questions, and the answers."""

from ramparts.app.panels.frame import UNCHANGED, button, framed
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Answers
from ramparts.app.state.ui import Exchange
from ramparts.app.view.elements import Node, node
from ramparts.app.view.groups import groups
from ramparts.app.words.sentences import Words
from ramparts.rules.game import Game, Role

LONGEST = 200
"""No sentence that is understood has more characters."""


def spoken_panel(model: Model) -> Node:
    """What was asked and answered, the line to type into, and buttons that ask."""
    _ = model.words.gettext
    return framed(model, _("Table in words"), _log(model), _line(model), _questions(model), _help(model), tells=True)


def _log(model: Model) -> Node:
    """The exchanges so far, read out as they come; the newest is last, and in sight."""
    _ = model.words.gettext
    said, last = model.ui.said, model.ui.log[-1].answer if model.ui.log else ""
    exchanges = (*model.ui.log, *((Exchange("", said),) if said not in ("", last) else ()))
    rows = [node("li", *_asked(each), node("p", each.answer, class_="answer")) for each in exchanges[:-1]]
    rows += [node("li", *_asked(each), node("p", each.answer, **_newest(model))) for each in exchanges[-1:]]
    listed = node("ol", *rows, role="list")
    inner = node("div", listed, role="log", aria_label=_("Answers"))
    return node("div", inner, class_="log", tabindex="0", role="group", aria_label=_("What was said"))


def _newest(model: Model) -> dict[str, str]:
    """The attributes of the newest answer, which has the focus where the panel was opened to give it."""
    focus = {"tabindex": "-1", "autofocus": ""} if _answers(model) else {}
    return {"class_": "answer", **focus}


def _answers(model: Model) -> bool:
    return isinstance(model.ui.panel, Answers)


def _asked(exchange: Exchange) -> tuple[Node, ...]:
    return (node("p", exchange.asked, class_="asked"),) if exchange.asked else ()


def _line(model: Model) -> Node:
    _ = model.words.gettext
    field = node(
        "input",
        id="say-text",
        name="text",
        **UNCHANGED,
        maxlength=str(LONGEST),
        aria_describedby="say-help",
        **({} if _answers(model) else {"autofocus": ""}),
    )
    label = node("label", _("Question or move"), for_="say-text")
    line = node("div", field, node("button", _("Send"), type="submit"), class_="line")
    return node("form", label, line, data_form="say", data_empty="")


def _questions(model: Model) -> Node:
    """Buttons for the questions that need no name, and for all piles of each region of the table."""
    _ = model.words.gettext
    asked = [
        button(_("End cards"), "read:outside"),
        button(_("Moves"), "read:moves"),
        button(_("Last move"), "read:last"),
        *(button(group.label, f"read:group:{group.name}") for group in groups(model)),
        button(_("Undo"), "undo"),
        button(_("Redo"), "redo"),
        button(_("Hint"), "hint"),
    ]
    return node("div", *asked, class_="questions", role="group", aria_label=_("Questions"))


def _help(model: Model) -> Node:
    return node("p", help_said(model.words, model.deal.game), class_="help", id="say-help")


def help_said(words: Words, game: Game) -> str:
    """What may be typed, with examples."""
    cells = words.gettext("Cells: 3 c (row 3 to a cell), c 7 (from a cell to row 7).")
    said = words.gettext(
        "Moves: 3 7 (row 3 to row 7), 3 home, queen of spades to king of spades, QS home. "
        "Questions: ends, moves, foundations, row 3, where is the queen of spades, last, table. "
        "Also: undo, redo, hint, light (can I still win?), turn, finish, new, rules, history, "
        "close."
    )
    return f"{said} {cells}" if game.having(Role.CELL) else said
