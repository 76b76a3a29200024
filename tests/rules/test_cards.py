"""Cards as small integers."""

from ramparts.rules.cards import card_of, card_text, face, pack_number, pack_of, rank, suit


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
