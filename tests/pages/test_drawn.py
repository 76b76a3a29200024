"""Cards as the pages draw them."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Size
from ramparts.app.view.elements import Node, texts
from ramparts.app.view.looks import SQUARED
from ramparts.app.words.languages import LANGUAGES
from ramparts.deals.deal import numbered
from ramparts.deals.proven import GENTLE
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text
from ramparts.rules.game import Role
from tests.pages.built import Built
from web.build.pages.drawn import Drawing, drawn
from web.build.pages.faces import faces
from web.build.pages.html import html
from web.build.pages.title import WINDOWS

WINDOW = [*WINDOWS.values()]


def picture(title: str, window: Size) -> tuple[Drawing, Node]:
    deal = numbered(TITLES[title], GENTLE[title][0])
    drawing = Drawing(deal.game, deal.start, layout(deal.game, [len(cards) for cards in deal.start], window))
    return drawing, drawn(drawing)


def paths(tree: Node, kind: str) -> list[str]:
    """What each part of the path of a kind is, from its beginning."""
    [path] = [dict(each.attributes)["d"] for each in tree.children if isinstance(each, Node) and is_a(each, kind)]
    return path.split("M")[1:]


def is_a(each: Node, kind: str) -> bool:
    return each.tag == "path" and dict(each.attributes)["class"] == kind


def turning(part: str) -> float:
    """Twice the area that a part of a path goes round, arcs taken for lines: positive if it goes round clockwise."""
    x, y = map(int, re.findall(r"-?\d+", part)[:2])
    corners = [(x, y)]
    for step, numbers in re.findall(r"([hva])([-\d ]+)", part):
        moved = [int(each) for each in re.findall(r"-?\d+", numbers)]
        across, down = moved[-2:] if step == "a" else (moved[0], 0) if step == "h" else (0, moved[0])
        corners.append((corners[-1][0] + across, corners[-1][1] + down))
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]))


@pytest.mark.parametrize("window", WINDOW)
@pytest.mark.parametrize("title", TITLES)
def test_each_card_that_is_seen_has_a_face_a_rank_and_a_suit(title: str, window: Size) -> None:
    drawing, tree = picture(title, window)
    seen = Counter[str]()
    for pile, cards in zip(drawing.game.piles, drawing.position, strict=True):
        if pile.role is not Role.STOCK:
            seen.update(card_text(card)[0] for card in (cards[-1:] if pile.role in SQUARED else cards))
    assert Counter(re.findall(r'href="#r(\w)"', html(tree))) == seen
    assert len(paths(tree, "face")) == seen.total()


@pytest.mark.parametrize("window", WINDOW)
@pytest.mark.parametrize("title", TITLES)
def test_all_faces_go_round_one_way(title: str, window: Size) -> None:
    """Bug: a covered card that went round the other way took a strip out of the card above it."""
    _drawing, tree = picture(title, window)
    assert min(map(turning, paths(tree, "face"))) > 0


def test_a_picture_with_a_label_is_one_and_others_are_passed_over() -> None:
    drawing, tree = picture("fortress", WINDOW[0])
    assert ("aria-hidden", "true") in tree.attributes
    assert {("role", "img"), ("aria-label", "A deal")} <= {*drawn(drawing, label="A deal").attributes}


@pytest.mark.parametrize("letters", sorted({each.letters for each in LANGUAGES.values()}))
def test_figures_have_the_letters_of_the_language_and_no_others(letters: str) -> None:
    found = faces(letters)
    ranks, suits = [f"r{rank}" for rank in "A23456789TJQK"], [f"p{suit}" for suit in "CDHS"]
    assert {*found} == {*ranks, *suits, *(f"pip-{suit}" for suit in "CDHS"), "cJ", "cQ", "cK"}
    assert not any("letter-" in text for text in found.values())
    usual = faces("JQK")
    for rank, own in zip("JQK", letters, strict=True):
        assert found[f"r{rank}"].count("<path") == 1
        assert (found[f"r{rank}"] == usual[f"r{rank}"]) is (rank == own)


def test_a_page_defines_the_glyphs_that_it_uses_and_no_others(built: Built) -> None:
    for path, page in built.pages.items():
        used = {each["href"].removeprefix("#") for each in page.having("use", "href")}
        defined = {each["id"] for tag in ("g", "symbol") for each in page.having(tag, "id")}
        assert used == defined, path
        assert bool(used) is (path.split("/")[1] not in {"days", "odds"})


def test_texts_and_attributes_end_neither_themselves_nor_their_element() -> None:
    tree = Node("p", (("title", 'a"b'),), ("1 < 2 & 3",))
    assert html(tree) == '<p title="a&quot;b">1 &lt; 2 &amp; 3</p>'
    assert texts(tree) == ["1 < 2 & 3"]
