"""Two histories of one deal as one tree, so that playing a deal again never loses a line."""

from dataclasses import replace

from ramparts.history import History


def grafted(history: History, other: History) -> History:
    """The history with every line of another of the same deal; it stands, and redo leads, where it did before.

    Nodes that both have keep their numbers.
    """
    grown, numbers = history, [0]
    for node in other.nodes[1:]:
        grown = grown.go(numbers[node.parent or 0]).play(node.moves, node.meant)
        numbers.append(grown.at)
    redo = [node.latest for node in history.nodes]
    kept = tuple(
        node if i >= len(redo) or redo[i] is None else node._replace(latest=redo[i])
        for i, node in enumerate(grown.nodes)
    )
    return replace(grown, nodes=kept, at=history.at)
