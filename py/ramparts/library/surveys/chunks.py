"""The work of a survey: chunk after chunk of its deals is given out to workers, which may die."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from functools import partial
from itertools import islice
from typing import Generic, TypeAlias, TypeVar

from ramparts.library.surveys.workers import Crew, Hire
from ramparts.rules.errors import BadNotation

R = TypeVar("R")
"""What is found out about a deal."""

Chunk: TypeAlias = tuple[str, ...]
"""Deals that one worker solves one after the other."""

DEATHS = 3
"""After so many deaths of workers without a chunk done between them, the survey ends."""


def records_of(decide: Callable[[str], R], chunk: Chunk) -> list[R]:
    """The records of the deals of a chunk."""
    return [decide(deal) for deal in chunk]


class Survey(Generic[R]):
    """Chunks of deals that are given out to workers, and what was found, in the order of the deals.

    ``decide`` gives what is found out about the deal that a text names; it has to be one that pickle can send.
    """

    def __init__(self, deals: Iterator[str], decide: Callable[[str], R], hire: Hire) -> None:
        self._deals, self._hire = deals, hire
        self._work = partial(records_of, decide)
        self._given: deque[tuple[Chunk, Future[list[R]] | None]] = deque()
        """The chunks whose records are not written yet, in order."""
        self._deaths = 0

    def records(self, count: int) -> Iterator[R]:
        """The records of all deals, of which there are so many.

        When a process of this machine dies, its executor is of no use any more: another one goes on with every chunk
        that was not done. Raises `BadNotation` when that happens time and again.
        """
        done = count == 0
        while not done:
            try:
                with self._hire(count) as crew:
                    yield from self._through(crew)
                done = True
            except BrokenExecutor:
                self._deaths += 1
                if self._deaths == DEATHS:
                    first = self._given[0][0][0]
                    raise BadNotation("the workers die, the last one at {first} or soon after", first=first) from None

    def _through(self, crew: Crew) -> Iterator[R]:
        """The records of all chunks, those first that were given out before and not done."""
        for place, (chunk, future) in enumerate(self._given):
            if future is None or not future.done() or future.cancelled() or future.exception():
                self._given[place] = chunk, crew.executor.submit(self._work, chunk)
        while self._given or self._gives(crew):
            while len(self._given) < crew.ahead and self._gives(crew):
                pass
            _, future = self._given[0]
            records = future.result() if future else []
            self._deaths = 0
            self._given.popleft()
            yield from records

    def _gives(self, crew: Crew) -> bool:
        """Whether there was another chunk to be given out. It is not lost when the executor has just broken."""
        chunk = tuple(islice(self._deals, crew.chunk))
        if chunk:
            self._given.append((chunk, None))
            self._given[-1] = chunk, crew.executor.submit(self._work, chunk)
        return bool(chunk)
