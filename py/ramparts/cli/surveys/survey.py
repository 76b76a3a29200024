"""What the solver says of one deal: the answer of ``solve``, and a line of a survey."""

from typing import TypeAlias

from ramparts.deals.deal import Deal
from ramparts.deals.notation import moves_text
from ramparts.library.proofs.reasons import reason
from ramparts.library.searching import Clock, Limits, timed
from ramparts.rules.game import Role
from ramparts.solver import Finding, Verdict
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.portfolio import searching

Record: TypeAlias = dict[str, object]
"""A line of a survey, about one deal: ``deal``, ``verdict``, ``visited`` positions, ``seconds``."""


def solution(deal: Deal, finding: Finding, seconds: float, engine: Engine) -> tuple[Record, str]:
    """The answer of ``solve``: as an object, and in words. Its proof is None where there is none."""
    texts = moves_text(deal.game, finding.line)
    verdict = finding.verdict.value
    answer: Record = {"verdict": verdict, "moves": texts, "visited": finding.visited, "seconds": round(seconds, 3)}
    proof = None if finding.verdict is Verdict.GAVE_UP else finding.how.partition(":")[0]
    answer |= {"engine": searching(deal.game, engine).name, "proof": proof}
    text = f"{verdict}: {finding.visited} position{'s' * (finding.visited != 1)} in {seconds:.2f} s"
    if why := reason(finding.how, "--memory"):
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
