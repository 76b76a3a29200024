"""Deals, moves and times in a few words."""

import pytest

from ramparts.app.layout.boxes import Size
from ramparts.app.messages import study_intents
from ramparts.app.messages.intents import Open, Prefer, Redo, Resize, Say, Undo
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily
from ramparts.app.view.board import board
from ramparts.app.view.captions import ago, deal_said, facts, time_said, won_said
from ramparts.app.view.ending import notice
from ramparts.app.words.sentences import ENGLISH
from tests.kit.visit.table import table, told
from tests.kit.visit.visits import CLUBS, DIAMONDS, HEARTS, HOUR, SECOND, SPADES, Visit, nearly

MINUTE = 60_000


def test_the_moves_of_a_link_are_counted_where_there_is_room() -> None:
    linked = told(table("fortress:ms1"), Open("fortress:ms33;t1-h;t2-h"))
    assert facts(linked) == "2 moves, ms33"
    assert facts(told(linked, Resize(Size(200, 320)))) == "ms33"
    assert facts(told(linked, Prefer("score", "off"))) == "ms33"
    assert facts(told(linked, Undo(), Undo())) != "2 moves, ms33"


@pytest.mark.parametrize(
    "title, width, said",
    [
        ("fortress", 390, "104 moves, 61 min, 2026-11-22"),
        ("fortress", 320, "104 moves, 2026-11-22"),
        ("beleaguered-castle", 360, "104 moves, 11-22"),
        ("beleaguered-castle", 320, "2026-11-22"),
    ],
)
def test_the_deal_of_a_day_has_one_line_however_many_moves_were_made(
    monkeypatch: pytest.MonkeyPatch, title: str, width: int, said: str
) -> None:
    """Bug: on a phone the date was broken from the hundredth move on."""
    day = table(f"{title}:32000").with_kind(Daily("2026-11-22"))
    record = day.session.record._replace(tries=1, spent=61 * MINUTE)
    monkeypatch.setattr("ramparts.app.view.captions.moves_said", lambda _words, _moves: "104 moves")
    assert facts(day.with_record(record).with_ui(screen=Size(width, 640))) == said


@pytest.mark.parametrize(
    "spent, said",
    [
        (0, "0:00"),
        (999, "0:00"),
        (65_000, "1:05"),
        (3_599_000, "59:59"),
        (3_600_000, "1:00:00"),
        (7_265_000, "2:01:05"),
    ],
)
def test_a_time_is_said_in_minutes_and_seconds(spent: int, said: str) -> None:
    assert time_said(spent) == said


@pytest.mark.parametrize(
    "elapsed, said",
    [
        (-5, "just now"),
        (HOUR - 1, "just now"),
        (HOUR, "1 hour ago"),
        (23 * HOUR, "23 hours ago"),
        (24 * HOUR, "1 day ago"),
        (100 * 24 * HOUR, "100 days ago"),
    ],
)
def test_how_long_ago_something_was(elapsed: int, said: str) -> None:
    assert ago(ENGLISH, elapsed) == said


@pytest.mark.parametrize(
    "deal, said",
    [
        ("fortress:ms33", "Fortress ms33"),
        ("besieged-city:32000", "The Besieged City 32000"),
        ("fortitude/4:77000", "Fortitude 77000, level 4"),
        ("fortress=t0~KS", "Fortress, a position"),
        ("fortitude/3=t0~KS", "Fortitude, a position"),
    ],
)
def test_a_deal_is_named(deal: str, said: str) -> None:
    assert deal_said(Visit().model, deal) == said


def test_beside_the_title_stand_moves_and_minutes_of_a_game_that_was_begun() -> None:
    visit = Visit("fortress:ms33")
    assert facts(visit.model) == "ms33"
    visit.plays("t1-h", "t2-h", after=50 * SECOND)
    assert facts(visit.model) == "2 moves, ms33"
    visit.wants(Undo(), after=50 * SECOND)
    assert facts(visit.model) == "1 move, 1 min, ms33"
    assert facts(told(visit.model, Resize(Size(100, 320)))) == "ms33", "which is cut off, should it be too long"


def test_beside_the_title_stand_the_moves_to_the_position_on_the_table() -> None:
    """Bug: after a win, and when a deal came on the table again, they were those of the record."""
    assert facts(Visit(nearly("S")).plays("t0-h", "t1-h").wants(Undo()).model) == "1 move, a position"
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").opens("chessboard:ms5").opens("fortress:ms33")
    assert facts(visit.model) == "0 moves, ms33"


def test_a_puzzle_counts_its_choices_and_the_title_no_other_moves() -> None:
    """Bug: a puzzle of four moves ended beside "8 moves", for some are made in between."""
    model = told(table("fortress:ms33"), study_intents.Visit("puzzle:fortress:97"), Say("t3-t0"))
    assert len(model.history.line) == 1
    assert facts(model) == facts(told(model, Resize(Size(200, 320)))) == "puzzle 97"


def test_moves_points_and_times_are_shown_as_the_player_wants() -> None:
    visit = Visit("fortress:ms33").plays("t1-h")
    visit.wants(Undo(), after=MINUTE).wants(Prefer("timer", "off"), after=MINUTE)
    assert facts(visit.model) == "0 moves, ms33"
    assert facts(visit.wants(Prefer("score", "off")).model) == "ms33"
    assert facts(visit.wants(Prefer("timer", "on")).model) == "2 min, ms33"
    assert facts(visit.opens("fortitude:77000").model) == "level 1, run 77000"
    assert facts(visit.wants(Prefer("score", "on")).model) == "level 1, 0 points, run 77000"
    assert facts(table("fortitude=t0~*")) == "a position"


def won(*, helped: bool = False, after: int = SECOND) -> Model:
    visit = Visit(nearly("S")).plays("t0-h", after=after)
    if helped:
        visit.helped()
    return visit.plays("t1-h", after=after).model


def test_a_won_game_is_told_in_one_line() -> None:
    assert won_said(won(after=70 * SECOND)) == "2 moves in 1:00. No undos, no help."
    assert won_said(won(after=0)) == "2 moves. No undos, no help."
    assert won_said(won(helped=True)) == "2 moves in 0:01. No undos, with help."
    assert won_said(told(won(), Prefer("timer", "off"))) == "2 moves. No undos, no help."


@pytest.mark.parametrize("light, said", [("always", " (the win checker counts)"), ("", ""), ("off", "")])
def test_who_has_chosen_a_light_that_is_on_is_told_what_helped(light: str, said: str) -> None:
    """Bug: who had asked for hints alone in their first three games was told of the win checker."""
    lit = told(won(helped=True), Prefer("light", light))
    assert won_said(lit) == f"2 moves in 0:01. No undos, with help{said}."
    assert won_said(told(won(), Prefer("light", light))) == "2 moves in 0:01. No undos, no help."


def test_what_was_taken_back_is_told() -> None:
    visit = Visit(nearly("S")).plays("t0-h").wants(Undo()).plays("t0-h", "t1-h")
    assert won_said(visit.model) == "2 moves in 0:03. 1 undo, no help."


def test_a_game_that_was_won_once_and_is_stuck_now_is_told_as_lost_alone() -> None:
    """Bug: it said that no move was left, and that this was the first win."""
    lost = notice(won().with_ui(greeting=""), "lost")
    assert lost is not None
    assert "first" not in lost.sentence


def test_a_won_game_leads_on_is_looked_into_and_can_be_shared() -> None:
    notice = board(won()).notice
    assert notice is not None
    assert notice.sentence.startswith("Your very first win! 2 moves in ")
    assert [tool.command for tool in notice.tools] == ["again", "review", "share-result"]
    assert all(tool.enabled for tool in notice.tools)


def test_what_was_won_without_a_move_cannot_be_seen_again() -> None:
    notice = board(Visit(f"fortress=fC~{CLUBS}.fD~{DIAMONDS}.fH~{HEARTS}.fS~{SPADES}").model).notice
    assert notice is not None
    assert [tool.command for tool in notice.tools if not tool.enabled] == ["review", "rewatch"]


def test_beside_a_question_there_is_room_for_few_buttons() -> None:
    """On a phone; what is left out comes with the answer."""
    asked = board(won()).notice
    assert asked is not None
    assert (asked.question, [tool.command for tool in asked.answers]) == (
        "Play with sound?",
        ["sound-on", "sound-off"],
    )
    for answer in ("on", "off"):
        notice = board(told(won(), Prefer("sound", answer))).notice
        assert notice is not None
        assert (notice.question, notice.answers) == ("", ())
        assert [tool.command for tool in notice.tools] == ["again", "review", "share-result", "rewatch"]


def test_the_board_says_where_the_player_has_won_as_long_as_that_is_on_the_table() -> None:
    model = won()
    assert board(model).feast == str(model.history.at)
    assert board(told(model, Undo())).feast == ""
    assert board(told(model, Undo(), Redo())).feast == str(model.history.at)
    assert board(told(model, Open("fortress:ms33"))).feast == ""
