"""The texts of a game for players: a line to choose it by, its rules with the rulings, and what the books say.

They stand in the game's own file, in English; the page translates them when it shows them.
"""

from typing import NamedTuple


class Rule(NamedTuple):
    """A paragraph of the rules: its heading, of a word or two, and its text."""

    head: str
    text: str


class About(NamedTuple):
    """One line about a game, its rules, and how books and other programs read them."""

    line: str
    rules: tuple[Rule, ...]
    readings: tuple[str, ...]


NO_TEXTS = About("", (), ())
"""What a game without any texts has."""
