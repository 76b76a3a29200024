"""Panels over the table. Each is a function from the model to a tree of elements.

Buttons name a command in ``data-do``, forms their kind in ``data-form``; `ramparts.app.input.ui_commands` says what
these mean.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ramparts.app.late import is_late, room
from ramparts.app.panels.data import data_panel, erase_panel
from ramparts.app.panels.links import copy_panel, linked_panel
from ramparts.app.panels.menu import menu_panel, solution_panel
from ramparts.app.panels.new import new_panel
from ramparts.app.panels.spoken import spoken_panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import LinkToCopy, OtherMoves, panel_name
from ramparts.app.view.elements import Node

PLAIN: Mapping[str, Callable[[Model], Node]] = MappingProxyType(
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
    asked = model.ui.panel
    if is_late(asked):
        return room().panel(model, asked)
    match asked:
        case LinkToCopy(address):
            return copy_panel(model, address)
        case OtherMoves():
            return linked_panel(model, asked)
    return PLAIN[panel_name(asked)](model) if asked else None
