"""Two histories of one deal merged into one, so that playing it again never loses a line; and how large it may be."""

from collections.abc import Sequence
from dataclasses import replace

from ramparts.deals.history import History, Node

MOST_NODES = 4_000
MOST_MOVES = 10_000
"""How large a saved tree may be. Nobody plays as much by hand, and every move is replayed when the tree is read."""


def fits(nodes: Sequence[Node]) -> bool:
    """Whether a tree is small enough to be saved."""
    return len(nodes) <= MOST_NODES and sum(len(node.moves) for node in nodes) <= MOST_MOVES


def grafted(history: History, other: History) -> History:
    """The history merged with another of the same deal; the present node, and where redo leads, stay as they were.

    Nodes that both have keep their numbers. A history that would grow too large to be saved comes back unchanged.
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
    """What of the history is saved: all of it or, where that is too large, the present line up to the limits."""
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
