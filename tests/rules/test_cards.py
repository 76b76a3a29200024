"""Cards as small integers."""

import pytest

from ramparts.rules.cards import (
    card_of,
    card_text,
    cards_text,
    face,
    is_red,
    pack_number,
    pack_of,
    parse_card,
    rank,
    suit,
)
from ramparts.rules.errors import BadNotation


def test_a_card_is_its_pack_its_suit_and_its_rank() -> None:
    for card in range(104):
        assert card_of(suit(card), rank(card), pack_number(card)) == card


def test_a_face_is_the_card_without_its_pack() -> None:
    assert [face(card) for card in range(104)] == [*range(52), *range(52)]
    assert all(card_text(face(card)) == card_text(card) for card in range(104))


def test_a_pack_holds_the_ranks_up_to_the_highest_of_its_game() -> None:
    assert pack_of(2) == frozenset(range(104))
    assert len(pack_of(1, 11)) == 44
    assert {rank(card) for card in pack_of(1, 11)} == set(range(1, 12))


def test_a_card_is_read_as_it_is_written() -> None:
    assert [parse_card(card_text(card)) for card in range(52)] == list(range(52))
    assert cards_text([0, 12, 13, 51, 52]) == "ACKCADKSAC"


@pytest.mark.parametrize("text", ["", "A", "AX", "XC", "CA", "ACC", "AC2C", "ac", "1C", "10C"])
def test_nothing_else_is_a_card(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_card(text)
    said = "is not a card: write a rank from A23456789TJQK and a suit from CDHS, such as QS"
    assert str(refused.value) == f"{text!r} {said}"


def test_diamonds_and_hearts_are_red() -> None:
    assert "".join("CDHS"[suit(card)] for card in range(0, 104, 13) if is_red(card)) == "DHDH"
