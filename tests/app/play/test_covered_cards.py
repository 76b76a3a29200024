"""Who reaches for a card that others cover picks up the end card of its row, and learns it."""

import pytest

from ramparts.app.messages.intents import Lift
from ramparts.app.view.board import board
from tests.kit.visit.table import pile, table, tap, told

COVERED = "There are 2 cards on it. Move those first. ", "There is a card on it. Move that one first. "


@pytest.mark.parametrize("game", ["fortress", "chessboard", "beleaguered-castle", "streets-and-alleys", "fortitude/1"])
def test_who_reaches_for_a_covered_card_is_told_that_the_outside_card_moves_and_sees_it_lit(game: str) -> None:
    """Bug: the end card was picked up without a word."""
    model = table(f"{game}=t0~4H9C6D.t1~*")
    for depth, covered in enumerate(COVERED):
        for reached in (tap(model, "t0", depth), told(model, Lift(pile(model, "t0"), depth))):
            assert reached.ui.said.startswith(covered + "6 of diamonds picked up; it")
            assert reached.ui.shown.startswith(covered + "The 6 of diamonds")
            assert [view.name for view in board(reached).cards if view.lit] == ["6D"]
        assert tap(reached, "t0", depth).ui.said == "Put back."
    taken = tap(model, "t0", 2)
    assert taken.ui.said.startswith("6 of diamonds")
    assert not any(view.lit for view in board(taken).cards)


def test_a_card_of_a_run_and_one_of_a_squared_pile_are_not_said_to_be_covered() -> None:
    assert tap(table("fortress=t0~4H5H.t1~6H.t2~*KS"), "t0", 0).ui.said.startswith("4 of hearts with what lies on it")
    assert " on it." not in tap(table("fortitude/3=t0~9C.t1~*.d~5D4D"), "d", 0).ui.said
