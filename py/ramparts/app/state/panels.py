"""The panels that can be opened over the table: by name, or as a value where a panel needs to know more."""

from typing import Literal, TypeAlias

from ramparts.app.state.value import Value
from ramparts.deals.grade import Grade

Plain: TypeAlias = Literal["new", "menu", "data", "erase", "spoken", "solution"]
"""The panels that need nothing but their name."""

StudyPlain: TypeAlias = Literal[
    "settings", "odds", "learn", "puzzles", "review", "keys", "history", "ladder", "end", "send"
]
"""The panels of `ramparts.app.study`, of the same kind."""

PAGE = 20
"""How many earlier games are shown at first, and how many more with each press on *More*."""


class EarlierGames(Value):
    """The list of earlier games, of which the newest ``shown`` are shown."""

    name = "earlier"
    shown: int = PAGE


class Rules(Value):
    """The rules of the game whose id is ``title``; where it is empty, of the game on the table.

    Their example is shown as it is after ``step`` moves.
    """

    name = "rules"
    title: str = ""
    step: int = 0


class Statistics(Value):
    """The statistics of the game whose id is ``title``; where it is empty, of the game on the table."""

    name = "stats"
    title: str = ""


class Days(Value):
    """The deals of the days of a month such as ``2026-11``, of the game whose id is ``title``.

    Where a field is empty, or cannot be, it is the present month and the game on
    the table.
    """

    name = "days"
    title: str = ""
    month: str = ""


class Graded(Value):
    """The games with their deals of a grade; where it is empty, with deals as they come."""

    name = "grades"
    grade: Grade | Literal[""] = "gentle"


class PuzzlesOf(Value):
    """The sets of puzzles with the next ones of a grade; where it is empty, of the one that suits the player."""

    name = "puzzles"
    grade: Grade | Literal[""] = ""


class SetAside(Value):
    """What could not be read; of that under ``key``, if any, whether it shall be thrown away."""

    name = "unread"
    key: str = ""


class Boards(Value):
    """A field for the board of another program, of the game with the id ``title``; if empty, of that on the table."""

    name = "board"
    title: str = ""


class ByHand(Value):
    """A deal of the game with the id ``title`` that is entered card by card: ``cards`` so far, and rows chosen."""

    name = "hand"
    title: str = ""
    cards: str = ""


class Taking(Value):
    """What comes from another device: ``codes`` are those that are there already, as texts."""

    name = "take"
    codes: str = ""


class Answers(Value):
    """The table in words, opened by a question: the answer is what there is to read."""

    name = "spoken"


class OtherMoves(Value):
    """The question whether the moves of a link, its ``text``, shall come into the player's own game of a ``deal``."""

    name = "linked"
    deal: str
    text: str


class LinkToCopy(Value):
    """An address that the browser did not let the page copy."""

    name = "copy"
    address: str


StudyPanel: TypeAlias = (
    StudyPlain | Boards | ByHand | Days | EarlierGames | Graded | PuzzlesOf | Rules | SetAside | Statistics | Taking
)
"""All panels of `ramparts.app.study`."""

Panel: TypeAlias = Plain | StudyPanel | Answers | OtherMoves | LinkToCopy

BESIDE = frozenset({"history", "review", "spoken"})
"""The names of those that are read together with the board, which makes room for them where the window is wide."""

Opened: TypeAlias = Panel | Literal[""]
"""The open panel; the empty text is none."""


def panel_name(panel: Opened) -> str:
    """A panel's name, whatever part it shows: what style sheets know it by."""
    return panel if isinstance(panel, str) else panel.name
