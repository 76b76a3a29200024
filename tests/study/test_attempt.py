"""How a puzzle stands, whatever was played."""

from typing import cast

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.deals.history import History
from ramparts.deals.notation import move_text, replay
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.study.practice.attempt import Attempt, Told, attempt
from ramparts.study.practice.kinds import Kind, Puzzle
from ramparts.study.practice.puzzle_lists import shipped


def first(kind: Kind) -> Puzzle:
    return next(puzzle for puzzle in shipped("fortress") if puzzle.kind == kind)


def played(puzzle: Puzzle, *line: str) -> History:
    deal = parse_deal(puzzle.deal, TITLES)
    return History.start(deal.game, deal.start).follow(replay(deal.game, deal.start, line, deal.text))


def others(puzzle: Puzzle) -> list[str]:
    """The first moves that are not the solution's."""
    deal = parse_deal(puzzle.deal, TITLES)
    return [text for move in moves(deal.game, deal.start) if (text := move_text(deal.game, move)) != puzzle.solution[0]]


def nothing(number: int) -> None:
    """Nothing is known from the solver."""


@pytest.mark.parametrize("kind", ["only-move", "thread", "save-it"])
def test_it_is_open_until_its_solution_is_played_and_asks_nothing_on_the_way(kind: str) -> None:
    puzzle = first(cast("Kind", kind))
    for count in range(len(puzzle.solution)):
        assert attempt(puzzle, played(puzzle, *puzzle.solution[:count]), nothing) == Attempt(kept=count)
    assert attempt(puzzle, played(puzzle, *puzzle.solution), nothing) == Attempt("solved")


def test_every_move_but_the_only_one_fails_at_once() -> None:
    puzzle = first("only-move")
    for move in others(puzzle):
        assert attempt(puzzle, played(puzzle, move), nothing) == Attempt("failed", lost=1)


@pytest.mark.parametrize("kind", ["thread", "save-it"])
@pytest.mark.parametrize(
    "told, stands",
    [
        (None, Attempt(asked=1)),
        ("unknown", Attempt()),
        ("lost", Attempt("failed", lost=1)),
    ],
)
def test_what_the_list_does_not_speak_of_the_solver_is_asked(kind: str, told: Told | None, stands: Attempt) -> None:
    puzzle = first(cast("Kind", kind))
    assert attempt(puzzle, played(puzzle, others(puzzle)[0]), lambda number: told) == stands


def test_another_move_that_saves_a_game_is_as_good() -> None:
    puzzle = first("save-it")
    assert attempt(puzzle, played(puzzle, others(puzzle)[0]), lambda number: "winnable") == Attempt("solved")


def test_an_only_move_may_be_the_first_of_a_run() -> None:
    puzzle = first("only-move")
    history = played(puzzle, puzzle.solution[0])
    game, position = history.game, history.position
    more = next(move for move in moves(game, position) if move.src != history.meant.src)
    run = History.start(game, history.nodes[0].position).play([history.meant, more])
    assert attempt(puzzle, run, nothing) == Attempt("solved")


def test_a_thread_may_be_kept_by_other_moves_as_long_as_it_goes() -> None:
    puzzle = first("thread")
    deal = parse_deal(puzzle.deal, TITLES)
    lines: list[tuple[str, ...]] = [()]
    while len(line := lines.pop()) < len(puzzle.solution):
        history = played(puzzle, *line)
        passed = [node.position for node in history.nodes]
        assert attempt(puzzle, history, lambda number: "winnable") == Attempt(kept=len(line))
        new = (move for move in moves(deal.game, history.position) if play(deal.game, passed[-1], move) not in passed)
        lines += [(*line, move_text(deal.game, move)) for move in new]
    assert line != puzzle.solution
    assert attempt(puzzle, played(puzzle, *line), lambda number: "winnable") == Attempt("solved")


def test_to_go_to_and_fro_keeps_no_thread() -> None:
    puzzle = first("thread")
    deal = parse_deal(puzzle.deal, TITLES)
    there = next(
        move
        for move in moves(deal.game, deal.start)
        if move._replace(src=move.dst, dst=move.src) in moves(deal.game, play(deal.game, deal.start, move))
    )
    back = there._replace(src=there.dst, dst=there.src)
    to_and_fro = History.start(deal.game, deal.start)
    for turn in range(2 * len(puzzle.solution)):
        to_and_fro = to_and_fro.play([there if turn % 2 == 0 else back])
    assert attempt(puzzle, to_and_fro, lambda number: "winnable") == Attempt(kept=1)
