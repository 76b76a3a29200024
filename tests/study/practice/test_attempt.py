"""How a puzzle stands, whatever was played."""

from typing import cast

import pytest

from ramparts.deals.history import History
from ramparts.deals.notation import move_text, parse_move
from ramparts.engine.autoplay import safe_moves
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Move
from ramparts.solver import solve
from ramparts.study.practice.attempt import Attempt, Told, attempt, attempt_unproved, played_on
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.puzzle_lists import shipped
from ramparts.study.practice.unfolding import Step, Unfolded, unfolded

TWO_RIGHT = Puzzle("save-it", "cruel", 0.0083, "200003+4", ("34:", "3:0", "0:02", "01:", "02:"))
"""At the first choice two moves keep the win, and a run can be moved."""


def opened(puzzle: Puzzle = TWO_RIGHT) -> Unfolded:
    return unfolded(TITLES["fortress"], puzzle)


def silent(_number: int) -> None:
    """A solver that has not said anything yet."""


def judged(puzzle: Unfolded, history: History) -> Attempt:
    """How it stands as far as the list tells."""
    return attempt(puzzle.steps, history, silent)


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
        assert judged(puzzle, history) == Attempt(kept=count, last=count)
    assert judged(puzzle, right(puzzle, 5)) == Attempt("solved", kept=5, last=5)


def test_every_move_that_does_not_keep_the_win_fails_at_once() -> None:
    puzzle = opened()
    for count, step in enumerate(puzzle.steps):
        history = right(puzzle, count)
        for move in moves(history.game, history.position):
            after = played_on(puzzle.steps, history, history.play([move]))
            failed = judged(puzzle, after).standing == "failed"
            assert failed == (move not in step.keep)
            assert judged(puzzle, after).kept == count + (not failed)


def test_after_the_move_of_the_puzzle_its_line_is_played_on() -> None:
    puzzle = opened()
    far = next(number for number, step in enumerate(puzzle.steps) if len(step.line) > 1)
    assert right(puzzle, far + 1).nodes[-1].moves == puzzle.steps[far].line


def back(move: Move) -> Move:
    return Move(move.dst, move.src, move.count)


def to_and_fro() -> Puzzle:
    """A puzzle with a choice first where another right move than that of the list can be taken back by a move."""
    for each in shipped("fortress"):
        deal, (step, *_) = opened(each)
        after = {move: play(deal.game, step.start, move) for move in step.keep[1:]}
        if each.offered and any(back(move) in moves(deal.game, after[move]) for move in after):
            return each
    raise LookupError("no puzzle has such a choice")


def strayed() -> tuple[Unfolded, History]:
    """The puzzle, and the history after the other right move at its first choice."""
    puzzle = opened()
    return puzzle, played(puzzle, move_text(puzzle.deal.game, puzzle.steps[0].keep[1]))


def test_another_right_move_stands_and_from_there_the_solver_is_asked() -> None:
    """Bug: the move of the puzzle was played in its place."""
    puzzle, history = strayed()
    there = Attempt(kept=1, last=1, strays=True)
    assert history.nodes[1].moves == puzzle.steps[0].keep[1:]
    assert judged(puzzle, history) == there
    for move in moves(history.game, history.position):
        after = played_on(puzzle.steps, history, history.play([move]))
        assert after == history.play([move])
        assert judged(puzzle, after) == there._replace(asked=2)
        goes_on = any(play(history.game, puzzle.deal.start, each) == after.position for each in puzzle.steps[0].keep)
        right = there if goes_on else there._replace(kept=2, last=2)
        assert attempt(puzzle.steps, after, lambda _: "winnable") == right
        assert attempt(puzzle.steps, after, lambda _: "unknown") == there
        assert attempt(puzzle.steps, after, lambda _: "lost") == there._replace(standing="failed", lost=2)


def test_to_and_fro_is_no_solution() -> None:
    """Bug: a card laid back and forth was right as often as was asked for."""
    puzzle = opened(to_and_fro())
    game, first = puzzle.deal.game, puzzle.steps[0]
    there = next(move for move in first.keep[1:] if back(move) in moves(game, play(game, first.start, move)))
    history = begun(puzzle)
    for _ in range(6):
        away = history.play([there])
        assert judged(puzzle, away) == Attempt(kept=1, last=away.at, strays=True)
        history = away.play([back(there)])
        assert judged(puzzle, history) == Attempt(), "whoever is back stands as at first"
    assert played_on(puzzle.steps, history, history.play(first.line[:1])).position == first.end


def test_a_card_that_goes_on_is_one_choice() -> None:
    """Bug: a card that was laid here and there was right each time."""
    puzzle = opened(goes_on())
    first, onward = puzzle.steps[0].keep[1:], []
    for move in first:
        history = begun(puzzle).play([move])
        again = [Move(move.dst, each.dst, move.count) for each in first if each.src == move.src and each != move]
        onward += [history.play([each]) for each in again if each in moves(history.game, history.position)]
    assert onward
    for history in onward:
        assert attempt(puzzle.steps, history, lambda _: "winnable").kept == 1


def goes_on() -> Puzzle:
    """A puzzle with a choice first where one card may go to two places, and from one of them to the other."""
    for each in shipped("fortress"):
        deal, (step, *_) = opened(each)
        for move in step.keep[1:]:
            after = moves(deal.game, play(deal.game, step.start, move))
            others = (other for other in step.keep[1:] if other.src == move.src and other.dst != move.dst)
            if each.offered and any(Move(move.dst, other.dst, move.count) in after for other in others):
                return each
    raise LookupError("no puzzle has such a choice")


def test_a_way_of_ones_own_solves_it_after_as_many_moves() -> None:
    puzzle, history = strayed()
    stands = attempt(puzzle.steps, history, lambda _: "winnable")
    while stands.standing == "playing":
        new = [history.play([move]) for move in moves(history.game, history.position)]
        further = [each for each in new if attempt(puzzle.steps, each, lambda _: "winnable").kept > stands.kept]
        history = further[0]
        stands = attempt(puzzle.steps, history, lambda _: "winnable")
    assert stands == Attempt("solved", kept=5, last=history.at, strays=True)


def test_a_run_whose_first_move_is_right_but_another_is_asked_about_as_a_whole() -> None:
    puzzle, history = strayed()
    run = [*history.nodes[1].moves, moves(history.game, history.position)[0]]
    after = begun(puzzle).play(run)
    assert judged(puzzle, after) == Attempt(asked=1, strays=True)
    assert attempt(puzzle.steps, after, lambda _: "lost") == Attempt("failed", lost=1), "at a choice of the list"


def test_what_goes_home_by_itself_after_a_right_move_is_not_asked_about() -> None:
    """Bug: a right move had to wait for the solver where a card followed it that nobody needs any more."""
    puzzle, history = strayed()
    safe = safe_moves(history.game, history.position)
    assert safe
    assert judged(puzzle, begun(puzzle).play([*history.nodes[1].moves, *safe])) == Attempt(kept=1, last=1, strays=True)


def test_a_game_that_is_won_sooner_is_solved() -> None:
    """Bug: it was never solved, for no move was left to make the last choice with."""
    puzzle, history = strayed()
    line = solve(history.game, history.position).line
    assert attempt(puzzle.steps, history.play(line), silent).standing == "solved"


def test_a_lost_game_is_not_played_on_and_neither_is_a_move_that_was_taken_back() -> None:
    puzzle = opened()
    lost = played(puzzle, wrong(puzzle.steps[0]))
    move = moves(lost.game, lost.position)[0]
    assert played_on(puzzle.steps, lost, after := lost.play([move])) is after
    assert judged(puzzle, after) == Attempt("failed", lost=1)
    assert judged(puzzle, lost.undo()) == Attempt()
    assert played_on(puzzle.steps, lost, lost.undo()) == lost.undo()


def test_what_is_played_after_the_end_changes_nothing() -> None:
    puzzle = opened()
    end = right(puzzle, 5)
    for move in moves(end.game, end.position):
        assert judged(puzzle, played_on(puzzle.steps, end, end.play([move]))).standing == "solved"


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
