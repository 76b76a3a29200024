"""The regions of the table: which piles belong together for whoever goes from one to the next by its name."""

from typing import NamedTuple

from ramparts.app.messages.questions import Region
from ramparts.app.state.model import Model
from ramparts.rules.game import Game, Role


class Group(NamedTuple):
    """Piles that belong together, as a named region of the page."""

    name: Region
    label: str
    piles: tuple[int, ...]


def groups(model: Model) -> tuple[Group, ...]:
    """The piles of a game by the region of the table they lie in, in reading order."""
    _ = model.words.gettext
    game = model.deal.game
    found = (
        Group("foundations", _("Foundations"), game.foundation),
        Group("left", _("Left wing"), _in_wing(game, "left")),
        Group("right", _("Right wing"), _in_wing(game, "right")),
        Group("columns", _("Columns"), _in_wing(game, "column")),
        Group("ramparts", _("Ramparts"), game.having(Role.RAMPART)),
        Group("reserve", _("Reserve"), game.having(Role.RESERVE)),
        Group("cells", _("Cells"), game.having(Role.CELL)),
        Group("stock", _("Cards not yet played"), game.having(Role.STOCK, Role.WASTE)),
    )
    return tuple(group for group in found if group.piles)


def _in_wing(game: Game, wing: str) -> tuple[int, ...]:
    return tuple(i for i in game.having(Role.ROW) if game.piles[i].wing == wing)
