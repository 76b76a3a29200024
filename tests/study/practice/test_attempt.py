"""How a puzzle stands, whatever was played."""

from typing import cast

import pytest

from ramparts.deals.history import History
from ramparts.deals.notation import move_text, parse_move
from ramparts.engine.play import moves
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.attempt import Attempt, Told, attempt, attempt_unproved, played_on
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.unfolding import Step, Unfolded, unfolded

TWO_RIGHT = Puzzle("save-it", "cruel", 0.0083, "200003+4", ("34:", "3:0", "0:02", "01:", "02:"))
"""At the first choice two moves keep the win, and a run can be moved."""


def opened(puzzle: Puzzle = TWO_RIGHT) -> Unfolded:
    return unfolded(TITLES["fortress"], puzzle)


def begun(puzzle: Unfolded) -> History:
    return History.start(puzzle.deal.game, puzzle.deal.start)


def played(puzzle: Unfolded, *texts: str) -> History:
    """The history after gestures, each with what the page plays on."""
    history = begun(puzzle)
    for text in texts:
        gesture = parse_move(history.game, history.position, text)
        history = played_on(puzzle.steps, history, history.play(gesture.singles, gesture.move))
    return history


def right(puzzle: Unfolded, count: int) -> History:
    """The history after so many right choices."""
    return played(puzzle, *(move_text(puzzle.deal.game, step.keep[0]) for step in puzzle.steps[:count]))


def wrong(step: Step) -> str:
    game = opened().deal.game
    return next(move_text(game, move) for move in moves(game, step.start) if move not in step.keep)


def test_it_is_open_until_the_last_choice_is_made() -> None:
    puzzle = opened()
    for count, step in enumerate(puzzle.steps):
        history = right(puzzle, count)
        assert history.position == step.start
        assert attempt(puzzle.steps, history) == Attempt(kept=count)
    assert attempt(puzzle.steps, right(puzzle, 5)) == Attempt("solved", kept=5)


def test_every_move_that_does_not_keep_the_win_fails_at_once() -> None:
    puzzle = opened()
    for count, step in enumerate(puzzle.steps):
        history = right(puzzle, count)
        for move in moves(history.game, history.position):
            after = played_on(puzzle.steps, history, history.play([move]))
            failed = attempt(puzzle.steps, after).standing == "failed"
            assert failed == (move not in step.keep)
            assert attempt(puzzle.steps, after).kept == count + (not failed)


def test_after_any_right_move_the_line_of_the_puzzle_is_played_on() -> None:
    puzzle = opened()
    other = move_text(puzzle.deal.game, puzzle.steps[0].keep[1])
    assert played(puzzle, other).position == right(puzzle, 1).position == puzzle.steps[0].end
    assert len(played(puzzle, other).nodes) == 2
    far = next(number for number, step in enumerate(puzzle.steps) if len(step.line) > 1)
    assert right(puzzle, far + 1).nodes[-1].moves == puzzle.steps[far].line


def test_a_lost_game_is_not_played_on_and_neither_is_a_move_that_was_taken_back() -> None:
    puzzle = opened()
    lost = played(puzzle, wrong(puzzle.steps[0]))
    move = moves(lost.game, lost.position)[0]
    assert played_on(puzzle.steps, lost, after := lost.play([move])) is after
    assert attempt(puzzle.steps, after) == Attempt("failed", lost=1)
    assert attempt(puzzle.steps, lost.undo()) == Attempt()
    assert played_on(puzzle.steps, lost, lost.undo()) == lost.undo()


def test_what_is_played_after_the_end_changes_nothing() -> None:
    puzzle = opened()
    end = right(puzzle, 5)
    for move in moves(end.game, end.position):
        assert attempt(puzzle.steps, played_on(puzzle.steps, end, end.play([move]))).standing == "solved"


@pytest.mark.parametrize(
    "told, stands",
    [
        ((None, None), Attempt(asked=0)),
        (("winnable", None), Attempt(asked=1)),
        (("winnable", "unknown"), Attempt()),
        (("winnable", "lost"), Attempt("failed", lost=1)),
        (("winnable", "winnable"), Attempt("solved")),
    ],
)
def test_of_a_puzzle_of_ones_own_the_solver_is_asked(told: tuple[str | None, ...], stands: Attempt) -> None:
    history = played(opened(), wrong(opened().steps[0]))
    assert attempt_unproved(history, lambda number: cast("Told | None", told[number])) == stands
