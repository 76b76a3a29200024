"""The drawing of a table: every card that lies open is in it once, and all of it is seen."""

from xml.etree import ElementTree as ET

import pytest

import ramparts
from ramparts.games.catalogue import TITLES
from ramparts.library.drawing import PIPS
from tests.library.test_table import played

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("title", TITLES)
def test_every_card_that_lies_open_is_drawn_once_and_within_the_picture(title: str) -> None:
    table = played(title)
    drawn = ET.fromstring(table._repr_svg_())  # noqa: S314  # it is ours
    shown = sorted(text.text or "" for text in drawn.iter(f"{SVG}text"))
    cards = [card for pile, cards in table.piles.items() if pile != "s" for card in cards]
    assert shown == sorted(card[0].replace("T", "10") + PIPS[card[1]] for card in cards)
    left, top, width, height = map(float, drawn.attrib["viewBox"].split())
    boxes = [[float(box.attrib[each]) for each in ("x", "y", "width", "height")] for box in drawn.iter(f"{SVG}rect")]
    assert all(
        left < x and x + wide < left + width and top < y and y + high < top + height for x, y, wide, high in boxes
    )
    covered = sum(len(cards) or 1 for cards in table.piles.values())
    assert len(boxes) == covered, "a box for each card, and for each empty place"


def test_it_says_what_it_is() -> None:
    drawn = ET.fromstring(ramparts.Table("fortress:ms33", "t1-h")._repr_svg_())  # noqa: S314  # it is ours
    assert (drawn.findtext(f"{SVG}title"), drawn.attrib["role"]) == ("fortress:ms33;t1-h", "img")
