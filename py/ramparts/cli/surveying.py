"""Carrying out a survey: deal after deal, in as many processes as wanted, from where it was left off."""

import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TextIO, TypeAlias

from ramparts.cli.survey import Clock, Record, bar, is_decided, read, recorded
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES

Decide: TypeAlias = Callable[[str], Record]
"""Gives the record of the deal that a text names."""


def decided(nodes: int | None, seconds: float | None, clock: Clock, text: str) -> Record:
    """The record of the deal that ``text`` names. With all but the last argument given it can be sent to a process."""
    return recorded(parse_deal(text, TITLES), nodes, seconds, clock)


def surveyed(deals: Sequence[str], decide: Decide, jobs: int, out: Path | TextIO, shown: TextIO) -> dict[str, Record]:
    """The records of these deals by their texts, each written to ``out`` as a line of JSON as soon as there is one.

    What a file ``out`` says already of a deal is not asked again, unless the solver gave up. A bar on ``shown`` tells
    how far the survey has come, where that is a terminal.
    """
    known = read(out) if isinstance(out, Path) else {}
    records = {deal: known[deal] for deal in deals if deal in known and is_decided(known[deal])}
    due = [deal for deal in deals if deal not in records]
    with out.open("a", encoding="utf-8") if isinstance(out, Path) else nullcontext(out) as lines:
        for deal, record in zip(due, _each(due, decide, jobs), strict=True):
            records[deal] = record
            print(json.dumps(record), file=lines, flush=True)
            if shown.isatty():
                end = "\n" if len(records) == len(deals) else ""
                print(f"\r{bar(len(records), len(deals))}", end=end, file=shown, flush=True)
    return records


def _each(deals: Sequence[str], decide: Decide, jobs: int) -> Iterator[Record]:
    if jobs == 1:
        yield from map(decide, deals)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(decide, deals)
