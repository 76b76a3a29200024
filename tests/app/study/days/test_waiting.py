"""What calls a player back: the deal of today, on another day and after a win, with the days in a row."""

import sys
from dataclasses import replace

import pytest

from ramparts.app.codec.storage_schema import stored_text
from ramparts.app.input.ui_commands import intent_of
from ramparts.app.late import ROOM
from ramparts.app.messages.effects import Fetch
from ramparts.app.messages.intents import Play, Prefer
from ramparts.app.messages.study_intents import NewDay, Praised
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, Run
from ramparts.app.study.days.waiting import row_of
from ramparts.app.study.exercises.puzzles import mark, of_day
from ramparts.app.view.board import board
from ramparts.app.view.ending import Notice
from ramparts.app.view.welcome import Greeting
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.study.days import parse_date
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.table import table, told
from tests.kit.visit.visits import Visit, nearly

DAYS = ("2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26")
TODAY = "2026-11-27"
FREE = Record("fortress:9", tries=1, begun=1, ended=2, won=True)
WON = tuple(FREE._replace(deal=f"fortress:{day[-2:]}", date=day, timely=True) for day in DAYS)


def left(deal: str, *moves: str, records: tuple[Record, ...] = (FREE,)) -> MemoryShelf:
    """What is kept of a game that was left yesterday."""
    visit = Visit(deal, today=DAYS[-1]).plays(*moves)
    visit.shelf.put("records", stored_text("records", visit.model.with_library(records=records)))
    return visit.shelf


def strip(visit: Visit) -> Greeting:
    found = board(visit.model).greeting
    assert found is not None
    return found


def commands(visit: Visit) -> list[str]:
    return [tool.command for tool in strip(visit).buttons]


def test_whoever_has_a_game_to_go_on_with_is_told_what_waits_until_the_next_move() -> None:
    """Bug: on the next morning nothing was said of the day."""
    visit = Visit(shelf=left("fortress:ms33", "t1-h"), today=TODAY)
    assert strip(visit).words == "Today's deal is waiting."
    assert [tool.label for tool in strip(visit).buttons] == ["Play it", "Not now"]
    assert commands(visit) == ["daily:today:fortress", "greeted"]
    play = intent_of(visit.model, "daily:today:fortress", 0)
    assert play is not None
    assert told(visit.model, play).session.kind == Daily(TODAY)
    game, position = visit.model.deal.game, visit.model.position
    assert board(visit.wants(Play(*moves(game, position)[0])).model).greeting is None
    assert Visit(shelf=visit.shelf, today=TODAY).model.ui.greeting == ""


def test_it_tells_how_long_the_row_of_days_is() -> None:
    visit = Visit(shelf=left("fortress:ms33", "t1-h", records=WON), today=TODAY)
    assert strip(visit).words == "Today's deal is waiting. 4 days in a row so far!"
    ended = Visit(shelf=left(nearly("S"), "t0-h", "t1-h", records=WON), today=TODAY)
    assert strip(ended).words == strip(visit).words
    assert commands(ended) == ["daily:today:fortress", "puzzle:today", "greeted"]


def test_the_longest_row_is_what_waits_whatever_game_is_on_the_table() -> None:
    visit = Visit(shelf=left("chessboard:ms33", records=WON), today=TODAY)
    assert next((each.command, each.label) for each in strip(visit).buttons) == ("daily:today:fortress", "Fortress")


@pytest.mark.parametrize("fragment", ["fortress:ms34", "lesson:2", "puzzle:fortress:97"])
def test_nobody_is_told_who_follows_a_link_or_learns(fragment: str) -> None:
    shelf = left("fortress:ms33", "t1-h", records=WON)
    assert Visit(fragment, shelf, today=TODAY).model.ui.greeting == ""


@pytest.mark.parametrize("exercise", ["lesson:2", "lesson:11", "puzzle:fortress:97"])
def test_nor_who_comes_back_to_a_lesson_or_a_puzzle(exercise: str) -> None:
    visit = Visit(exercise, left("fortress:ms33", "t1-h", records=WON), today=DAYS[-1])
    assert Visit(shelf=visit.shelf, today=TODAY).model.ui.greeting == ""


def test_nor_who_has_not_won_yet_or_has_played_the_deal_of_today() -> None:
    assert Visit(shelf=left("fortress:ms33", "t1-h", records=()), today=TODAY).model.ui.greeting == ""
    begun = FREE._replace(deal="fortress:27", date=TODAY, won=False)
    assert Visit(shelf=left("fortress:ms33", "t1-h", records=(*WON, begun)), today=TODAY).model.ui.greeting == ""


def test_as_long_as_the_room_has_not_come_it_is_said_without_the_row(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = left("fortress:ms33", "t1-h", records=WON)
    monkeypatch.setitem(sys.modules, ROOM, None)
    visit = Visit(shelf=shelf, today=TODAY)
    assert visit.told(Fetch) == [Fetch(NewDay())]
    assert strip(visit).words == "Today's deal is waiting."
    monkeypatch.undo()
    assert strip(visit.wants(NewDay())).words.endswith("4 days in a row so far!")


def test_where_the_day_is_not_known_there_is_no_row() -> None:
    assert row_of(table("fortress:ms33").with_library(records=WON), "fortress") == 0


def won(*records: Record, date: str = "") -> Model:
    visit = Visit(nearly("S"), today=TODAY).wants(Prefer("sound", "off"))
    visit.model = visit.model.with_library(records=records)
    if date:
        visit.model = visit.model.with_kind(Daily(date))
    return visit.plays("t0-h", "t1-h").model


def notice(model: Model) -> Notice:
    found = board(told(model, Praised())).notice
    assert found is not None
    return found


def test_after_a_win_the_deal_of_today_waits_with_the_row_of_days() -> None:
    """Bug: how many days in a row there were was told only once the deal of today was won."""
    assert notice(won(*WON)).question == "Today's deal is waiting. 4 days in a row so far!"
    assert notice(won(*WON[:1])).question == "Today's deal is waiting."
    assert notice(won(*WON[2:])).question == "Today's deal is waiting. 2 days in a row so far!"


def test_one_day_is_no_row_yet() -> None:
    """Bug: whoever came back on their second day was told of one day in a row."""
    visit = Visit(shelf=left("fortress:ms33", "t1-h", records=WON[3:]), today=TODAY)
    assert strip(visit).words == "Today's deal is waiting. You won yesterday. Make it two!"
    assert notice(won(*WON[3:])).question == strip(visit).words
    traveller = WON[0]._replace(date="2026-11-28")
    assert notice(won(traveller)).question == "Today's deal is waiting."


def test_after_the_deal_of_today_its_puzzle_is_offered_until_it_is_solved() -> None:
    model = won(*WON, date=TODAY)
    shown = notice(model)
    assert shown.lines[0].endswith("Won 5 days in a row!")
    assert shown.question == "The next daily deal comes tomorrow. Today's puzzle?"
    assert [tool.command for tool in shown.answers] == ["puzzle:today"]
    assert [tool.command for tool in shown.tools] == ["again", "review", "share-result"]
    solved = mark(*of_day(TITLES, parse_date(TODAY)))
    assert notice(model.with_library(solved=frozenset({solved}))).question == ""
    assert notice(won(*WON, date=DAYS[0])).question == ""
    assert notice(replace(model, today="2026-11-28")).question == ""


def test_who_climbs_a_ladder_is_led_to_its_next_level_alone() -> None:
    assert notice(won(*WON).with_kind(Run(7))).question == ""
