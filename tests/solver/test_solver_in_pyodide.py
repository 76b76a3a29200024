"""The solver inside Pyodide finds what it finds here: integers are 30 bits a digit there too, but words are 32 wide."""

import json

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import moves_text
from ramparts.games.catalogue import TITLES
from ramparts.solver import solve
from ramparts.solver.visible import advice
from tests.inside.test_in_pyodide import run_in_pyodide

pytestmark = pytest.mark.pyodide

DEALS = ["fortress:32000", "fortress:ms33", "chessboard:ms1", "beleaguered-castle:ms2", "fortitude/9:77000"]
DEALS += ["besieged-city:32001"]

FOUND = """
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.deals.notation import moves_text
from ramparts.solver import solve
from ramparts.solver.visible import advice

result = {}
for text in DEALS:
    deal = parse_deal(text, TITLES)
    finding = solve(deal.game, deal.start, 5000)
    advised = advice(deal.game, deal.start) if deal.game.id == "fortitude" else ()
    lines = [moves_text(deal.game, line) for line in (finding.line, advised)]
    result[text] = [finding.verdict.value, finding.visited, finding.how, *lines]
"""


def test_the_solver_finds_the_same_under_pyodide() -> None:
    found = run_in_pyodide(f"DEALS = {json.dumps(DEALS)}\n{FOUND}")
    here = {}
    for text in DEALS:
        deal = parse_deal(text, TITLES)
        finding = solve(deal.game, deal.start, 5000)
        advised = advice(deal.game, deal.start) if deal.game.id == "fortitude" else ()
        lines = [moves_text(deal.game, line) for line in (finding.line, advised)]
        here[text] = [finding.verdict.value, finding.visited, finding.how, *lines]
    assert found == here
