"""The history of a deal: an immutable tree of positions, so that undo never loses a line.

One gesture leads from a parent to its child: the single moves that the player meant and those that followed by
themselves. Undo takes them back together.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from ramparts.deals.notation import Gesture, move_text
from ramparts.engine.play import legal, play
from ramparts.rules.errors import IllegalMove
from ramparts.rules.game import Game, Move, Position
from ramparts.rules.wording import marked as _


class Node(NamedTuple):
    """A position that was reached: ``parent`` is the number of the node before it (None at the root).

    ``moves`` are the single moves that lead here from there. ``latest`` is the child visited last, where redo goes.
    ``meant`` is the gesture as the player made it.
    """

    parent: int | None
    position: Position
    moves: tuple[Move, ...] = ()
    meant: Move | None = None
    latest: int | None = None


@dataclass(frozen=True)
class History:
    """A tree of nodes, numbered in the order in which they were first reached; ``at`` is the present one."""

    game: Game
    nodes: tuple[Node, ...]
    at: int = 0

    @classmethod
    def start(cls, game: Game, position: Position) -> "History":
        """The history of a game just dealt."""
        return cls(game, (Node(None, position),))

    @property
    def position(self) -> Position:
        """The present position."""
        return self.nodes[self.at].position

    @property
    def meant(self) -> Move:
        """The gesture that led to the present node, as one move; not to be asked at the root."""
        node = self.nodes[self.at]
        return node.meant or node.moves[0]

    @property
    def path(self) -> tuple[int, ...]:
        """The numbers of the nodes from the root to the present one, both included."""
        return self.path_to(self.at)

    def path_to(self, number: int) -> tuple[int, ...]:
        """The numbers of the nodes from the root to node ``number``, both included."""
        path: list[int] = []
        node: int | None = number
        while node is not None:
            path.append(node)
            node = self.nodes[node].parent
        return tuple(reversed(path))

    @property
    def line(self) -> tuple[Move, ...]:
        """The single moves from the root to the present position."""
        return tuple(move for number in self.path for move in self.nodes[number].moves)

    def moves_to(self, number: int) -> int:
        """How many single moves lead from the root to node ``number``."""
        return sum(len(self.nodes[each].moves) for each in self.path_to(number))

    def children(self, number: int) -> tuple[int, ...]:
        """The nodes reached from node ``number``, oldest first."""
        later = enumerate(self.nodes[number + 1 :], number + 1)
        return tuple(i for i, node in later if node.parent == number)

    def play(self, line: Sequence[Move], meant: Move | None = None) -> "History":
        """The history after a gesture of single moves, each checked by the rules; an equal child is used again.

        Raises `IllegalMove` with the first move that the rules forbid, and `ValueError` for no move at all.
        """
        if not line:
            raise ValueError("a gesture has at least one move")
        position = self.position
        for number, move in enumerate(line, 1):
            if not legal(self.game, position, move):
                sentence = _("{move}, step {number} of the move, is not allowed in this position")
                raise IllegalMove(sentence, move=repr(move_text(self.game, move)), number=number)
            position = play(self.game, position, move)
        return self.follow([Gesture(meant if meant is not None else line[0], tuple(line), position)])

    def follow(self, gestures: Iterable[Gesture]) -> "History":
        """The history after gestures known to be legal here, one after the other; equal children are used again.

        Each gesture takes the same short time, however many there are.
        """
        nodes, at = list(self.nodes), self.at
        later = {(node.parent, node.moves): number for number, node in enumerate(nodes[at:], at)}
        for gesture in gestures:
            child = later.setdefault((at, gesture.singles), len(nodes))
            if child == len(nodes):
                nodes.append(Node(at, gesture.position, gesture.singles, gesture.move))
            nodes[at] = nodes[at]._replace(latest=child)
            at = child
        return replace(self, nodes=tuple(nodes), at=at)

    def go(self, number: int) -> "History":
        """The same tree at node ``number``; redo will lead there again. Raises `IndexError` when there is no node."""
        if not 0 <= number < len(self.nodes):
            raise IndexError(f"there is no node {number} among {len(self.nodes)}")
        nodes = list(self.nodes)
        path = self.path_to(number)
        for parent, child in pairwise(path):
            if nodes[parent].latest != child:
                nodes[parent] = nodes[parent]._replace(latest=child)
        return replace(self, nodes=tuple(nodes), at=number)

    def undo(self) -> "History":
        """The history one gesture back; unchanged at the root."""
        parent = self.nodes[self.at].parent
        return self if parent is None else replace(self, at=parent)

    def redo(self) -> "History":
        """The history one gesture on, along the line visited last; unchanged at its end."""
        latest = self.nodes[self.at].latest
        return self if latest is None else replace(self, at=latest)

    def end(self) -> "History":
        """The history at the end of the line visited last, where redo leads no further."""
        at = self.at
        while (latest := self.nodes[at].latest) is not None:
            at = latest
        return replace(self, at=at)
