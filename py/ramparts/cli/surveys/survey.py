"""What the solver says of one deal: the answer of ``solve``, and a line of a survey."""

from typing import NamedTuple, TypeAlias

from ramparts.cli.progress import Clock
from ramparts.cli.surveys.reasons import reason
from ramparts.deals.deal import Deal
from ramparts.deals.notation import moves_text
from ramparts.rules.game import Position, Role
from ramparts.solver import Finding, Search, Verdict
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.portfolio import searching

Record: TypeAlias = dict[str, object]
"""A line of a survey, about one deal: ``deal``, ``verdict``, ``visited`` positions, ``seconds``."""

POSITIONS_PER_STEP = 1000
"""How many positions are looked at between two looks at the clock."""


class Limits(NamedTuple):
    """How many positions a search may look at and, about, how many seconds it may take; None where nobody says."""

    nodes: int | None = None
    seconds: float | None = None


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
