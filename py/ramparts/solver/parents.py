"""By which steps each position of a search was reached: numbers instead of positions that hold on to one another.

A chain of thousands of objects is let go one inside the other, and the stack of a browser's worker is too small for it.
"""

from array import array
from typing import Generic, TypeVar

Step = TypeVar("Step")

START = -1
"""The number of the position that a search starts from."""


class Trail(Generic[Step]):
    """For each position its number, the number of the one before and the step between."""

    def __init__(self) -> None:
        self._parents = array("i")
        self._steps: list[Step] = []

    def onward(self, parent: int, step: Step) -> int:
        """The number of the position that a step leads to."""
        self._parents.append(parent)
        self._steps.append(step)
        return len(self._steps) - 1

    def steps(self, at: int) -> list[Step]:
        """The steps from the start to a position, in order."""
        found = []
        while at != START:
            found.append(self._steps[at])
            at = self._parents[at]
        return found[::-1]
