"""What a board of another program says, pile by pile, before it is asked whether it is a deal of some game."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from ramparts.rules.errors import BadNotation, quoted
from ramparts.rules.game import Role
from ramparts.rules.wording import marked as _

Format: TypeAlias = Literal["pysol", "solvitaire"]

NAMES: dict[Format, str] = {"pysol": "PySolFC", "solvitaire": "Solvitaire"}
"""The best known program of each format; the first is that of Freecell Solver and KPat too."""

LONGEST = 20_000
"""The most characters of a board; that of The Besieged City has some 400, or some 1,000 with room to read it."""

_CARD = re.compile("(1[0-3]?|[2-9atjqk])([cdhs])", re.IGNORECASE | re.ASCII)

_RANKS = {"1": "A", "10": "T", "11": "J", "12": "Q", "13": "K"}
"""Ranks that are written otherwise here."""


class Written(NamedTuple):
    """A card, by its name here, and the line of the text in which it stands, from 1."""

    name: str
    line: int


class Row(NamedTuple):
    """The cards of a row, bottom card first, with its line; an empty ``line`` may be a row, or no more than space."""

    cards: tuple[Written, ...]
    line: int
    blank: bool = False


@dataclass
class Sheet:
    """What a board says.

    ``rows`` are the rows, columns or ramparts in their order, ``places`` the piles for single cards, None where one is
    empty, and ``stocks`` the other piles, bottom card first. ``homes`` are the foundations by suit (0 to 3), of which
    a single card may stand for all below it; None where nothing is said of them.
    """

    format: Format
    rows: list[Row] = field(default_factory=list)
    places: dict[Role, list[Written | None]] = field(default_factory=dict)
    stocks: dict[Role, tuple[Written, ...]] = field(default_factory=dict)
    homes: dict[int, tuple[Written, ...]] | None = None

    def cards(self, *, homes: bool = True) -> Iterator[Written]:
        """Every card that is named; without ``homes`` those of the foundations are left out."""
        for row in self.rows:
            yield from row.cards
        for places in self.places.values():
            yield from filter(None, places)
        for pile in (*self.stocks.values(), *((self.homes or {}).values() if homes else ())):
            yield from pile


def card_written(text: str, line: int, format_: Format) -> Written:
    """The card of a word of a board, as ``10h`` or ``TH``. Raises `BadNotation`, with the line, where it is none."""
    found = _CARD.fullmatch(text)
    if found is not None:
        rank, suit = found[1].upper(), found[2].upper()
        return Written(_RANKS.get(rank, rank) + suit, line)
    raise wrong(
        format_, BadNotation(_("{text} is not a card: write a rank and a suit, such as QS"), text=quoted(text)), line
    )


def wrong(format_: Format, why: BadNotation, line: int = 0) -> BadNotation:
    """The refusal of a board, in words that say as what it was read, and the line where it is wrong, if it is one."""
    if not line:
        return BadNotation(_("read as a deal from {format}: {why}"), format=NAMES[format_], why=why)
    return BadNotation(_("line {line}, read as a deal from {format}: {why}"), line=line, format=NAMES[format_], why=why)
