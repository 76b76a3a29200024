"""Panels over the table. Each is a function from the model to a tree of elements.

Buttons name a command in ``data-do``, forms their kind in ``data-form``; `ramparts.app.input.ui_commands` says what
these mean.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ramparts.app.late import room
from ramparts.app.panels.data import data_panel, erase_panel
from ramparts.app.panels.links import copy_panel, linked_panel
from ramparts.app.panels.menu import menu_panel, solution_panel
from ramparts.app.panels.new import new_panel
from ramparts.app.panels.spoken import spoken_panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import (
    Answers,
    Days,
    EarlierGames,
    Graded,
    LinkToCopy,
    OtherMoves,
    Plain,
    PuzzlesOf,
    Rules,
    SetAside,
    Statistics,
)
from ramparts.app.view.elements import Node

PLAIN: Mapping[Plain, Callable[[Model], Node]] = MappingProxyType(
    {
        "new": new_panel,
        "menu": menu_panel,
        "data": data_panel,
        "erase": erase_panel,
        "spoken": spoken_panel,
        "solution": solution_panel,
    }
)


def panel(model: Model) -> Node | None:
    """The elements of the open panel; None when no panel is open."""
    match model.ui.panel:
        case LinkToCopy(address):
            return copy_panel(model, address)
        case OtherMoves() as asked:
            return linked_panel(model, asked)
        case Answers():
            return spoken_panel(model)
        case "":
            return None
        case (
            Days()
            | EarlierGames()
            | Graded()
            | PuzzlesOf()
            | Rules()
            | Statistics()
            | SetAside()
            | "end"
            | "history"
            | "ladder"
            | "settings"
            | "odds"
            | "learn"
            | "puzzles"
            | "review"
            | "keys" as later
        ):
            return room().panel(model, later)
        case plain:
            return PLAIN[plain](model)
