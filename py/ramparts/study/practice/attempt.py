"""How a puzzle stands: which of its choices were made right, and whether the win is gone.

The list proves for each choice which moves keep the win. Where the player goes another right way than the list does,
and of a puzzle that is made of a lost game, the solver has to be asked, position by position.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from ramparts.deals.history import History
from ramparts.engine.autoplay import following, safe_moves
from ramparts.engine.play import moves, play, won
from ramparts.rules.game import Game, Position
from ramparts.study.practice.lesson import Standing
from ramparts.study.practice.unfolding import Step

Told: TypeAlias = Literal["winnable", "lost", "unknown"]
"""What the solver has said of a position."""


class Attempt(NamedTuple):
    """How a puzzle stands. At node ``lost`` the win is gone; node ``asked`` has to be asked about first.

    ``kept`` counts the choices that were made right, the last of them with the move that led to node ``last``.
    ``strays`` says that the player goes a way of their own.
    """

    standing: Standing = "playing"
    lost: int | None = None
    asked: int | None = None
    kept: int = 0
    last: int = 0
    strays: bool = False


def attempt(steps: Sequence[Step], history: History, told: Callable[[int], Told | None]) -> Attempt:
    """How a puzzle stands at the present node, where its line was played on after each choice, as `played_on` does.

    ``told`` gives the solver's verdict of a node. Whoever comes back to where the game has been stands as then.
    """
    way = [(history.nodes[0].position, Attempt())]
    for number in history.path[1:]:
        position, stands = history.nodes[number].position, way[-1][1]
        if stands.standing == "solved":
            break
        passed = [each for each, _ in way]
        if position in passed:
            del way[passed.index(position) + 1 :]
            continue
        after = _judged(steps, history, number, stands, told)
        if after.last != number:
            return after
        goes_on = after.standing == "playing" and after.strays and _nearer(history.game, passed[:-1], position)
        way.append((position, stands._replace(strays=True) if goes_on else after))
    return way[-1][1]


def _judged(
    steps: Sequence[Step], history: History, number: int, stands: Attempt, told: Callable[[int], Told | None]
) -> Attempt:
    """How it stands after the move to a node where the game has not been, from how it stood before."""
    node, step = history.nodes[number], steps[stands.kept]
    if won(history.game, node.position):
        return stands._replace(standing="solved", last=number, strays=True)
    listed = not stands.strays and node.position == step.end
    right = listed or (not stands.strays and node.moves[0] in step.keep)
    proved = listed or (right and _keeps(history, number))
    verdict = "winnable" if proved else told(number) if right or stands.strays else "lost"
    if verdict == "lost":
        return stands._replace(standing="failed", lost=number)
    if verdict != "winnable":
        return stands._replace(asked=number if verdict is None else None, strays=True)
    kept = stands.kept + 1
    return Attempt("solved" if kept == len(steps) else "playing", kept=kept, last=number, strays=not listed)


def _keeps(history: History, number: int) -> bool:
    """Whether only what is forced or safe follows the first move of a node, which loses nothing that this keeps."""
    game, node = history.game, history.nodes[number]
    position = play(game, history.nodes[node.parent or 0].position, node.moves[0])
    more = node.moves[1:]
    return more == following(game, position, safe_moves)[: len(more)]


def _nearer(game: Game, earlier: Iterable[Position], position: Position) -> bool:
    """Whether one move would have led here from an earlier position: a card that goes on and on is one choice."""
    return any(play(game, before, move) == position for before in earlier for move in moves(game, before))


def played_on(steps: Sequence[Step], before: History, after: History) -> History:
    """The history after a gesture, with the rest of the puzzle's line up to its next choice where that begins so."""
    stands = attempt(steps, before, lambda _: None)
    if stands.standing != "playing" or stands.strays or after.nodes[after.at].parent != before.at:
        return after
    step, made = steps[stands.kept], after.nodes[after.at]
    begins = made.moves == step.line[: len(made.moves)]
    return before.play(step.line, after.meant) if begins and made.position != step.end else after


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
