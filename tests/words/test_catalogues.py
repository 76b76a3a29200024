"""The catalogues: whole, up to date with the sources, and true to the form of each sentence."""

import re
from collections.abc import Iterator
from functools import cache
from gettext import GNUTranslations, c2py
from io import BytesIO

import pytest
from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural

from ramparts.app.words.languages import LANGUAGES
from web.build.words.catalogue import HOME, TRANSLATED, forms, gathered, missing, saved
from web.build.words.faults import unclosed, unfitting

pytestmark = pytest.mark.parametrize("language", TRANSLATED)

END = re.compile(r"[.:?…]$")

REMEDY = "`make words` brings the catalogue up to date"

kept, sources = cache(saved), cache(gathered)


def sentences(catalog: Catalog) -> Iterator[Message]:
    """All but what a catalogue keeps about itself."""
    return (message for message in catalog if message.id)


def pairs(language: str) -> Iterator[tuple[str, str]]:
    """Every sentence and its translation; each form of a count beside the English one for several."""
    for message in sentences(kept(language)):
        if all(forms(message.string)):  # what is not translated yet fails one test only
            yield from ((forms(message.id)[-1], form) for form in forms(message.string))


@cache
def numbers(language: str, form: int) -> list[int]:
    """The numbers up to 200 that take a plural form of a language; never none."""
    rule = c2py(kept(language).plural_expr)
    return [number for number in range(201) if rule(number) == form]


def test_it_has_every_sentence_of_the_sources_and_no_other(language: str) -> None:
    in_sources, in_catalogue = (
        {(each.context, forms(each.id)) for each in sentences(found)} for found in (sources(), kept(language))
    )
    assert in_sources - in_catalogue == set(), f"new sentences: {REMEDY}"
    assert in_catalogue - in_sources == set(), f"sentences that nobody says any more: {REMEDY}"


def test_german_calls_a_hint_and_nothing_else_a_tipp(language: str) -> None:
    """Bug: "Ein Tipp bewegt eine Karte" was a tap, and the button with that word gives hints."""
    for english, said in pairs(language):
        assert language != "de" or "hint" in english.casefold() or not re.search(r"\bTipps?\b", said), said


def test_a_button_that_only_looks_at_a_move_has_no_word_of_one_that_plays(language: str) -> None:
    """Bug: in German the step before in an example had the word of the button that takes a move back."""
    said = dict(pairs(language))
    playing, looking = ("Undo", "Redo", "Back"), ("Previous", "Next", "The previous move", "The next move")
    assert {said[word].casefold() for word in playing}.isdisjoint(said[word].casefold() for word in looking)


def test_every_sentence_is_translated(language: str) -> None:
    assert missing(kept(language)) == []
    assert [message.id for message in sentences(kept(language)) if message.fuzzy] == []


def test_what_the_program_reads_is_what_the_translators_wrote(language: str) -> None:
    read = GNUTranslations(BytesIO((HOME / f"{language}.mo").read_bytes()))
    shown = [numbers(language, form)[0] for form in range(kept(language).num_plurals)]
    for message in sentences(kept(language)):
        if not all(forms(message.string)):
            continue
        one, many = forms(message.id)[0], forms(message.id)[-1]
        if message.context:
            said = [read.pgettext(message.context, one)]
        elif one is many:
            said = [read.gettext(one)]
        else:
            said = [read.ngettext(one, many, number) for number in shown]
        assert tuple(said) == forms(message.string), REMEDY


def test_whatever_is_counted_has_every_form_of_the_language(language: str) -> None:
    """The forms are those that Unicode gives it (CLDR), in the order of the file's own rule."""
    catalog = kept(language)
    assert catalog.num_plurals == get_plural(language).num_plurals
    assert all(numbers(language, form) for form in range(catalog.num_plurals))
    for message in sentences(catalog):
        if not isinstance(message.id, str):
            assert len(forms(message.string)) == catalog.num_plurals, message.id


def test_a_translation_has_the_same_holes_to_fill(language: str) -> None:
    assert [*unclosed((HOME / f"{language}.po").read_text("utf-8"))] == []
    assert [*unfitting(kept(language))] == []


def test_a_translation_ends_as_its_sentence_does(language: str) -> None:
    """A full stop that is lost or added shows where sentences are put together."""
    for sentence, said in pairs(language):
        assert sentence == "," or said == said.strip(), said
        assert sentence == "," or END.findall(said) == END.findall(sentence), said


def test_no_french_line_ends_before_a_sign(language: str) -> None:
    """The space before a colon and the like is one at which no line is broken."""
    for _english, said in pairs(language):
        assert language != "fr" or not re.search(r" [:;!?»]|« ", said), said


def test_its_name_in_the_settings_is_its_own(language: str) -> None:
    name = Locale(language).get_display_name(language) or ""
    assert LANGUAGES[language].name.casefold() == name.casefold()
    assert kept(language).locale_identifier == language
