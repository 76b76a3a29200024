"""How each position was reached, and that none holds on to the one before."""

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict
from ramparts.solver.exploring.type_search import TypeSearch
from ramparts.solver.findings.parents import START, Parents
from ramparts.solver.in_turn import InTurn
from ramparts.solver.piles.pile_search import PileSearch
from ramparts.solver.portfolio import portfolio
from ramparts.solver.rows.row_search import RowSearch


def test_parents_tell_the_steps_to_each_position() -> None:
    parents = Parents[str]()
    first = parents.add(START, "a")
    second, other = parents.add(first, "b"), parents.add(first, "c")
    assert [parents.steps(at) for at in (START, first, second, other)] == [[], ["a"], ["a", "b"], ["a", "c"]]


def nesting(value: object) -> int:
    """How many tuples and lists lie one inside the other, at most."""
    deepest, open_ = 0, [(value, 1)]
    while open_:
        outer, depth = open_.pop()
        if isinstance(outer, tuple | list):
            deepest = max(deepest, depth)
            open_ += [(inner, depth + 1) for inner in outer]
    return deepest


@pytest.mark.parametrize(
    "deal, nodes", [("streets-and-alleys:32038", 10_000), ("fortitude/9:32001", 10_000), ("besieged-city:32000", 300)]
)
def test_no_position_holds_on_to_the_one_before(deal: str, nodes: int) -> None:
    """A chain of 3,000, let go at once, was too much for the stack of a browser's worker: it died of that."""
    game, position = parse_deal(deal, TITLES)[1:3]
    search = portfolio(game, position).cases[0][0]
    if isinstance(search, InTurn):
        assert search._wins is not None
        search = search._wins
    assert isinstance(search, TypeSearch | RowSearch | PileSearch)
    assert search.advance(nodes) is Verdict.SEARCHING
    parents = search._parents
    assert max(len(parents.steps(at)) for at in range(0, len(parents._steps), 40)) > 100
    match search:
        case TypeSearch():
            waiting: list[object] = [*search._waiting]
        case RowSearch():
            waiting = [entry for entries in search._waiting.values() for entry in entries]
        case PileSearch():
            waiting = [entry for entries in search._open._stacks.values() for entry in entries]
    assert max(map(nesting, waiting)) < 80
