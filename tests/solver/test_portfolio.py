"""The searches of a portfolio: which weights they have, how long their turns are, and how far they go together.

The weights and turns are those with which everything in docs/times.md was measured: with others the verdicts are the
same, but not the positions that are looked at.
"""

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Move, Position
from ramparts.solver import Search, Verdict
from ramparts.solver.engines import PythonEngine
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.piles.heuristic import PileWeights
from ramparts.solver.portfolio import portfolio
from ramparts.solver.rows.compiled_game import CompiledGame
from ramparts.solver.rows.heuristic import RowWeights


class Endless:
    """A search that comes to no verdict, and writes down its turns."""

    proof, is_short = "", False

    def __init__(self, turns: list[int]) -> None:
        self.visited = 0
        self._turns = turns

    def advance(self, nodes: int) -> Verdict:
        self.visited += nodes
        self._turns.append(nodes)
        return Verdict.SEARCHING

    def line(self) -> tuple[Move, ...]:
        return ()


class Endlessly(PythonEngine):
    """An engine whose searches come to no verdict."""

    most, most_of_piles = 100_000, 30_000

    def __init__(self) -> None:
        self.turns: list[int] = []

    def by_piles(self, game: Game, position: Position, weights: PileWeights) -> Searcher:
        return Endless(self.turns)

    def by_weights(self, compiled: CompiledGame, position: Position, weights: RowWeights) -> Searcher:
        return Endless(self.turns)

    def by_types(self, compiled: CompiledGame, position: Position) -> Searcher:
        return Endless(self.turns)

    def without_suits(self, compiled: CompiledGame, classes: tuple[int, ...], position: Position) -> Searcher:
        return Endless(self.turns)


@pytest.mark.parametrize(
    "deal, turns",
    [
        ("fortress:ms33", [200, 1600, 12_800, 85_400]),
        ("chessboard:ms1", [200] * 13 + [1600] * 13 + [12_800] * 5 + [12_600]),
        ("fortitude/9:77000", [1000] * 3 + [4000] * 3 + [16_000] * 3 + [37_000]),
        ("besieged-city:32000", [1000] * 4 + [3000] * 4 + [9000, 5000]),
    ],
)
def test_turns_grow_until_as_many_positions_were_looked_at_as_the_engine_allows(deal: str, turns: list[int]) -> None:
    """In a castle without a stock the one search has turns within its own (see `InTurn`)."""
    parsed, engine = parse_deal(deal, TITLES), Endlessly()
    search = Search(parsed.game, parsed.start, engine=engine)
    finding = search.advance(10**6)
    assert engine.turns == turns
    assert (finding.verdict, finding.how, finding.visited) == (Verdict.GAVE_UP, "budget", sum(turns))
    assert search.limit == sum(turns) == (engine.most if "besieged" not in deal else engine.most_of_piles)


def test_a_limit_that_is_given_counts_and_not_that_of_the_engine() -> None:
    deal, engine = parse_deal("fortress:ms33", TITLES), Endlessly()
    assert Search(deal.game, deal.start, limit=300, engine=engine).advance(10**6).visited == 300
    assert engine.turns == [200, 100]


@pytest.mark.parametrize(
    "deal, visited",
    [
        ("fortress:ms3", [55]),
        ("fortress:ms5", [365]),
        ("fortitude/7:77000", [1208, 781, 787]),
        ("fortitude/9:77000", [1216]),
        ("besieged-city:32000", [441, 431, 448, 354]),
        ("besieged-city:32001", [342, 371, 1311, 299]),
    ],
)
def test_each_search_alone_wins_after_as_many_positions_as_was_measured(deal: str, visited: list[int]) -> None:
    parsed = parse_deal(deal, TITLES)
    [searches] = portfolio(parsed.game, parsed.start).cases
    assert [search.advance(10**4) for search in searches[: len(visited)]] == [Verdict.WINNABLE] * len(visited)
    assert [search.visited for search in searches[: len(visited)]] == visited
