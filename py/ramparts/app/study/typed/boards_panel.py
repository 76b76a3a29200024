"""Boards of other programs, pasted or as a file: the panel for them, and what becomes of one."""

from collections.abc import Iterable

from ramparts.app.messages.study_intents import StudyIntent
from ramparts.app.panels.frame import UNCHANGED, framed, refusal, refused
from ramparts.app.play.deal_loading import opened
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Boards
from ramparts.app.view.elements import Node, node
from ramparts.app.words.explanations import not_opened, refusal_said
from ramparts.deals.boards.reading import parse_board
from ramparts.deals.boards.sheet import LONGEST, NAMES
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Title


class ReadBoard(StudyIntent, hasty=True):
    """The board of another program, as it was pasted or read from a file."""

    text: str


def boards_panel(model: Model, asked: str) -> Node:
    """A field for the text of a board and one for its file, below the game of which it is."""
    _ = model.words.gettext
    title = asked if asked in model.titles else model.deal.game.id
    text = node(
        "textarea",
        id="board-text",
        name="text",
        rows="8",
        maxlength=str(LONGEST),
        **UNCHANGED,
        **refused(model, "board-help"),
    )
    told = _(
        "You can open deals from PySolFC, KPat, Freecell Solver and Solvitaire here: a line for "
        "each row, its end card last, such as KD 3D JS 8C JC 6C."
    )
    file = node("input", id="board-file", type="file")
    return framed(
        model,
        _("From another program"),
        game_choice(model, Boards.name, model.titles.values(), title),
        node(
            "form",
            node("label", _("Paste the cards"), for_="board-text"),
            *refusal(model),
            text,
            node("button", _("Open"), type="submit"),
            node("p", told, id="board-help", class_="help"),
            data_form="open",
        ),
        node("p", node("label", _("Or open a file"), for_="board-file"), file),
        tells=True,
    )


def game_choice(model: Model, panel: str, titles: Iterable[Title], chosen: str) -> Node:
    """The field for the game that a panel is about, which is opened anew with another one; it has the focus."""
    _ = model.words.gettext
    games = (
        node("option", _(each.name), value=each.id, **({"selected": ""} if each.id == chosen else {}))
        for each in titles
    )
    field = f"{panel}-game"
    choice = node("select", *games, id=field, data_walk=panel, autofocus="")
    return node("p", node("label", _("Game"), for_=field), choice)


def board_read(model: Model, intent: ReadBoard) -> Model:
    """The model with the deal that a board shows on the table; as it is, with a sentence in the panel, for no board."""
    _, panel = model.words.gettext, model.ui.panel
    title = panel.title if isinstance(panel, Boards) and panel.title in model.titles else model.deal.game.id
    try:
        board = parse_board(intent.text, model.titles[title])
        table = opened(model, board.deal.text)
    except BadNotation as error:
        sentence = not_opened(model.words, refusal_said(model.words, error))
        return model.with_ui(panel=Boards(title), problem=sentence, said=sentence)
    told = _("Read as a deal from {program}.").format(program=NAMES[board.format])
    return table.with_ui(said=f"{table.ui.said} {told}")
