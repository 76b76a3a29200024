"""The puzzle of the day, the player's mistakes and rating, which stand above the sets of puzzles."""

from dataclasses import replace

import pytest

from ramparts.app.messages.intents import Say, Show
from ramparts.app.messages.study_intents import Visit
from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.session import Puzzle
from ramparts.app.study.exercises.puzzles import (
    mark,
    missed,
    mistakes,
    of_day,
    offered,
    puzzles,
    rated,
    suited,
)
from ramparts.app.study.names import GRADE_NAMES
from ramparts.app.view.elements import texts
from ramparts.games.catalogue import TITLES
from ramparts.study.days import WEEK, parse_date
from tests.kit.playing.answers import answers, first
from tests.kit.visit.table import table, told

FORTRESS = table("fortress:ms33")

FORTRESS = table("fortress:ms33")


def today(model: Model, date: str) -> Model:
    return replace(model, today=date)


def test_the_puzzle_of_the_day_comes_from_the_date_alone_and_has_the_grade_of_its_weekday() -> None:
    monday = parse_date("2026-11-23")
    year = [of_day(TITLES, monday + day) for day in range(365)]
    assert year[:3] == [("siegecraft", 111), ("exiled-kings", 147), ("streets-and-alleys", 314)]
    assert {title for title, _ in year[: len(TITLES)]} == {*TITLES}
    assert all(number in offered(title) for title, number in year)
    grades = [puzzles(title)[number - 1].grade for title, number in year]
    assert all(grade == WEEK[day % 7] for day, grade in enumerate(grades) if year[day][0] == "fortress")
    assert all(len({*year[day : day + 48]}) == 48 for day in range(317))


def test_it_is_opened_by_its_address_and_by_its_button() -> None:
    there = told(today(FORTRESS, "2026-11-23"), Visit("puzzle:today"))
    assert there.session.kind == Puzzle(*of_day(TITLES, parse_date("2026-11-23")))
    assert there.session.address == "puzzle:{}:{}".format(*of_day(TITLES, parse_date("2026-11-23")))
    assert told(FORTRESS, Visit("puzzle:today")).session.name == "puzzle"  # where the day is not known


def said(model: Model) -> list[str]:
    tree = panel(told(model, Show("puzzles")))
    assert tree is not None
    return texts(tree)


def test_the_panel_says_what_it_is_and_whether_it_was_solved() -> None:
    title, number = of_day(TITLES, parse_date("2026-11-23"))
    model = today(FORTRESS, "2026-11-23")
    [line] = [each for each in said(model) if each.startswith("23 November: ")]
    assert TITLES[title].name in line
    assert f"{line} - solved" in said(model.with_library(solved=frozenset({mark(title, number)})))


def test_the_panel_has_the_mistakes_and_the_rating_of_whoever_has_any() -> None:
    assert "Solve a few puzzles, and you will see here how strong you are." in said(FORTRESS)
    assert "My mistakes" not in said(FORTRESS)
    marks = frozenset({missed("fortress", 35), missed("chessboard", 40), mark("chessboard", 40), mark("fortress", 37)})
    assert "Solve a few puzzles, and you will see here how strong you are." in said(FORTRESS.with_library(solved=marks))
    marks |= {mark("fortress", 38)}
    lines = said(FORTRESS.with_library(solved=marks))
    assert "My mistakes" in lines
    assert "1 puzzle you have not solved alone yet." in lines
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
    assert [command for command, _ in model.ui.task.buttons] == ["puzzle:mistakes", "exercise:next"]
    last = told(model, Visit("puzzle:mistakes"), *map(Say, answers("fortress", other)))
    assert last.ui.task is not None
    assert [command for command, _ in last.ui.task.buttons] == ["exercise:next", "exercise:leave"]


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
