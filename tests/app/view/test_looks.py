"""How the table looks for the moment."""

import itertools
from dataclasses import replace
from typing import Literal

import pytest

from ramparts.app.layout import layout
from ramparts.app.layout.boxes import Box, Layout, Size
from ramparts.app.messages.intents import DealOn, Finish, Open, Peek, Undo
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.ui import Focus
from ramparts.app.view.board import board
from ramparts.app.view.looks import delays, fan, looks, two_colours
from ramparts.deals.history import History
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import parse_card
from tests.kit.playing.city import with_walls
from tests.kit.visit.table import drags, pile, table, told


def peeked(model: Model, name: str) -> Model:
    return told(model, Peek(Focus(pile(model, name), 0)))


def test_two_colours_where_building_goes_by_colour_and_four_elsewhere() -> None:
    assert [name for name, title in TITLES.items() if two_colours(title.at(1))] == ["castles-end", "fortitude"]


@pytest.mark.parametrize(
    "language, letters, look", [("en", "", ""), ("de", "", "BDK"), ("de", "JQK", ""), ("en", "JQK", "")]
)
def test_court_cards_bear_the_letters_of_the_language_or_those_of_english(
    language: str, letters: Literal["", "JQK"], look: str
) -> None:
    model = replace(table("fortress:ms33"), prefs=Prefs(language=language, letters=letters))
    assert dict(looks(model))["letters"] == look


@pytest.mark.parametrize(
    "text, deck, look",
    [
        ("fortitude:77000", "", "two"),
        ("fortress:ms33", "", ""),
        ("fortitude:77000", "four", ""),
        ("fortress:ms33", "two", "two"),
    ],
)
def test_the_player_may_have_the_other_deck(text: str, deck: Literal["", "four", "two"], look: str) -> None:
    assert dict(looks(table(text, prefs=Prefs(deck=deck, light="off"))))["deck"] == look


def test_the_usual_look_needs_no_attribute() -> None:
    assert set(dict(looks(table("fortress:ms33"))).values()) == {""}


def test_a_single_card_does_not_wait_and_those_of_a_run_follow_one_another() -> None:
    model = table("fortress=t0~9C4H5H.t1~6H.t2~*KS")
    assert delays(model) == {}
    assert delays(drags(model, "t0-t1")) == {}
    assert delays(drags(model, "t0-t1:2")) == {parse_card("5H"): 0, parse_card("4H"): 50}
    assert delays(told(drags(model, "t0-t3:2"), Undo())) == {}


def test_cards_that_run_home_follow_ever_more_quickly() -> None:
    homes = ".".join(f"f{suit}~" + "".join(rank + suit for rank in "A23456789TJQK") for suit in "DHS")
    model = told(table(f"fortress={homes}.t0~KCQCJCTC9C8C7C6C5C4C3C2CAC"), Finish())
    waits = sorted(delays(model).values())
    gaps = [later - sooner for sooner, later in itertools.pairwise(waits)]
    assert gaps[0] == 250
    assert gaps == sorted(gaps, reverse=True)
    assert min(gaps) >= 60


SIZES = [Size(320, 568), Size(360, 640), Size(640, 360), Size(844, 390), Size(768, 1024), Size(1280, 800)]

GRANDEST = 1.2
"""How many times its usual size an index may have: see `--index-scale` in tokens.css."""


def fanned_out(model: Model, name: str, size: Size) -> tuple[Layout, list[Box]]:
    """The layout of the table in a window, and where the cards of a pile that is looked at lie, bottom card first."""
    seen = peeked(model.with_ui(screen=size), name)
    placed = layout(seen.deal.game, [len(cards) for cards in seen.position], size)
    fanned = fan(seen, placed)
    assert list(fanned) == [(pile(model, name), depth) for depth in range(len(fanned))]
    return placed, list(fanned.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 20, 57, 78])
def test_every_rank_and_suit_of_a_talon_can_be_read_while_it_is_looked_at(count: int, size: Size) -> None:
    """Bug: all cards lay in one line, with the suit of each, and then its rank, under the next."""
    model = table("besieged-city:32000")
    talon, piles = pile(model, "d"), list(model.position)
    piles[talon], piles[pile(model, "s")] = (cards := piles[pile(model, "s")])[:count], cards[count:]
    turned = model.with_history(History.start(model.deal.game, tuple(piles)))
    placed, boxes = fanned_out(turned, "d", size)
    assert len(boxes) == count
    lane = placed.lanes[talon]
    board = Box(0, 0, placed.frame.board.width, placed.frame.board.height)
    glyph = GRANDEST * lane.index
    across, down = (lane.strip, 2.1 * glyph + 1) if lane.edge == "l" else (1.76 * glyph + 1, lane.strip)
    for depth, box in enumerate(boxes):
        index = Box(box.x, box.y, min(across, box.width), min(down, box.height))
        assert board.grown(0.01).holds(box)
        assert not any(index.grown(-0.01).meets(cover) for cover in boxes[depth + 1 :])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["w0", "n1", "e2"])
def test_a_pile_that_is_looked_at_is_fanned_out_from_where_it_lies(name: str, size: Size) -> None:
    """Bug: the cards went to the left edge of the board, and the pile looked empty."""
    model = table(with_walls(**{name: "3C5C7C", "d": "*"}))
    placed, boxes = fanned_out(model, name, size)
    slot = placed.lanes[pile(model, name)].slot
    assert [box.y for box in boxes] == [slot.y] * 3
    assert boxes[2].x - boxes[0].x == 2 * slot.width
    assert boxes[0].x == min(slot.x, placed.frame.board.width - 3 * slot.width)


@pytest.mark.parametrize("name", ["t0", "s", "fC"])
def test_rows_the_stack_and_short_piles_are_not_fanned_out(name: str) -> None:
    model = peeked(table("fortitude/3=fC~AC.t0~*KS.s~5H9C4D"), name)
    placed = layout(model.deal.game, [len(cards) for cards in model.position], model.ui.screen)
    assert fan(model, placed) == {}
    assert fan(model.with_ui(peek=None), placed) == {}


def test_a_new_deal_ends_the_look_at_a_pile() -> None:
    """Bug: the pile looked at may not be there in the next game."""
    model = told(peeked(table(with_walls(s2="*")), "d"), Open("fortress:ms33"))
    assert model.ui.peek is None
    assert board(model).game == "fortress"


def test_a_turned_card_does_not_wait() -> None:
    assert delays(told(table("fortitude:77000"), DealOn())) == {}
