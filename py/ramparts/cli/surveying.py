"""Carries out a survey: deal after deal, in as many processes as wanted, from where it was interrupted."""

import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TextIO, TypeAlias

from ramparts.cli.engine_choice import chosen_engine
from ramparts.cli.survey import Clock, Limits, Record, is_decided, progress_bar, read_records, record_of
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.solver.engines import EngineName

Decide: TypeAlias = Callable[[str], Record]
"""Gives the record of the deal that a text names."""


def record_of_text(limits: Limits, clock: Clock, engine: EngineName | None, text: str) -> Record:
    """The record of the deal that ``text`` names. A `partial` of it can be sent to another process."""
    return record_of(parse_deal(text, TITLES), limits, clock, chosen_engine(engine, limits.megabytes))


def surveyed(
    deals: Sequence[str], decide: Decide, jobs: int, out: Path | TextIO, progress: TextIO
) -> dict[str, Record]:
    """The records of these deals by their texts, each written to ``out`` as a line of JSON as soon as there is one.

    A deal that a file ``out`` holds already is not solved again, unless the solver gave up. A bar on ``progress`` shows
    how far the survey has come, if that is a terminal.
    """
    known = read_records(out) if isinstance(out, Path) else {}
    records = {deal: known[deal] for deal in deals if deal in known and is_decided(known[deal])}
    left = [deal for deal in deals if deal not in records]
    with out.open("a", encoding="utf-8") if isinstance(out, Path) else nullcontext(out) as lines:
        for deal, record in zip(left, _records(left, decide, jobs), strict=True):
            records[deal] = record
            print(json.dumps(record), file=lines, flush=True)
            if progress.isatty():
                end = "\n" if len(records) == len(deals) else ""
                print(f"\r{progress_bar(len(records), len(deals))}", end=end, file=progress, flush=True)
    return records


def _records(deals: Sequence[str], decide: Decide, jobs: int) -> Iterator[Record]:
    if jobs == 1:
        yield from map(decide, deals)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(decide, deals)
