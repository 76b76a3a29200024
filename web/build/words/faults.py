"""What is broken in a catalogue that a translator has written: strings that do not close, and holes that do not fit."""

import re
from collections.abc import Iterator
from gettext import c2py
from string import Formatter

from babel.messages.catalog import Catalog, Message

from web.build.words.catalogue import forms

LINE = re.compile(r'(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+)?"(?:[^"\\]|\\.)*"')
"""A line of a `.po` file that is neither empty nor a comment."""

COUNTED = range(201)
"""The numbers by which it is told of what a form of a count speaks."""


def unclosed(text: str) -> Iterator[str]:
    """What cannot be read in the text of a `.po` file, each with the number of its line; Babel would leave it out."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("#") and not LINE.fullmatch(line.strip()):
            yield f"line {number} is not closed by one quote: {line.strip()}"


def unfitting(catalog: Catalog) -> Iterator[str]:
    """The sentences whose translation has other holes to fill than they have, such as ``{card}``, and what is wrong."""
    for message in catalog:
        if message.id:
            for number, said in enumerate(forms(message.string)):
                if said and (fault := _fault(catalog, message, number, said)):
                    yield f"{forms(message.id)[-1]!r}: {fault}"


def _fault(catalog: Catalog, message: Message, number: int, said: str) -> str:
    """What is wrong with the holes of a form of a translation; empty if nothing is."""
    try:
        found = holes(said)
    except ValueError:
        return f"a hole is not closed in {said!r}"
    one, several = (holes(forms(message.id)[at]) for at in (0, -1))
    if found == several or (found == one and number == 0 and _is_of_one(catalog)):
        return ""
    wrong = [f"lacks {{{name}}}" for name in sorted(several - found)]
    wrong += [f"has {{{name}}}, which the sentence has not" for name in sorted(found - several)]
    return f"{said!r} {' and '.join(wrong)}"


def holes(said: str) -> set[str]:
    """The names of the holes of a sentence. Raises `ValueError` where one is not closed."""
    return {name for _text, name, _form, _kind in Formatter().parse(said) if name is not None}


def _is_of_one(catalog: Catalog) -> bool:
    """Whether the first form of a count speaks of one thing, or of none."""
    form = c2py(catalog.plural_expr)
    return all(number in (0, 1) for number in COUNTED if form(number) == 0)
