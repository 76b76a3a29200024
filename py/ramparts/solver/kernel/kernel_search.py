"""A search that the kernel carries out, for whoever holds a `ramparts.solver.findings.searcher.Searcher`."""

import weakref

from ramparts.rules.game import Move, Position
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.kernel.machine import BUFFER, Machine
from ramparts.solver.rows.compiled_game import CompiledGame

VERDICTS = (Verdict.SEARCHING, Verdict.WINNABLE, Verdict.LOST, Verdict.GAVE_UP)
"""The verdicts by their numbers in `kernel.h`."""

NO_MEMORY = -2
"""The failure that is an answer: the search gives up. Every other one is a fault of ours."""

MOST_NODES = 1 << 28
"""How many positions the kernel can be asked for at once."""


class KernelSearch:
    """One search of the kernel; its memory is given back as soon as nobody holds it."""

    def __init__(self, machine: Machine, compiled: CompiledGame, position: Position, numbers: bytes) -> None:
        """Nothing is looked at yet. Raises `ValueError` where the kernel does not take the numbers for a search."""
        self.visited = 0
        self._machine, self._compiled, self._start = machine, compiled, position
        machine.write(numbers)
        self._handle = machine.call("begin", len(numbers))
        if self._handle >= 0:
            weakref.finalize(self, machine.call, "drop", self._handle)
        elif self._handle != NO_MEMORY:
            raise ValueError(f"{compiled.game.name}: the kernel refuses the search ({self._handle})")

    @property
    def proof(self) -> str:
        """How it is known that the start is lost, if it is."""
        return "dead-end" if self._machine.call("dead_end", self._handle) == 1 else "exhausted"

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it; gives up when memory comes to its end."""
        if self._handle < 0:
            return Verdict.GAVE_UP
        said = self._machine.call("advance", self._handle, min(nodes, MOST_NODES))
        self.visited, verdict = divmod(said, len(VERDICTS))
        return VERDICTS[verdict]

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, once there is one. Raises `MemoryError` where there is no room to tell it."""
        steps = b""
        while (length := self._machine.call("line", self._handle, len(steps))) > len(steps):
            steps += self._machine.read(min(BUFFER, length - len(steps)))
        if length < 0:
            raise MemoryError
        return self._compiled.line(self._start, steps)
