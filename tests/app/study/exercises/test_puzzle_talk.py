"""What a puzzle says of each move, and what it asks the solver."""

import pytest

from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.intents import Absent, Heard, Say, Undo
from ramparts.app.messages.solver_protocol import Answer, Reported
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Task
from ramparts.app.study.exercises.puzzles import puzzles
from ramparts.app.view.board import board
from ramparts.deals.notation import move_text
from ramparts.engine.play import moves
from ramparts.study.practice.kinds import Kind
from tests.kit.visit.table import table, told


def number(kind: Kind) -> int:
    return next(n for n, each in enumerate(puzzles("fortress"), 1) if each.kind == kind)


def begun(kind: Kind) -> Model:
    return told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number(kind)}"))


def solution(kind: Kind) -> tuple[str, ...]:
    return puzzles("fortress")[number(kind) - 1].solution


def other(model: Model, kind: Kind) -> Say:
    """A first move that is not the solution's."""
    texts = (move_text(model.deal.game, move) for move in moves(model.deal.game, model.position))
    return Say(next(text for text in texts if text != solution(kind)[0]))


def told_each(model: Model) -> list[Model]:
    """The table after each of its moves."""
    return [told(model, Say(move_text(model.deal.game, move))) for move in moves(model.deal.game, model.position)]


def answered(model: Model, verdict: Reported, how: str = "") -> Model:
    return told(model, Heard(Answer(model.analysis.ask, model.deal.text, verdict, how, 7)))


def task(model: Model) -> Task:
    assert model.ui.task is not None
    return model.ui.task


@pytest.mark.parametrize("kind", ["only-move", "thread", "save-it"])
def test_its_solution_solves_it_and_the_next_one_is_another(kind: Kind) -> None:
    model = begun(kind)
    assert task(model).standing == "playing"
    for text in solution(kind)[:-1]:
        model = told(model, Say(text))
        assert task(model).words.startswith("Right. Go on: ")
    model = told(model, Say(solution(kind)[-1]))
    assert board(model).state == "solved"
    assert model.ui.said.endswith("Solved! You can still win.")
    assert model.library.solved == {f"puzzle:fortress:{number(kind)}"}
    following = told(model, Exercise("next"))
    assert following.session.address not in (model.session.address, "")
    assert task(following).standing == "playing"


def test_a_move_that_loses_is_told_at_once_and_why_when_the_solver_has_found_out() -> None:
    model = told(begun("only-move"), other(begun("only-move"), "only-move"))
    assert board(model).state == "failed"
    assert task(model).words == "That loses. Only one move is right here; we have checked it."
    assert (task(model).awaits, model.analysis.purpose) == ("reason", "light")
    model = answered(model, "lost", "dead-end")
    assert task(model).awaits == ""
    assert task(model).words == "That loses. This can no longer be won: no place can ever become empty."
    assert model.ui.said.endswith(" This can no longer be won: no place can ever become empty.")
    assert model.ui.said.count("That loses.") == 1
    assert model.analysis.purpose == ""
    assert board(told(model, Undo())).state == "playing"


def test_what_the_list_proves_stays_where_the_solver_gives_up_and_is_not_said_again() -> None:
    """Bug: a move that loses was said to be one of which nobody knows."""
    model = told(begun("only-move"), other(begun("only-move"), "only-move"))
    said = model.ui.said
    model = answered(model, "unknown")
    assert board(model).state == "failed"
    assert task(model).words == "That loses. Only one move is right here; we have checked it."
    assert model.ui.said == said
    assert model.analysis.purpose == ""


def test_the_light_knows_what_is_said_to_keep_the_win() -> None:
    """Bug: it asked whether the game could be won, beside the sentence that it can."""
    for kind in ("only-move", "thread", "save-it"):
        model = told(begun(kind), Say(solution(kind)[0]))
        assert light(model).state == "winnable"
    lost = told(begun("only-move"), other(begun("only-move"), "only-move"))
    assert light(lost).state == "thinking"


def test_where_no_move_is_left_that_is_why() -> None:
    """Bug: it was said that no place could ever be made."""
    model = told(table("fortress:ms33"), Visit("puzzle:fortress:17"))
    [stuck] = [after for after in told_each(model) if after.state == "lost"]
    assert task(stuck).words.startswith("That loses. No move is left; ")
    assert stuck.analysis.purpose == ""


@pytest.mark.parametrize(
    "verdict, state, says",
    [
        ("winnable", "solved", "Solved! You can still win."),
        ("lost", "failed", "That loses. This can no longer be won: we have checked it."),
        ("unknown", "playing", "We could not work out in time whether you can still win"),
    ],
)
def test_what_the_list_does_not_know_the_solver_is_asked(verdict: Reported, state: str, says: str) -> None:
    model = told(begun("save-it"), other(begun("save-it"), "save-it"))
    assert task(model).words == "Can you still win after that? Just a moment…"
    model = answered(model, verdict)
    assert board(model).state == state
    assert task(model).words.startswith(says)


def test_without_a_solver_it_says_so() -> None:
    model = told(begun("save-it"), Absent("gone"), other(begun("save-it"), "save-it"))
    assert task(model).words.startswith("The win checker has stopped.")
    assert model.analysis.purpose == ""


def test_the_buttons_lead_on() -> None:
    model = begun("only-move")
    assert [command for command, _ in task(model).buttons] == ["exercise:next", "exercise:leave"]
    lost = told(model, other(model, "only-move"))
    assert [command for command, _ in task(lost).buttons] == ["undo", "exercise:leave"]
