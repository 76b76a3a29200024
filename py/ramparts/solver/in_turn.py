"""A search for wins and a search for proofs of a loss in turns: it is not known beforehand which will decide."""

from ramparts.rules.game import Move
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.findings.verdict import Verdict

FIRST_SLICE, LONGEST_SLICE = 500, 4000
"""How many positions are looked at in one turn; each round is longer than the last by a quarter."""

LONG = 500_000
"""After so many positions of the search for wins, the turns of the other are twice as long."""


class InTurn:
    """Two searches for the verdict on one position, of which the first may find a win and either prove a loss.

    When one has given up the other goes on alone, and may have the memory that it had.
    """

    def __init__(self, wins: Searcher, losses: Searcher) -> None:
        self.visited = 0
        self._wins: Searcher | None = wins
        self._losses: Searcher | None = losses
        self._slice, self._left = FIRST_SLICE, FIRST_SLICE
        """How many positions the turns of this round have, and how many are left of the present turn."""
        self._turn = wins

    @property
    def is_short(self) -> bool:
        """Whether the line is short, which is the first search's."""
        return self._wins is not None and self._wins.is_short

    @property
    def proof(self) -> str:
        """How it is known that the position is lost, if it is: by the search whose turn it is."""
        return self._turn.proof

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it; gives up when both searches have."""
        stop = self.visited + nodes
        while self._wins is not None or self._losses is not None:
            before = self._turn.visited
            verdict = self._turn.advance(min(self._left, stop - self.visited))
            self.visited += self._turn.visited - before
            self._left -= self._turn.visited - before
            if verdict not in (Verdict.SEARCHING, Verdict.GAVE_UP):
                return verdict
            if verdict is Verdict.SEARCHING and self._left:
                return verdict
            self._pass_on(forget=verdict is Verdict.GAVE_UP)
        return Verdict.GAVE_UP

    def _pass_on(self, *, forget: bool) -> None:
        """Gives the turn to the other search, unless that has given up, and forgets this one if it has."""
        if self._turn is self._wins:
            other, self._wins = self._losses, None if forget else self._wins
        else:
            other, self._losses = self._wins, None if forget else self._losses
            self._slice = min(self._slice + self._slice // 4, LONGEST_SLICE)
        self._turn = other or self._turn
        doubled = self._turn is self._losses and self._wins is not None and self._wins.visited >= LONG
        self._left = 2 * self._slice if doubled else self._slice

    def line(self) -> tuple[Move, ...]:
        """The winning line, once there is one."""
        return self._wins.line() if self._wins is not None else ()
