"""The catalogues of translations, made of the sentences in the sources by Babel.

A sentence is found by the name of the function it is given to: ``_("...")``, ``marked("...")``,
``n("{n} card", "{n} cards", count)`` or ``words.pgettext("where", "...")``.
"""

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from ramparts.app.words.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
SOURCES = (ROOT / "py" / "ramparts", ROOT / "web")
HOME = SOURCES[0] / "app" / "words" / "languages"

TRANSLATED = tuple(code for code in LANGUAGES if code != "en")
"""The languages that ship, but for the one in which the sources are written."""

KEYWORDS = {**DEFAULT_KEYWORDS, "marked": None, "n": (1, 2)}


def gathered() -> Catalog:
    """Every sentence of the sources, with the files that hold it and the notes for translators above it."""
    catalog = Catalog()
    for home in SOURCES:
        found = extract_from_dir(home, [("**.py", "python")], keywords=KEYWORDS, comment_tags=["For translators:"])
        for file, _line, message, notes, context in sorted(found, key=lambda each: (each[0], each[1])):
            catalog.add(message, locations=[(f"{home.name}/{file}", 0)], auto_comments=notes, context=context)
    return catalog


def begun() -> tuple[str, ...]:
    """The languages with a catalogue, those included that do not ship yet."""
    return tuple(sorted({*TRANSLATED, *(file.stem for file in HOME.glob("*.po"))}))


def saved(language: str) -> Catalog:
    """The catalogue of a language as it was saved last; an empty one for a new language."""
    file = HOME / f"{language}.po"
    text = file.read_bytes() if file.exists() else b""
    return read_po(BytesIO(text), locale=language, abort_invalid=True)


def updated(language: str) -> Catalog:
    """The catalogue of a language with exactly the sentences of the sources, new ones without translation."""
    catalog = saved(language)
    catalog.update(gathered(), no_fuzzy_matching=True, update_creation_date=False)
    return catalog


def po(catalog: Catalog) -> bytes:
    """A catalogue as a `.po` file, for translators."""
    file = BytesIO()
    write_po(file, catalog, width=100, sort_by_file=True, ignore_obsolete=True, include_lineno=False)
    return file.getvalue()


def mo(catalog: Catalog) -> bytes:
    """A catalogue as a `.mo` file, for the program."""
    file = BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


def missing(catalog: Catalog) -> list[str]:
    """The sentences that have no translation yet, or not in each of their forms."""
    return [str(message.id) for message in catalog if message.id and not all(forms(message.string))]


def stale(catalog: Catalog) -> list[str]:
    """The sentences of a catalogue that was just brought up to date that nobody says any more."""
    return [str(message.id) for message in catalog.obsolete.values()]


def forms(text: str | Iterable[str] | None) -> tuple[str, ...]:
    """A sentence, or its forms for one and for several."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)
