"""Depth-first search of positions in which the places of loose cards are left open (`positions`).

Of the positions that wait those come first that have fewest fixed cards, and cards not home, and of these the newest.
What the loose game says of its layer (`hopeful`) is asked before a position waits.
"""

from ramparts.rules.game import Move, Position
from ramparts.solver.afloat.hopeful import Hopeful
from ramparts.solver.afloat.positions import Place, Positions
from ramparts.solver.afloat.table import Mask, Table
from ramparts.solver.afloat.unfolded import unfolded
from ramparts.solver.findings.best_first import BestFirst
from ramparts.solver.findings.parents import START, Parents
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.rows.compiled_game import CompiledGame

ROOM = 1_000_000
"""How many positions are kept, at most: in CPython some four hundred bytes each."""

MOST_ENTERED = 1 << 16
"""How many positions one may lead to, those seen before included, without an end of the search."""

FIXED, LEFT = 2, 1
"""What a fixed card and one that is not home add to the value of a position."""


class AfloatSearch:
    """One search from one position, of a game that `ramparts.solver.afloat.table.floats`.

    It forgets no position: once nothing waits, all has been seen. ``room`` is how many positions it may keep.
    """

    def __init__(self, compiled: CompiledGame, position: Position, room: int = ROOM) -> None:
        self.visited = 0
        self.proof = "exhausted"
        """How it is known that the start is lost, if it is."""
        self.is_short = False
        self._compiled, self._start, self._room = compiled, position, room
        self._positions = Positions(Table(compiled, position))
        self._hopeful = Hopeful(self._positions.table)
        self._seen: set[Place] = set()
        self._parents = Parents[Place]()
        self._open = BestFirst[tuple[int, Place, Mask]]()
        self._won: int | None = None
        self._fuel, self._full = MOST_ENTERED, False
        """How many positions may still be entered before the next is looked at; whether that was too few."""
        self._enter(START, *self._positions.at_rest(self._positions.start))

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it; gives up when there is no more room."""
        stop = self.visited + nodes
        while self._open and self._won is None:
            if self.visited == stop:
                return Verdict.SEARCHING
            if self._full or len(self._seen) > self._room:
                return Verdict.GAVE_UP
            self.visited += 1
            self._fuel = MOST_ENTERED
            number, place, clear = self._open.pop()
            for step in self._positions.steps(place, clear):
                for after, bare in self._positions.after(place, step):
                    self._enter(number, after, bare)
        if self._won is not None:
            return Verdict.WINNABLE
        if not self.visited:
            self.proof = "loose"
        return Verdict.GAVE_UP if self._full else Verdict.LOST

    def _enter(self, parent: int, place: Place, clear: Mask) -> None:
        """Adds a position to those that wait, after all plays home that are never regretted, unless it was seen."""
        self._full |= not self._fuel
        if self._full:
            return
        self._fuel -= 1
        surely = self._positions.surely(place, clear)
        if surely:
            for after, bare in self._positions.after(place, surely):
                self._enter(parent, after, bare)
        elif place not in self._seen and self._hopeful.may_be_won(place.layer):
            self._seen.add(place)
            number = self._parents.add(parent, place)
            if self._positions.table.won(place.layer):
                self._won = number
            self._open.push((number, place, clear), self._value(place))

    def _value(self, place: Place) -> int:
        fixed = sum(
            masks[count].bit_count() for masks, count in zip(self._positions.table.fixed, place.layer.rows, strict=True)
        )
        left = self._positions.table.pack.bit_count() - sum(place.layer.homes)
        return FIXED * fixed + LEFT * left

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, once there is one."""
        if self._won is None:
            return ()
        return unfolded(self._compiled, self._start, self._parents.steps(self._won))
