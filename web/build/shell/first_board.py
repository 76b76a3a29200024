"""What a first visitor sees before Python is there, as data: the deals that they may be given, words, and measures.

`web/board/table.mjs` gives each its place in the visitor's window.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TypedDict

from ramparts.app.layout.boxes import Size
from ramparts.app.start import first_model
from ramparts.app.state.model import Model
from ramparts.app.view.board import Board, LaneView, board
from ramparts.deals.proven import GENTLE, usual
from ramparts.deals.shuffle import MT_FIRST
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text

WINDOW = Size(1280, 800)
"""Any window: what is taken from its board is the same in all."""

MEASURES: Mapping[str, tuple[str, ...]] = {
    "layout.frame": (
        *("WIDE", "SHORT", "BUTTON", "MARGIN", "TALL_HEADER", "HEADER", "LONG", "SPACIOUS", "HIGH_BUTTON", "FREE"),
        *("RAIL", "SLIMMEST_WORDS", "WIDEST_WORDS", "ROOMY", "TABLET", "LARGER_HEADER"),
    ),
    "layout.lanes": (
        *("RATIO", "SLIM", "STRETCH", "SQUATTEST", "USUAL", "LEGIBLE", "LEAST", "LONG", "CRAMPED", "SMALLEST"),
        "RANK_WIDTH",
    ),
    "layout.castle": ("SLIMMEST", "ROOMY", "BATTLEMENT", "MOAT", "SPARED"),
    "layout.turned": ("MOAT", "SPARED"),
    "layout.walls": ("UNITS", "FLANK", "HEAD", "FOOT"),
    "view.welcome": ("HEIGHTS", "SECOND"),
}
"""The measures that the script asks for, by the module of `ramparts.app` that has them."""


class EmptyShelf:
    """The storage of somebody who has never been here; nothing that is put there lasts."""

    def get(self, key: str) -> None:
        """There is no text."""

    def put(self, key: str, text: str) -> bool:
        """True, as if it were stored."""
        return True

    def drop(self, key: str) -> bool:
        """There is nothing to be deleted."""
        return False

    def everything(self) -> dict[str, str]:
        """No texts."""
        return {}

    def clear(self) -> None:
        """Nothing is there to be deleted."""


def first_sight(draw: int, screen: Size) -> tuple[Model, Board]:
    """What Python shows a first visitor, given the number drawn for their deal, and the size of their window."""
    model, _effects = first_model(TITLES, EmptyShelf(), "", screen, draw)
    return model, board(model)


def least(title: str) -> int:
    """The least number that may be drawn: above those of the deals that a first visitor is given.

    The deal of the number itself would not be given, for it counts as lying on the table already.
    """
    return max(*GENTLE[title], MT_FIRST) + 1


def first_board() -> dict[str, object]:
    """All that the script has to know.

    ``deals`` are pairs of the number that is shown and the piles, each the names of its cards; for a number drawn, of
    ``least`` or more, the deal at the index ``number % len(deals)`` is given. ``groups`` are the piles by the region
    of the table, each with its index ``at`` in a deal. Raises `ValueError` if the usual game is no longer one that the
    script can lay out, a castle, or nobody is greeted.
    """
    title = usual(TITLES)
    count, lowest = len(GENTLE[title]), least(title)
    begin = lowest + -lowest % count
    seen = [first_sight(draw, WINDOW) for draw in range(begin, begin + count)]
    shown = seen[0][1]
    if shown.shape != "castle":
        raise ValueError(f"{shown.title} is laid out as {shown.shape}, and the script knows castles alone")
    piles = {group.name: group.piles for group in shown.groups}
    return {
        "title": shown.title,
        "least": lowest,
        "deals": [(each.facts, ["".join(map(card_text, pile)) for pile in model.position]) for model, each in seen],
        "groups": [(name, [pile_data(at, shown.lanes[at]) for at in some]) for name, some in piles.items()],
        "greeting": greeting_data(shown),
        "measures": measures_in(MEASURES),
    }


def greeted() -> tuple[str, ...]:
    """What a first visitor is told: the name of the greeting, its words, and the labels of its buttons."""
    greeting = greeting_data(first_sight(least(usual(TITLES)), WINDOW)[1])
    return (greeting["name"], greeting["words"], *(label for _command, label in greeting["buttons"]))


class Greeted(TypedDict):
    """The greeting as the script takes it; each button is a command and a label."""

    name: str
    words: str
    buttons: list[tuple[str, str]]


def greeting_data(shown: Board) -> Greeted:
    """What is told below the table. Raises `ValueError` where it is nothing."""
    if shown.greeting is None:
        raise ValueError("a first visitor is not greeted, and the script does greet them")
    _box, name, words, buttons = shown.greeting
    return {"name": name, "words": words, "buttons": [(button.command, button.label) for button in buttons]}


def pile_data(at: int, lane: LaneView) -> dict[str, int | str]:
    """A pile, given its index and how it is drawn, as the scripts take it."""
    return {"at": at, "id": lane.id, "role": lane.role, "suit": lane.suit}


def measures_in(wanted: Mapping[str, tuple[str, ...]]) -> dict[str, dict[str, object]]:
    """The values of measures, given their names by the module of `ramparts.app` that has them."""
    return {module.partition(".")[2]: _measures(module, names) for module, names in wanted.items()}


def _measures(module: str, names: tuple[str, ...]) -> dict[str, object]:
    found = vars(import_module(f"ramparts.app.{module}"))  # a module may have the name of what its package gives
    return {name: found[name] for name in names}
