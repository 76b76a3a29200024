"""Help from the solver: the light, the way back, and the solution shown."""

from dataclasses import replace

import pytest

from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.effects import StopThinking
from ramparts.app.messages.intents import (
    Absent,
    Back,
    GiveUp,
    Heard,
    Hint,
    Intent,
    Look,
    Open,
    Prefer,
    Redo,
    Touch,
    Undo,
    Watch,
)
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.state.analysis import Known
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import marked
from ramparts.app.view.board import board
from tests.kit.playing.oracle import LAST_MOVE, LIGHT, WON, answered, asked_of, at, consulted
from tests.kit.visit.table import cards, drags, effects, pile, standing, table, tap, told

ALWAYS = Prefs(light="always", deals="any")
DEAD = "fortress:ms1"
EXHAUSTED = "fortress:ms4"


@pytest.mark.parametrize(
    "text, state, word, said",
    [
        (WON, "winnable", "Can win", "This deal can be won."),
        (DEAD, "lost", "Can't win", "This deal cannot be won: no place can ever become empty."),
        (EXHAUSTED, "lost", "Can't win", "This deal cannot be won."),
    ],
)
def test_the_light_tells_what_was_proved_and_how(text: str, state: str, word: str, said: str) -> None:
    """Bug: a deal that never could be won was said to be lost "any more"."""
    model = consulted(at(text), Look())
    assert (light(model).state, light(model).word) == (state, word)
    assert model.ui.said.startswith(said)
    assert light(model).sentence == model.ui.said
    assert board(model).light == state


def test_nobody_knows_when_the_solver_gave_up() -> None:
    model = answered(told(at(WON), Look()), "unknown", visited=300_000)
    assert light(model).state == "unknown"
    assert model.ui.said == "We could not work out in time whether this can be won."


def test_the_light_is_off_until_it_is_asked_and_thinks_then() -> None:
    assert light(at(WON)).state == "off"
    asked = told(at(WON), Look())
    assert light(asked).state == "thinking"
    assert (light(asked).sign, light(asked).word) == ("…", "Thinking")
    later = light(answered(asked, "searching", visited=200_000))
    assert (later.sign, later.word, later.sentence) == ("20%", "Thinking", "Thinking: 200,000 positions so far.")


def test_what_follows_from_an_answer_needs_no_other_question() -> None:
    """A winning line goes on winning; whatever comes after a lost position is lost."""
    along = told(drags(consulted(at(WON), Look()), "t1-h"), Look())
    assert along.analysis.purpose == ""
    assert light(along).state == "winnable"
    assert light(along).sentence == "This can still be won."
    after = drags(consulted(at("fortress:ms6"), Look()), "t1-h")
    assert light(after).sentence == "This can no longer be won: it was lost before this move."


def test_a_light_on_demand_does_not_tell_that_a_winning_line_was_left() -> None:
    """It would go out, where it had followed every move of the line before."""
    asked = consulted(at(WON), Look())
    along = drags(asked, "t1-h")
    assert light(along).state == "off"
    assert light(told(along, Undo())).state == "winnable"
    assert light(told(along, Prefer("light", "always"))).state == "winnable"


def test_a_light_that_is_always_on_asks_after_every_move() -> None:
    model = table(WON, prefs=ALWAYS)
    picked = tap(model, "t3")
    assert asked_of(effects(picked, Touch(pile(model, "t5"), 0))) is not None


def test_a_light_that_is_always_on_does_not_ask_what_it_knows() -> None:
    model = told(consulted(table(WON, prefs=ALWAYS), Look()), Prefer("ask", "on"))
    assert model.analysis.purpose == ""
    thinking = told(table(WON, prefs=ALWAYS), Prefer("ask", "on"))
    assert thinking.analysis.purpose == "light"
    assert asked_of(effects(thinking, Prefer("ask", "off"))) is None


def test_a_light_that_is_always_on_does_not_speak_of_what_it_finds() -> None:
    thinking = told(table(WON, prefs=ALWAYS), Prefer("ask", "on"))
    assert answered(thinking, "unknown").ui.said == thinking.ui.said


def test_a_light_that_is_always_on_says_once_that_the_game_is_lost() -> None:
    """Bug: it was seen and not heard, and who does not see played on."""
    moved = drags(answered(told(table(WON, prefs=ALWAYS), Prefer("ask", "on")), "winnable"), "t1-h")
    lost = answered(moved, "lost", how="exhausted")
    warning = "This can no longer be won."
    assert lost.ui.said == f"{moved.ui.said} {warning}"
    assert lost.ui.shown == "This can no longer be won. “Back” takes you to the last point where it could."
    assert told(lost, Prefer("ask", "off")).ui.said == lost.ui.said
    assert "no longer" not in drags(lost, "t2-h").ui.said
    assert told(lost, Undo(), Redo()).ui.said.endswith(warning)
    assert told(lost, Look()).ui.said == warning


@pytest.mark.parametrize("how", ["exhausted", "loose", "suitless", "suitless:11"])
def test_a_loss_is_told_without_how_the_solver_proved_it(how: str) -> None:
    """Bug: who asked was told of positions searched, and of high cards that go home whatever their suit."""
    lost = answered(told(at(WON), Look()), "lost", how=how)
    assert lost.ui.said == "This deal cannot be won."


def test_a_loss_is_told_in_german() -> None:
    german = told(at(WON), Prefer("language", "de"), Look())
    assert answered(german, "lost").ui.said == "Dieses Spiel kann man nicht gewinnen."


def test_a_light_that_is_always_on_does_not_repeat_a_hint() -> None:
    hinted = answered(told(table(WON, prefs=ALWAYS), Hint()), "lost", how="exhausted")
    assert hinted.ui.said.count("cannot be won") == 1


def test_who_asks_a_light_that_is_always_on_is_answered() -> None:
    """Bug: "Thinking…" stayed, since a light that is always on does not speak."""
    asked = told(table(WON, prefs=ALWAYS), Prefer("ask", "on"), Look())
    assert asked.ui.said == "Thinking…"
    assert answered(asked, "winnable").ui.said.startswith("This deal can be won")


def test_an_answer_to_an_old_question_changes_nothing() -> None:
    asked = told(at(WON), Look())
    assert told(asked, Heard(Answer(asked.analysis.ask - 1, WON, "lost"))) == asked
    assert told(at(WON), Heard(Answer(0, WON, "lost"))) == at(WON)


def test_an_answer_about_a_position_that_was_left_is_kept_but_not_spoken_of() -> None:
    left = drags(told(at(WON), Look()), "t1-h")
    after = answered(left, "unknown")
    assert (after.ui.said, after.analysis.known[0].verdict) == (left.ui.said, "unknown")


def test_an_answer_that_is_no_line_of_this_game_is_dropped() -> None:
    asked = told(at(WON), Look())
    for line in ("t0-h", "nonsense"):
        after = answered(asked, "winnable", line)
        assert (after.analysis.purpose, dict(after.analysis.known)) == ("", {})


def test_what_is_asked_ends_when_another_deal_is_on_the_table() -> None:
    asked = told(at(WON), Look())
    assert StopThinking() in effects(asked, Open("fortress:ms2"))


def test_cards_that_lie_face_down_stay_a_secret_unless_the_player_asks() -> None:
    hidden = table("fortitude:77000", prefs=LIGHT)
    assert light(hidden).state == "hidden"
    asked = told(hidden, Look())
    assert asked.ui.said == "Some cards are face down. In the settings you can let hints look at them."
    assert asked.analysis.purpose == ""
    assert told(hidden, Prefer("tell", "on"), Look()).analysis.purpose == "look"


def test_a_solver_that_fails_is_told_of_once_and_asked_again_when_the_player_asks() -> None:
    alone = told(at(WON), Look(), Absent("no WebAssembly"))
    assert (light(alone).state, alone.analysis.purpose) == ("absent", "")
    assert alone.ui.said == light(alone).sentence
    assert alone.ui.said == "The win checker has stopped. Play on, or ask again to restart it."
    again = told(alone, Look())
    assert (light(again).state, again.analysis.purpose) == ("thinking", "look")
    assert light(answered(again, "winnable", "t1-h")).state == "winnable"


def test_the_light_that_is_always_on_does_not_wake_a_solver_that_has_failed() -> None:
    alone = told(table(WON, prefs=ALWAYS), Absent("gone"))
    moved = drags(alone, "t1-h")
    assert (light(moved).state, moved.analysis.purpose) == ("absent", "")


@pytest.mark.parametrize("title, positions", [("fortress", 1_000_000), ("besieged-city", 500_000)])
def test_two_packs_are_given_up_sooner_than_one(title: str, positions: int) -> None:
    asked = asked_of(effects(table(f"{title}:32000", prefs=Prefs(deals="any", tell=True)), Look()))
    assert asked is not None
    assert asked.limit == positions


@pytest.mark.parametrize("intent", [Look(), Back(), Watch()])
def test_a_game_that_has_ended_needs_no_help(intent: Intent) -> None:
    won = drags(at(LAST_MOVE), "t0-h")
    assert told(won, intent).ui.said == "Won: all 52 cards are home."
    assert told(won, intent).analysis.purpose == "best"


def test_help_is_remembered() -> None:
    asked = told(at(WON), Look())
    assert not asked.analysis.helped
    assert answered(asked, "winnable").analysis.helped


def test_who_was_told_nothing_has_had_no_help() -> None:
    assert not told(at(WON), Absent("none"), Look(), Hint()).analysis.helped
    assert not told(at("fortitude:77000"), Look()).analysis.helped


def test_a_light_that_is_always_on_is_help_where_the_player_has_chosen_it() -> None:
    """Bug: nobody could win their first game without help, for in the first games it comes unasked."""
    for prefs, helped in (ALWAYS, True), (replace(ALWAYS, light=""), False):
        model = consulted(table(WON, prefs=prefs), Prefer("ask", "on"))
        assert light(model).state == "winnable"
        assert model.analysis.helped is helped
        assert answered(told(drags(model, "t1-h"), Look()), "winnable").analysis.helped


def test_the_light_of_the_first_games_marks_a_run_in_which_it_looks_at_the_stock() -> None:
    prefs = replace(ALWAYS, light="", tell=True)
    lit = answered(told(table("fortitude:77000", prefs=prefs), Prefer("ask", "on")), "unknown")
    assert marked(lit.session.kind) == lit.session.kind


def test_a_solver_that_gives_up_takes_no_proof_back() -> None:
    proved = answered(told(at(WON), Look()), "winnable")
    unlined = replace(proved, analysis=proved.analysis.learnt(0, Known("winnable", "listed")))
    assert light(answered(told(unlined, Watch("sure")), "unknown")).state == "winnable"


def test_a_run_is_marked_when_the_solver_told_of_the_stack() -> None:
    open_stack = replace(at("fortitude:77000"), prefs=Prefs(light="demand", tell=True))
    assert not answered(told(open_stack, Look()), "searching").run.marked  # type: ignore[union-attr]
    assert answered(told(open_stack, Look()), "winnable").run.marked  # type: ignore[union-attr]


def test_a_run_that_has_ended_gets_no_help() -> None:
    over = told(standing("fC~AC.t0~*.s~9C", 1), GiveUp())
    assert told(over, Look()).ui.said.startswith("The run has ended with ")
    assert cards(over, "fC") == "AC"
