"""Greedy best-first search of any game at all, with everything known: the order of the stock as well.

It looks where the charges are smallest, as `ramparts.solver.rows` does, but moves by the rules of `ramparts.play` and
knows no cuts; so it takes in the Besieged City, with its two packs, its lines and its refills, and whatever may come.
"""

from heapq import heappop, heappush
from typing import NamedTuple

from ramparts.cards import face
from ramparts.game import Game, Move, Position
from ramparts.play import moves, play
from ramparts.solver.parents import START, Trail
from ramparts.solver.pile_heuristic import Charges, Toll
from ramparts.solver.symmetry import alike
from ramparts.solver.verdict import Verdict


class Node(NamedTuple):
    """A position looked at, and where it stands in the trail."""

    position: Position
    at: int


GAP = b"\xff"


class PileSearch:
    """One search from one position. It forgets no key: once nothing waits, all has been seen.

    Cards are faces in it, so two packs are not told apart.
    """

    def __init__(self, game: Game, position: Position, charges: Charges) -> None:
        self.visited = 0
        self.dead_end = False
        """Whether the start itself is a proved dead end, which is never known here."""
        self._game = game
        self._toll = Toll(game, position, charges)
        self._alike = alike(game)
        # While the base is fixed, what lies on the foundations follows from what does not.
        self._kept = [i for i in range(len(game.piles)) if game.chosen_base or i not in game.foundation]
        self._foundation = frozenset(game.foundation)
        self._trail = Trail[Move]()
        self._seen: set[bytes] = set()
        self._values: list[int] = []
        self._waiting: dict[int, list[tuple[Node, Move | None]]] = {}
        start = tuple(bytes(map(face, pile)) for pile in position)
        self._cards = sum(map(len, start))
        self._won = START if self._is_won(start) else None
        self._seen.add(self._key(start))
        self._wait(self._toll.value(start), Node(start, START), None)

    def _is_won(self, position: Position) -> bool:
        return sum(len(position[i]) for i in self._foundation) == self._cards

    def _key(self, position: Position) -> bytes:
        """An exact key: equal for positions that differ only in the order of piles that are alike, and only then."""
        piles = list(position)
        for group in self._alike:
            for i, cards in zip(group, sorted([position[i] for i in group]), strict=True):
                piles[i] = cards
        return GAP.join([piles[i] for i in self._kept])

    def _wait(self, value: int, parent: Node, move: Move | None) -> None:
        if value in self._waiting:
            self._waiting[value].append((parent, move))
        else:
            self._waiting[value] = [(parent, move)]
            heappush(self._values, value)

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it."""
        stop = self.visited + nodes
        while self._values and self._won is None:
            if self.visited == stop:
                return Verdict.SEARCHING
            value = self._values[0]
            if not self._waiting[value]:
                del self._waiting[heappop(self._values)]
                continue
            parent, move = self._waiting[value].pop()
            self.visited += 1
            self._look(parent if move is None else self._made(parent, move))
        return Verdict.LOST if self._won is None else Verdict.WINNABLE

    def _made(self, parent: Node, move: Move) -> Node:
        return Node(play(self._game, parent.position, move), self._trail.onward(parent.at, move))

    def _look(self, node: Node) -> None:
        """Has every position wait that one move leads to and that has not been seen."""
        game, position, value = self._game, node.position, self._toll.value
        for move in moves(game, position):
            child = play(game, position, move)
            key = self._key(child)
            if key in self._seen:
                continue
            self._seen.add(key)
            if move.dst in self._foundation and self._is_won(child):
                self._won = self._trail.onward(node.at, move)
                return
            self._wait(value(child), node, move)

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, once there is one."""
        return () if self._won is None else tuple(self._trail.steps(self._won))
