"""A line that is shown: step by step, paused, and set to any place by its slider. The real solver answers."""

from dataclasses import replace
from typing import Literal

import pytest

from ramparts.app.messages.effects import Later
from ramparts.app.messages.intents import Hint, Look, Say, Seek, Show, Step, Undo, Walk, Watch
from ramparts.app.messages.platform_intents import Rewatch
from ramparts.app.state.analysis import Known
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Daily
from ramparts.app.state.showing import Showing
from ramparts.app.view.toolbar import tools
from tests.kit.playing.oracle import LAST_MOVE, WON, at, consulted, watched
from tests.kit.visit.table import drags, effects, table, tap, told

DEAD = "fortress:ms1"


def of(model: Model) -> Showing:
    """What is being shown."""
    assert model.analysis.showing is not None
    return model.analysis.showing


def left(model: Model) -> int:
    """How many steps are still to come."""
    return of(model).left


def test_a_solution_is_shown_move_by_move_to_the_win() -> None:
    model = consulted(at(LAST_MOVE), Watch("sure"))
    assert model.ui.said == "Watch; tap anywhere to stop."
    ended = told(model, Step(1))
    assert ended.state == "won"
    assert ended.ui.said == "King of clubs home from row 1. Won: all 52 cards are home."


def test_a_solution_of_many_moves_runs_by_itself() -> None:
    known = consulted(at(WON), Look())
    assert watched(known, Watch("sure")).state == "won"


@pytest.mark.parametrize("lit", ["demand", "always"])
def test_a_solution_asked_for_in_the_menu_takes_its_place(lit: Literal["demand", "always"]) -> None:
    menu = told(table(WON, prefs=Prefs(light=lit)), Show("menu"))
    assert told(menu, Watch("sure")).ui.panel == ""
    showing = consulted(menu, Watch("sure"))
    assert (showing.ui.panel, showing.analysis.showing is not None) == ("", True)


def test_a_solution_asked_for_in_words_leaves_the_words_open() -> None:
    assert consulted(told(at(WON), Show("spoken")), Watch("sure")).ui.panel == "spoken"


def test_a_light_that_is_always_on_does_not_stop_what_is_shown() -> None:
    model = consulted(table(LAST_MOVE, prefs=Prefs(light="always")), Watch("sure"))
    assert left(model) == 1
    won = told(model, Step(1))
    assert won.state == "won"
    assert left(told(won, Rewatch())) == 1


def test_a_solution_pauses_and_goes_on() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    paused = told(showing, Watch())
    assert (of(paused).paused, paused.ui.said) == (True, "Paused.")
    assert told(showing, Say("pause"), Say("pause")).ui.said == "Continuing."
    assert told(paused, Step(left(paused))).position == paused.position
    assert watched(paused, Watch()).state == "won"


def test_a_solution_is_shown_step_by_step() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    step = told(showing, Watch("step"))
    assert (of(step).paused, left(step)) == (True, left(showing) - 1)
    assert len(told(step, Watch("step")).history.line) == 2
    assert watched(step, Watch()).state == "won"
    assert told(at(LAST_MOVE), Watch("step")).analysis.purpose == "show"


def test_a_solution_is_shown_faster_and_again_at_the_usual_pace() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    paces = [of(told(showing, *[Watch("faster")] * times)).pace for times in range(4)]
    assert sorted(paces[:3]) == [1, 2, 4]
    assert paces[3] == paces[0]
    assert [tool.label for tool in tools(showing)] == ["Pause", "Step", f"{paces[0]}x", "Stop"]


def test_any_touch_stops_a_solution() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    assert told(showing, Undo()).analysis.showing is None
    assert told(showing, Walk(showing.ui.focus, let_go=True)).ui.said == "Stopped."
    assert told(showing, Hint()).ui.said != "Stopped."
    assert tap(showing, "t0").analysis.showing is None


def test_a_step_that_comes_too_late_is_not_made() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    late = left(showing)
    stepped = told(showing, Step(late))
    assert told(stepped, Step(late)) == stepped
    assert told(at(WON), Step(0)).position == at(WON).position


def test_a_solution_that_follows_the_line_visited_before_grows_no_second_one() -> None:
    model = at(LAST_MOVE)
    played = told(drags(model, "t0-h"), Undo())
    assert len(watched(consulted(played, Look()), Watch("sure")).history.nodes) == 2


def test_a_deal_of_the_list_is_searched_before_its_solution_is_shown() -> None:
    listed = at(WON)
    listed = replace(listed, analysis=listed.analysis.learnt(0, Known("winnable", "listed")))
    assert told(listed, Watch("sure")).analysis.purpose == "show"
    assert consulted(listed, Watch("sure")).analysis.showing


def test_a_lost_game_has_no_solution_to_show() -> None:
    assert consulted(at(DEAD), Watch("sure")).ui.said.startswith("This deal cannot be won: ")


def test_a_solution_that_is_stopped_is_over() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    stopped = told(showing, Step(left(showing)), Watch("stop"))
    assert (stopped.analysis.showing, stopped.ui.said) == (None, "Stopped.")
    assert len(stopped.history.line) == 1
    later = told(stopped, Watch("stop"), Seek(3), Seek(None))
    assert (later.history, later.analysis) == (stopped.history, stopped.analysis)


def test_the_slider_sets_the_table_to_any_place_of_the_line() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    line = of(showing).line
    for place in (23, 5, len(line), 0, 6):
        model = told(showing, Seek(40), Seek(place))
        assert (of(model).done, len(model.history.path)) == (place, place + 1)
        assert model.position == (line[place - 1].position if place else showing.position)
    assert told(showing, Seek(-1)).history.at == 0
    assert told(showing, Seek(10_000)).state == "won"


def test_the_slider_says_what_was_moved_last() -> None:
    showing = told(consulted(at(LAST_MOVE), Look()), Watch("sure"))
    assert told(showing, Seek(1)).ui.said == "King of clubs home from row 1. Won: all 52 cards are home."
    assert told(showing, Seek(1), Seek(0)).ui.said == "Back at the start."


def test_the_slider_leaves_one_line_in_the_history_and_redo_leads_along_it() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    model = told(showing, Seek(30), Seek(3), Seek(20), Seek(7))
    assert len(model.history.nodes) == 31
    assert model.history.redo().position == of(model).line[7].position


def test_nothing_is_shown_while_the_slider_is_held_and_the_line_goes_on_from_there() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    held = told(showing, Seek(9))
    assert told(held, Step(left(held))) == held
    assert not [each for each in effects(showing, Seek(9)) if isinstance(each, Later)]
    (later,) = [each for each in effects(held, Seek(None)) if isinstance(each, Later)]
    assert told(held, Seek(None), later.intent).position == of(held).line[9].position


def test_a_line_that_was_paused_stays_so_when_the_slider_is_let_go_of() -> None:
    paused = told(consulted(at(WON), Look()), Watch("sure"), Watch())
    assert of(told(paused, Seek(9), Seek(None))).paused
    assert told(paused, Seek(None)) == paused


def test_at_the_end_of_the_line_the_slider_stays_and_leads_back() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    ended = told(showing, Seek(len(of(showing).line)), Seek(None))
    assert (ended.state, left(ended), of(ended).paused) == ("won", 0, True)
    assert [tool.command for tool in tools(ended) if not tool.enabled] == ["watch", "step"]
    for how in (Watch(), Watch("step")):
        assert told(ended, how).ui.said == "You cannot go further that way."
        assert told(ended, how).position == ended.position
    assert told(ended, Seek(4)).state == "playing"


def test_who_asks_for_the_solution_of_a_game_that_counts_is_told_what_it_costs() -> None:
    free = told(at(WON), Watch())
    assert free.ui.said.startswith("If you look, this game does not count in your statistics.")
    day = told(at(WON).with_kind(Daily("2026-11-22")), Watch())
    assert day.ui.said.startswith("If you look, winning this daily deal will no longer count as your own win.")
    assert free.ui.panel == day.ui.panel == "solution"
    shown = at(WON)
    assert told(shown.with_record(shown.session.record._replace(shown=True)), Watch()).analysis.purpose == "show"
