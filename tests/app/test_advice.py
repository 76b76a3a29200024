"""Help from the solver: the light, the way back, and the solution shown."""

from dataclasses import replace

import pytest

from ramparts.app.advice import light
from ramparts.app.board import board
from ramparts.app.intents import (
    Absent,
    Back,
    DealOn,
    GiveUp,
    Heard,
    Hush,
    Intent,
    Look,
    Open,
    Prefer,
    Step,
    Touch,
    Undo,
    Watch,
)
from ramparts.app.model import Model, Prefs
from ramparts.app.protocol import Answer
from tests.oracle import asked_of, consulted, watched
from tests.table import cards, drags, effects, pile, standing, table, tap, told

LIGHT = Prefs(light="demand", deals="any")
ALWAYS = Prefs(light="always", deals="any")
WON = "fortress:ms33"
DEAD = "fortress:ms1"
EXHAUSTED = "fortress:ms4"
LAST_MOVE = (
    "fortress="
    + ".".join(f"f{suit}~" + "".join(rank + suit for rank in "A23456789TJQK") for suit in "DHS")
    + ".fC~AC2C3C4C5C6C7C8C9CTCJCQC.t0~KC"
)


def at(text: str, *played: str) -> Model:
    return table(text, *played, prefs=LIGHT)


def answered(model: Model, verdict: str, *line: str, how: str = "line", visited: int = 7) -> Model:
    """The table after the solver's answer to its open question."""
    return told(model, Heard(Answer(model.insight.ask, model.deal.text, verdict, how, visited, line)))


@pytest.mark.parametrize(
    "text, state, word, said",
    [
        (WON, "winnable", "Can win", "This can be won (a line was found,"),
        (DEAD, "lost", "Lost", "This cannot be won any more (no row can ever be emptied)."),
        (EXHAUSTED, "lost", "Lost", "This cannot be won any more (all 23 positions searched)."),
    ],
)
def test_the_light_tells_what_was_proved_and_how(text: str, state: str, word: str, said: str) -> None:
    model = consulted(at(text), Look())
    assert (light(model).state, light(model).word) == (state, word)
    assert model.said.startswith(said)
    assert light(model).sentence == model.said
    assert board(model).light == state


def test_nobody_knows_when_the_solver_gave_up() -> None:
    model = answered(told(at(WON), Look()), "unknown", visited=300_000)
    assert light(model).state == "unknown"
    assert model.said == "Nobody knows: the solver gave up (300,000 positions searched)."


def test_the_light_is_off_until_it_is_asked_and_thinks_then() -> None:
    assert light(at(WON)).state == "off"
    asked = told(at(WON), Look())
    assert light(asked).state == "thinking"
    assert light(answered(asked, "searching", visited=4000)).sentence == "Thinking: 4,000 positions so far."


def test_what_follows_from_an_answer_needs_no_other_question() -> None:
    """A winning line goes on winning; whatever comes after a lost position is lost."""
    along = drags(consulted(at(WON), Look()), "t1-h")
    assert light(along).state == "winnable"
    assert light(along).sentence == "This can be won (it follows from another position)."
    after = drags(consulted(at("fortress:ms6"), Look()), "t1-h")
    assert light(after).sentence == "This cannot be won any more (it was lost before)."


def test_a_light_that_is_always_on_asks_after_every_move() -> None:
    model = table(WON, prefs=ALWAYS)
    picked = tap(model, "t3")
    assert asked_of(effects(picked, Touch(pile(model, "t5"), 0))) is not None


def test_a_light_that_is_always_on_does_not_ask_what_it_knows() -> None:
    model = told(consulted(table(WON, prefs=ALWAYS), Look()), Prefer("ask", "on"))
    assert model.insight.quest == ""
    thinking = told(table(WON, prefs=ALWAYS), Prefer("ask", "on"))
    assert thinking.insight.quest == "light"
    assert asked_of(effects(thinking, Prefer("ask", "off"))) is None


def test_a_light_that_is_always_on_does_not_speak_of_what_it_finds() -> None:
    thinking = told(table(WON, prefs=ALWAYS), Prefer("ask", "on"))
    assert answered(thinking, "unknown").said == thinking.said


def test_an_answer_to_an_old_question_changes_nothing() -> None:
    asked = told(at(WON), Look())
    assert told(asked, Heard(Answer(asked.insight.ask - 1, WON, "lost"))) == asked
    assert told(at(WON), Heard(Answer(0, WON, "lost"))) == at(WON)


def test_an_answer_that_is_no_line_of_this_game_is_dropped() -> None:
    asked = told(at(WON), Look())
    for line in ("t0-h", "nonsense"):
        after = answered(asked, "winnable", line)
        assert (after.insight.quest, dict(after.insight.known)) == ("", {})


def test_what_is_asked_ends_when_another_deal_is_on_the_table() -> None:
    asked = told(at(WON), Look())
    assert Hush() in effects(asked, Open("fortress:ms2"))


def test_cards_that_lie_face_down_stay_a_secret_unless_the_player_asks() -> None:
    hidden = table("fortitude:77000", prefs=LIGHT)
    assert light(hidden).state == "hidden"
    asked = told(hidden, Look())
    assert asked.said == "Cards lie face down; only if you ask to be told everything can more be said."
    assert asked.insight.quest == ""
    assert told(hidden, Prefer("tell", "on"), Look()).insight.quest == "light"


def test_without_a_solver_the_table_says_so() -> None:
    alone = told(at(WON), Absent("no WebAssembly"))
    assert light(alone).state == "absent"
    assert told(alone, Look()).said == "The solver does not run here, so nothing more can be said; the game goes on."
    assert told(told(at(WON), Look()), Absent("gone")).said.startswith("The solver does not run here")


@pytest.mark.parametrize("intent", [Look(), Back(), Watch()])
def test_a_game_that_has_ended_needs_no_help(intent: Intent) -> None:
    won = drags(at(LAST_MOVE), "t0-h")
    assert told(won, intent).said == "Won: all 52 cards are home."
    assert told(won, intent).insight.quest == ""


def lost_after(*verdicts: str) -> Model:
    """The table after three moves, when the way back is asked for and these answers are made up one after the other."""
    model = told(drags(at(WON), "t1-h", "t2-h", "t8-h"), Back())
    for verdict in verdicts:
        model = answered(model, verdict, how="exhausted")
    return model


def test_the_way_back_leads_to_the_last_position_that_can_be_won_and_names_the_mistake() -> None:
    """The path has four nodes: the last is lost, the second can be won, the third is lost."""
    model = lost_after("lost")
    assert model.said == "Looking for the way back…"
    assert model.insight.asked == 1
    model = answered(model, "winnable")
    assert model.insight.asked == 2
    model = answered(model, "lost")
    assert model.history.at == 1
    assert model.said.startswith("Back where it could be won. The move that lost: Ace of hearts home from row 3.")
    assert model.history.redo().at == 2


def test_there_is_no_way_back_from_a_deal_that_was_lost_from_the_start() -> None:
    assert lost_after("lost", "lost", "lost").said == "This deal could not be won from the start."


def test_who_can_still_win_is_told_so_instead_of_led_back() -> None:
    assert lost_after("winnable").said == "This can be won (a line was found, 7 positions searched)."


def test_a_way_back_that_the_solver_cannot_find_is_not_guessed() -> None:
    assert lost_after("lost", "unknown").said == "The solver cannot tell exactly where the game was lost."
    assert lost_after("unknown").said.startswith("Nobody knows")


def test_the_way_back_counts_the_way_of_the_whole_search() -> None:
    assert light(lost_after("lost", "winnable", "lost")).state == "winnable"
    again = told(lost_after("lost"), Look())
    assert again.said == "This cannot be won any more (all 7 positions searched)."
    assert told(answered(told(lost_after("lost"), Look()), "lost"), Back()).insight.quest == "back"


def test_the_way_back_is_open_when_no_move_is_left() -> None:
    """Bug: the help was refused just where it is needed most."""
    stuck = table("streets-and-alleys=t0~KH.t1~KC.t2~KD.t3~KS.t4~JC.t5~JD.t6~JH.t7~*JS", prefs=LIGHT)
    assert stuck.state == "lost"
    assert told(stuck, Back()).insight.quest == "back"
    assert told(stuck, Look()).said == "No move is left; 0 of 52 cards are home."


def test_the_way_back_over_a_turned_card_marks_the_run() -> None:
    run = table("fortitude:77000", prefs=replace(LIGHT, tell=True))
    model = told(told(run, DealOn()), Back())
    model = answered(answered(model, "lost"), "winnable")
    assert model.history.at == 0
    assert model.run is not None
    assert model.run.marked


def test_a_solution_is_shown_move_by_move_to_the_win() -> None:
    model = consulted(at(LAST_MOVE), Watch())
    assert model.said == "Watch; any touch stops it."
    ended = told(model, Step(1))
    assert ended.state == "won"
    assert ended.said == "King of clubs home from row 1. Won: all 52 cards are home."


def test_a_solution_of_many_moves_runs_by_itself() -> None:
    known = consulted(at(WON), Look())
    assert watched(known, Watch()).state == "won"


def test_a_solution_pauses_and_goes_on() -> None:
    showing = told(consulted(at(WON), Look()), Watch())
    paused = told(showing, Watch())
    assert paused.insight.paused
    assert told(paused, Step(len(paused.insight.showing))).position == paused.position
    assert watched(paused, Watch()).state == "won"


def test_any_touch_stops_a_solution() -> None:
    showing = told(consulted(at(WON), Look()), Watch())
    assert told(showing, Undo()).insight.showing == ()
    assert tap(showing, "t0").insight.showing == ()


def test_a_step_that_comes_too_late_is_not_made() -> None:
    showing = told(consulted(at(WON), Look()), Watch())
    late = len(showing.insight.showing)
    stepped = told(showing, Step(late))
    assert told(stepped, Step(late)) == stepped
    assert told(at(WON), Step(0)).position == at(WON).position


def test_a_solution_that_follows_the_line_visited_before_grows_no_second_one() -> None:
    model = at(LAST_MOVE)
    played = told(drags(model, "t0-h"), Undo())
    assert len(watched(consulted(played, Look()), Watch()).history.nodes) == 2


def test_a_lost_game_has_no_solution_to_show() -> None:
    assert consulted(at(DEAD), Watch()).said.startswith("This cannot be won any more")


def test_help_is_remembered() -> None:
    assert not at(WON).insight.helped
    assert told(at(WON), Look()).insight.helped


def test_a_run_that_has_ended_gets_no_help() -> None:
    over = told(standing("fC~AC.t0~*.s~9C", 1), GiveUp())
    assert told(over, Look()).said.startswith("The run has ended with ")
    assert cards(over, "fC") == "AC"
