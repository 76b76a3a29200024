"""The solution asked for in a puzzle or a lesson: its own answer or a hint, and no verdict on moves nobody made."""

import pytest

from ramparts.app.messages.intents import Go, Hint, Say, Show, Step, Watch
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.state.model import Model
from ramparts.deals.notation import move_text
from ramparts.study.practice.lesson import way
from ramparts.study.practice.lessons import LESSONS
from tests.app.study.exercises.test_explaining import failed
from tests.app.study.exercises.test_other_ways import LED
from tests.app.study.exercises.test_own_puzzle import made
from tests.app.study.exercises.test_puzzle_talk import answered, begun, solution, task, wrong
from tests.kit.playing.oracle import consulted
from tests.kit.visit.table import table, told


def there(number: int) -> Model:
    return told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"))


@pytest.mark.parametrize("number", [359, 389, 405, 414, 429])
def test_in_a_puzzle_it_is_a_hint(number: int) -> None:
    """Bug: the solver played its line, of which the puzzle said that it was wrong, and noted a mistake."""
    model = there(number)
    asked = consulted(model, Watch())
    assert (asked.history, asked.analysis.showing) == (model.history, None)
    assert asked.library.solved == frozenset()
    assert (task(asked).standing, task(asked).words) == ("playing", task(model).words)
    assert asked.ui.said == told(model, Hint()).ui.said
    thrice = told(asked, Watch(), Watch())
    assert thrice.ui.said.startswith("Move the ")
    assert thrice.library.solved == frozenset()


def test_nothing_is_shown_that_could_be_stopped() -> None:
    model = begun("thread")
    assert told(model, Watch("stop")).analysis == model.analysis


def test_asked_for_in_the_menu_it_closes_that() -> None:
    asked = told(begun("thread"), Show("menu"), Watch())
    assert asked.ui.panel == ""
    assert asked.ui.said.startswith("Look at ")


def test_after_a_mistake_it_leads_back() -> None:
    lost = told(begun("only-move"), wrong("only-move"))
    asked = told(lost, Watch())
    assert (task(asked).words, asked.history) == (LED, lost.history)


def test_where_the_answer_is_offered_it_is_that() -> None:
    back = told(failed(3), Exercise("why"), Go(0))
    asked = told(back, Watch())
    assert task(asked) == task(told(back, Exercise("answer")))
    again = told(asked, Watch())
    assert (task(again), again.ui.arrows) == (task(asked), asked.ui.arrows)
    assert again.ui.said == task(asked).words


def test_once_it_is_solved_the_rest_is_shown() -> None:
    solved = told(begun("thread"), *map(Say, solution("thread")))
    shown = consulted(solved, Watch())
    while shown.analysis.showing:
        shown = told(shown, Step(shown.analysis.showing.left))
    assert (shown.state, task(shown).standing) == ("won", "solved")
    assert shown.library.solved == solved.library.solved


def test_in_a_puzzle_of_a_lost_game_it_is_a_hint_too() -> None:
    model = consulted(answered(made(), "winnable"), Watch())
    assert (model.history.at, model.analysis.showing) == (0, None)
    assert model.ui.said.startswith("Look at ")


def test_in_a_lesson_it_is_the_lessons_own_hint() -> None:
    lesson = told(table("fortress:ms33"), Visit("lesson:1"))
    asked = told(lesson, Watch())
    assert (asked.analysis.showing, asked.analysis.purpose) == (None, "")
    assert task(asked) == task(told(lesson, Hint()))


def test_in_a_lesson_that_is_solved_its_words_are_said_again() -> None:
    model = told(table("fortress:ms33"), Visit("lesson:1"))
    while task(model).standing != "solved":
        model = told(model, Say(_next(model)))
    asked = told(model, Watch())
    assert (asked.history, asked.analysis.showing, asked.analysis.purpose) == (model.history, None, "")
    assert asked.ui.said == task(model).words


def _next(model: Model) -> str:
    return move_text(model.deal.game, (way(LESSONS[0], model.history, model.history.at) or ())[0])
