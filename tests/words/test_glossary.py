"""Things are called what the glossary calls them, in every sentence of the page and of its translation."""

import re
from collections.abc import Iterator

import pytest
from babel import Locale

from ramparts.app.words.languages import LANGUAGES
from ramparts.games.catalogue import TITLES
from tests.kit.places import ROOT
from web.build.words.catalogue import forms, gathered, saved

WORDS = ROOT / "web" / "build" / "words"
GLOSSARIES = {"en": WORDS / "GLOSSARY.md"} | {file.stem: file for file in sorted((WORDS / "glossaries").glob("*.md"))}

FOR_ALL = ("what it is", "not")
"""The last columns of every glossary; before them comes the name in English, and that in the language."""

each_language = pytest.mark.parametrize("language", GLOSSARIES)

ELSEWHERE = {"Private Lane", "Freecell Solver"}
"""What games are called in other books, and a program by somebody else."""

TYPED = {
    "ramparts/app/messages/commands.py",
    "ramparts/app/study/typed/command_parser.py",
    "ramparts/app/study/typed/names.py",
}
"""What players type is said in these; there an old word stays. Their other sentences are short, and read by hand."""


def rows(language: str) -> list[tuple[str, ...]]:
    """The lines of a glossary's table below its head, cell by cell."""
    lines = [line for line in GLOSSARIES[language].read_text("utf-8").splitlines() if line.startswith("|")]
    cells = [tuple(cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")) for line in lines]
    names = dict.fromkeys(str(Locale(code).get_language_name("en")) for code in ("en", language))
    assert cells[0] == (*names, *FOR_ALL)
    return cells[2:]


def refused(language: str) -> list[str]:
    """The words that are not to be used."""
    return [word.strip() for row in rows(language) for word in row[-1].split(",") if word.strip()]


def found(sentence: str, words: list[str]) -> list[str]:
    """Those of the words that a sentence has, whatever their capitals; names of games are theirs."""
    return [word for word in words if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", sentence, re.IGNORECASE)]


def unnamed(sentence: str, names: set[str]) -> str:
    """A sentence without the names of games."""
    for name in names:
        sentence = sentence.replace(name, "")
    return sentence


def sentences(language: str) -> Iterator[str]:
    """What the page says in a language, but for words that are typed, and without the names of games."""
    titles = {title.name for title in TITLES.values()}
    catalog = gathered() if language == "en" else saved(language)
    names = titles if language == "en" else {str(message.string) for message in catalog if message.id in titles}
    for message in catalog:
        if message.id and {file for file, _line in message.locations} - TYPED:
            for said in forms(message.id if language == "en" else message.string):
                yield unnamed(said, names | ELSEWHERE)


@each_language
def test_no_sentence_says_what_the_glossary_refuses(language: str) -> None:
    refused_here = {said: found(said, refused(language)) for said in sentences(language)}
    assert {said: words for said, words in refused_here.items() if words} == {}


@each_language
def test_each_thing_has_a_name_in_both_languages_or_a_meaning(language: str) -> None:
    assert len(rows(language)) > 20
    assert language in LANGUAGES
    width = len(FOR_ALL) + (1 if language == "en" else 2)
    assert [row for row in rows(language) if len(row) != width or not all(row[:2])] == []


@pytest.mark.parametrize("said", ["A lane.", "Two lanes", "It asked for 2 bits", "a thread, lost"])
def test_an_old_word_would_be_found(said: str) -> None:
    assert found(said, refused("en"))
    assert not found("an airplane, a habit, threaded", refused("en"))
