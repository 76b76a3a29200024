"""The puzzle of the day, the player's mistakes and rating, which stand above the sets of puzzles."""

from dataclasses import replace
from typing import Literal

import pytest

from ramparts.app.codec.solved_codec import parse_solved, solved_text
from ramparts.app.messages.intents import Hint, Prefer, Say, Show
from ramparts.app.messages.study_intents import Visit
from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.session import Daily, Puzzle
from ramparts.app.study.exercises.puzzles import (
    mark,
    missed,
    mistakes,
    of_day,
    of_today,
    offered,
    rated,
    suited,
)
from ramparts.app.view.board import board
from ramparts.app.view.elements import texts
from ramparts.app.words.names import GRADE_NAMES
from ramparts.games.catalogue import TITLES
from ramparts.study.days import WEEK, parse_date
from ramparts.study.practice.puzzle_lists import shipped
from tests.kit.playing.answers import answers, first
from tests.kit.visit.table import table, told
from tests.kit.visit.visits import Visit as Visitor
from tests.kit.visit.visits import nearly

FORTRESS = table("fortress:ms33")


def today(model: Model, date: str) -> Model:
    return replace(model, today=date)


def test_the_puzzle_of_the_day_comes_from_the_date_alone_and_has_the_grade_of_its_weekday() -> None:
    monday = parse_date("2026-11-23")
    year = [of_day(TITLES, monday + day) for day in range(365)]
    assert year[:3] == [("siegecraft", 111), ("exiled-kings", 147), ("streets-and-alleys", 314)]
    assert {title for title, _ in year[: len(TITLES)]} == {*TITLES}
    assert all(number in offered(title) for title, number in year)
    grades = [shipped(title)[number - 1].grade for title, number in year]
    assert all(grade == WEEK[day % 7] for day, grade in enumerate(grades) if year[day][0] == "fortress")
    assert all(len({*year[day : day + 48]}) == 48 for day in range(317))


def test_it_is_opened_by_its_address_and_by_its_button() -> None:
    there = told(today(FORTRESS, "2026-11-23"), Visit("puzzle:today"))
    assert there.session.kind == Puzzle(*of_day(TITLES, parse_date("2026-11-23")))
    assert there.session.address == "puzzle:{}:{}".format(*of_day(TITLES, parse_date("2026-11-23")))
    assert told(FORTRESS, Visit("puzzle:today")).session.name == "puzzle"  # where the day is not known


def said(model: Model, name: Literal["puzzles", "new"] = "puzzles") -> list[str]:
    tree = panel(told(model, Show(name)))
    assert tree is not None
    return texts(tree)


def test_the_panel_says_what_it_is_and_whether_it_was_solved() -> None:
    title, number = of_day(TITLES, parse_date("2026-11-23"))
    model = today(FORTRESS, "2026-11-23")
    [line] = [each for each in said(model) if each.startswith("23 November: ")]
    assert TITLES[title].name in line
    assert f"{line} - solved" in said(model.with_library(solved=frozenset({mark(title, number)})))


@pytest.mark.parametrize("hints", [0, 3], ids=["alone", "with a hint"])
def test_wherever_it_is_offered_it_says_that_it_was_solved_today_and_a_win_does_not_offer_it_again(hints: int) -> None:
    """Bug: nothing told that it was solved, and whoever had taken a hint was asked to solve it after each win."""
    date = "2026-11-27"
    title, number = of_day(TITLES, parse_date(date))
    visit = Visitor(f"puzzle:{title}:{number}", today=date).wants(*[Hint()] * hints)
    model = told(visit.model, *map(Say, answers(title, number)))
    assert model.ui.task is not None
    assert model.ui.task.standing == "solved"
    assert (mark(title, number) in model.library.solved) == (not hints)
    for name in ("puzzles", "new"):
        assert "Puzzle of the day - solved today" in said(model, name)
        assert "Puzzle of the day" in said(today(model, "2026-11-28"), name)
    assert parse_solved(solved_text(model.library.solved)) == model.library.solved
    win = Visitor(nearly("S"), today=date).wants(Prefer("sound", "off"))
    win.model = win.model.with_kind(Daily(date)).with_library(solved=model.library.solved)
    shown = board(win.plays("t0-h", "t1-h").model).notice
    assert shown is not None
    assert shown.question == ""


def test_another_puzzle_or_that_of_an_unknown_day_is_not_taken_for_it() -> None:
    there = told(today(FORTRESS, "2026-11-27"), Visit("puzzle:fortress:97"), *map(Say, answers("fortress", 97)))
    assert there.library.solved == {mark("fortress", 97)}
    assert not of_today(FORTRESS, *of_day(TITLES, parse_date("2026-11-27")))


def test_the_panel_has_the_mistakes_and_the_rating_of_whoever_has_any() -> None:
    assert "Solve a few puzzles, and you will see here how strong you are." in said(FORTRESS)
    assert "My mistakes" not in said(FORTRESS)
    marks = frozenset({missed("fortress", 35), missed("chessboard", 40), mark("chessboard", 40), mark("fortress", 37)})
    assert "Solve a few puzzles, and you will see here how strong you are." in said(FORTRESS.with_library(solved=marks))
    marks |= {mark("fortress", 38)}
    lines = said(FORTRESS.with_library(solved=marks))
    assert "My mistakes" in lines
    assert "1 puzzle you have not solved on your own yet." in lines
    strength = rated(TITLES, marks)
    assert f"Your rating is {strength}: {GRADE_NAMES[suited(TITLES, marks)]} puzzles suit you best." in lines


def test_mistakes_come_one_after_the_other_until_all_are_solved() -> None:
    some = [("fortress", 35), ("fortress", 40), ("chessboard", 50)]
    model = FORTRESS.with_library(solved=frozenset(missed(*each) for each in some))
    order = mistakes(TITLES, model.library.solved)
    assert {*order} == {*some}
    for each in (*order, order[0]):
        model = told(model, Visit("puzzle:mistakes"))
        assert model.session.kind == Puzzle(*each)
    unknown = model.with_library(solved=frozenset({missed("nothing", 1)}))
    assert told(unknown, Visit("puzzle:mistakes")).ui.problem
    beyond = model.with_library(solved=frozenset({missed("fortress", 9999)}))
    assert mistakes(TITLES, beyond.library.solved) == []


def test_after_a_mistake_that_was_made_good_the_next_one_is_offered() -> None:
    one, other = first("thread"), first("save-it")
    model = FORTRESS.with_library(solved=frozenset({missed("fortress", one), missed("fortress", other)}))
    model = told(model, Visit(f"puzzle:fortress:{one}"), *map(Say, answers("fortress", one)))
    assert model.ui.task is not None
    assert [command for command, _ in model.ui.task.buttons] == ["exercise:next", "puzzle:mistakes", "exercise:leave"]
    last = told(model, Visit("puzzle:mistakes"), *map(Say, answers("fortress", other)))
    assert last.ui.task is not None
    assert [command for command, _ in last.ui.task.buttons] == ["exercise:next", "exercise:leave"]


def test_whoever_solves_one_with_a_hint_has_made_no_mistake() -> None:
    """Bug: it was listed among the mistakes, and lowered the rating."""
    one, other = first("thread"), first("save-it")
    marked = FORTRESS.with_library(solved=frozenset({missed("fortress", other)}))
    model = told(marked, Visit(f"puzzle:fortress:{one}"), Hint(), Hint(), Hint(), *map(Say, answers("fortress", one)))
    assert model.ui.task is not None
    assert model.ui.task.standing == "solved"
    assert mistakes(TITLES, model.library.solved) == [("fortress", other)]
    assert rated(TITLES, model.library.solved) == rated(TITLES, marked.library.solved)
    assert [command for command, _ in model.ui.task.buttons] == ["exercise:next", "exercise:leave"]


def test_of_a_game_that_the_player_does_not_know_it_says_what_that_is_and_how_cards_go_together() -> None:
    """Bug: a newcomer was given a puzzle of a game that they had never met, without a word."""
    title, _ = of_day(TITLES, parse_date("2026-11-23"))
    new = today(FORTRESS, "2026-11-23")
    line = "Beleaguered Castle with a cell, where one card can wait."
    assert (title, TITLES[title].about.line) == ("siegecraft", line)
    assert line in said(new)
    there = told(new, Visit("puzzle:today"))
    assert there.ui.task is not None
    assert there.ui.shown == f"{there.ui.task.name}. Any 4 can go on any 5."


@pytest.mark.parametrize(
    "known", [Record("siegecraft:9", tries=1, won=True), Record("siegecraft:9", tries=1, lost=True), None]
)
def test_whoever_has_finished_a_game_or_a_puzzle_of_it_knows_it(known: Record | None) -> None:
    marks = frozenset() if known else frozenset({mark("siegecraft", 5)})
    model = today(FORTRESS, "2026-11-23").with_library(records=(known,) if known else (), solved=marks)
    assert TITLES["siegecraft"].about.line not in said(model)
    there = told(model, Visit("puzzle:today"))
    assert there.ui.task is not None
    assert there.ui.shown == there.ui.task.name
    begun = model.with_library(records=(Record("siegecraft:9", tries=1),), solved=frozenset())
    assert TITLES["siegecraft"].about.line in said(begun)
