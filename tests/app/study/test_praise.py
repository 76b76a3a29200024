"""What is told of a win beside the plain facts, and how it compares with our own line."""

from dataclasses import replace

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.effects import Think
from ramparts.app.messages.intents import Absent, Heard, Prefer, Restart
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.messages.study_intents import Praised
from ramparts.app.state.analysis import Known
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, FreePlay
from ramparts.app.study.figures.praise import AWAITED, specials
from ramparts.app.study.review.words import short_said
from ramparts.app.update import update
from ramparts.app.view.board import board
from ramparts.deals.deal import numbered
from ramparts.deals.grade import Grade
from ramparts.deals.notation import parse_move
from ramparts.engine.runs import singles
from ramparts.games.catalogue import TITLES
from ramparts.study.daily_lists import deal_of, published
from ramparts.study.days import date_text
from ramparts.study.graded_lists import graded_deals
from tests.kit.visit.table import table, told
from tests.kit.visit.visits import SECOND, Visit, nearly

DEAL = nearly("S")
SHORT, LONG = ("t0-h", "t1-h"), ("t0-t1", "t1-h", "t1-h")
WON = Record("fortress:9", tries=1, begun=1, ended=2, won=True)
"""A win of long ago, without help."""

NO_GRADE = "fortress:1000003"


def won(*, helped: bool = False) -> Model:
    visit = Visit(DEAL).plays("t0-h")
    if helped:
        visit.helped()
    return visit.plays("t1-h").model


def dealt(model: Model, text: str) -> Model:
    """The same win of another deal."""
    number = int(text.partition(":")[2])
    return model.with_session(replace(model.session, deal=numbered(TITLES["fortress"], number)))


def lines(visit: Visit) -> tuple[str, ...]:
    notice = board(visit.model).notice
    assert notice is not None
    return notice.lines


def answered(visit: Visit, moves: int, verdict: str = "winnable") -> Visit:
    """The visit after the worker has found a line of so many moves."""
    answer = Answer(visit.model.analysis.ask, DEAL, verdict, line=("t0-h",) * moves)  # type: ignore[arg-type]
    return visit.wants(Heard(answer))


@pytest.mark.parametrize(
    "before, helped, said",
    [
        ((), False, ["Your very first win!"]),
        ((WON._replace(deal="chessboard:1"),), False, ["Your first win at Fortress!"]),
        ((WON._replace(helped=True),), False, ["Your first win without help!"]),
        ((WON._replace(helped=True),), True, []),
        ((WON,), False, []),
        ((WON._replace(ended=10**15),), False, ["Your very first win!"]),
    ],
)
def test_which_first_win_it_is_is_told(before: tuple[Record, ...], helped: bool, said: list[str]) -> None:  # noqa: FBT001  # a parameter of the test
    """Of a game that is looked at again it is what was special then."""
    assert [*specials(won(helped=helped).with_library(records=before))] == said


def test_a_game_that_was_not_won_or_was_shown_has_nothing_special() -> None:
    assert [*specials(table("fortress:ms33"))] == []
    shown = won()
    assert [*specials(shown.with_record(shown.session.record._replace(shown=True)))] == []


@pytest.mark.parametrize(
    "grade, said", [("gentle", ""), ("fair", ""), ("hard", "A hard deal, and you won it!"), ("cruel", "A cruel deal")]
)
def test_a_grade_that_was_beaten_is_told(grade: Grade, said: str) -> None:
    model = won().with_library(records=(WON,))
    number = next(number for number, each in graded_deals()["fortress"].items() if each == grade)
    for graded in (model.with_kind(FreePlay(grade)), dealt(model, f"fortress:{number}")):
        assert " ".join(specials(graded)).startswith(said)
        assert bool([*specials(graded)]) == bool(said)


def test_what_is_not_known_of_a_grade_is_not_told() -> None:
    assert [*specials(dealt(won().with_library(records=(WON,)), NO_GRADE))] == []


def test_no_more_than_two_things_are_told() -> None:
    model = Visit(DEAL).model.with_kind(FreePlay("cruel"))
    visit = Visit(DEAL)
    visit.model = model
    assert lines(visit.plays(*SHORT))[0] == "Your very first win! A cruel deal, and you won it!"


def test_days_in_a_row_are_told_and_how_hard_the_last_was() -> None:
    title, hard = TITLES["fortress"], [each for each in published().items() if each[1].grade == "hard"]
    (_, day), choice = next(each for each in hard if each[0][0] == "fortress")
    earlier = WON._replace(date=date_text(day - 1), timely=True)
    record = won().session.record._replace(date=date_text(day), timely=True)
    model = replace(won(), today=date_text(day)).with_library(records=(earlier,)).with_record(record)
    daily = model.with_kind(Daily(date_text(day)))
    assert [*specials(daily)] == ["Won 2 days in a row!"]
    played = daily.with_session(replace(daily.session, deal=deal_of(title, day, choice)))
    assert [*specials(played)] == ["A hard deal, and you won it!", "Won 2 days in a row!"]
    assert [*specials(played.with_library(records=(WON,)))] == ["A hard deal, and you won it!"]
    assert [*specials(replace(daily, today=""))] == []


def test_our_own_line_is_asked_for_after_a_win_and_told_when_it_is_known() -> None:
    visit = Visit(DEAL).plays(*SHORT)
    assert visit.model.analysis.purpose == "best"
    assert lines(visit)[-1] == AWAITED
    answered(visit, 0, "searching")
    assert lines(visit)[-1] == AWAITED
    answered(visit, 1)
    assert lines(visit)[-1] == "Just one more than our best!"
    assert (visit.model.analysis.purpose, visit.model.analysis.helped) == ("", False)
    assert short_said(visit.model, 4) == "Just 3 more than our best!"
    assert short_said(visit.model, 5) == "It can be done in 1 move."


@pytest.mark.parametrize("moves, said", [(2, "As short as our best!"), (3, "You beat our best (3)!")])
def test_who_needs_no_more_moves_than_we_do_is_told_so(moves: int, said: str) -> None:
    assert lines(answered(Visit(DEAL).plays(*SHORT), moves))[-1] == said
    visit = answered(Visit(DEAL).plays("t0-h").helped().plays("t1-h"), moves)
    assert lines(visit)[-1] == "We don't know a shorter way."  # for the moves may have been ours


def test_what_the_worker_cannot_tell_is_left_open() -> None:
    visit = answered(Visit(DEAL).plays(*SHORT), 0, "unknown")
    assert (lines(visit)[-1], visit.model.analysis.purpose) == (AWAITED, "")


def test_an_answer_to_another_question_tells_nothing_of_it() -> None:
    visit = Visit(DEAL).plays(*SHORT)
    before = visit.model
    visit.wants(Heard(Answer(99, DEAL, "winnable", line=("t0-h",))))
    assert visit.model.session == before.session


def test_what_is_known_is_not_asked() -> None:
    visit = Visit(DEAL)
    game, start = visit.model.deal.game, visit.model.position
    line = singles(game, start, parse_move(game, start, "t0-h").move)
    known = visit.model.analysis.learnt(0, Known("winnable", "line", line=tuple(line)))
    visit.model = replace(visit.model, analysis=known)
    visit.plays(*SHORT)
    assert lines(visit)[-1] == "Just one more than our best!"
    visit.wants(Restart()).plays(*LONG)
    assert not [effect for effect in visit.told(Think) if isinstance(effect, Think) and effect.question.patient]


def test_without_a_solver_nothing_is_asked_and_nothing_is_said_of_it() -> None:
    alone = Visit(DEAL).wants(Absent("none")).plays(*SHORT)
    assert (alone.model.analysis.purpose, lines(alone)[-1]) == ("", AWAITED)
    visit = Visit(DEAL).plays(*SHORT)
    said = visit.model.ui.said
    visit.wants(Absent("it died"))
    assert (visit.model.analysis.purpose, visit.model.ui.said) == ("", said)


def test_a_win_is_announced_in_one_sentence_that_stays() -> None:
    visit = Visit(DEAL).plays(*SHORT)
    before = board(visit.model).status
    assert before == "King of spades home from row 6. Your very first win!"
    assert board(answered(visit, 1).model).status == before


def test_a_later_win_is_compared_with_the_players_own() -> None:
    visit = Visit(DEAL).plays(*LONG).wants(Restart()).plays(*SHORT)
    assert lines(visit)[0] == "Your fewest moves in this deal so far!"
    assert lines(visit)[1] == "2 moves this time; 3 the first time."
    other = Visit(DEAL).plays(*SHORT).wants(Restart()).plays(*LONG)
    assert lines(other)[0].endswith("cards are home.")
    assert lines(other)[1] == "3 moves; your fewest so far: 2."


@pytest.mark.parametrize("records, sound", [((WON,), "off"), ((), "on"), ((), "off")])
def test_about_sounds_a_player_is_asked_once(records: tuple[Record, ...], sound: str) -> None:
    visit = Visit(DEAL)
    visit.model = visit.model.with_library(records=records)
    if not records:
        visit.wants(Prefer("sound", sound))
    notice = board(visit.plays(*SHORT).model).notice
    assert notice is not None
    assert notice.question == ""


def asked(model: Model) -> tuple[str, list[str]]:
    """The question below the notice, and the commands that answer it."""
    notice = board(told(model, Praised())).notice
    assert notice is not None
    return notice.question, [tool.command for tool in notice.answers]


def test_a_win_leads_on_to_the_deal_of_today() -> None:
    """Bug: beside another deal nothing came after it."""
    later = replace(won(), today="2026-11-22").with_library(records=(WON,))
    assert asked(later) == ("Today's deal is waiting.", ["daily:today:fortress"])
    [way] = asked(later)[1]
    assert isinstance(told(later, intent_of(later, way, 0) or Praised()).session.kind, Daily)
    begun = WON._replace(deal="fortress:8", date="2026-11-22", won=False)
    assert asked(later.with_library(records=(WON, begun))) == ("", [])
    other = begun._replace(deal="chessboard:8")
    assert asked(later.with_library(records=(WON, other)))[1] == ["daily:today:fortress"]


@pytest.mark.parametrize("grade, next_", [("gentle", "fair"), ("hard", "cruel"), ("cruel", "")])
def test_where_that_was_played_a_win_leads_on_to_a_harder_deal(grade: Grade, next_: str) -> None:
    number = next(number for number, each in graded_deals()["fortress"].items() if each == grade)
    model = dealt(won().with_library(records=(WON,)), f"fortress:{number}")
    assert asked(model) == (("Something harder?", [f"graded:fortress:{next_}"]) if next_ else ("", []))
    assert asked(model.with_kind(FreePlay(grade))) == ("", []), "the first button has it"
    assert asked(dealt(model, NO_GRADE)) == ("", [])


def test_no_harder_deal_is_offered_where_none_is_listed() -> None:
    number = next(number for number, each in graded_deals()["fortitude"].items() if each == "hard")
    first = numbered(TITLES["fortitude"], number)
    model = won().with_library(records=(WON,))
    assert asked(model.with_session(replace(model.session, deal=first))) == ("", [])


def test_whoever_was_shown_moves_is_asked_nothing() -> None:
    model = replace(won(), today="2026-11-22").with_library(records=(WON,))
    assert asked(model.with_record(model.session.record._replace(shown=True))) == ("", [])


def test_what_is_told_is_in_the_language_of_the_table() -> None:
    visit = Visit(DEAL).plays(*SHORT).wants(Prefer("language", "de"), after=SECOND)
    assert lines(visit)[0].endswith("dein allererster Sieg!")


def test_to_tell_it_again_changes_nothing() -> None:
    model = won()
    assert update(model, Praised()) == (model, ())
    assert told(table("fortress:ms33"), Praised()).ui.praise is None
