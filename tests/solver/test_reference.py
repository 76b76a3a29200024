"""Verdicts that several other solvers agree on: a hundred random deals of each game, and the first of Microsoft's.

A line of ``reference/`` gives the verdict (``unknown`` where the others ran out of time), the rows of the deal, and in
Chessboard the bases from which it can be won.
"""

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.rules.cards import RANKS
from ramparts.solver import Verdict, solve
from ramparts.solver.portfolio import BOTH_WAYS
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.rows.row_search import RowSearch
from tests.kit.examples import fewer, spread
from tests.kit.places import DATA

REFERENCE = DATA / "reference"
ACES = ".fC~AC.fD~AD.fH~AH.fS~AS"

WINNABLE = {"fortress": (2, 3, 5, 13, 16, 31, 33, 38, 41, 43, 45), "chessboard": (1, 2, 3, 5, 6, 10, 11, 12, 13)}
LOST = {"fortress": sorted({*range(1, 51)} - {*WINNABLE["fortress"]}), "chessboard": (4, 7, 8, 9, 14, 15)}


def reference(title: str) -> list[tuple[str, str, str]]:
    """The verdict on each deal, the deal as position text, and the winning bases."""
    found = []
    for line in (REFERENCE / f"{title}.txt").read_text(encoding="utf-8").splitlines():
        verdict, rows, *bases = line.split()
        text = f"{title}=" + ".".join(f"t{i}~{cards}" for i, cards in enumerate(rows.split(".")))
        found.append((verdict, text + (ACES if title == "beleaguered-castle" else ""), "".join(bases)))
    return found


@pytest.mark.parametrize(
    "title, nodes, at_least",
    [
        ("fortress", None, 100),
        ("chessboard", None, 100),
        ("beleaguered-castle", 1000, 50),
        ("streets-and-alleys", 1000, 45),
    ],
)
def test_the_solver_agrees_with_others_on_a_hundred_deals(title: str, nodes: int | None, at_least: int) -> None:
    """At each change it is asked of some of them."""
    decided = 0
    for verdict, text, _ in spread(reference(title)):
        deal = parse_deal(text, TITLES)
        found = solve(deal.game, deal.start, nodes).verdict.value
        assert "unknown" in (found, verdict) or found == verdict, text
        decided += found != "unknown"
    assert decided >= fewer(at_least)


def test_the_solver_agrees_with_others_on_the_bases_that_win_at_chessboard() -> None:
    for _, text, bases in reference("chessboard")[:12]:
        deal = parse_deal(text, TITLES)
        won = [
            RANKS[base - 1]
            for base, compiled in compiled_games(deal.game).items()
            if RowSearch(compiled, deal.start, BOTH_WAYS[0]).advance(100_000) is Verdict.WINNABLE
        ]
        assert sorted(won) == sorted(bases), text


@pytest.mark.parametrize("title", WINNABLE)
def test_the_solver_agrees_with_the_lists_of_microsofts_deals(title: str) -> None:
    for numbers, verdict in ((WINNABLE[title], Verdict.WINNABLE), (LOST[title], Verdict.LOST)):
        for number in numbers:
            deal = parse_deal(f"{title}:ms{number}", TITLES)
            assert solve(deal.game, deal.start).verdict is verdict
