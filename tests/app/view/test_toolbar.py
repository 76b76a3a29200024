"""The buttons round the table, and the notice when a game has ended; runs are in `test_running_a_ladder`."""

import pytest

from ramparts.app.assist.verdict_light import light
from ramparts.app.input.ui_commands import intent_of
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import Aside, Greeted, Hint, Look, Prefer, Resize, Seek, Undo, Watch
from ramparts.app.messages.study_intents import Analyse, DealGraded, Visit
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import FreePlay, Lesson
from ramparts.app.view.board import board
from ramparts.app.view.captions import won_said
from ramparts.app.view.ending import notice
from ramparts.app.view.toolbar import Tool, slider, tools
from ramparts.app.words.names import GRADE_NAMES
from ramparts.deals.grade import Grade
from ramparts.games.catalogue import TITLES
from tests.kit.playing.oracle import LAST_MOVE, LIGHT, WON, at, consulted
from tests.kit.visit.table import drags, table, told

STUCK = "streets-and-alleys=t0~KH.t1~KC.t2~KD.t3~KS.t4~JC.t5~JD.t6~JH.t7~*JS"


def bar(model: Model) -> dict[str, Tool]:
    return {tool.command: tool for tool in tools(model)}


def test_undo_and_redo_are_lit_when_they_lead_somewhere() -> None:
    model = drags(table(WON), "t1-h")
    assert (bar(table(WON))["undo"].enabled, bar(table(WON))["redo"].enabled) == (False, False)
    assert (bar(model)["undo"].enabled, bar(model)["redo"].enabled) == (True, False)
    assert (bar(told(model, Undo()))["undo"].enabled, bar(told(model, Undo()))["redo"].enabled) == (False, True)


def test_beside_a_review_only_what_leads_elsewhere_does_anything() -> None:
    """Bug: all were lit, and a press on any did nothing."""
    model = told(drags(table(WON), "t1-h"), Analyse())
    assert {name for name, tool in bar(model).items() if tool.enabled} == {"new", "menu"}
    assert bar(model).keys() == bar(model.with_ui(panel="")).keys()


@pytest.mark.parametrize(
    "model, command",
    [
        (at(WON), "hint"),
        (at(LAST_MOVE), "finish"),
        (consulted(at("fortress:ms4", "t1-h"), Look()), "back"),
        (consulted(at("fortress:ms4"), Look()), "hint"),  # lost as it was dealt: there is nothing to go back to
        (drags(at(LAST_MOVE), "t0-h"), "hint"),
        (at("fortress:ms1", "t7-t9"), "back"),
        (at(STUCK), "hint"),
    ],
)
def test_the_button_that_helps_most_is_offered(model: Model, command: str) -> None:
    offered = set(bar(model)) & {"hint", "finish", "back"}
    assert offered == {command}


@pytest.mark.parametrize("address", ["lesson:1", "puzzle:fortress:1", f"puzzle:{LAST_MOVE}"])
def test_beside_a_task_the_bar_has_no_light_and_its_key_says_the_task_again(address: str) -> None:
    """Bug: beside a puzzle that said *right* the light asked whether it can be won."""
    model = told(table("fortress:ms33"), Prefer("light", "demand"))
    there = told(model, Visit(address))
    assert ("look" in bar(model), "look" in bar(there)) == (True, False)
    assert there.ui.task is not None
    looked = told(there, Look())
    assert (looked.ui.said, looked.analysis.purpose) == (there.ui.task.words, there.analysis.purpose)


def test_a_game_that_has_ended_has_no_hint_to_give() -> None:
    assert not bar(drags(at(LAST_MOVE), "t0-h"))["hint"].enabled


def test_a_solution_that_is_shown_can_be_paused() -> None:
    showing = told(consulted(at(WON), Look()), Watch("sure"))
    assert bar(showing)["watch"].label == "Pause"
    assert bar(told(showing, Watch()))["watch"].label == "Go on"


def test_a_line_that_is_shown_has_a_slider_over_its_steps() -> None:
    assert slider(at(WON)) is None
    showing = told(consulted(at(WON), Look()), Watch("sure"), Seek(23))
    line = showing.analysis.showing.line if showing.analysis.showing else ()
    over = slider(showing)
    assert over is not None
    assert (over.at, over.last, over.words) == (23, len(line), f"move 23 of {len(line)}")
    assert over == board(showing).slider


def test_the_light_is_a_button_unless_it_is_off() -> None:
    lit = bar(consulted(at(WON), Look()))["look"]
    assert (lit.label, lit.whole) == ("Can win", light(consulted(at(WON), Look())).sentence)
    assert "look" not in bar(table(WON, prefs=Prefs(light="off")))


def test_where_no_move_is_left_the_light_does_not_ask_whether_the_game_can_be_won() -> None:
    """Bug: it said "Win?" beside "No move is left"."""
    stuck = bar(at("fortress:ms1", "t7-t9"))["look"]
    assert (stuck.label, stuck.enabled) == ("Lost", True)
    assert stuck.whole.startswith("No move is left; ")


def test_a_lesson_has_a_goal_of_its_own_and_so_no_light() -> None:
    """Bug: beside a lesson's goal stood whether the whole game could be won."""
    lesson = told(table(WON, prefs=Prefs(light="always")), Visit("lesson:5"))
    assert "look" not in bar(lesson)
    assert not lesson.lit
    assert lesson.ui.task is not None
    assert told(lesson, Look()).ui.said == lesson.ui.task.words
    assert light(consulted(lesson, Hint())).state == "off"
    stuck = at("fortress:ms1", "t7-t9")
    assert light(stuck.with_kind(Lesson(5))).state == "off"


def test_where_cards_lie_face_down_turning_is_the_button() -> None:
    assert bar(table("fortitude:77000", prefs=LIGHT))["deal-on"].whole == "Turn a card"


def test_a_game_that_is_played_has_no_notice() -> None:
    assert notice(at(WON), "playing") is None


def test_a_game_that_was_won_leads_to_another_deal() -> None:
    won = notice(drags(at(LAST_MOVE), "t0-h"), "won")
    assert won is not None
    assert won.sentence.startswith("Your very first win! 1 move")
    assert won.tools[0].command == "again"


def test_what_the_moves_of_a_won_game_were_worth_can_be_seen_and_helps_nobody_to_win_it() -> None:
    won = drags(at(LAST_MOVE), "t0-h")
    shown = notice(won, won.state)
    assert shown is not None
    [review] = [tool for tool in shown.tools if tool.command == "review"]
    assert review == Tool("review", "Review", whole="Show good and bad moves")
    opens = intent_of(won, review.command, 0)
    assert opens == Analyse()
    seen = told(won, opens)
    assert seen.ui.panel == "review"
    assert won_said(seen) == won_said(won)
    assert "no help" in won_said(seen)


@pytest.mark.parametrize(
    "grade, further", [("gentle", "fair"), ("fair", "hard"), ("hard", "cruel"), ("cruel", "cruel")]
)
def test_whoever_wins_a_deal_of_a_grade_is_offered_the_next_one(grade: Grade, further: Grade) -> None:
    graded = at(LAST_MOVE).with_kind(FreePlay(grade))
    won, lost = notice(drags(graded, "t0-h"), "won"), notice(graded, "lost")
    assert won is not None
    assert lost is not None
    title = graded.deal.game.id
    assert won.tools[0] == Tool(f"graded:{title}:{further}", f"Next: {GRADE_NAMES[further]}")
    assert intent_of(graded, won.tools[0].command, 0) == DealGraded(title, further)
    assert lost.tools[0] == Tool(f"graded:{title}:{grade}", "New deal")


def test_whoever_was_shown_how_a_deal_of_a_grade_is_won_gets_another_one_of_it() -> None:
    graded = drags(at(LAST_MOVE).with_kind(FreePlay("fair")), "t0-h")
    shown = notice(graded.with_record(graded.session.record._replace(shown=True)), "won")
    assert shown is not None
    assert shown.tools[0] == Tool(f"graded:{graded.deal.game.id}:fair", "Next deal")


def test_a_game_without_a_move_leads_to_another_deal() -> None:
    stuck = table(STUCK)
    lost = notice(stuck, stuck.state)
    assert lost is not None
    assert lost.sentence == "No move is left; 0 of 52 cards are home."
    assert [(tool.command, tool.enabled) for tool in lost.tools] == [("again", True), ("aside", True)]


@pytest.mark.parametrize("size", [Size(320, 568), Size(360, 640), Size(640, 360), Size(1280, 800)])
def test_the_notice_of_a_lost_game_covers_nothing_offers_the_way_back_and_can_be_closed(size: Size) -> None:
    """Bug: it lay over a wing, where whoever has lost wants to see why."""
    lost = told(at("fortress:ms1", "t7-t9"), Resize(size))
    shown = board(lost)
    assert shown.notice is not None
    assert [tool.command for tool in shown.notice.tools] == ["review", "back", "again", "aside"]
    assert not any(shown.clearing.meets(card.box) for card in shown.cards)
    assert not any(shown.clearing.meets(lane.slot) for lane in shown.lanes)
    assert "back" not in [tool.command for tool in shown.tools], "once is enough"
    closed = board(told(lost, Aside()))
    assert closed.notice is None
    assert "back" in [tool.command for tool in closed.tools]
    assert closed.frame == board(told(at("fortress:ms1"), Resize(size))).frame


def test_a_visitor_who_is_greeted_is_told_of_nothing_else() -> None:
    stuck = table(STUCK).with_ui(greeting="welcome")
    assert board(stuck).notice is None
    assert board(told(stuck, Greeted())).notice is not None


@pytest.mark.parametrize("title", TITLES)
def test_every_button_gives_a_command(title: str) -> None:
    model = table(f"{title}:32000", prefs=LIGHT)
    assert all(intent_of(model, tool.command, 0) is not None for tool in tools(model))
