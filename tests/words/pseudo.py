"""A language that nobody speaks: every sentence is longer, has marks on its letters and stands in brackets.

What is seen without brackets on a table that speaks it did not go through the catalogue; what does not fit into its
place there will not fit in German either.
"""

import re
from gettext import NullTranslations

from babel.messages.catalog import Catalog

from ramparts.games.catalogue import TITLES
from web.build.words.catalogue import gathered

MARKED = str.maketrans("aeiouncyAEIOUNCY", "äëïöüñçÿÄËÏÖÜÑÇŸ")

NO_WORDS = re.compile(rf"(?:{'|'.join(TITLES)})[:=/]\S*|\bms\d+|\b[A-Z]\b|[\W\d_]")
"""Deals, keys, figures and signs: they are the same in every language."""

LONGER = 0.35
"""How much longer a sentence gets; German needs about as much."""


def stretched(message: str) -> str:
    """A sentence in this language; what stands in braces is left as it is."""
    parts = re.split(r"(\{[^{}]*\})", message)
    told = "".join(part if part.startswith("{") else part.translate(MARKED) for part in parts)
    spare = "xxxxxxx " * (len(message) // 8 + 1)
    return f"⟦{told}{spare[: round(LONGER * len(message))]}⟧"


class Pseudo(NullTranslations):
    """The sentences of this language, made as they are asked for."""

    def gettext(self, message: str) -> str:
        return stretched(message) if message else ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return stretched(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return message if message == "," else stretched(message)


def pseudo_catalogue() -> Catalog:
    """The same as a catalogue, to be put in the place of another."""
    catalog = gathered()
    catalog.locale = "de"
    for message in catalog:
        if not isinstance(message.id, str):
            message.string = tuple(stretched(text) for text in message.id)
        elif message.id:
            message.string = message.id if message.id == "," else stretched(message.id)
    return catalog


def untold(text: str) -> str:
    """The letters of a text that stand outside all brackets, and do not belong to a deal or a key."""
    depth, left = 0, ""
    for char in text:
        depth += (char == "⟦") - (char == "⟧")
        left += char if depth == 0 and char != "⟧" else ""
    return NO_WORDS.sub("", left)
