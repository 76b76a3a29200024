"""One search within limits, in portions, so that it can be interrupted between two of them."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ramparts.deals.deal import Deal
from ramparts.rules.game import Position
from ramparts.solver import Finding, Search, Verdict, with_short_line
from ramparts.solver.engines import Engine

Clock: TypeAlias = Callable[[], float]
"""Gives the time in seconds, counted from any moment."""

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


def solving(deal: Deal, position: Position, limits: Limits, clock: Clock, engine: Engine) -> tuple[Finding, float]:
    """What an engine finds within these limits, with the line that people are shown, and the seconds of the search.

    To make the line shorter takes some thousand positions more.
    """
    finding, seconds = timed(deal, position, limits, clock, engine)
    return with_short_line(deal.game, position, finding, engine), seconds
