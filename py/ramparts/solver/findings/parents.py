"""From which position, and by which step, a search reached each of its positions.

Positions are numbers here rather than objects that hold on to one another: a chain of thousands of objects is released
one inside the other, and the call stack of a browser's worker is too small for that.
"""

from array import array
from typing import Generic, TypeVar

Step = TypeVar("Step")

START = -1
"""The number of the position that a search starts from."""


class Parents(Generic[Step]):
    """For each position, by its number: the number of its parent, and the step that leads from there to it."""

    def __init__(self) -> None:
        self._parents = array("i")
        self._steps: list[Step] = []

    def add(self, parent: int, step: Step) -> int:
        """The number of a new position, which is reached from its parent by this step."""
        self._parents.append(parent)
        self._steps.append(step)
        return len(self._steps) - 1

    def steps(self, number: int) -> list[Step]:
        """The steps from the start to a position, in order."""
        found = []
        while number != START:
            found.append(self._steps[number])
            number = self._parents[number]
        return found[::-1]
