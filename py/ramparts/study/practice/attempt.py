"""How a puzzle stands: whether what was played keeps the win, and whether all is found that was to be found.

What the list proves is known at once. What it does not speak of has to be asked of the solver, position by position.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from ramparts.deals.history import History
from ramparts.deals.notation import replay
from ramparts.study.practice.kinds import Puzzle
from ramparts.study.practice.lesson import Standing

Told: TypeAlias = Literal["winnable", "lost", "unknown"]
"""What the solver has said of a position."""


class Attempt(NamedTuple):
    """How a puzzle stands. At node ``lost`` the win is gone; node ``asked`` has to be asked about first.

    ``kept`` are the single moves so far that kept the win.
    """

    standing: Standing = "playing"
    lost: int | None = None
    asked: int | None = None
    kept: int = 0


def attempt(puzzle: Puzzle, history: History, told: Callable[[int], Told | None]) -> Attempt:
    """How a puzzle stands at the present node, ``told`` giving what is known of a node from the solver.

    An only move is found with the first move, and so is what saves a game. A thread has to be kept to its end, or by
    other moves for as long as its solution goes; a position that comes twice counts once.
    """
    solution = replay(history.game, history.nodes[0].position, puzzle.solution, puzzle.deal)
    proved = [gesture.position for gesture in solution]
    passed = {history.nodes[0].position}
    kept = 0
    for number in history.path[1:]:
        node = history.nodes[number]
        begins = node.parent == 0 and node.moves[0] == solution[0].move
        if node.position == proved[-1] or (begins and puzzle.kind != "thread"):
            return Attempt("solved")
        if node.position not in proved:
            verdict = "lost" if puzzle.kind == "only-move" else told(number)
            if verdict != "winnable":
                return _open(number, verdict)
            if puzzle.kind == "save-it":
                return Attempt("solved")
        if node.position not in passed:
            passed.add(node.position)
            kept += len(node.moves)
    return Attempt("solved") if kept >= len(solution) else Attempt(kept=kept)


def attempt_unproved(history: History, told: Callable[[int], Told | None]) -> Attempt:
    """How a puzzle stands of which nothing is proved: first its position is asked about, then what a move makes of it.

    The first move that keeps the win solves it.
    """
    for number in history.path[:2]:
        verdict = told(number)
        if verdict != "winnable":
            return _open(number, verdict)
    return Attempt("solved" if history.at else "playing")


def _open(number: int, verdict: Told | None) -> Attempt:
    """How a puzzle stands at a node after which it is not known that the game can be won."""
    if verdict == "lost":
        return Attempt("failed", lost=number)
    return Attempt(asked=number if verdict is None else None)
