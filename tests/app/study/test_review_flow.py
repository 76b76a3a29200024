"""A review from the first question to the last answer, with a solver at hand."""

import json
from dataclasses import replace

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.effects import StopThinking, Store, Think
from ramparts.app.messages.intents import Absent, Heard, Intent, Play, Restart, Show, Undo
from ramparts.app.messages.solver_protocol import Answer, Reported
from ramparts.app.messages.study_intents import Analyse, LookAt, Suspend, TryFrom
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.study.review.flow import complete, refused
from ramparts.app.view.board import board
from tests.kit.playing.oracle import LAST_MOVE, at, consulted
from tests.kit.visit.table import effects, pile, table, told

LOST = at("fortress:50002", "t0-t5", "t2-t4")
REVIEWED = consulted(LOST, Analyse())
STUCK = at("fortress:ms33", "t5-t3", "t2-h", "t8-h", "t1-h")
WON = at(LAST_MOVE, "t0-h")


def answered(model: Model, how: str, verdict: Reported = "searching") -> Model:
    return told(model, Heard(Answer(model.analysis.ask, model.deal.text, verdict, how, 1)))


def test_every_position_is_judged_in_the_end() -> None:
    assert complete(REVIEWED)
    assert [REVIEWED.session.review.sign(number) for number in range(3)] == ["+", "+", "-"]
    assert REVIEWED.ui.panel == "review"
    assert REVIEWED.analysis.purpose == ""
    assert REVIEWED.analysis.helped


def test_what_is_complete_is_not_asked_again() -> None:
    assert not [each for each in effects(told(REVIEWED, Show()), Analyse()) if isinstance(each, Think)]


def test_another_move_is_all_that_is_left_to_ask() -> None:
    further = told(REVIEWED, TryFrom(1), Play(pile(REVIEWED, "t4"), pile(REVIEWED, "t2")))
    assert not complete(further)
    assert complete(consulted(further, Analyse()))


def test_it_rests_while_its_panel_is_closed_and_goes_on_with_it() -> None:
    asked = told(LOST, Analyse())
    assert StopThinking() in effects(asked, Show())
    assert told(asked, Show()).analysis.purpose == ""
    assert told(asked, Suspend()).analysis.purpose == ""
    assert told(asked, Suspend()).ui.panel == "review"
    assert told(asked, Show(), Analyse()).analysis.purpose == "review"


def test_it_is_kept_when_it_has_come_to_rest() -> None:
    asked = answered(told(LOST, Analyse()), json.dumps({"texts": {"0": "+"}, "shortest": 0}))
    [kept] = [each for each in effects(asked, Suspend()) if isinstance(each, Store)]
    assert kept.key == "game"
    assert json.loads(kept.text)["review"] == [0, "+", "", ""]


def test_it_is_not_kept_while_it_goes_on() -> None:
    asked = told(LOST, Analyse())
    part = Answer(asked.analysis.ask, asked.deal.text, "searching", json.dumps({"texts": {"0": "+"}, "shortest": 0}), 1)
    assert told(asked, Heard(part)).session.review != asked.session.review
    assert not [each for each in effects(asked, Heard(part)) if isinstance(each, Store)]


def test_the_question_holds_the_whole_history() -> None:
    [asked] = [each.question for each in effects(LOST, Analyse()) if isinstance(each, Think)]
    said = json.loads(asked.review)
    assert said == {"nodes": [[0, 4, 9], [1, 6, 8]], "end": 2, "at": 2}
    assert asked.deals == ("fortress:50002",)


@pytest.mark.parametrize(
    "how",
    [
        "",
        "[]",
        "{}",
        '{"texts": [], "shortest": 0}',
        '{"texts": {"x": "+"}, "shortest": 0}',
        '{"texts": {"3": "+"}, "shortest": 0}',
        '{"texts": {"0": "won"}, "shortest": 0}',
        '{"texts": {"0": "+"}}',
    ],
)
def test_an_answer_that_is_none_ends_the_search(how: str) -> None:
    asked = told(LOST, Analyse())
    after = answered(asked, how)
    assert after.analysis.purpose == ""
    assert after.session.review == asked.session.review


def test_an_old_answer_changes_nothing_and_another_verdict_ends_the_search() -> None:
    asked, how = told(LOST, Analyse()), json.dumps({"texts": {"0": "+"}, "shortest": 0})
    assert told(asked, Heard(Answer(0, "", "searching", how))) == asked
    assert answered(asked, how, "lost").analysis.purpose == ""
    assert answered(asked, how, "lost").session.review.sign(0) == ""


def test_what_is_known_is_not_forgotten_for_less() -> None:
    asked = told(LOST, Analyse())
    for texts, found in ((({"1": "+-.."}), "+-.."), ({"1": "+"}, "+-.."), ({"1": "+-+-"}, "+-+-"), ({"1": "-"}, "-")):
        asked = answered(asked, json.dumps({"texts": texts, "shortest": 0}))
        assert asked.session.review.rows[1] == found


def test_what_the_line_shows_by_itself_is_known_at_once() -> None:
    won = told(WON, Analyse())
    assert won.session.review.rows == ("+", "+")
    assert told(LOST, Analyse()).session.review.rows == ("", "", "")
    assert told(STUCK, Analyse()).session.review.rows[-1] == "-"


def test_a_walk_leads_along_the_line_and_asks_about_what_is_looked_at() -> None:
    asked = told(LOST, Analyse())
    there = told(asked, LookAt(1))
    assert there.history.at == 1
    [again] = [each.question for each in effects(asked, LookAt(1)) if isinstance(each, Think)]
    assert json.loads(again.review)["at"] == 1
    assert told(there, LookAt(99)).history.at == 2
    assert told(REVIEWED, LookAt(0)).analysis.purpose == ""
    assert told(REVIEWED, LookAt(2)).history.at == 2
    assert there.session.record.undos == LOST.session.record.undos


def test_a_won_game_is_won_again_when_its_review_is_closed() -> None:
    """Bug: the table stayed where the player had looked last, and the win seemed to be lost."""
    looked = told(WON, Analyse(), LookAt(0))
    assert looked.state == "playing"
    closed = told(looked, Show())
    assert (closed.history.at, closed.state) == (WON.history.at, "won")
    assert board(closed).notice is not None
    by_menu = told(looked, Show("menu"), Show())
    assert (by_menu.history.at, by_menu.state) == (WON.history.at, "won")
    assert told(looked, TryFrom(0), Show()).history.at == 0
    assert told(looked, Show("history")).history.at == 0
    assert told(REVIEWED, LookAt(1), Show()).history.at == 1


def test_a_review_that_was_opened_in_the_middle_of_a_won_game_gives_that_place_back() -> None:
    """Bug: at move 9 of a won game it was opened and closed, and the game stood at its end."""
    middle = told(at(f"{LAST_MOVE.partition('TC')[0]}.t0~JCTC.t1~KCQC", "t0-t1:2", *["t1-h"] * 4), Undo(), Undo())
    record = middle.session.record
    assert middle.state == "playing"
    for ways in ((), (LookAt(0),), (LookAt(99),)):
        closed = told(middle, Analyse(), *ways, Show())
        assert (closed.history, closed.session.record) == (middle.history, record)
    start = told(middle, Restart())
    assert told(start, Analyse(), Show()).history == start.history


def test_a_lost_game_opens_at_the_move_that_lost_it() -> None:
    """Bug: it opened at its end, where nothing could be done any more."""
    assert REVIEWED.history.at == 1
    assert [each.means for each in REVIEWED.ui.arrows] == ["bad", "good"]
    closed = told(REVIEWED, Show())
    assert (closed.history.at, closed.session.record.undos) == (2, 0)
    again = told(closed, Analyse())
    assert again.history.at == 1
    assert again.ui.said == ""
    assert told(again, LookAt(2)).history.at == 2
    assert told(again, LookAt(2), Analyse()).history.at == 2


def test_it_goes_there_as_soon_as_it_is_known_and_asks_about_that_first() -> None:
    asked = told(LOST, Analyse())
    assert asked.history.at == 2
    there = answered(asked, json.dumps({"texts": {"0": "+", "1": "+", "2": "-"}, "shortest": 0}))
    assert (there.history.at, there.analysis.purpose, there.analysis.visited) == (1, "review", 1)
    assert there.analysis.ask != asked.analysis.ask
    looking = told(asked, LookAt(0))
    stays = answered(looking, json.dumps({"texts": {"0": "+", "1": "+", "2": "-"}, "shortest": 0}))
    assert stays.history.at == 0
    assert answered(told(stays, LookAt(2)), json.dumps({"texts": {"1": "+-"}, "shortest": 0})).history.at == 2


def test_who_has_looked_elsewhere_stays_there_when_it_is_closed() -> None:
    assert told(REVIEWED, LookAt(0), LookAt(1), Show()).history.at == 1
    assert told(REVIEWED, LookAt(0), Show()).history.at == 0


def test_who_tries_again_is_at_the_table_one_move_taken_back() -> None:
    tried = told(REVIEWED, TryFrom(1))
    assert (tried.history.at, tried.ui.panel) == (1, "")
    assert tried.session.record.undos == LOST.session.record.undos + 1
    assert told(tried, TryFrom(1)).history.at == 1
    assert told(REVIEWED, TryFrom(17)).history.at == 1


def test_hidden_cards_are_told_of_when_the_game_is_over() -> None:
    playing = table("besieged-city:32000")
    assert refused(playing)
    assert told(playing, Analyse()).analysis.purpose == ""
    assert not refused(replace(playing, prefs=Prefs(tell=True)))
    assert not refused(playing.with_record(Record(playing.deal.text, 1, 1, 2, won=True)))


def test_a_run_is_marked_once_its_cards_are_known() -> None:
    playing = table("fortitude/4:77000")
    assert playing.run is not None
    over = playing.with_kind(replace(playing.run, points=3))
    asked = told(over, Analyse()).run
    assert refused(playing)
    assert asked is not None
    assert asked.marked


def test_without_a_solver_the_panel_says_so_and_asks_again() -> None:
    alone = told(LOST, Analyse(), Absent("gone"))
    assert alone.analysis.purpose == ""
    assert alone.ui.panel == "review"
    assert told(alone, Analyse()).analysis.purpose == "review"


@pytest.mark.parametrize(
    "command, intent",
    [("review", Analyse()), ("suspend", Suspend()), ("look-at:3", LookAt(3)), ("try-from:7", TryFrom(7))],
)
def test_buttons_give_its_intents(command: str, intent: Intent) -> None:
    assert intent_of(LOST, command, 0) == intent
