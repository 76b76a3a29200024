"""The deals of a survey: those of one game, and of one level, from one number to another."""

import re
from dataclasses import dataclass

from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation, quoted

_DIGITS = re.compile(r"[0-9]{1,20}", re.ASCII)
_NUMBER = re.compile(r"(ms|)([0-9]{1,20})", re.ASCII)


@dataclass(frozen=True, slots=True)
class DealRange:
    """Deals by their texts; no list of them is made, for there may be millions.

    ``head`` is what their texts begin with, as ``fortress:`` or ``fortress:ms``; ``last`` is included.
    """

    head: str
    first: int
    last: int

    @property
    def game(self) -> str:
        """The game as a text names it, ``fortress`` or ``fortitude/4``."""
        return self.head.partition(":")[0]

    @property
    def count(self) -> int:
        """How many deals there are."""
        return self.last - self.first + 1

    def text(self, place: int) -> str:
        """The deal at a place, counted from 0."""
        return f"{self.head}{self.first + place}"

    def place(self, text: str) -> int | None:
        """Where the deal of this text stands, counted from 0; None where it is not among these."""
        digits = text.removeprefix(self.head)
        if digits == text or not _DIGITS.fullmatch(digits) or not self.first <= int(digits) <= self.last:
            return None
        return int(digits) - self.first


def deal_range(game: str, first: str, last: str) -> DealRange:
    """The deals of a game from one number to another, as ``ms1`` to ``ms100``. Raises `BadNotation`."""
    ends = [_NUMBER.fullmatch(text) for text in (first, last)]
    if not ends[0] or not ends[1] or ends[0][1] != ends[1][1] or int(ends[0][2]) > int(ends[1][2]):
        sentence = "{first} to {last} is no range of deals: write 32000 33000, or ms1 ms100"
        raise BadNotation(sentence, first=quoted(first), last=quoted(last))
    numbers = [int(end[2]) for end in ends if end]
    deals = [parse_deal(f"{game}:{ends[0][1]}{number}", TITLES) for number in numbers]
    return DealRange(deals[0].text.removesuffix(str(numbers[0])), *numbers)
