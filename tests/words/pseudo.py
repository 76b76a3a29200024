"""A language that nobody speaks: every sentence is longer, written from right to left, and stands in brackets.

What is seen without brackets on a table that speaks it did not go through the catalogue; what does not fit into its
place there will not fit in another language either. It has six plural forms, each with a sign of its own, and comes to
a table as any language does: by a catalogue and a line of `LANGUAGES`.
"""

import re
from gettext import NullTranslations
from pathlib import Path
from string import ascii_letters

from babel.messages.catalog import Catalog

from ramparts.games.catalogue import TITLES
from web.build.words.catalogue import HOME, ROOT, gathered, mo

CODE = "ar"
"""That of a language with six plural forms, which is written from right to left. What is said is not Arabic."""

LETTERS = "VDR"
"""Of jack, queen and king."""

NAME = "⟦✶⟧"

LINE = f'        "{CODE}": Language("{NAME}", "{LETTERS}", "rtl"),\n'
"""The line by which a table speaks it."""

LAST = '    }\n)\n"""The languages by their codes'
"""What follows the last line of `LANGUAGES`."""

HEBREW = str.maketrans(ascii_letters, "".join(map(chr, range(0x05D0, 0x05EA))) * 2)
"""Letters that are written from right to left."""

NO_WORDS = re.compile(rf"(?:{'|'.join(TITLES)})[:=/]\S*|\bms\d+|\b[A-Z]\b|[\W\d_]")
"""Deals, keys, figures and signs: they are the same in every language."""

LONGER = 0.35
"""How much longer a sentence gets; German needs about as much."""


def stretched(message: str, form: int | None = None) -> str:
    """A sentence in this language, with the number of its plural form; what stands in braces is left as it is."""
    parts = re.split(r"(\{[^{}]*\})", message)
    told = "".join(part if part.startswith("{") else part.translate(HEBREW) for part in parts)
    spare = ("ת" * 7 + " ") * (len(message) // 8 + 1)
    return f"⟦{told}{spare[: round(LONGER * len(message))]}{'' if form is None else form}⟧"


class Pseudo(NullTranslations):
    """The sentences of this language, made as they are asked for."""

    def gettext(self, message: str) -> str:
        return stretched(message) if message else ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return stretched(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return message if message == "," else stretched(message)


def pseudo_catalogue() -> Catalog:
    """The same as a catalogue, with each form of what is counted."""
    catalog = Catalog(locale=CODE)
    for message in gathered():
        if not message.id:
            continue
        if isinstance(message.id, str):
            said: str | tuple[str, ...] = message.id if message.id == "," else stretched(message.id)
        else:
            said = tuple(stretched(message.id[-1], form) for form in range(catalog.num_plurals))
        catalog.add(message.id, said, context=message.context)
    return catalog


def put_into(root: Path) -> None:
    """Lets the checkout at ``root``, a copy, speak this language: its catalogue and its line are put there."""
    home = root / HOME.relative_to(ROOT)
    (home / f"{CODE}.mo").write_bytes(mo(pseudo_catalogue()))
    file = home / "__init__.py"
    begin, end = file.read_text("utf-8").split(LAST, 1)
    file.write_text(begin + LINE + LAST + end, "utf-8")


def untold(text: str) -> str:
    """The letters of a text that stand outside all brackets, and do not belong to a deal or a key."""
    depth, left = 0, ""
    for char in text:
        depth += (char == "⟦") - (char == "⟧")
        left += char if depth == 0 and char != "⟧" else ""
    return NO_WORDS.sub("", left)
