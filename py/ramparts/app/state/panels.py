"""What can be opened over the table: panels by their names, and those that show a part of something."""

from typing import Literal, TypeAlias

from ramparts.app.state.value import Value

Plain: TypeAlias = Literal["new", "menu", "ladder", "end", "settings", "data", "erase", "keys", "history", "spoken"]
"""The panels that show one thing only."""

PAGE = 20
"""So many earlier games are shown at first, and with each press on *More*."""


class EarlierGames(Value):
    """The list of earlier games, so many of them."""

    name = "earlier"
    shown: int = PAGE


class Rules(Value):
    """The rules of the game with an id; without one those of the game on the table."""

    name = "rules"
    title: str = ""


class Statistics(Value):
    """The statistics of the game with an id; without one those of the game on the table."""

    name = "stats"
    title: str = ""


class Answers(Value):
    """The table in words, opened by a question: the answer is what there is to read."""

    name = "spoken"


class LinkToCopy(Value):
    """An address that the browser did not let the page copy."""

    name = "copy"
    address: str


Panel: TypeAlias = Plain | EarlierGames | Rules | Statistics | Answers | LinkToCopy

Opened: TypeAlias = Panel | Literal[""]
"""The open panel; the empty text is none."""


def panel_name(panel: Opened) -> str:
    """A panel's name, whatever part it shows: what style sheets know it by."""
    return panel if isinstance(panel, str) else panel.name
