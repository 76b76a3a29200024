"""How the table looks for the moment."""

import itertools
from dataclasses import replace

import pytest

from ramparts.app.appearance import delays, fan, looks, two_colours
from ramparts.app.board import board
from ramparts.app.intents import DealOn, Finish, Open, Peek, Undo
from ramparts.app.layout import layout
from ramparts.app.model import Focus, Model, Prefs
from ramparts.cards import parse_card
from ramparts.games.catalogue import TITLES
from tests.city import with_walls
from tests.table import drags, pile, table, told


def peeked(model: Model, name: str) -> Model:
    return told(model, Peek(Focus(pile(model, name), 0)))


def test_two_colours_where_building_goes_by_colour_and_four_elsewhere() -> None:
    assert [name for name, title in TITLES.items() if two_colours(title.at(1))] == ["fortitude"]


@pytest.mark.parametrize(
    "text, deck, look",
    [
        ("fortitude:77000", "", "two"),
        ("fortress:ms33", "", ""),
        ("fortitude:77000", "four", ""),
        ("fortress:ms33", "two", "two"),
    ],
)
def test_the_player_may_have_the_other_deck(text: str, deck: str, look: str) -> None:
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


def test_a_pile_of_which_one_card_is_seen_is_fanned_out_while_it_is_looked_at() -> None:
    model = peeked(table("fortitude/3=t0~*KS.d~5H9C4D"), "d")
    at = pile(model, "d")
    placed = layout(model.deal.game, [len(cards) for cards in model.position], model.screen)
    fanned = fan(model, placed)
    assert set(fanned) == {(at, 0), (at, 1), (at, 2)}
    board = placed.frame.board
    assert all(box.x >= 0 and box.x + box.width <= board.width for box in fanned.values())
    assert len({box.x for box in fanned.values()}) == 3


@pytest.mark.parametrize("name", ["t0", "s", "fC"])
def test_rows_the_stack_and_short_piles_are_not_fanned_out(name: str) -> None:
    model = peeked(table("fortitude/3=fC~AC.t0~*KS.s~5H9C4D"), name)
    placed = layout(model.deal.game, [len(cards) for cards in model.position], model.screen)
    assert fan(model, placed) == {}
    assert fan(replace(model, peek=None), placed) == {}


def test_a_new_deal_ends_the_look_at_a_pile() -> None:
    """Bug: the pile looked at may not be there in the next game."""
    model = told(peeked(table(with_walls(s2="*")), "d"), Open("fortress:ms33"))
    assert model.peek is None
    assert board(model).game == "fortress"


def test_a_turned_card_does_not_wait() -> None:
    assert delays(told(table("fortitude:77000"), DealOn())) == {}
