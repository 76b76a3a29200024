"""The books' vocabulary, word by word: which card may lie on which, how piles are arranged, and how a pack is dealt."""

import pytest

from ramparts.rules.cards import cards_text, parse_card
from ramparts.rules.game import Fits, Pile, Role
from ramparts.rules.relations import (
    anything,
    beside,
    beside_round,
    both,
    either,
    foundations,
    in_suit,
    in_turn,
    neighbours_in,
    one_lower,
    onto_foundations,
    other_colour,
    rows,
    stock_and_waste,
)

PACK = range(52)


def taken(fits: Fits, top: str) -> str:
    """The cards of one pack that may lie on this one, in the order of the pack."""
    return cards_text(card for card in PACK if fits(parse_card(top), card))


@pytest.mark.parametrize(
    "fits, top, cards",
    [
        (one_lower, "2H", "ACADAHAS"),
        (one_lower, "AS", ""),
        (one_lower, "KD", "QCQDQHQS"),
        (beside, "7C", "6C8C6D8D6H8H6S8S"),
        (beside, "AC", "2C2D2H2S"),
        (beside, "KC", "QCQDQHQS"),
        (beside_round, "7C", "6C8C6D8D6H8H6S8S"),
        (beside_round, "AC", "2CKC2DKD2HKH2SKS"),
        (beside_round, "KC", "ACQCADQDAHQHASQS"),
    ],
)
def test_on_a_card_lie_those_next_to_it(fits: Fits, top: str, cards: str) -> None:
    assert taken(fits, top) == cards


def test_two_relations_are_joined() -> None:
    assert taken(both(in_suit, beside), "7C") == "6C8C"
    assert taken(both(one_lower, other_colour), "7D") == "6C6S"
    assert taken(either(both(in_suit, beside), one_lower), "7C") == "6C8C6D6H6S"


def test_neighbours_in_a_ladder_lie_on_each_other_and_nothing_else_does() -> None:
    fits = neighbours_in((1, 2, 13))
    assert [taken(fits, top) for top in ("AC", "2C", "KC", "3C")] == ["2C2D2H2S", "ACKCADKDAHKHASKS", "2C2D2H2S", ""]


def test_any_card_those_of_its_suit_and_those_of_the_other_colour() -> None:
    clubs, red = cards_text(range(13)), cards_text(range(13, 39))
    assert taken(anything, "5C") == cards_text(PACK)
    assert taken(in_suit, "5C") == clubs
    assert taken(other_colour, "5C") == taken(other_colour, "5S") == red
    assert taken(other_colour, "5D") == taken(other_colour, "5H") == clubs + cards_text(range(39, 52))


def test_a_card_of_the_second_pack_lies_where_its_like_does() -> None:
    assert in_suit(parse_card("5C"), parse_card("KC") + 52)
    assert beside_round(parse_card("AC") + 52, parse_card("KD"))


def test_foundations_are_of_the_four_suits() -> None:
    names = [("fC", 0), ("fD", 1), ("fH", 2), ("fS", 3)]
    assert foundations() == tuple(Pile(name, Role.FOUNDATION, suit, word="foundation") for name, suit in names)


def test_rows_stand_where_their_letter_says_and_are_numbered_from_one_those_of_the_left_wing_first() -> None:
    assert rows("lrlr") == (
        Pile("t0", Role.ROW, wing="left", word="row", number=1),
        Pile("t1", Role.ROW, wing="right", word="row", number=3),
        Pile("t2", Role.ROW, wing="left", word="row", number=2),
        Pile("t3", Role.ROW, wing="right", word="row", number=4),
    )
    assert rows("cc") == tuple(Pile(f"t{i}", Role.ROW, wing="column", word="column", number=i + 1) for i in range(2))


def test_stock_and_waste_have_the_words_of_their_game() -> None:
    assert stock_and_waste("pack", "talon") == (
        Pile("s", Role.STOCK, word="pack"),
        Pile("d", Role.WASTE, word="talon"),
    )


def test_a_pack_is_dealt_in_turn_the_first_card_at_the_bottom_of_the_first_pile() -> None:
    assert in_turn(range(7), 3) == (bytes([0, 3, 6]), bytes([1, 4]), bytes([2, 5]))


def test_what_is_wanted_goes_onto_the_foundations_and_the_rest_keeps_its_order() -> None:
    deck = [parse_card(name) for name in ("5H", "AS", "2C", "AC", "KD")]
    begun, left = onto_foundations(deck, lambda card: card % 13 < 2)
    assert [cards_text(pile) for pile in begun] == ["2CAC", "", "", "AS"]
    assert cards_text(left) == "5HKD"
