"""The open list of a best-first search."""

from heapq import heappop, heappush
from typing import Generic, TypeVar

Entry = TypeVar("Entry")


class BestFirst(Generic[Entry]):
    """A priority queue: the entry with the smallest value comes first, and of equal ones the newest."""

    def __init__(self) -> None:
        self._stacks: dict[int, list[Entry]] = {}
        self._values: list[int] = []
        """The values that have a stack, as a heap."""

    def push(self, entry: Entry, value: int) -> None:
        """Adds an entry."""
        if value in self._stacks:
            self._stacks[value].append(entry)
        else:
            self._stacks[value] = [entry]
            heappush(self._values, value)

    def __bool__(self) -> bool:
        """Whether there is an entry."""
        while self._values and not self._stacks[self._values[0]]:
            del self._stacks[heappop(self._values)]
        return bool(self._values)

    def pop(self) -> Entry:
        """Takes out the best entry; raises `IndexError` when there is none."""
        while not self._stacks[self._values[0]]:
            del self._stacks[heappop(self._values)]
        return self._stacks[self._values[0]].pop()
