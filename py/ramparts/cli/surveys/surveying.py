"""Carries out a survey: chunk after chunk of its deals, by workers that may die, from where it was interrupted."""

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TextIO, TypeAlias

from ramparts.cli.deal_range import DealRange
from ramparts.cli.ending import say
from ramparts.cli.engine_choice import chosen_engine
from ramparts.cli.locked_file import locked
from ramparts.cli.progress import Clock, Progress
from ramparts.cli.surveys.survey import Limits, Record, record_of
from ramparts.cli.surveys.survey_file import read_survey
from ramparts.cli.surveys.tally import Tally
from ramparts.cli.surveys.workers import Crew, Hire
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.rules.errors import BadNotation
from ramparts.solver.engines import EngineName

Decide: TypeAlias = Callable[[str], Record]
"""Gives the record of the deal that a text names."""

Chunk: TypeAlias = tuple[str, ...]
"""Deals that one worker solves one after the other."""

DEATHS = 3
"""After so many deaths of workers without a chunk done between them, the survey ends."""


def record_of_text(limits: Limits, clock: Clock, engine: EngineName | None, memory: int | None, text: str) -> Record:
    """The record of the deal that ``text`` names. A `partial` of it can be sent to another process."""
    return record_of(parse_deal(text, TITLES), limits, clock, chosen_engine(engine, memory))


def records_of(decide: Decide, chunk: Chunk) -> list[Record]:
    """The records of the deals of a chunk."""
    return [decide(deal) for deal in chunk]


def surveyed(deals: DealRange, decide: Decide, hire: Hire, out: Path | TextIO, progress: Progress) -> Tally:
    """The verdicts on these deals; the record of each is written to ``out`` as a line of JSON, in order.

    A deal that a file ``out`` holds already is not solved again, unless the solver gave up.
    """
    tally = Tally(deals)
    if isinstance(out, Path):
        with locked(out) as file:
            read_survey(file, tally)
            _carry_out(tally, decide, hire, file.append, progress)
    else:
        _carry_out(tally, decide, hire, partial(say, out=out), progress)
    return tally


def _carry_out(tally: Tally, decide: Decide, hire: Hire, write: Callable[[str], None], progress: Progress) -> None:
    """Solves the deals that the tally lacks."""
    progress.begin(tally.decided, tally.deals.count)
    for record in Survey(tally.left(), decide, hire).records(tally.deals.count - tally.decided):
        tally.add(record)
        write(json.dumps(record))
        progress.advance()


class Survey:
    """Chunks of deals that are given out to workers, and what was found, in the order of the deals."""

    def __init__(self, deals: Iterator[str], decide: Decide, hire: Hire) -> None:
        self._deals, self._hire = deals, hire
        self._work = partial(records_of, decide)
        self._given: deque[tuple[Chunk, Future[list[Record]] | None]] = deque()
        """The chunks whose records are not written yet, in order."""
        self._deaths = 0

    def records(self, count: int) -> Iterator[Record]:
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

    def _through(self, crew: Crew) -> Iterator[Record]:
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
