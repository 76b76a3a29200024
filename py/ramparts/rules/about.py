"""A game in words, as a player reads it: a line for choosing it, its rules with the rulings, and what the books say.

The words stand in the game's own file, in English; the page translates them when it shows them.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Example(NamedTuple):
    """A picture that explains a rule: ``piles`` holds the cards drawn, as ``4C``, by the ids of their piles.

    ``at`` is the pile whose card is marked, together with every pile that its card can reach.
    """

    caption: str
    piles: Mapping[str, str]
    at: str


class Rule(NamedTuple):
    """What a paragraph is about in a word or two, and the paragraph."""

    head: str
    text: str


class About(NamedTuple):
    """A game in a line, its rules in paragraphs, how books and other programs read them, and perhaps an example."""

    line: str
    rules: tuple[Rule, ...]
    readings: tuple[str, ...]
    example: Example | None = None


UNTOLD = About("", (), ())
"""Of a game without words."""
