"""The way back to the last position that could be won, and the solution shown; answers may be made up."""

from dataclasses import replace
from typing import Literal

import pytest

from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.effects import Later
from ramparts.app.messages.intents import Back, DealOn, Hint, Look, Say, Show, Step, Undo, Walk, Watch
from ramparts.app.messages.platform_intents import Rewatch
from ramparts.app.outcomes import shows
from ramparts.app.state.analysis import Analysis, Known
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.solver_protocol import Reported
from ramparts.app.view.toolbar import tools
from tests.kit.oracle import LAST_MOVE, LIGHT, WON, answered, at, consulted, watched
from tests.kit.table import drags, table, tap, told

DEAD = "fortress:ms1"


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
    assert model.ui.said.startswith("Back where it could be won. The move that lost: Ace of hearts home from row 3.")
    assert model.history.redo().at == 2


def test_there_is_no_way_back_from_a_deal_that_was_lost_from_the_start() -> None:
    assert lost_after("lost", "lost", "lost").ui.said == "This deal could not be won from the start."


def test_who_can_still_win_is_told_so_instead_of_led_back() -> None:
    assert lost_after("winnable").ui.said == "This can be won (a line was found, 7 positions searched)."


def test_a_way_back_that_the_solver_cannot_find_is_not_guessed() -> None:
    assert lost_after("lost", "unknown").ui.said == "The solver cannot tell exactly where the game was lost."
    assert lost_after("unknown").ui.said.startswith("Nobody knows")


def test_the_way_back_counts_the_way_of_the_whole_search() -> None:
    assert light(lost_after("lost", "winnable", "lost")).state == "winnable"
    again = told(lost_after("lost"), Look())
    assert again.ui.said == "This cannot be won any more (all 7 positions searched)."
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


def test_a_solution_is_shown_move_by_move_to_the_win() -> None:
    model = consulted(at(LAST_MOVE), Watch())
    assert model.ui.said == "Watch; any touch stops it."
    ended = told(model, Step(1))
    assert ended.state == "won"
    assert ended.ui.said == "King of clubs home from row 1. Won: all 52 cards are home."


def test_a_solution_of_many_moves_runs_by_itself() -> None:
    known = consulted(at(WON), Look())
    assert watched(known, Watch()).state == "won"


@pytest.mark.parametrize("lit", ["demand", "always"])
def test_a_solution_asked_for_in_the_menu_takes_its_place(lit: Literal["demand", "always"]) -> None:
    menu = told(table(WON, prefs=Prefs(light=lit)), Show("menu"))
    assert told(menu, Watch()).ui.panel == ""
    showing = consulted(menu, Watch())
    assert (showing.ui.panel, len(showing.analysis.showing) > 0) == ("", True)


def test_a_solution_asked_for_in_words_leaves_the_words_open() -> None:
    assert consulted(told(at(WON), Show("spoken")), Watch()).ui.panel == "spoken"


def test_a_light_that_is_always_on_does_not_stop_what_is_shown() -> None:
    model = consulted(table(LAST_MOVE, prefs=Prefs(light="always")), Watch())
    assert len(model.analysis.showing) == 1
    won = told(model, Step(1))
    assert won.state == "won"
    assert len(told(won, Rewatch()).analysis.showing) == 1


def test_a_solution_pauses_and_goes_on() -> None:
    showing = told(consulted(at(WON), Look()), Watch())
    paused = told(showing, Watch())
    assert (paused.analysis.paused, paused.ui.said) == (True, "Paused.")
    assert told(showing, Say("pause"), Say("pause")).ui.said == "Going on."
    assert told(paused, Step(len(paused.analysis.showing))).position == paused.position
    assert watched(paused, Watch()).state == "won"


def test_a_solution_is_shown_step_by_step() -> None:
    showing = told(consulted(at(WON), Look()), Watch())
    left = len(showing.analysis.showing)
    step = told(showing, Watch("step"))
    assert (step.analysis.paused, len(step.analysis.showing)) == (True, left - 1)
    assert len(told(step, Watch("step")).history.line) == 2
    assert watched(step, Watch()).state == "won"
    assert told(at(LAST_MOVE), Watch("step")).analysis.purpose == "show"


def test_a_solution_is_shown_faster_and_again_at_the_usual_pace() -> None:
    showing = told(consulted(at(WON), Look()), Watch())
    paces = [told(showing, *[Watch("faster")] * times).analysis.pace for times in range(4)]
    assert sorted(paces[:3]) == [1, 2, 4]
    assert paces[3] == paces[0]
    assert [tool.label for tool in tools(showing)][1:4] == ["Pause", "Step", f"{paces[0]}x"]


def test_a_long_solution_does_not_take_a_minute() -> None:
    """Bug: one of 101 moves took 61 seconds."""
    (line,) = (found.line for found in consulted(at(WON), Look()).analysis.known.values())
    long = replace(at(WON), analysis=Analysis().shown((line * 101)[:101]))
    (later,) = [each for each in shows(at(WON), long) if isinstance(each, Later)]
    assert later.wait * 101 < 20_000
    assert Analysis().shown(line[:10]).pace == 1


def test_any_touch_stops_a_solution() -> None:
    showing = told(consulted(at(WON), Look()), Watch())
    assert told(showing, Undo()).analysis.showing == ()
    assert told(showing, Walk(showing.ui.focus, let_go=True)).ui.said == "Stopped."
    assert told(showing, Hint()).ui.said != "Stopped."
    assert tap(showing, "t0").analysis.showing == ()


def test_a_step_that_comes_too_late_is_not_made() -> None:
    showing = told(consulted(at(WON), Look()), Watch())
    late = len(showing.analysis.showing)
    stepped = told(showing, Step(late))
    assert told(stepped, Step(late)) == stepped
    assert told(at(WON), Step(0)).position == at(WON).position


def test_a_solution_that_follows_the_line_visited_before_grows_no_second_one() -> None:
    model = at(LAST_MOVE)
    played = told(drags(model, "t0-h"), Undo())
    assert len(watched(consulted(played, Look()), Watch()).history.nodes) == 2


def test_a_deal_of_the_list_is_searched_before_its_solution_is_shown() -> None:
    listed = at(WON)
    listed = replace(listed, analysis=listed.analysis.learnt(0, Known("winnable", "listed")))
    assert told(listed, Watch()).analysis.purpose == "show"
    assert consulted(listed, Watch()).analysis.showing


def test_a_lost_game_has_no_solution_to_show() -> None:
    assert consulted(at(DEAD), Watch()).ui.said.startswith("This deal cannot be won (")
