"""Two histories of one deal as one tree, so that playing a deal again never loses a line; and how large it may be."""

from collections.abc import Sequence
from dataclasses import replace

from ramparts.deals.history import History, Node

MOST_NODES = 4_000
MOST_MOVES = 10_000
"""Single moves of a whole tree. No hand makes as many, nor as many gestures; each is replayed when the tree is read."""


def fits(nodes: Sequence[Node]) -> bool:
    """Whether a tree is small enough to be kept."""
    return len(nodes) <= MOST_NODES and sum(len(node.moves) for node in nodes) <= MOST_MOVES


def grafted(history: History, other: History) -> History:
    """The history with every line of another of the same deal; it stands, and redo leads, where it did before.

    Nodes that both have keep their numbers. What would grow too large to be kept stays as it is.
    """
    nodes, numbers, known = list(history.nodes), [0], dict[object, int]()
    for number, node in enumerate(nodes):
        known.setdefault((node.parent, node.moves), number)
    for node in other.nodes[1:]:
        parent = numbers[node.parent or 0]
        numbers.append(known.setdefault((parent, node.moves), len(nodes)))
        if numbers[-1] == len(nodes):
            nodes.append(node._replace(parent=parent, latest=None))
    for node, number in zip(other.nodes, numbers, strict=True):
        if node.latest is not None and nodes[number].latest is None:
            nodes[number] = nodes[number]._replace(latest=numbers[node.latest])
    return replace(history, nodes=tuple(nodes)) if fits(nodes) else history


def kept(history: History) -> History:
    """The history as it can be kept: all of it or, where it is too large, the present line as far as it is not."""
    if fits(history.nodes):
        return history
    nodes, left = [history.nodes[0]._replace(latest=None)], MOST_MOVES
    for parent, number in enumerate(history.path[1:MOST_NODES]):
        node = history.nodes[number]
        left -= len(node.moves)
        if left < 0:
            break
        nodes[parent] = nodes[parent]._replace(latest=parent + 1)
        nodes.append(node._replace(parent=parent, latest=None))
    return replace(history, nodes=tuple(nodes), at=len(nodes) - 1)
