"""One question, several searches: every base that is still open, in every order that has proved worth while.

A position is won when it is won from some base; it is lost when from each base some search has seen everything. The
searches take turns, each turn longer than the last, so that no hopeless one keeps a quick win waiting.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ramparts.game import Game, Move, Position
from ramparts.play import base, moves, play, won
from ramparts.solver.ground import grounds_of
from ramparts.solver.order import Weights
from ramparts.solver.rows import RowSearch
from ramparts.solver.verdict import Finding, Verdict

LIMIT = 2_000_000
"""How many positions a search may look at unless told otherwise; each takes some 300 bytes."""


class Searcher(Protocol):
    """A search that can be continued: what a `Search` is made of."""

    visited: int
    dead_end: bool

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it."""
        ...

    def line(self) -> tuple[Move, ...]:
        """The winning line, once there is one."""
        ...


class Plan(NamedTuple):
    """The orders to search in, the positions of a first turn, and how many times longer each turn is than the last."""

    orders: tuple[Weights, ...]
    turn: int
    growth: int


BOTH_WAYS = Plan((Weights(home=2, over=3, strange=1, lane=4),), 200, 8)
"""Where rows are built up and down in suit."""

DOWNWARDS = Plan((Weights(2, 4, 1, 8, 1, any_suit=True), Weights(0, 3, 1, 4, any_suit=True)), 5_000, 4)
"""Where rows are built downwards in any suit."""


def wins(game: Game, position: Position, line: Sequence[Move]) -> bool:
    """Whether this line, played by the rules and nothing else, wins."""
    for move in line:
        if move not in moves(game, position):
            return False
        position = play(game, position, move)
    return won(game, position)


class Turn(NamedTuple):
    """A search that may look at ``left`` more of ``length`` positions. All searches of a case answer one question."""

    case: int
    search: Searcher
    length: int
    left: int


class Search:
    """A search for a win from any position, to be continued at will; the same in whatever portions that is done."""

    def __init__(self, game: Game, position: Position, *, limit: int = LIMIT) -> None:
        self._game = game
        self._position = position
        self._limit = limit
        self._visited = 0
        self._dead_end = True
        first = base(game, position)
        grounds = {rank: ground for rank, ground in grounds_of(game).items() if first in (None, rank)}
        self._plan = BOTH_WAYS if all(ground.both_ways for ground in grounds.values()) else DOWNWARDS
        self._turns = [
            Turn(rank, RowSearch(ground, position, weights), self._plan.turn, self._plan.turn)
            for rank, ground in grounds.items()
            for weights in self._plan.orders
        ]
        """The turns to come, the present one first."""

    def advance(self, nodes: int) -> Finding:
        """What is known after looking at so many more positions, or at fewer if that decides it."""
        stop = min(self._visited + nodes, self._limit)
        while self._turns:
            case, search, length, left = self._turns.pop(0)
            before = search.visited
            verdict = search.advance(min(left, stop - self._visited))
            left -= search.visited - before
            self._visited += search.visited - before
            if verdict is Verdict.LOST:
                self._turns = [other for other in self._turns if other.case != case]
                self._dead_end = self._dead_end and search.dead_end
            elif verdict is Verdict.WINNABLE:
                self._turns.insert(0, Turn(case, search, length, left))
                return self._found(search.line())
            elif left:
                self._turns.insert(0, Turn(case, search, length, left))
                return self._undecided()
            else:
                length *= self._plan.growth
                self._turns.append(Turn(case, search, length, length))
        return Finding(Verdict.LOST, (), self._visited, "dead-end" if self._dead_end else "exhausted")

    def _found(self, line: tuple[Move, ...]) -> Finding:
        if not wins(self._game, self._position, line):
            raise AssertionError(f"{self._game.name}: the rules do not allow the line that was found")
        return Finding(Verdict.WINNABLE, line, self._visited, "line")

    def _undecided(self) -> Finding:
        if self._visited == self._limit:
            return Finding(Verdict.GAVE_UP, (), self._visited, "budget")
        return Finding(Verdict.SEARCHING, (), self._visited)


def solve(game: Game, position: Position, nodes: int = LIMIT) -> Finding:
    """What is known about a position after looking at no more than so many others."""
    return Search(game, position, limit=nodes).advance(nodes)
