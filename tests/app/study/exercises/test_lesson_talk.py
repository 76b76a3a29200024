"""What a lesson says: its own hints, what went wrong, what was learnt, and each of it once."""

from ramparts.app.messages.intents import Hint, Intent, Prefer, Say, Show, Undo
from ramparts.app.messages.study_intents import Visit
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Task
from ramparts.app.view.board import board
from ramparts.study.practice.lessons import LESSONS
from tests.kit.visit.table import table, told

COSTS = LESSONS[3]


def lesson(*intents: Intent) -> Model:
    return told(table("fortress:ms33"), Visit("lesson:4"), *intents)


def task(model: Model) -> Task:
    assert model.ui.task is not None
    return model.ui.task


def test_who_sees_the_table_reads_the_words_beside_it_and_not_twice() -> None:
    model = lesson()
    assert model.ui.shown == "Lesson 4: What an empty row costs"
    strip = board(model).greeting
    assert strip is not None
    assert (strip.name, strip.words) == ("Lesson 4: What an empty row costs", COSTS.told)


def test_its_hints_are_its_own_and_say_more_each_time() -> None:
    model = lesson(Hint())
    assert (task(model).words, model.ui.said) == (COSTS.hints[0], COSTS.hints[0])
    assert model.analysis.purpose == ""
    model = told(model, Hint(), Hint())
    assert (task(model).words, model.ui.said) == (COSTS.hints[1], COSTS.hints[1])


def test_a_hint_stays_until_something_is_played() -> None:
    model = lesson(Hint(), Show("menu"), Show())
    assert task(model).words == COSTS.hints[0]
    assert task(told(model, Say("t1-t2"))).words == COSTS.told
    assert task(told(model, Prefer("language", "de"))).words.startswith("Eine leere Reihe")


def test_wrong_play_is_told_once_and_can_be_taken_back() -> None:
    model = lesson(*map(Say, COSTS.wrong))
    assert board(model).state == "failed"
    failed = "That was 3 moves. Take some back, or begin again."
    assert task(model).words == failed
    assert model.ui.said.endswith(failed)
    assert failed not in model.ui.shown
    assert [command for command, _ in task(model).buttons] == ["exercise:anew", "exercise:leave"]
    assert failed not in told(model, Show("menu"), Show()).ui.said
    assert board(told(model, Undo())).state == "playing"
    assert task(told(model, Hint())).words == f"From the start: {COSTS.hints[0]}"


def test_beside_its_way_a_hint_says_from_where_it_counts() -> None:
    first, *_rest = COSTS.solution
    assert task(lesson(Say(first), Hint())).words == COSTS.hints[0]
    beside = lesson(Say(COSTS.wrong[0]), Hint())
    assert task(beside).words == beside.ui.said == f"From the start: {COSTS.hints[0]}"
    assert task(told(beside, Undo(), Hint())).words == COSTS.hints[1]


def test_it_can_be_begun_again_once_something_is_played() -> None:
    assert [command for command, _ in task(lesson()).buttons] == ["exercise:leave"]
    played = lesson(Say(COSTS.solution[0]))
    assert [command for command, _ in task(played).buttons] == ["exercise:anew", "exercise:leave"]
    assert [command for command, _ in task(told(played, Undo())).buttons] == ["exercise:leave"]


def test_where_no_move_is_left_the_moves_are_not_counted() -> None:
    """Four moves were made of six."""
    model = told(table("fortress:ms33"), Visit("lesson:7"), *map(Say, ("t9-t8", "t9-h", "t3-t2", "t4-t3")))
    assert board(model).state == "failed"
    assert task(model).words.startswith("The goal is out of reach now.")


def test_a_solved_lesson_gives_no_hint_of_its_own() -> None:
    model = lesson(*map(Say, COSTS.solution))
    assert task(told(model, Hint())).words == f"Solved! {COSTS.learnt}"


def test_where_the_lesson_begins_with_a_lost_game_there_is_a_hint_and_no_notice() -> None:
    model = told(table("fortress:ms33"), Visit("lesson:10"))
    assert model.state == "lost"
    assert board(model).notice is None
    assert "hint" in [tool.command for tool in board(model).tools if tool.enabled]
