"""What every search can do, whatever it searches."""

from typing import Protocol

from ramparts.rules.game import Move
from ramparts.solver.findings.verdict import Verdict


class Searcher(Protocol):
    """A search that can be continued: what a `ramparts.solver.search.Search` is made of."""

    visited: int
    """How many positions were looked at."""

    @property
    def is_short(self) -> bool:
        """Whether its line is as short already as `ramparts.solver.findings.shorten` would make it."""
        ...

    @property
    def proof(self) -> str:
        """How it is known that the position is lost, if it is: a `ramparts.solver.findings.verdict.Finding.how`."""
        ...

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it, or if it has to give up."""
        ...

    def line(self) -> tuple[Move, ...]:
        """The winning line, once there is one."""
        ...
