"""Small pictures of the games: their tables, in few shapes."""

import re

import pytest

from ramparts.app.layout import Size, shapes
from ramparts.app.panels.miniatures import game_picture, miniature
from ramparts.app.view.elements import Node
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import card_text
from ramparts.rules.game import Role

MOST = 40
"""The shapes of a picture at most: all games are drawn at once, on slow phones too."""

BOX = re.compile(r"M(\S+) (\S+)h(\S+)v(\S+)h(\S+)z")


def paths(picture: Node) -> dict[str, list[list[float]]]:
    """The boxes of each kind: left, top, width and height."""
    found = {}
    for each in picture.children:
        if isinstance(each, Node) and each.tag == "path":
            said = dict(each.attributes)
            boxes = BOX.findall(said["d"])
            assert "".join("M{} {}h{}v{}h{}z".format(*box) for box in boxes) == said["d"]
            found[said["class"]] = [[float(number) for number in box[:4]] for box in boxes]
    return found


def pips(picture: Node) -> list[str]:
    """The classes of the pips."""
    uses = (each for each in picture.children if isinstance(each, Node) and each.tag == "use")
    return [dict(each.attributes)["class"] for each in uses]


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_drawn_in_few_shapes_within_its_picture(title: str) -> None:
    picture = game_picture(TITLES[title])
    assert len(picture.children) <= MOST
    left, top, width, height = map(float, dict(picture.attributes)["viewBox"].split())
    for boxes in paths(picture).values():
        for x, y, across, down in boxes:
            assert left < x < x + across < left + width
            assert top < y < y + down < top + height


@pytest.mark.parametrize("title", TITLES)
def test_every_open_card_of_a_row_and_every_pile_is_there(title: str) -> None:
    deal = numbered(TITLES[title], 32_000)
    drawn = paths(game_picture(TITLES[title]))
    rows = [len(deal.start[i]) for i in deal.game.having(Role.ROW)]
    piles = [(pile.role, bool(cards)) for pile, cards in zip(deal.game.piles, deal.start, strict=True)]
    squared = sum(full for role, full in piles if role not in (Role.ROW, Role.STOCK))
    assert len(drawn["face"]) == sum(rows) + squared
    assert len(drawn.get("empty", [])) == sum(not full for _, full in piles)
    assert len(drawn.get("back", [])) == sum(role is Role.STOCK for role, _ in piles)


def test_what_nothing_covers_has_its_suit_in_its_ink_and_an_empty_foundation_in_none() -> None:
    deal = numbered(TITLES["fortress"], 32_000)
    outside = [f"pip suit-{card_text(deal.start[i][-1])[1]}" for i in deal.game.having(Role.ROW)]
    assert sorted(pips(game_picture(TITLES["fortress"]))) == sorted([*outside, *["pip"] * 4])


def test_cards_in_strips_do_not_overlap() -> None:
    drawn = paths(game_picture(TITLES["beleaguered-castle"]))["face"]
    assert sum(across * down for _, _, across, down in drawn) < 8 * 6 * max(a * d for _, _, a, d in drawn)
    places = [(x, y) for x, y, _, _ in drawn]
    assert len(set(places)) == len(places)


def test_each_shape_of_a_castle_is_drawn_as_it_lies() -> None:
    deal = numbered(TITLES["fortress"], 32_000)
    drawn = {shape: miniature(deal.game, deal.start, shape, Size(640, 640)) for shape in shapes(deal.game)}
    assert len(set(drawn.values())) == 3


def test_a_picture_is_not_read_out() -> None:
    assert ("aria-hidden", "true") in game_picture(TITLES["fortitude"]).attributes
