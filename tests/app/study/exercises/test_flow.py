"""Lessons and puzzles at the table: opened, left, begun anew, and none of them in the statistics."""

from collections.abc import Callable

import pytest

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Intent, Prefer, Say, Undo
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.start import first_model
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.session import FREE, Lesson, Puzzle
from ramparts.app.state.ui import USUAL
from ramparts.app.view.board import board
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.lessons import LESSONS
from tests.kit.playing.answers import answers, first, mistake
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.table import seated, table, told
from tests.kit.visit.visits import Visit as Visitor

FORTRESS = table("fortress:ms33")
ONLY_MOVE = first("only-move")


def pressed(model: Model, command: str) -> Model:
    """The table after a button was pressed."""
    intent = intent_of(model, command, 0)
    assert intent is not None, command
    return told(model, intent)


def lesson(number: int, *played: str) -> Model:
    return told(FORTRESS, Visit(f"lesson:{number}"), *map(Say, played))


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1))
def test_a_lesson_is_begun_by_its_address_and_solved_by_its_solution(number: int) -> None:
    model = lesson(number)
    assert model.session.kind == Lesson(number)
    assert board(model).state == "playing"
    assert board(model).session == "lesson"
    assert model.ui.said.startswith(f"Lesson {number}: {LESSONS[number - 1].name}. {LESSONS[number - 1].told}")
    if LESSONS[number - 1].played:
        model = told(model, Undo())
    model = told(model, *map(Say, LESSONS[number - 1].solution))
    assert board(model).state == "solved"
    assert model.ui.said.endswith(f"Solved! {LESSONS[number - 1].learnt}")
    assert model.library.solved == {f"lesson:{number}"}
    assert board(model).notice is None


def test_the_greeting_offers_the_first_lesson_once() -> None:
    model, _ = first_model(TITLES, MemoryShelf(), "", USUAL, 1)
    strip = board(model).greeting
    assert strip is not None
    begun = pressed(model, strip.buttons[0].command)
    assert begun.session.kind == Lesson(1)
    assert begun.ui.greeting == ""


def test_the_focus_is_on_an_outside_card_where_moves_were_made_already() -> None:
    model = lesson(11)
    assert model.ui.focus.depth == len(model.position[model.ui.focus.pile]) - 1 == 3


def test_after_the_first_lessons_and_the_last_one_comes_a_game_of_the_same_rules() -> None:
    """Bug: three lessons taught to join cards of one suit, and then came a game in which the suit does not matter."""
    for number, *follow in (
        (1, "lesson:2", "exercise:leave"),
        (3, "new:beleaguered-castle", "lesson:4"),
        (11, "lesson:12", "exercise:leave"),
        (13, "new:siegecraft", "puzzles"),
    ):
        model = told(lesson(number), *([Undo()] if number == 11 else []), *map(Say, LESSONS[number - 1].solution))
        assert model.ui.task is not None
        assert [command for command, _label in model.ui.task.buttons] == follow


@pytest.mark.parametrize("begun", [Visit("lesson:5"), Visit(f"puzzle:fortress:{ONLY_MOVE}")])
def test_it_is_begun_anew_from_its_start(begun: Visit) -> None:
    model = told(FORTRESS, begun)
    played = told(model, Say("t0-t9" if "lesson" in begun.address else answers("fortress", ONLY_MOVE)[0]))
    assert played.history.at == 1
    again = pressed(played, "exercise:anew")
    assert (again.session.kind, again.position, len(again.history.nodes)) == (model.session.kind, model.position, 1)


def test_whoever_leaves_has_the_game_before_again() -> None:
    before = Visitor("fortress:ms33").wants(Say("t1-h"))
    there = before.wants(Visit("lesson:1")).wants(Say("t2-h"))
    left = there.wants(Exercise("leave")).model
    assert (left.deal.text, left.history.at, left.session.kind, left.ui.task) == ("fortress:ms33", 1, FREE, None)
    assert [record.deal for record in (*left.library.records, left.session.record)] == ["fortress:ms33"]
    assert left.library.games == ()


@pytest.mark.parametrize("damaged", [False, True])
def test_where_there_is_no_game_before_a_new_one_is_dealt(*, damaged: bool) -> None:
    model = Visitor("fortress:ms33").wants(Visit("lesson:1")).model
    kept = tuple(game._replace(text="{}") for game in model.library.games if damaged)
    left = told(model.with_library(games=kept), Exercise("leave"))
    assert left.session.kind == FREE
    assert left.deal.number is not None


def test_who_has_not_won_yet_begins_where_all_begin() -> None:
    """Bug: whoever left a lesson about Fortress was dealt one of these, though they had come for the gentle game."""
    model = told(table("fortress:ms33"), Visit("lesson:4")).with_library(games=())
    assert (model.deal.game.id, told(model, Exercise("leave")).deal.game.id) == ("fortress", "beleaguered-castle")
    won = model.with_library(records=(Record("citadel:32000", tries=1, begun=1, won=True),))
    assert told(won, Exercise("leave")).deal.game.id == "fortress"


@pytest.mark.parametrize("what", ["anew", "next", "leave", "nothing"])
def test_without_a_lesson_or_puzzle_nothing_comes_of_it(what: str) -> None:
    assert told(FORTRESS, Exercise(what)).session == FORTRESS.session


NOWHERE = ("lesson:0", "lesson:14", "lesson:x", "lesson:1234567", "puzzle:fortress:0", "puzzle:fortress:99999")
NO_LIST = ("puzzle:nothing:1", "puzzle:fortress:thread:easy", "puzzle:fortress:only:hard", "puzzle:fortress:x:y")


@pytest.mark.parametrize("address", NOWHERE + NO_LIST)
def test_what_there_is_not_gets_a_sentence(address: str) -> None:
    after = told(FORTRESS, Visit(address))
    assert (after.session.address, after.history) == (FORTRESS.session.address, FORTRESS.history)
    assert after.ui.problem == f"There is nothing at the address '{address}'."


def restored(model: Model) -> Callable[[str], Model]:
    """What a visit begins with that finds this game kept, by the address of the page."""
    shelf = MemoryShelf()
    shelf.put("game", game_text(model.session))
    return lambda fragment: first_model(TITLES, shelf, fragment, USUAL, 1)[0]


@pytest.mark.parametrize("address", ["lesson:3", f"puzzle:fortress:{ONLY_MOVE}"])
def test_a_reload_finds_it_as_it_was(address: str) -> None:
    wrong = "t0-t8" if "lesson" in address else mistake("fortress", ONLY_MOVE)
    model = told(FORTRESS, Visit(address), Say(wrong))
    for fragment in ("", address):
        again = restored(model)(fragment)
        assert (again.session.kind, again.position) == (model.session.kind, model.position)
        assert again.ui.task == model.ui.task is not None


@pytest.mark.parametrize("kind", [Lesson(1), Lesson(500), Puzzle("fortress", 1), Puzzle("fortress", 99_999)])
def test_a_file_with_another_deal_than_the_lessons_does_no_harm(kind: Lesson | Puzzle) -> None:
    other = seated(parse_deal("fortress:ms34", TITLES), kind)
    model = restored(other)("")
    assert parse_game(game_text(model.session), TITLES).kind == kind
    assert model.ui.task is None
    assert told(model, Say("t0-t1")).ui.task is None


@pytest.mark.parametrize("intent", [Prefer("language", "de"), Say("hint")])
def test_it_speaks_german_as_well(intent: Intent) -> None:
    model = told(lesson(2), Prefer("language", "de"), intent)
    assert model.ui.task is not None
    assert model.ui.task.name == "Lektion 2: Abwärts anlegen"
    assert "Herz-9" in model.ui.task.words
