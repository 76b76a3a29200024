"""A search that the kernel carries out, for whoever holds a `ramparts.solver.findings.searcher.Searcher`."""

import weakref
from collections.abc import Callable

from ramparts.rules.game import Move
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.kernel.machine import BUFFER, Machine

VERDICTS = (Verdict.SEARCHING, Verdict.WINNABLE, Verdict.LOST, Verdict.GAVE_UP, Verdict.LOST, Verdict.LOST)
"""The verdicts by their numbers in `kernel.h`."""

PROOFS = {4: "dead-end", 5: "loose"}
"""How it is known that the start is lost, where not everything was looked at, by the numbers of the last two."""

NO_MEMORY = -2
"""The failure that is an answer: the search gives up. Every other one is a fault of ours."""

HANDLES = 64
"""How many searches the kernel has at a time."""

MOST_NODES = 1 << 28
"""How many positions the kernel can be asked for at once; when a search begins it takes 2^20 of them."""


class KernelSearch:
    """One search of the kernel, which begins when it is first asked for.

    Its memory is given back as soon as nobody holds it; by the kernel itself when the search is lost or gives up.
    """

    def __init__(
        self, machine: Machine, numbers: Callable[[], bytes], moves: Callable[[bytes], tuple[Move, ...]]
    ) -> None:
        """Nothing is looked at yet; ``numbers`` writes the search, and ``moves`` reads the kernel's lines."""
        self.visited = 0
        self.is_short = True
        self.proof = "exhausted"
        """How it is known that the start is lost, if it is."""
        self._machine, self._numbers, self._moves = machine, numbers, moves
        self._verdict = Verdict.SEARCHING
        self._drop: weakref.finalize[[str, int], KernelSearch] | None = None
        """Gives the memory back, as long as the kernel has the search."""

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it; gives up when memory comes to its end.

        Raises `ValueError` where the kernel does not take the numbers for a search.
        """
        stop = self.visited + nodes
        if self._verdict is Verdict.SEARCHING and self._drop is None:
            self._begin(min(nodes, MOST_NODES))
        if self._verdict is Verdict.SEARCHING and self._drop is not None and self.visited < stop:
            said = self._machine.call("advance", self._handle, min(stop - self.visited, MOST_NODES))
            self.visited, verdict = divmod(said, 8)
            self._hear(verdict)
            if self._verdict in (Verdict.LOST, Verdict.GAVE_UP):
                self._drop.detach()
        return self._verdict

    def _begin(self, nodes: int) -> None:
        numbers = self._numbers()
        self._machine.write(numbers)
        said = self._machine.call("begin", len(numbers), nodes)
        if said == NO_MEMORY:
            self._verdict = Verdict.GAVE_UP
        elif said < 0:
            raise ValueError(f"the kernel refuses the search ({said})")
        else:
            known, verdict = divmod(said, 8)
            self.visited, self._handle = divmod(known, HANDLES)
            self._hear(verdict)
            if self._verdict in (Verdict.SEARCHING, Verdict.WINNABLE):
                self._drop = weakref.finalize(self, self._machine.call, "drop", self._handle)

    def _hear(self, verdict: int) -> None:
        self._verdict = VERDICTS[verdict]
        self.proof = PROOFS.get(verdict, self.proof)

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, without detours, once there is one; until then none.

        Raises `MemoryError` where there is no room to put it together.
        """
        if self._verdict is not Verdict.WINNABLE:
            return ()
        steps, length = b"", self._machine.call("line", self._handle, 0)
        while len(steps) < length:
            steps += self._machine.read(min(BUFFER, length - len(steps)))
            if len(steps) < length:
                self._machine.call("line", self._handle, len(steps))
        if length < 0:
            raise MemoryError
        return self._moves(steps)
