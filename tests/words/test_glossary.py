"""Things are called what the glossary calls them, in every sentence of the page and of its translation."""

import re
from collections.abc import Iterator

import pytest

from ramparts.games.catalogue import TITLES
from tests.kit.places import ROOT
from web.build.words.catalogue import gathered, saved

GLOSSARY = ROOT / "web" / "build" / "words" / "GLOSSARY.md"

HEADS = ("English", "German", "what it is", "not", "nicht")

ELSEWHERE = {"Private Lane", "Freecell Solver"}
"""What games are called in other books, and a program by somebody else."""

TYPED = {"py/ramparts/app/messages/commands.py", "py/ramparts/app/study/typed/command_parser.py"}
"""What players type is said in these; there an old word stays. Their other sentences are short, and read by hand."""


def rows() -> list[tuple[str, ...]]:
    """The lines of the table below its head, cell by cell."""
    lines = [line for line in GLOSSARY.read_text("utf-8").splitlines() if line.startswith("|")]
    cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    assert cells[0] == HEADS
    return cells[2:]


def refused(column: str) -> list[str]:
    """The words of a column that are not to be used."""
    number = HEADS.index(column)
    return [word.strip() for row in rows() for word in row[number].split(",") if word.strip()]


def found(sentence: str, words: list[str]) -> list[str]:
    """Those of the words that a sentence has, whatever their capitals; names of games are theirs."""
    return [word for word in words if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", sentence, re.IGNORECASE)]


def unnamed(sentence: str, names: set[str]) -> str:
    """A sentence without the names of games."""
    for name in names:
        sentence = sentence.replace(name, "")
    return sentence


def forms(text: object) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(map(str, text)) if isinstance(text, list | tuple) else ()


def sentences() -> Iterator[str]:
    """What the page says in English, but for words that are typed."""
    for message in gathered():
        if message.id and {file for file, _line in message.locations} - TYPED:
            yield from forms(message.id)


def test_no_sentence_says_what_the_glossary_refuses() -> None:
    names = {title.name for title in TITLES.values()} | ELSEWHERE
    refused_here = {said: found(unnamed(said, names), refused("not")) for said in sentences()}
    assert {said: words for said, words in refused_here.items() if words} == {}


def test_no_german_sentence_says_what_the_glossary_refuses() -> None:
    catalog = saved("de")
    names = {str(message.string) for message in catalog if message.id in {title.name for title in TITLES.values()}}
    names |= ELSEWHERE
    said = {form for message in catalog if message.id for form in forms(message.string)}
    refused_here = {each: found(unnamed(each, names), refused("nicht")) for each in said}
    assert {each: words for each, words in refused_here.items() if words} == {}


def test_each_thing_has_a_name_in_both_languages_and_a_meaning() -> None:
    assert len(rows()) > 20
    assert [row for row in rows() if len(row) != len(HEADS) or not all(row[:3])] == []


@pytest.mark.parametrize("said", ["A lane.", "Two lanes", "It asked for 2 bits", "a thread, lost"])
def test_an_old_word_would_be_found(said: str) -> None:
    assert found(said, refused("not"))
    assert not found("an airplane, a habit, threaded", refused("not"))
