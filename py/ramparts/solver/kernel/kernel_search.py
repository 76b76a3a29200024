"""A search that the kernel carries out, for whoever holds a `ramparts.solver.findings.searcher.Searcher`."""

import weakref
from collections.abc import Callable

from ramparts.rules.game import Move
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.kernel.machine import BUFFER, Machine

VERDICTS = (Verdict.SEARCHING, Verdict.WINNABLE, Verdict.LOST, Verdict.GAVE_UP, Verdict.LOST)
"""The verdicts by their numbers in `kernel.h`."""

DEAD_END = 4
"""The number of the last: lost by the proof of a dead end."""

NO_MEMORY = -2
"""The failure that is an answer: the search gives up. Every other one is a fault of ours."""

MOST_NODES = 1 << 28
"""How many positions the kernel can be asked for at once."""


class KernelSearch:
    """One search of the kernel; its memory is given back as soon as nobody holds it."""

    def __init__(self, machine: Machine, numbers: bytes, moves: Callable[[bytes], tuple[Move, ...]]) -> None:
        """Nothing is looked at yet; ``moves`` reads the kernel's lines.

        Raises `ValueError` where the kernel does not take the numbers for a search.
        """
        self.visited = 0
        self.is_short = True
        self.proof = "exhausted"
        """How it is known that the start is lost, if it is."""
        self._machine, self._moves = machine, moves
        machine.write(numbers)
        self._handle = machine.call("begin", len(numbers))
        if self._handle >= 0:
            weakref.finalize(self, machine.call, "drop", self._handle)
        elif self._handle != NO_MEMORY:
            raise ValueError(f"the kernel refuses the search ({self._handle})")

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it; gives up when memory comes to its end."""
        if self._handle < 0:
            return Verdict.GAVE_UP
        said = self._machine.call("advance", self._handle, min(nodes, MOST_NODES))
        self.visited, verdict = divmod(said, 8)
        if verdict == DEAD_END:
            self.proof = "dead-end"
        return VERDICTS[verdict]

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, without detours, once there is one.

        Raises `MemoryError` where there is no room to put it together.
        """
        steps, length = b"", self._machine.call("line", self._handle, 0)
        while len(steps) < length:
            steps += self._machine.read(min(BUFFER, length - len(steps)))
            if len(steps) < length:
                self._machine.call("line", self._handle, len(steps))
        if length < 0:
            raise MemoryError
        return self._moves(steps)
