"""Carries out a survey: chunk after chunk of its deals, by workers that may die, from where it was interrupted."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TextIO, TypeAlias

from ramparts.cli.deal_range import DealRange
from ramparts.cli.ending import say
from ramparts.cli.locked_file import locked
from ramparts.cli.progress import Progress
from ramparts.cli.surveys.survey import Record, record_of
from ramparts.cli.surveys.survey_file import read_survey
from ramparts.cli.surveys.tally import Tally
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.library.searching import Clock, Limits
from ramparts.library.surveys.chunks import Survey
from ramparts.library.surveys.workers import Hire
from ramparts.solver.engines import EngineName

Decide: TypeAlias = Callable[[str], Record]
"""Gives the record of the deal that a text names."""


def record_of_text(limits: Limits, clock: Clock, engine: EngineName | None, memory: int | None, text: str) -> Record:
    """The record of the deal that ``text`` names. A `partial` of it can be sent to another process."""
    return record_of(parse_deal(text, TITLES), limits, clock, chosen_engine(engine, memory))


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
