"""The catalogues: whole, up to date with the sources, and true to the form of each sentence."""

import re
from collections.abc import Iterable, Iterator
from gettext import GNUTranslations
from io import BytesIO

import pytest
from babel.messages.catalog import Catalog, Message

from ramparts.app.words.languages import LANGUAGES
from web.build.words.catalogue import HOME, TRANSLATED, gathered, missing, saved

pytestmark = pytest.mark.parametrize("language", TRANSLATED)

HOLE = re.compile(r"\{[^{}]*\}")

END = re.compile(r"[.:?…]$")

REMEDY = "`make words` brings the catalogue up to date"


def sentences(catalog: Catalog) -> Iterator[Message]:
    """All but what a catalogue keeps about itself."""
    return (message for message in catalog if message.id)


def forms(text: str | Iterable[str] | None) -> tuple[str, ...]:
    """A sentence, or its forms for one and for many."""
    return (text,) if isinstance(text, str) else tuple(text or ())


def pairs(language: str) -> Iterator[tuple[str, str]]:
    """Every sentence and its translation, form by form."""
    for message in sentences(saved(language)):
        if all(forms(message.string)):  # what is not translated yet fails one test only
            yield from zip(forms(message.id), forms(message.string), strict=True)


def test_it_has_every_sentence_of_the_sources_and_no_other(language: str) -> None:
    in_sources, in_catalogue = (
        {(each.context, forms(each.id)) for each in sentences(found)} for found in (gathered(), saved(language))
    )
    assert in_sources - in_catalogue == set(), f"new sentences: {REMEDY}"
    assert in_catalogue - in_sources == set(), f"sentences that nobody says any more: {REMEDY}"


def test_german_calls_a_hint_and_nothing_else_a_tipp(language: str) -> None:
    """Bug: "Ein Tipp bewegt eine Karte" was a tap, and the button with that word gives hints."""
    for english, said in pairs(language):
        assert "hint" in english.casefold() or not re.search(r"\bTipps?\b", said), said


def test_every_sentence_is_translated(language: str) -> None:
    assert missing(saved(language)) == []
    assert [message.id for message in sentences(saved(language)) if message.fuzzy] == []


def test_what_the_program_reads_is_what_the_translators_wrote(language: str) -> None:
    read = GNUTranslations(BytesIO((HOME / f"{language}.mo").read_bytes()))
    for message in sentences(saved(language)):
        if not all(forms(message.string)):
            continue
        one, many = forms(message.id)[0], forms(message.id)[-1]
        if message.context:
            said = [read.pgettext(message.context, one)]
        elif one is many:
            said = [read.gettext(one)]
        else:
            said = [read.ngettext(one, many, number) for number in (1, 2)]
        assert tuple(said) == forms(message.string), REMEDY


def test_a_translation_has_the_same_holes_to_fill(language: str) -> None:
    for sentence, said in pairs(language):
        assert set(HOLE.findall(said)) == set(HOLE.findall(sentence)), said


def test_a_translation_ends_as_its_sentence_does(language: str) -> None:
    """A full stop that is lost or added shows where sentences are put together."""
    for sentence, said in pairs(language):
        assert said == said.strip(), said
        assert END.findall(said) == END.findall(sentence) or sentence == ",", said


def test_its_name_in_the_settings_is_its_own(language: str) -> None:
    assert LANGUAGES[language].isalpha()
    assert saved(language).locale_identifier == language
