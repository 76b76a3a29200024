"""Surveys: the verdicts on many deals of a game, and what share of them can be won."""

import json
import re
import reprlib
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from pathlib import Path
from typing import NamedTuple, TypeAlias

from ramparts.cli.reasons import reason
from ramparts.deals.deal import Deal
from ramparts.deals.notation import moves_text
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Position, Role
from ramparts.solver import Finding, Search, Verdict
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.portfolio import searching

Clock: TypeAlias = Callable[[], float]
"""Gives the time in seconds, counted from any moment."""

Record: TypeAlias = dict[str, object]
"""A line of a survey, about one deal: ``deal``, ``verdict``, ``visited`` positions, ``seconds``."""

_TYPES = {"deal": str, "verdict": str, "visited": int, "seconds": int | float}
_VERDICTS = {verdict.value for verdict in (Verdict.WINNABLE, Verdict.LOST, Verdict.GAVE_UP)}
_RECORD_START = '{"deal": "'

POSITIONS_PER_STEP = 1000
"""How many positions are looked at between two looks at the clock."""

_NUMBER = re.compile(r"(ms|)([0-9]{1,20})", re.ASCII)

Z95 = 1.959964
"""The quantile of the normal distribution for 95 %."""


class Limits(NamedTuple):
    """How many positions a search may look at, about how many seconds it may take, and how many megabytes.

    None where nobody says.
    """

    nodes: int | None = None
    seconds: float | None = None
    megabytes: int | None = None


NO_LIMITS = Limits()


def timed(deal: Deal, position: Position, limits: Limits, clock: Clock, engine: Engine) -> tuple[Finding, float]:
    """What an engine finds within these limits, and the seconds that it took."""
    began, seconds = clock(), limits.seconds
    search = Search(deal.game, position, limit=limits.nodes, engine=engine)
    finding = search.advance(POSITIONS_PER_STEP)
    while finding.verdict is Verdict.SEARCHING and (seconds is None or clock() - began < seconds):
        finding = search.advance(POSITIONS_PER_STEP)
    if finding.verdict is Verdict.SEARCHING:
        finding = finding._replace(verdict=Verdict.GAVE_UP, how="budget")
    return finding, clock() - began


def solution(deal: Deal, finding: Finding, seconds: float, engine: Engine) -> tuple[Record, str]:
    """The answer of ``solve``: as an object, and in words. Its proof is None where there is none."""
    texts = moves_text(deal.game, finding.line)
    verdict = finding.verdict.value
    answer: Record = {"verdict": verdict, "moves": texts, "visited": finding.visited, "seconds": round(seconds, 3)}
    proof = None if finding.verdict is Verdict.GAVE_UP else finding.how.partition(":")[0]
    answer |= {"engine": searching(deal.game, engine).name, "proof": proof}
    text = f"{verdict}: {finding.visited} position{'s' * (finding.visited != 1)} in {seconds:.2f} s"
    if why := reason(finding.how):
        text += f"\n{why}"
    if deal.game.having(Role.STOCK):
        answer["knows"] = "everything"
        text += "\nThe solver knows everything, the order of the cards that lie face down included."
    return answer, "\n".join([text, " ".join(texts)] if texts else [text])


def record_of(deal: Deal, limits: Limits, clock: Clock, engine: Engine = PYTHON) -> Record:
    """The record of one deal, solved from its start."""
    finding, took = timed(deal, deal.start, limits, clock, engine)
    return {
        "deal": deal.text,
        "verdict": finding.verdict.value,
        "visited": finding.visited,
        "seconds": round(took, 6),
    }


def read_records(path: Path) -> dict[str, Record]:
    """The records that a survey has written so far, by deal. A last line that was cut short is removed from the file.

    Raises `BadNotation`, and leaves the file alone, when anything else is in it.
    """
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8", errors="replace")
    whole, newline, unfinished = text.rpartition("\n")
    records: dict[str, Record] = {}
    for number, line in enumerate(whole.split("\n") if newline else (), 1):
        record = _parsed(line)
        if record is None:
            sentence = "{path}, line {number}: {line} is not a record of a survey"
            raise BadNotation(sentence, path=path, number=number, line=reprlib.repr(line))
        records[str(record["deal"])] = record
    if not unfinished.startswith(_RECORD_START[: len(unfinished)]):
        sentence = "{path}: it ends with {unfinished}, which no survey has written"
        raise BadNotation(sentence, path=path, unfinished=reprlib.repr(unfinished))
    if unfinished:
        path.write_text(whole + newline, encoding="utf-8")
    return records


def _parsed(line: str) -> Record | None:
    """The record of a line; None for anything else."""
    try:
        record = json.loads(line)
    except ValueError:
        return None
    if not isinstance(record, dict) or record.keys() != _TYPES.keys():
        return None
    good = all(isinstance(record[name], kind) for name, kind in _TYPES.items())
    return record if good and record["verdict"] in _VERDICTS else None


def is_decided(record: Mapping[str, object]) -> bool:
    """Whether the solver decided the deal of a record, instead of giving up."""
    return record["verdict"] != Verdict.GAVE_UP.value


def wilson(wins: int, deals: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of winnable deals, after ``wins`` of ``deals`` (JASA 22:209, 1927)."""
    share, spread = wins / deals, Z95**2 / deals
    middle = share + spread / 2
    margin = Z95 * sqrt((share * (1 - share) + spread / 4) / deals)
    return max(0.0, (middle - margin) / (1 + spread)), min(1.0, (middle + margin) / (1 + spread))


def summary(records: Mapping[str, Record]) -> tuple[Record, str]:
    """The result of a survey: as an object, and in words.

    The interval is Wilson's; deals on which the solver gave up count as lost for its lower end, as won for its upper.
    """
    verdicts = [record["verdict"] for record in records.values()]
    counts = {
        verdict.value: verdicts.count(verdict.value) for verdict in (Verdict.WINNABLE, Verdict.LOST, Verdict.GAVE_UP)
    }
    wins, unknown, deals = counts["winnable"], counts["unknown"], len(verdicts)
    low, high = (wilson(wins, deals)[0], wilson(wins + unknown, deals)[1]) if deals else (0.0, 1.0)
    share = wins / deals if deals else 0.0
    answer: Record = {"deals": deals, **counts, "share": round(share, 6), "interval": [round(low, 6), round(high, 6)]}
    text = f"{deals} deals: {wins} winnable, {counts['lost']} lost, {unknown} unknown. "
    return answer, text + f"Winnable: {share:.2%}, 95 % interval {low:.2%} to {high:.2%}."


def progress_bar(done: int, of: int, width: int = 40) -> str:
    """A line that shows how far a survey has come."""
    full = width * done // max(of, 1)
    return f"[{'#' * full}{'.' * (width - full)}] {done}/{of}"


def numbers(first: str, last: str) -> Iterator[str]:
    """The deal numbers from first to last as texts write them: ``ms1`` and on, or plain. Raises `BadNotation`."""
    ends = [_NUMBER.fullmatch(text) for text in (first, last)]
    if not ends[0] or not ends[1] or ends[0][1] != ends[1][1] or int(ends[0][2]) > int(ends[1][2]):
        sentence = "{first!r} to {last!r} is no range of deals: write 32000 33000, or ms1 ms100"
        raise BadNotation(sentence, first=first, last=last)
    for number in range(int(ends[0][2]), int(ends[1][2]) + 1):
        yield f"{ends[0][1]}{number}"
