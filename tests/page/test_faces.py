"""The drawings of cards: symbols for suits, ranks and figures, the usual ones in the page as in their file."""

import re
from xml.etree import ElementTree as ET

import pytest

from ramparts.app.words.languages import LANGUAGES
from ramparts.rules.cards import RANKS, SUITS
from tests.kit.places import ROOT

FACES = (ROOT / "web" / "assets" / "faces.svg").read_text("utf-8")
DRAWINGS = {"keep": FACES} | {
    file.parent.name: file.read_text("utf-8") for file in sorted((ROOT / "web" / "tables").glob("*/faces.svg"))
}
SYMBOLS = {f"pip-{suit}" for suit in SUITS} | {f"rank-{rank}" for rank in RANKS} | {f"court-{rank}" for rank in "JQK"}

each_table = pytest.mark.parametrize("table", DRAWINGS)


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


@each_table
def test_there_is_a_symbol_for_every_suit_rank_and_figure_and_no_other(table: str) -> None:
    symbols = re.findall(r'<symbol id="([^"]+)"', DRAWINGS[table])
    assert sorted(symbols) == sorted(SYMBOLS)


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_every_language_are_drawn_and_can_be_shown(table: str, language: str) -> None:
    style = (ROOT / "web" / "styles" / "board" / "cards.css").read_text("utf-8")
    for rank, letter in zip("JQK", LANGUAGES[language].letters, strict=True):
        symbol = re.search(rf'<symbol id="rank-{rank}".*?</symbol>', DRAWINGS[table])
        assert symbol is not None
        assert f'class="letter-{letter}"' in symbol[0]
        assert f".letter-{letter} {{" in style
        assert letter == rank or f'[data-letters*="{letter}"]' in style


def test_the_page_holds_the_drawings_as_they_are_in_their_file() -> None:
    page = (ROOT / "index.html").read_text("utf-8")
    inline = re.search(r'<svg class="faces".*?</svg>', page, re.DOTALL)
    assert inline is not None
    assert lines(inline[0]) == lines(FACES)


@each_table
def test_the_drawings_are_well_formed_and_small(table: str) -> None:
    root = ET.fromstring(DRAWINGS[table])  # noqa: S314  # our own file
    assert root.tag.endswith("svg")
    assert len(DRAWINGS[table]) < 12_000


def test_the_drawings_in_the_page_are_hidden_from_readers() -> None:
    assert ET.fromstring(FACES).attrib["aria-hidden"] == "true"  # noqa: S314  # our own file


@each_table
def test_the_drawings_bring_no_colour_of_their_own(table: str) -> None:
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!\))|\bstyle=|\brgb", re.sub(r'(id|href)="[^"]*"', "", DRAWINGS[table]))
