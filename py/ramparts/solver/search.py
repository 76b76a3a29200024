"""The search for a win from any position: several searches in turns, for each possible base and each heuristic.

Each turn is longer than the last, so that a slow search does not hold up a fast one for long.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ramparts.engine.play import legal, play, won
from ramparts.rules.game import Game, Move, Position
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.findings.shorten import shortened, straightened
from ramparts.solver.findings.verdict import Finding, Verdict
from ramparts.solver.portfolio import portfolio

STEP, FEW, AGAIN = 4, 1000, 5000
"""A shorter line is looked for after each so many moves, each time among so many positions, and so many in all: in
castles 30 ms with the kernel, and 100 where kings alone go into empty rows."""


def wins(game: Game, position: Position, line: Sequence[Move]) -> bool:
    """Whether this line, played by the rules of the engine, wins."""
    for move in line:
        if not legal(game, position, move):
            return False
        position = play(game, position, move)
    return won(game, position)


def _replay(game: Game, position: Position, line: Sequence[Move]) -> None:
    """Raises `AssertionError` unless the line wins by the rules: then a search, or what shortens, is wrong."""
    if not wins(game, position, line):
        raise AssertionError(f"{game.name}: the rules do not allow the line that was found")


class Turn(NamedTuple):
    """A search's turn of ``length`` positions, of which ``left`` are to come; ``case`` is the number of its case."""

    case: int
    search: Searcher
    length: int
    left: int


class Search:
    """A search for a win from any position, which can be continued in portions; their size does not change the result.

    It knows everything, the order of a hidden stock included. ``limit`` is how many positions it may look at in all;
    where it is None, as many as the engine allows for the game.
    """

    def __init__(self, game: Game, position: Position, *, limit: int | None = None, engine: Engine = PYTHON) -> None:
        self._game = game
        self._position = position
        self._visited = 0
        self._proofs: set[str] = set()
        """How it is known of each case that was lost."""
        chosen = portfolio(game, position, engine)
        self.limit = chosen.limit if limit is None else limit
        self._growth = chosen.growth
        self._cases = set(range(len(chosen.cases)))
        """The cases that are not proved lost yet."""
        self._turns = [
            Turn(case, search, chosen.turn, chosen.turn)
            for case, searches in enumerate(chosen.cases)
            for search in searches
        ]
        """The turns to come, the present one first."""

    def advance(self, nodes: int) -> Finding:
        """What is known after looking at so many more positions, or at fewer if that decides it."""
        stop = min(self._visited + nodes, self.limit)
        while self._turns:
            case, search, length, left = self._turns.pop(0)
            before = search.visited
            verdict = search.advance(min(left, stop - self._visited))
            left -= search.visited - before
            self._visited += search.visited - before
            if verdict is Verdict.LOST:
                self._turns = [other for other in self._turns if other.case != case]
                self._cases.remove(case)
                self._proofs.add(search.proof)
            elif verdict is Verdict.WINNABLE:
                self._turns = [Turn(case, search, length, left)]  # the others give their memory back
                return self._found(search)
            elif verdict is Verdict.GAVE_UP:
                continue
            elif left:
                self._turns.insert(0, Turn(case, search, length, left))
                return self._undecided()
            else:
                length *= self._growth
                self._turns.append(Turn(case, search, length, length))
        if self._cases:
            return Finding(Verdict.GAVE_UP, (), self._visited, "memory")
        # What a dead end says, that no place can ever be emptied, is not true where it was proved for some bases only.
        [how] = self._proofs if len(self._proofs) == 1 else ["exhausted"]
        return Finding(Verdict.LOST, (), self._visited, how)

    def _found(self, search: Searcher) -> Finding:
        try:
            line = search.line()
        except MemoryError:
            return Finding(Verdict.GAVE_UP, (), self._visited, "memory")
        _replay(self._game, self._position, line)
        if not search.is_short:
            line = shortened(self._game, self._position, line)
            _replay(self._game, self._position, line)
        return Finding(Verdict.WINNABLE, line, self._visited, "line")

    def _undecided(self) -> Finding:
        if self._visited == self.limit:
            return Finding(Verdict.GAVE_UP, (), self._visited, "budget")
        return Finding(Verdict.SEARCHING, (), self._visited)


def solve(game: Game, position: Position, nodes: int | None = None, engine: Engine = PYTHON) -> Finding:
    """What is known about a position after looking at no more than so many others."""
    search = Search(game, position, limit=nodes, engine=engine)
    return search.advance(search.limit)


def with_short_line(game: Game, position: Position, finding: Finding, engine: Engine = PYTHON) -> Finding:
    """What a search found of a position, with the line people are shown: `straightened`, and sought anew on its way.

    From where a line has come another search often finds a shorter one: in castles an eighth of the moves goes. Grades
    and puzzles are measured along the line as it was found; surveys need none.
    """
    if not finding.line:
        return finding
    line, made, visited = straightened(game, position, finding.line), STEP, 0
    while made < len(line) and visited < AGAIN:
        on = position
        for move in line[:made]:
            on = play(game, on, move)
        found = solve(game, on, FEW, engine)
        visited += found.visited
        if found.line:
            line = min(line, straightened(game, position, (*line[:made], *found.line)), key=len)
        made += STEP
    _replay(game, position, line)
    return finding._replace(line=line)
