"""Greedy best-first search of any game, with everything known, the order of the stock included.

As `ramparts.solver.rows.row_search` it expands the position with the smallest heuristic first. But it moves by the
rules of `ramparts.engine.play` and leaves out no move. So it can search the Besieged City, with its two packs, lines
and refills, and any game that is added.
"""

from typing import NamedTuple

from ramparts.engine.play import moves, play
from ramparts.rules.cards import face
from ramparts.rules.game import Game, Move, Position
from ramparts.solver.findings.best_first import BestFirst
from ramparts.solver.findings.parents import START, Parents
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.piles.heuristic import PileHeuristic, PileWeights
from ramparts.solver.piles.symmetry import interchangeable


class Node(NamedTuple):
    """A position looked at, and its number among the parents."""

    position: Position
    number: int


GAP = b"\xff"
"""Stands between the piles of a key; no card has this value."""


class PileSearch:
    """One search from one position. It forgets no key: once nothing waits, all has been seen.

    Cards are faces in it, so two packs are not told apart.
    """

    def __init__(self, game: Game, position: Position, weights: PileWeights) -> None:
        self.visited = 0
        self.proof = "exhausted"
        """How it is known that the start is lost, if it is."""
        self._game = game
        self.is_short = False
        self._heuristic = PileHeuristic(game, position, weights)
        self._interchangeable = interchangeable(game)
        # While the base is fixed, what lies on the foundations follows from what does not.
        self._keyed = [i for i in range(len(game.piles)) if game.chosen_base or i not in game.foundation]
        self._foundation = frozenset(game.foundation)
        self._parents = Parents[Move]()
        self._seen: set[bytes] = set()
        self._open = BestFirst[tuple[Node, Move | None]]()
        """The positions to be expanded: to each a move leads from a node, or it is the node itself."""
        start = tuple(bytes(map(face, pile)) for pile in position)
        self._cards = sum(map(len, start))
        self._won = START if self._is_won(start) else None
        self._seen.add(self._key(start))
        self._open.push((Node(start, START), None), self._heuristic.value(start))

    def _is_won(self, position: Position) -> bool:
        return sum(len(position[i]) for i in self._foundation) == self._cards

    def _key(self, position: Position) -> bytes:
        """An exact key: equal for positions in which only interchangeable piles differ in order, and for no others."""
        piles = list(position)
        for group in self._interchangeable:
            for i, cards in zip(group, sorted([position[i] for i in group]), strict=True):
                piles[i] = cards
        return GAP.join([piles[i] for i in self._keyed])

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it."""
        stop = self.visited + nodes
        while self._open and self._won is None:
            if self.visited == stop:
                return Verdict.SEARCHING
            parent, move = self._open.pop()
            self.visited += 1
            self._expand(parent if move is None else self._child(parent, move))
        return Verdict.LOST if self._won is None else Verdict.WINNABLE

    def _child(self, parent: Node, move: Move) -> Node:
        return Node(play(self._game, parent.position, move), self._parents.add(parent.number, move))

    def _expand(self, node: Node) -> None:
        """Adds every position to the open list that one move leads to and that has not been seen."""
        game, position, value = self._game, node.position, self._heuristic.value
        for move in moves(game, position):
            child = play(game, position, move)
            key = self._key(child)
            if key in self._seen:
                continue
            self._seen.add(key)
            # A win is looked for here rather than when its turn comes: it need not wait.
            if move.dst in self._foundation and self._is_won(child):
                self._won = self._parents.add(node.number, move)
                return
            self._open.push((node, move), value(child))

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, once there is one."""
        return () if self._won is None else tuple(self._parents.steps(self._won))
