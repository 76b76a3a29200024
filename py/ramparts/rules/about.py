"""The texts of a game for players: what it is chosen by, its rules with the rulings, and what the books say.

They stand in the game's own file, in English; the page translates them when it shows them.
"""

from typing import NamedTuple


class Rule(NamedTuple):
    """A paragraph of the rules: its heading, of a word or two, and its text."""

    head: str
    text: str


class About(NamedTuple):
    """One line about a game, its rules, how books and other programs read them.

    ``odds`` says of how many deals, shuffled at random, there is a way to win; surveys found it (`ramparts.shares`).
    """

    line: str
    rules: tuple[Rule, ...]
    readings: tuple[str, ...]
    odds: str = ""


NO_TEXTS = About("", (), ())
"""What a game without any texts has."""
