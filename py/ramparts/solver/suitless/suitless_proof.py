"""One relaxed game after the other, each nearer to the game itself, until one cannot be won: then nor can the game.

The first is the loose game (`loose_search`), the others are R(2) to R(10) (`relaxed_ladder`). The loose game takes some
hundred positions and proves most of the lost deals lost.

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
        self._loose = True
        self._relaxed: Searching = LooseSearch(compiled, position)

    def _begun(self) -> Searching:
        """A new search of the present relaxed game; that of the one before is not needed any more."""
        return self._search(self._compiled, self._classes, self.threshold, self._start, self._room)

    @property
    def proof(self) -> str:
        """How it is known that the start is lost, if it is; with the lowest rank that has lost its suit.

        Where suits remain that are told apart it is told without the rank, and where no card is so high all was seen.
        """
        if self._loose:
            return "loose"
        ascent = self._compiled.ladder.ascents[0]
        if self.threshold >= len(ascent):
            return "exhausted"
        return "suitless" if any(self._classes) else f"suitless:{rank(ascent[self.threshold])}"

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it or if the games end."""
        stop = self.visited + nodes
        while True:
            before = self._relaxed.visited
            verdict = self._relaxed.advance(stop - self.visited)
            self.visited += self._relaxed.visited - before
            if verdict in (Verdict.SEARCHING, Verdict.LOST):
                return verdict
            if not self._loose:
                if verdict is Verdict.GAVE_UP or self.threshold == LAST:
                    return Verdict.GAVE_UP
                self.threshold += 1
            self._loose = False
            self._relaxed = self._begun()

    def line(self) -> tuple[Move, ...]:
        """No line: this search never finds a win."""
        return ()
