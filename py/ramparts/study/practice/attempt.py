"""How a puzzle stands: which of its choices were made right, and whether the win is gone.

The list proves for each choice which moves keep the win. Where the player goes another right way than the list does,
and of a puzzle that is made of a lost game, the solver has to be asked, position by position.
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

    ``kept`` counts the choices that were made right. ``strays`` says that the player goes a way of their own.
    """

    standing: Standing = "playing"
    lost: int | None = None
    asked: int | None = None
    kept: int = 0
    strays: bool = False


def attempt(steps: Sequence[Step], history: History, told: Callable[[int], Told | None]) -> Attempt:
    """How a puzzle stands at the present node, where its line was played on after each choice, as `played_on` does.

    ``told`` gives the solver's verdict of a node. A move back to where the game has been before is no choice.
    """
    kept, strays = 0, False
    passed = {history.nodes[0].position}
    for number in history.path[1:]:
        if kept == len(steps):
            break
        node = history.nodes[number]
        listed = not strays and node.position == steps[kept].end
        proved = listed or (not strays and len(node.moves) == 1 and node.moves[0] in steps[kept].keep)
        strays = not listed and (strays or node.moves[0] in steps[kept].keep)
        verdict = "winnable" if proved else told(number) if strays else "lost"
        if verdict == "lost":
            return Attempt("failed", lost=number, kept=kept, strays=strays)
        if verdict != "winnable":
            return Attempt(asked=number if verdict is None else None, kept=kept, strays=strays)
        kept += node.position not in passed
        passed.add(node.position)
    return Attempt("solved" if kept == len(steps) else "playing", kept=kept, strays=strays)


def played_on(steps: Sequence[Step], before: History, after: History) -> History:
    """The history after a gesture; where that is the line of the puzzle, with all of it up to its next choice.

    It is if the first of its single moves is: a run may go further than the puzzle does.
    """
    stands = attempt(steps, before, lambda _: None)
    if stands.standing != "playing" or stands.strays or after.nodes[after.at].parent != before.at:
        return after
    step, made = steps[stands.kept], after.nodes[after.at]
    listed = made.moves[0] == step.line[0]
    return before.play(step.line, after.meant) if listed and made.position != step.end else after


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
