"""What is said of cards in the hand."""

import pytest

from tests.kit.visit.table import table, tap


@pytest.mark.parametrize(
    "text, pile_id, said",
    [
        (
            "fortress=t0~9C5H.t1~6H.t2~*KS.t3~2C.t4~2D.t5~4C.t6~4D.t7~6C",
            "t0",
            "5 of hearts picked up; it may go to row 6, row 9, row 10.",
        ),
        ("fortress=t0~9C5H.t1~6H.t2~*KS", "t0", "5 of hearts picked up; it may go to row 6, any empty place."),
        (
            "siegecraft=t0~9C5H.t1~6H.t2~*.t3~KC.t4~KD.t5~KH.t6~KS.t7~QS",
            "t0",
            "5 of hearts picked up; it may go to row 2, the cell.",
        ),
        (
            "streets-and-alleys=t0~KH.t1~*.t2~KC.t3~KD.t4~QD.t5~JC.t6~TC.t7~9C",
            "t0",
            "King of hearts picked up; it fits nowhere.",
        ),
    ],
)
def test_what_is_said_of_a_card_picked_up(text: str, pile_id: str, said: str) -> None:
    assert tap(table(text), pile_id).ui.said.startswith(said)


def test_of_several_cards_picked_up_the_deepest_is_named() -> None:
    model = table("fortress=t0~9C4H5H.t1~6H.t2~*KS")
    said = tap(model, "t0", 1).ui.said
    assert said.startswith("4 of hearts with what lies on it picked up; it may go to ")
