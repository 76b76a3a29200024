"""The analysis of a whole game: of the line to its end first, then of every line that was tried beside it.

What is known of each position is one short text, which is kept with the game: the sign of its verdict and, once its
moves are judged, the sign of each legal move in the order of `ramparts.engine.play.moves`. So ``+-+?`` can be won, and
of its three moves the first loses, the second keeps the game, and the search gave up on the third.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from ramparts.deals.history import History
from ramparts.deals.notation import Gesture
from ramparts.engine.play import won
from ramparts.solver import Search, Verdict, with_short_line
from ramparts.study.worth.analysis import Analysis
from ramparts.study.worth.knowledge import Knowledge

SIGNS: Mapping[Verdict, str] = MappingProxyType(
    {Verdict.WINNABLE: "+", Verdict.LOST: "-", Verdict.GAVE_UP: "?", Verdict.SEARCHING: "."}
)

SHORT = 20_000
"""How many positions are looked at for a short line that wins the deal."""


class Branches:
    """The analysis of every line of a history, in portions; the line to node ``end`` comes first."""

    def __init__(self, known: Knowledge, history: History, end: int) -> None:
        self.shortest = 0
        """The moves of the shortest winning line that the solver has found; 0 as long as there is none."""
        self._known, self._history = known, history
        self._paths = _paths(history, end)
        self._lines = [self._analysis(self._paths[0])]
        is_won = won(history.game, history.nodes[end].position)
        self._search = (
            Search(known.game, history.nodes[0].position, limit=SHORT, engine=known.engine) if is_won else None
        )
        self._done = False

    def advance(self, nodes: int) -> bool:
        """Looks at about so many more positions. Whether all is judged that will be."""
        if self._done:
            return True
        if not self._lines[-1].advance(nodes):
            return False
        if self._search is not None:
            finding = self._search.advance(nodes)
            if finding.verdict is not Verdict.SEARCHING:
                known = with_short_line(self._known.game, self._history.nodes[0].position, finding, self._known.engine)
                self.shortest, self._search = len(known.line), None
        elif len(self._lines) < len(self._paths):
            self._lines.append(self._analysis(self._paths[len(self._lines)]))
        else:
            self._done = True
        return self._done

    def look_at(self, node: int) -> None:
        """The moves of this position are to be judged before those of the others on its line."""
        for path, analysis in zip(self._paths, self._lines, strict=False):
            if node in path:
                analysis.looked_at = path.index(node)

    @property
    def judged(self) -> int:
        """How many positions have all their moves judged; at the end as many as the history has."""
        main, *others = (analysis.judged_moves for analysis in self._lines)
        # Where a line leaves another one, it begins with a position of that one, which comes last.
        beside = (min(count, len(path) - 1) for path, count in zip(self._paths[1:], others, strict=False))
        return main + sum(beside)

    def texts(self) -> Iterator[tuple[int, str]]:
        """The nodes of which anything is known, each with its text."""
        for path, analysis in zip(self._paths, self._lines, strict=False):
            for node, judged in zip(path, analysis.line(), strict=True):
                after = "".join(SIGNS[verdict] for verdict in judged.after)
                plain = judged.verdict is Verdict.LOST or not after.strip(SIGNS[Verdict.SEARCHING])
                text = SIGNS[judged.verdict] + ("" if plain else after)
                if text != SIGNS[Verdict.SEARCHING]:
                    yield node, text

    def _analysis(self, path: Sequence[int]) -> Analysis:
        nodes = self._history.nodes
        gestures = [Gesture(nodes[i].meant or nodes[i].moves[0], nodes[i].moves, nodes[i].position) for i in path[1:]]
        return Analysis(self._known, nodes[path[0]].position, gestures)


def _paths(history: History, end: int) -> list[tuple[int, ...]]:
    """The nodes of the line to ``end``, and of every other line from where it leaves one before it."""
    paths = [history.path_to(end)]
    covered = {*paths[0]}
    parents = {node.parent for node in history.nodes}
    for leaf in reversed(range(len(history.nodes))):
        if leaf not in covered and leaf not in parents:
            path = [leaf]
            while path[-1] not in covered:
                path.append(history.nodes[path[-1]].parent or 0)
            covered.update(path)
            paths.append(tuple(reversed(path)))
    return paths
