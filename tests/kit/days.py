"""Visits on a day that has deals."""

from dataclasses import replace

from ramparts.app.messages.study_intents import Visit as Opening
from ramparts.games.catalogue import TITLES
from ramparts.study.daily_lists import deal_of, published
from ramparts.study.days import parse_date
from tests.kit.visit.visits import Visit

TODAY = "2026-11-22"
SUNDAY = deal_of(TITLES["fortress"], parse_date(TODAY), published()["fortress", parse_date(TODAY)]).text


def visit(address: str = f"daily:{TODAY}:fortress", today: str = TODAY) -> Visit:
    """A visit on a day, with the deal of a day if its address names one."""
    begun = Visit("fortress:ms33")
    begun.model = replace(begun.model, today=today)
    return begun.wants(Opening(address)) if address else begun
