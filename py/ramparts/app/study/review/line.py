"""What a review says of a game, read from what is kept: which moves lost it, what would have kept it, what it asked."""

from collections.abc import Sequence
from typing import NamedTuple

from ramparts.app.state.review import Review
from ramparts.deals.history import History
from ramparts.engine.play import moves
from ramparts.rules.game import Move


class Loss(NamedTuple):
    """A move that lost the game: the node it led to, and its number from the deal; that of the first of a run."""

    node: int
    number: int


def line_of(history: History) -> tuple[int, ...]:
    """The nodes from the deal through the present one to where redo would lead in the end."""
    return history.end().path


def kept(review: Review, history: History, node: int) -> tuple[list[Move], int] | None:
    """The moves of a position that keep the game, and how many there are in all; None where they are not judged."""
    legal = moves(history.game, history.nodes[node].position)
    row = review.rows[node] if node < len(review.rows) else ""
    if len(row) != len(legal) + 1 or "." in row:
        return None
    return [move for move, sign in zip(legal, row[1:], strict=True) if sign == "+"], len(legal)


def losses(review: Review, history: History) -> list[Loss]:
    """The moves that lost, on whatever line: first those of the present line, then the newest first."""
    line = line_of(history)
    found = [
        Loss(number, history.moves_to(node.parent) + 1)
        for number, node in enumerate(history.nodes)
        if node.parent is not None and review.sign(number) == "-" and review.sign(node.parent) == "+"
    ]
    return sorted(found, key=lambda loss: (loss.node not in line, -loss.node))


def close(review: Review, line: Sequence[int]) -> bool:
    """Whether in a position of a line that is judged no more moves keep the game than lose it."""
    return any(row.count("+", 1) <= row.count("-", 1) for row in (review.rows[node] for node in line[:-1]))


def tight(after: str) -> bool:
    """Whether one of several moves alone keeps the game; ``after`` are their signs."""
    return len(after) > 1 and after.count("+") == 1 and not {*after} - {"+", "-"}


def tricky_of(review: Review, line: Sequence[int]) -> int | None:
    """How many positions of a line were tricky: `tight`, or more moves lose the game than keep it; None if unknown."""
    total = 0
    for node in line[:-1]:
        row = review.rows[node] if node < len(review.rows) else ""
        if row[:1] == "-":
            continue
        after = row[1:]
        if row[:1] != "+" or not after or {*after} - {"+", "-"}:
            return None
        total += tight(after) or after.count("+") < after.count("-")
    return total
