"""The solution asked for in a puzzle or a lesson: its own answer, all of it, or a hint, and no verdict on it."""

import pytest

from ramparts.app.messages.intents import Go, Hint, Redo, Say, Show, Step, Undo, Watch
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.state.model import Model
from ramparts.app.view.board import board
from ramparts.app.view.toolbar import tools
from ramparts.deals.notation import move_text
from ramparts.study.practice.lesson import way
from ramparts.study.practice.lessons import LESSONS
from tests.app.study.exercises.test_explaining import commands, failed
from tests.app.study.exercises.test_explaining import wrong as left
from tests.app.study.exercises.test_other_ways import LED
from tests.app.study.exercises.test_own_puzzle import made
from tests.app.study.exercises.test_puzzle_talk import answered, begun, solution, task, wrong
from tests.app.study.test_review_arrows import named
from tests.kit.playing.answers import puzzle
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


def test_hints_do_not_play_it() -> None:
    """Only in a game is a hint that was told to its end made when it is asked for again."""
    for model in (there(359), told(table("fortress:ms33"), Visit("lesson:1"))):
        asked = model
        for _ in range(6):
            asked = consulted(asked, Hint())
        assert asked.position == model.position
        assert "Do it" not in [tool.label for tool in tools(asked)]


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
    assert task(told(asked, Watch())) == task(told(asked, Exercise("answer")))


def shown(title: str = "fortress") -> list[Model]:
    """The puzzle after a wrong move when the answer is told, and after each of its moves that is shown."""
    models = [told(failed(3, title), Exercise("why"), Exercise("answer"))]
    while ("exercise:answer", "Next move") in task(models[-1]).buttons:
        models.append(told(models[-1], Exercise("answer")))
    return models


def test_the_rest_of_the_answer_is_stepped_through() -> None:
    """Bug: only the next move was told, and whoever wanted to see the others had to find them."""
    number, _ = left(3)
    steps = puzzle("fortress", number).steps
    there, *after = shown()
    assert [model.position for model in after] == [step.end for step in steps]
    said = [f"The answer: move {n} of {len(steps)}." for n in range(1, len(steps))]
    assert [task(model).words for model in after] == [*said, "That was the whole answer."]
    for model, step in zip(after, steps[1:], strict=False):
        assert model.ui.said.endswith(f". {task(model).words}")
        assert [means for *_, means in named(model)] == ["good"]
        assert model.ui.arrows[0].src == step.line[0].src
    end = after[-1]
    assert told(end, Watch()).ui.said == "That was the whole answer."
    assert (named(end), commands(end)) == ([], ["exercise:next", "exercise:leave"])
    assert told(end, Exercise("answer")).history == end.history
    assert told(end, Undo()).ui.task == task(after[-2])
    assert told(end, Go(there.history.at), Redo(), Redo()).ui.task == task(after[1])
    assert task(told(end, Go(there.history.at))).words == task(there).words


def test_an_answer_that_is_shown_solves_nothing() -> None:
    number, _ = left(3)
    for model in shown():
        assert board(model).state == task(model).standing == "playing"
        assert model.library.solved == {f"missed:fortress:{number}"}


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
