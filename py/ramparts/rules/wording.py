"""Marks sentences that are to be translated, for the rooms that know nothing of languages."""

from typing import NamedTuple


class Counted(NamedTuple):
    """A sentence in its English forms for one thing and for several, and how many things there are."""

    one: str
    several: str
    number: int

    def __str__(self) -> str:
        return self.one if self.number == 1 else self.several


def marked(sentence: str) -> str:
    """The sentence, unchanged. Imported as ``_``, by which the catalogue finds it; the page translates it."""
    return sentence


def counted(one: str, several: str, count: int) -> Counted:
    """The forms, unchanged. Imported as ``n``, by which the catalogue finds them; the page translates them."""
    return Counted(one, several, count)
