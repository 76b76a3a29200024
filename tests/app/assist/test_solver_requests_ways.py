"""The way back to the last position that could be won, and the light of the first games; answers may be made up."""

from dataclasses import replace

import pytest

from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.intents import Back, DealOn, Look
from ramparts.app.messages.solver_protocol import Reported
from ramparts.app.messages.study_intents import Visit
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from tests.kit.playing.oracle import LIGHT, WON, answered, at
from tests.kit.visit.table import drags, table, told


def lost_after(*verdicts: Reported) -> Model:
    """The table after three moves, when the way back is asked for and these answers are made up one after the other."""
    model = told(drags(at(WON), "t1-h", "t2-h", "t8-h"), Back())
    for verdict in verdicts:
        model = answered(model, verdict, how="exhausted")
    return model


def test_the_way_back_leads_to_the_last_position_that_can_be_won_and_names_the_mistake() -> None:
    """The path has four nodes: the last is lost, the second can be won, the third is lost."""
    model = lost_after("lost")
    assert model.ui.said == "Looking for the way back…"
    assert model.analysis.asked == 1
    model = answered(model, "winnable")
    assert model.analysis.asked == 2
    model = answered(model, "lost")
    assert model.history.at == 1
    told_of = "You can still win from here. The mistake:"
    assert model.ui.said.startswith(f"{told_of} Ace of hearts home from row 2.")
    assert model.ui.shown.startswith(f"{told_of} Ace of hearts home.")
    assert model.history.redo().at == 2


def test_there_is_no_way_back_from_a_deal_that_was_lost_from_the_start() -> None:
    assert lost_after("lost", "lost", "lost").ui.said == "Right from the start, this deal could not be won."


def test_who_can_still_win_is_told_so_instead_of_led_back() -> None:
    assert lost_after("winnable").ui.said == "This can still be won."


def test_a_way_back_that_the_solver_cannot_find_is_not_guessed() -> None:
    assert lost_after("lost", "unknown").ui.said == "We cannot tell exactly where the game was lost."
    assert lost_after("unknown").ui.said.startswith("We could not work out")


def test_the_way_back_counts_the_way_of_the_whole_search() -> None:
    assert light(lost_after("lost", "winnable", "lost")).state == "winnable"
    again = told(lost_after("lost"), Look())
    assert again.ui.said == "This can no longer be won."
    assert told(answered(told(lost_after("lost"), Look()), "lost"), Back()).analysis.purpose == "back"


def test_the_way_back_is_open_when_no_move_is_left() -> None:
    """Bug: the help was refused just where it is needed most."""
    stuck = table("streets-and-alleys=t0~KH.t1~KC.t2~KD.t3~KS.t4~JC.t5~JD.t6~JH.t7~*JS", prefs=LIGHT)
    assert stuck.state == "lost"
    assert told(stuck, Back()).analysis.purpose == "back"
    assert told(stuck, Look()).ui.said == "No move is left; 0 of 52 cards are home."


def test_the_way_back_over_a_turned_card_marks_the_run() -> None:
    run = table("fortitude:77000", prefs=replace(LIGHT, tell=True))
    model = told(told(run, DealOn()), Back())
    model = answered(answered(model, "lost"), "winnable")
    assert model.history.at == 0
    assert model.run is not None
    assert model.run.marked


def won_before(number: int) -> Model:
    """The table of somebody who has won so many games, and has chosen nothing."""
    records = tuple(Record(f"fortress:{50_000 + n}", tries=1, won=n < number) for n in range(5))
    return table("fortress:ms33", prefs=Prefs(deals="any")).with_library(records=records)


@pytest.mark.parametrize("number, purpose", [(0, "light"), (2, "light"), (3, "")])
def test_in_the_first_games_the_light_answers_by_itself(number: int, purpose: str) -> None:
    assert drags(won_before(number), "t1-h").analysis.purpose == purpose


def test_in_a_lesson_it_does_not() -> None:
    assert not told(won_before(0), Visit("lesson:1")).lit
