"""The languages of the table: English, in which it is written, and those that have a catalogue beside this module.

A catalogue is made with GNU gettext's formats: translators write ``de.po``, and `make words` makes ``de.mo`` of it. The
engine knows nothing of languages: what it says is English, marked for translators, and translated when it is shown.
"""

import pkgutil
from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from types import MappingProxyType
from typing import Literal, NamedTuple

from ramparts.app.words.sentences import ENGLISH, Words


class Language(NamedTuple):
    """What the program has to know of a language beside its sentences."""

    name: str
    """In the language itself."""

    letters: str = "JQK"
    """Of jack, queen and king on cards; drawn are those of J Q K B V W D R."""

    direction: Literal["ltr", "rtl"] = "ltr"
    """To which side it is written, as HTML calls that."""


LANGUAGES: Mapping[str, Language] = MappingProxyType(
    {
        "en": Language("English"),
        "de": Language("Deutsch", "BDK"),
        "fr": Language("Français", "VDR"),
        "es": Language("Español"),
        "pl": Language("Polski", "WDK"),
    }
)
"""The languages by their codes. All that goes by language, in the page and in the tests, goes by this."""


class Catalogue(GNUTranslations):
    """The sentences of a language."""

    def gettext(self, message: str) -> str:
        """The sentence in this language. The empty text stays empty: catalogues keep their header under it."""
        return super().gettext(message) if message else ""


def letters(words: Words) -> str:
    """The letters of jack, queen and king in the language of these sentences."""
    return LANGUAGES[words.info().get("language", "en")].letters


def catalogue(language: str) -> Words:
    """The sentences of one of the languages, the same object each time; English until its catalogue has been loaded."""
    try:
        return ENGLISH if language == "en" else _read(language)
    except OSError:
        return ENGLISH


@cache
def _read(language: str) -> Words:
    # The page imports from packs, so the file is asked of whatever loads this module.
    return Catalogue(BytesIO(pkgutil.get_data(__name__, f"{language}.mo") or b""))


@cache
def spoken(wish: str, offered: tuple[str, ...] = ()) -> str:
    """The language that the table speaks: the one wished for, or the first of those offered that it has, or English.

    Languages are offered as browsers name them, such as ``de-AT``.
    """
    codes = (name.partition("-")[0].lower() for name in (wish, *offered))
    return next((code for code in codes if code in LANGUAGES), "en")
