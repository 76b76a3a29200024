"""One relaxed game after the other, each nearer to the game itself, until one cannot be won: then nor can the game.

They are R(2) to R(10) (`relaxed_ladder`), and among them the loose game (`loose_search`). That takes some hundred
positions and proves most of the lost deals lost, but it is searched in Python alone, so it has to wait a little.

How many of the lost deals among 1,000 are proved lost by one relaxed game alone: of Beleaguered Castle 80 of 161 by
R(2), 127 by R(3), 152 by R(4), 161 by R(6); of Streets and Alleys 217 of 258 by R(2), 257 by R(7). R(3) proves a deal
lost with 38,744 positions of which the game itself has more than 20 million.
"""

from typing import Protocol

from ramparts.rules.cards import rank
from ramparts.rules.game import Move, Position
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.rows.compiled_game import CompiledGame
from ramparts.solver.suitless.loose_search import LooseSearch
from ramparts.solver.suitless.relaxed_search import ROOM, RelaxedSearch

FIRST, LAST = 2, 10
"""The first and the last threshold: below, hardly any deal is proved lost; above, hardly anything is relaxed."""

LATE = 5000
"""After so many positions comes the loose game, or when the relaxed games are at their end. Most deals are decided by
then: in less time, where the kernel searches, than the loose game would take."""


class Searching(Protocol):
    """What a search of one relaxed game can do."""

    visited: int

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it."""
        ...


class Relaxed(Protocol):
    """Begins a search of R(``threshold``), as `RelaxedSearch` does."""

    def __call__(
        self, compiled: CompiledGame, classes: tuple[int, ...], threshold: int, position: Position, room: int
    ) -> Searching:
        """A search that has looked at nothing yet."""
        ...


class SuitlessProof:
    """A search for the proof that a position is lost: it never says that one can be won, but gives up."""

    def __init__(
        self,
        compiled: CompiledGame,
        classes: tuple[int, ...],
        position: Position,
        room: int = ROOM,
        search: Relaxed = RelaxedSearch,
    ) -> None:
        """Nothing is searched yet; ``search`` makes the search of one relaxed game."""
        self.visited = 0
        self.threshold = FIRST
        self.is_short = False
        self._compiled, self._classes, self._start, self._room = compiled, classes, position, room
        self._search = search
        self._relaxed = self._begun()
        self._loose: LooseSearch | None = None
        """The search of the loose game, when it has its turn."""
        self._tried = self._ended = False
        """Whether the loose game had its turn or has it, and whether the relaxed games are at their end."""

    def _begun(self) -> Searching:
        """A new search of the present relaxed game; that of the one before is not needed any more."""
        return self._search(self._compiled, self._classes, self.threshold, self._start, self._room)

    @property
    def proof(self) -> str:
        """How it is known that the start is lost, if it is; with the lowest rank that has lost its suit.

        Where suits remain that are told apart it is told without the rank, and where no card is so high all was seen.
        """
        if self._loose is not None:
            return "loose"
        ascent = self._compiled.ladder.ascents[0]
        if self.threshold >= len(ascent):
            return "exhausted"
        return "suitless" if any(self._classes) else f"suitless:{rank(ascent[self.threshold])}"

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it or if the games end."""
        stop = self.visited + nodes
        while True:
            turn = self._relaxed if self._loose is None else self._loose
            before = turn.visited
            verdict = turn.advance((stop if self._tried else min(stop, LATE)) - self.visited)
            self.visited += turn.visited - before
            if verdict is Verdict.LOST or (verdict is Verdict.SEARCHING and self.visited == stop):
                return verdict
            if self._loose is not None:
                self._loose = None
            elif verdict is Verdict.WINNABLE and self.threshold < LAST:
                self.threshold += 1
                self._relaxed = self._begun()
                continue
            elif verdict is not Verdict.SEARCHING:
                self._ended = True
            if self._tried and self._ended:
                return Verdict.GAVE_UP
            if not self._tried:
                self._tried, self._loose = True, LooseSearch(self._compiled, self._start)

    def line(self) -> tuple[Move, ...]:
        """No line: this search never finds a win."""
        return ()
