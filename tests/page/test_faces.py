"""The drawings of cards: seventeen symbols, in the page as they are in their file."""

import re
from xml.etree import ElementTree as ET

from ramparts.rules.cards import RANKS, SUITS
from tests.kit.places import ROOT

FACES = (ROOT / "web" / "assets" / "faces.svg").read_text("utf-8")


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


def test_there_is_a_symbol_for_every_suit_and_rank_and_no_other() -> None:
    symbols = re.findall(r'<symbol id="([^"]+)"', FACES)
    assert sorted(symbols) == sorted([f"pip-{suit}" for suit in SUITS] + [f"rank-{rank}" for rank in RANKS])


def test_the_page_holds_the_drawings_as_they_are_in_their_file() -> None:
    page = (ROOT / "index.html").read_text("utf-8")
    inline = re.search(r'<svg class="faces".*?</svg>', page, re.DOTALL)
    assert inline is not None
    assert lines(inline[0]) == lines(FACES)


def test_the_drawings_are_well_formed_hidden_from_readers_and_small() -> None:
    root = ET.fromstring(FACES)  # noqa: S314  # our own file
    assert root.attrib["aria-hidden"] == "true"
    assert len(FACES) < 3000


def test_the_drawings_bring_no_colour_and_no_style_of_their_own() -> None:
    assert not re.search(r"\b(fill|stroke|style|class)=", FACES.replace('class="faces"', ""))
