"""What a puzzle says of each move, and what it asks the solver."""

import pytest

from ramparts.app.assist.hint_flow import hinted_piles
from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.intents import Heard, Hint, Say, Show, Undo
from ramparts.app.messages.solver_protocol import Answer, Reported
from ramparts.app.messages.study_intents import Exercise, Visit
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.ui import Task
from ramparts.app.view.board import board
from ramparts.deals.notation import move_text
from ramparts.engine.play import moves
from ramparts.study.practice.kinds import KINDS, Kind
from ramparts.study.practice.puzzle_lists import shipped
from tests.kit.playing.answers import answers, first, mistake, puzzle
from tests.kit.visit.table import table, told


def begun(kind: Kind) -> Model:
    return told(table("fortress:ms33"), Visit(f"puzzle:fortress:{first(kind)}"))


def solution(kind: Kind) -> list[str]:
    return answers("fortress", first(kind))


def wrong(kind: Kind, choice: int = 1) -> Say:
    return Say(mistake("fortress", first(kind), choice))


def told_each(model: Model) -> list[Model]:
    """The table after each of its moves."""
    return [told(model, Say(move_text(model.deal.game, move))) for move in moves(model.deal.game, model.position)]


def answered(model: Model, verdict: Reported, how: str = "") -> Model:
    return told(model, Heard(Answer(model.analysis.ask, model.deal.text, verdict, how, 7)))


def task(model: Model) -> Task:
    assert model.ui.task is not None
    return model.ui.task


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint_is_the_move_that_it_goes_on_with(kind: Kind) -> None:
    """Bug: the hint named one right move, and when that was played another one stood on the table."""
    model = begun(kind)
    for step in puzzle("fortress", first(kind)).steps:
        hinted = told(model, Hint(), Hint(), Hint())
        assert hinted.analysis.purpose != "hint"
        assert hinted_piles(hinted) == (step.line[0].src, step.line[0].dst)
        model = told(hinted, Say(move_text(model.deal.game, step.line[0])))
    assert task(model).standing == "solved"


def test_whoever_had_a_move_told_has_it_again_and_solves_it_then() -> None:
    """Bug: who was told every move had solved it, and was given harder ones."""
    model = begun("only-move")
    noted = f"puzzle:fortress:{first('only-move')}"
    pointed = told(model, Hint())
    assert pointed.library.solved == frozenset()
    model = told(pointed, Hint(), Hint())
    for text in solution("only-move"):
        model = told(model, Say(text))
    assert task(model).words == "Solved, with a hint. You'll meet this one again."
    assert model.library.solved == frozenset(), "nor is it a mistake"
    again = told(model, Visit(noted))
    for text in solution("only-move"):
        again = told(again, Say(text))
    assert noted in again.library.solved


def test_a_move_that_was_told_counts_whatever_comes_after() -> None:
    """Bug: a later hint that only pointed, or a move beyond the end, and the puzzle counted as solved alone."""
    model = told(begun("only-move"), Hint(), Hint(), Hint())
    for text in solution("only-move"):
        model = told(model, Say(text))
    pointed = told(model, Hint())
    beyond = told(pointed, Say(move_text(model.deal.game, moves(model.deal.game, model.position)[0])))
    for there in (pointed, beyond):
        assert task(there).words == "Solved, with a hint. You'll meet this one again."
        assert there.library.solved == frozenset()


@pytest.mark.parametrize("kind", ["only-move", "thread", "save-it"])
def test_its_solution_solves_it_and_the_next_one_is_another(kind: Kind) -> None:
    model, number = begun(kind), first(kind)
    assert task(model).standing == "playing"
    assert str(len(solution(kind))) in task(model).words
    assert (" moves in a row. Each time, only one is right." in task(model).words) == (kind == "only-move")
    for count, text in enumerate(solution(kind)[:-1], 2):
        model = told(model, Say(text))
        assert task(model).words.startswith("Right. ")
        assert f"move {count} of {len(solution(kind))}" in task(model).words.lower()
        assert model.ui.said.endswith(task(model).words)
        assert model.position == puzzle("fortress", number).steps[count - 1].start
    model = told(model, Say(solution(kind)[-1]))
    assert board(model).state == "solved"
    assert model.ui.said.endswith("Solved! You can still win.")
    assert model.library.solved == {f"puzzle:fortress:{number}"}
    following = told(model, Exercise("next"))
    assert following.session.address not in (model.session.address, "")
    assert task(following).standing == "playing"


def played_on(*, by_itself: bool) -> tuple[int, int]:
    """A puzzle that is offered, and the first of its choices after which moves are made for the player, or none."""
    return next(
        (number, at)
        for number, each in enumerate(shipped("fortress"), 1)
        for at, step in enumerate(puzzle("fortress", number).steps[:-1] if each.offered else ())
        if (len(step.line) > 1) == by_itself
    )


@pytest.mark.parametrize("by_itself", [True, False])
def test_what_is_played_on_up_to_the_next_choice_is_said(*, by_itself: bool) -> None:
    number, at = played_on(by_itself=by_itself)
    model = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"))
    for text in answers("fortress", number)[: at + 1]:
        model = told(model, Say(text))
    assert task(model).words.startswith("Right. We played the easy moves" if by_itself else "Right. Go on")
    step = puzzle("fortress", number).steps[at]
    assert model.history.nodes[model.history.at].moves == step.line
    assert model.ui.focus.depth == max(0, len(model.position[model.ui.focus.pile]) - 1)


def test_a_move_that_loses_is_told_at_once_and_why_when_the_solver_has_found_out() -> None:
    model = told(begun("only-move"), wrong("only-move"))
    assert board(model).state == "failed"
    assert task(model).words == "That was the wrong move. Only one move was right; we have checked."
    assert (task(model).awaits, model.analysis.purpose) == ("reason", "light")
    model = answered(model, "lost", "dead-end")
    assert task(model).awaits == ""
    assert task(model).words == "That was the wrong move. This can no longer be won: no place can ever become empty."
    assert model.ui.said == "This can no longer be won: no place can ever become empty."  # the rest was said
    assert model.analysis.purpose == ""
    assert board(told(model, Undo())).state == "playing"


def test_that_no_move_is_left_is_said_once() -> None:
    """Bug: the table said so, and then the puzzle; and who asked why heard again that it loses."""
    number, left = 359, "No move is left; 5 of 52 cards are home."
    model = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"), Say(mistake("fortress", number)))
    assert task(model).words == f"That was the wrong move. {left}"
    assert model.ui.said.endswith(f"Uncovers 2 of spades. That was the wrong move. {left}")
    assert model.ui.said.count(left) == 1
    why = told(model, Exercise("why"))
    assert task(why).words.startswith(f"{left} The cards you need next (see the arrows)")
    assert why.ui.said.startswith("The cards you need next (see the arrows)")


def test_where_several_moves_keep_the_win_it_says_how_many() -> None:
    number = next(
        n
        for n, each in enumerate(shipped("fortress"), 1)
        if each.offered and len(puzzle("fortress", n).steps[0].keep) == 2
    )
    model = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"), Say(mistake("fortress", number)))
    assert task(model).words == "That was the wrong move. Only 2 moves were right; we have checked."


def test_what_the_list_proves_stays_where_the_solver_gives_up_and_is_not_said_again() -> None:
    """Bug: a move that loses was said to be one of which nobody knows."""
    model = told(begun("only-move"), wrong("only-move"))
    said = model.ui.said
    model = answered(model, "unknown")
    assert board(model).state == "failed"
    assert task(model).words == "That was the wrong move. Only one move was right; we have checked."
    assert model.ui.said == said
    assert model.analysis.purpose == ""


def test_the_light_knows_what_is_said_to_keep_the_win() -> None:
    """Bug: it asked whether the game could be won, beside the sentence that it can."""
    for kind in KINDS:
        model = told(begun(kind), Say(solution(kind)[0]))
        assert light(model).state == "winnable"
    lost = told(begun("only-move"), wrong("only-move"))
    assert light(lost).state == "thinking"


def test_of_what_is_played_after_the_end_nothing_is_known() -> None:
    """Bug: any move after a solved puzzle was said to keep the win."""
    solved = told(begun("thread"), *map(Say, solution("thread")))
    assert light(solved).state == "winnable"
    assert [after for after in told_each(solved) if light(after).state == "winnable"] == []


def test_where_no_move_is_left_that_is_why() -> None:
    """Bug: it was said that no place could ever be made."""
    model = told(table("fortress:ms33"), Visit("puzzle:fortress:17"))
    [stuck] = [after for after in told_each(model) if after.state == "lost"]
    assert task(stuck).words.startswith("That was the wrong move. No move is left; ")
    assert stuck.analysis.purpose == ""


def test_whoever_has_failed_solves_it_when_it_is_begun_anew() -> None:
    failed = told(begun("thread"), wrong("thread"))
    number = first("thread")
    assert failed.library.solved == {f"missed:fortress:{number}"}
    late = told(failed, Undo(), *map(Say, solution("thread")))
    assert board(late).state == "solved"
    assert task(late).words == "Solved, but not on the first try. You'll meet this one again."
    assert late.library.solved == failed.library.solved
    anew = told(late, Exercise("anew"), *map(Say, solution("thread")))
    assert task(anew).words == "Solved! You can still win."
    assert anew.library.solved == {f"missed:fortress:{number}", f"puzzle:fortress:{number}"}
    again = told(anew, Exercise("anew"), wrong("thread"), Undo(), *map(Say, solution("thread")))
    assert again.library.solved == anew.library.solved


def test_a_mistake_further_on_is_one_as_well() -> None:
    model = told(begun("only-move"), Say(solution("only-move")[0]), wrong("only-move", 2))
    assert board(model).state == "failed"
    assert board(told(model, Undo())).state == "playing"
    assert task(told(model, Undo())).words.startswith("Right. ")


def test_the_puzzles_of_the_first_lists_are_solved_by_one_move() -> None:
    """Their addresses are about."""
    for number in (1, 4):
        model = told(table("fortress:ms33"), Visit(f"puzzle:fortress:{number}"))
        assert "one after the other" not in task(model).words
        assert board(told(model, *map(Say, answers("fortress", number)))).state == "solved"


def test_the_buttons_lead_on() -> None:
    known = Record("fortress:9", tries=1, won=True)
    model = told(begun("only-move").with_library(records=(known,)), Show("menu"))
    assert [command for command, _ in task(model).buttons] == ["exercise:next", "exercise:leave"]
    lost = told(model, wrong("only-move"))
    assert [command for command, _ in task(lost).buttons] == ["exercise:why", "go:0"]


def test_a_puzzle_with_another_deal_before_it_is_not_played_on() -> None:
    there = told(table("fortress:ms33"), Visit("puzzle:chessboard:1"))
    assert told(there, Visit(f"puzzle:fortress:{first('thread')}")).history.at == 0
