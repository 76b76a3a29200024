"""Where the focus is after a gesture, what is left in the hand, and what is said of what cannot be played."""

import pytest

from ramparts.app.messages.intents import DealOn, Finish, GiveUp, Play
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.ui import Focus, Pick
from tests.kit.playing.city import with_walls
from tests.kit.visit.table import cards, drags, standing, table, tap, told
from tests.kit.visit.visits import CLUBS, DIAMONDS, HEARTS, SPADES

RUN = "fortress=t0~KC2H3H4H5H.t1~6D.t2~*KD"


def test_the_focus_is_on_the_lowest_card_of_those_picked_up() -> None:
    model = tap(table(RUN), "t0", 2)
    assert (model.ui.pick, model.ui.focus) == (Pick(4, 3), Focus(4, 2))


def test_of_a_covered_card_it_is_said_that_it_stays_also_where_others_of_its_pile_are_held() -> None:
    at_once, holding = tap(table(RUN), "t0", 0), tap(tap(table(RUN), "t0", 2), "t0", 0)
    assert (holding.ui.pick, holding.ui.said) == (Pick(4), at_once.ui.said)
    assert holding.ui.said.startswith("There are 4 cards on it. ")


def test_the_focus_follows_a_card_to_an_empty_row() -> None:
    assert drags(table(RUN), "t0-t3").ui.focus == Focus(7, 0)


def test_the_refusal_of_several_cards_is_that_of_the_lowest() -> None:
    assert drags(table(RUN), "t0-t1:3").ui.said.startswith("The 3 of hearts ")
    assert drags(table(RUN), "t0-t1").ui.said.startswith("The 5 of hearts ")


@pytest.mark.parametrize("move, said", [(Play(8, 5), "Row 4, empty."), (Play(4, 5, 9), "Row 1, ")])
def test_of_more_cards_than_there_are_it_is_said_what_lies_there(move: Play, said: str) -> None:
    model = told(tap(table(RUN), "t1"), move)
    assert model.ui.said.startswith(said)
    assert (model.ui.pick, model.history.at) == (None, 0)


def test_a_turned_card_that_can_go_to_the_talon_alone_is_not_asked_about() -> None:
    asked = told(table(with_walls(s2="*", s="7H9D", d="8S"), prefs=Prefs(ask=True, light="off")), DealOn())
    assert (asked.ui.pick, cards(asked, "d")) == (None, "8S9D")


ALMOST = f"fC~{CLUBS[:22]}.fD~{DIAMONDS[:22]}.fH~{HEARTS[:22]}.fS~{SPADES[:18]}.t0~TS.t1~JS"


def test_a_finish_leaves_nothing_in_the_hand() -> None:
    won = told(tap(standing(ALMOST, 1), "t1"), Finish())
    assert (won.state, won.ui.pick) == ("won", None)


def test_after_a_run_was_given_up_nothing_is_finished() -> None:
    over = told(standing(ALMOST, 1), GiveUp())
    finished = told(over, Finish())
    assert (finished.state, finished.position) == ("lost", over.position)
    assert finished.ui.said == "The rest cannot go home by themselves yet."
