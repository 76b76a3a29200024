"""Back and forth in the history."""

import pytest

from ramparts.app.messages.intents import Finish, Go, Intent, Redo, Restart, Undo
from ramparts.app.state.panels import Opened
from tests.kit.visit.table import cards, drags, table, tap, told

MODEL = drags(table("fortress:ms33"), "t1-h", "t2-h")


def test_undo_and_redo_say_what_was_taken_back_and_played_again() -> None:
    undone = told(MODEL, Undo())
    assert undone.ui.said == "Taken back. Ace of hearts home from row 2."
    assert told(undone, Redo()).ui.said == "Played again. Ace of hearts home from row 2. Uncovers 4 of clubs."


def test_restart_leads_to_the_deal_and_redo_back() -> None:
    again = told(MODEL, Restart())
    assert again.position == again.deal.start
    assert again.ui.said == "Back at the start; Redo brings your moves back."
    assert told(again, Redo(), Redo()).history == MODEL.history


def test_undo_takes_back_what_followed_a_restart_and_then_the_restart() -> None:
    once = told(drags(told(MODEL, Restart()), "t2-h"), Undo())
    assert (once.history.at, once.ui.said) == (0, "Taken back. Ace of hearts home from row 2.")
    twice = told(once, Undo())
    assert (twice.history.at, twice.ui.said) == (MODEL.history.at, "Your moves are back.")
    assert told(twice, *[Undo()] * 3).ui.said == "There is no move to take back."


@pytest.mark.parametrize("panel, then", [("menu", ""), ("solution", ""), ("history", "history")])
def test_a_restart_closes_the_menu_and_no_panel_beside_the_table(panel: Opened, then: str) -> None:
    assert told(MODEL.with_ui(panel=panel), Restart()).ui.panel == then


def test_a_line_left_by_undo_stays_as_a_branch() -> None:
    branched = drags(told(MODEL, Undo()), "t8-h")
    assert len(branched.history.nodes) == 4
    assert cards(told(branched, Go(2)), "fH") == "AH"


def test_undo_and_redo_of_a_finish_count_its_cards() -> None:
    """Bug: twelve cards went to and fro, and only the first of them was spoken of."""
    full = ".".join(f"f{suit}~" + "".join(rank + suit for rank in "A23456789TJQK") for suit in "DHS")
    done = told(table(f"fortress={full}.fC~AC2C3C4C5C6C7C8C9CTC.t0~KC.t1~QC.t2~JC"), Finish())
    back = told(done, Undo())
    assert back.ui.said == "Taken back. Jack of clubs home from row 2. 2 more cards come back."
    assert told(back, Redo()).ui.said == (
        "Played again. Jack of clubs home from row 2. 2 cards went home by themselves. Won: all 52 cards are home."
    )


def test_a_jump_in_the_history_says_where_it_leads() -> None:
    """Bug: it said "Here" and no more."""
    assert told(MODEL, Go(1)).ui.said == "After 1 move. Ace of spades home from row 6."
    assert told(MODEL, Go(1), Go(2)).ui.said == "After 2 moves. Ace of hearts home from row 2."
    assert told(MODEL, Go(0)).ui.said == "Back at the start."


@pytest.mark.parametrize("intent", [Redo(), Go(2), Go(3), Go(-1)])
def test_there_is_nothing_further_that_way(intent: Intent) -> None:
    after = told(MODEL, intent)
    assert after.ui.said == ("There is no move to redo." if intent == Redo() else MODEL.ui.said)
    assert after.history == MODEL.history


def test_nothing_is_before_the_deal() -> None:
    assert told(table("fortress:ms33"), Undo()).ui.said == "There is no move to take back."
    assert told(table("fortress:ms33"), Restart()).ui.said == "You are at the start already."


def test_who_goes_back_puts_back_what_was_picked_up() -> None:
    assert told(tap(MODEL, "t3"), Undo()).ui.pick is None
    assert told(tap(MODEL, "t3"), Redo()).ui.pick is None
