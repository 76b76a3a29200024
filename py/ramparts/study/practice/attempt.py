"""How a puzzle stands: which of its choices were made right, and whether the win is gone.

The list proves for each choice which moves keep the win, so nothing is asked of the solver. Only of a puzzle that a
player has made of a lost game it has to be asked, position by position.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from ramparts.deals.history import History
from ramparts.study.practice.lesson import Standing
from ramparts.study.practice.unfolding import Step

Told: TypeAlias = Literal["winnable", "lost", "unknown"]
"""What the solver has said of a position."""


class Attempt(NamedTuple):
    """How a puzzle stands. At node ``lost`` the win is gone; node ``asked`` has to be asked about first.

    ``kept`` counts the choices that were made right.
    """

    standing: Standing = "playing"
    lost: int | None = None
    asked: int | None = None
    kept: int = 0


def attempt(steps: Sequence[Step], history: History) -> Attempt:
    """How a puzzle stands at the present node, where its line was played on after each choice, as `played_on` does."""
    kept = 0
    for number in history.path[1:]:
        if kept == len(steps):
            break
        if history.nodes[number].position != steps[kept].end:
            return Attempt("failed", lost=number, kept=kept)
        kept += 1
    return Attempt("solved" if kept == len(steps) else "playing", kept=kept)


def played_on(steps: Sequence[Step], before: History, after: History) -> History:
    """The history after a gesture; where it was right, with the line of the puzzle up to its next choice in its place.

    A gesture is right if the first of its single moves is: a run may go further than the puzzle does.
    """
    stands = attempt(steps, before)
    if stands.standing != "playing" or after.nodes[after.at].parent != before.at:
        return after
    step, made = steps[stands.kept], after.nodes[after.at]
    right = made.moves[0] in step.keep
    return before.play(step.line, after.meant) if right and made.position != step.end else after


def attempt_unproved(history: History, told: Callable[[int], Told | None]) -> Attempt:
    """How a puzzle stands of which nothing is proved: first its position is asked about, then what a move makes of it.

    The first move that keeps the win solves it.
    """
    for number in history.path[:2]:
        verdict = told(number)
        if verdict == "lost":
            return Attempt("failed", lost=number)
        if verdict != "winnable":
            return Attempt(asked=number if verdict is None else None)
    return Attempt("solved" if history.at else "playing")
