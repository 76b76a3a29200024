"""How a game is searched: by which engine and in which orders, chosen by what its tables say and never by its name."""

from functools import lru_cache
from typing import NamedTuple, Protocol

from ramparts.game import Game, Move, Position, Role
from ramparts.play import base
from ramparts.solver.compiled_game import STRIDE, grounds_of
from ramparts.solver.pile_heuristic import Charges
from ramparts.solver.piles import PileSearch
from ramparts.solver.row_heuristic import Weights
from ramparts.solver.rows import RowSearch
from ramparts.solver.verdict import Verdict
from ramparts.tables import CACHE_SIZE, FLOOR, NOWHERE, Hosts, tables_of


class Searcher(Protocol):
    """A search that can be continued: what a `ramparts.solver.search.Search` is made of."""

    visited: int
    dead_end: bool

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it."""
        ...

    def line(self) -> tuple[Move, ...]:
        """The winning line, once there is one."""
        ...


class Plan(NamedTuple):
    """The searches for each case, and how far they go.

    A position is won if it is won in some case, and lost if it is lost in each; the searches of one case answer the
    same question in different orders. The first turn of each is of ``turn`` positions, the next is ``growth`` times as
    long, and so on; ``limit`` is how many may be looked at in all where the caller does not say.
    """

    cases: tuple[tuple[Searcher, ...], ...]
    turn: int
    growth: int
    limit: int


BOTH_WAYS = (Weights(home=2, over=3, strange=1, lane=4),)
"""Where rows are built up and down in suit."""

DOWNWARDS = (
    Weights(home=0, over=4, strange=3, lane=4, any_suit=True),
    Weights(home=4, over=4, strange=1, lane=8, depth=2, any_suit=True),
    Weights(home=1, over=4, strange=2, lane=8, depth=1, any_suit=True),
)
"""Where rows are built downwards. A deal that takes a million positions in one order is often easy in another."""

ANY_PILES = (
    Charges(home=4, over=3, lane=1),
    Charges(home=3, over=3, lane=1),
    Charges(home=1, over=3, lane=1),
    Charges(home=1, over=1, lane=0),
)
"""For whole positions; as for the orders above, the first ones tried do for most deals of the Besieged City."""

ANYTHING: Hosts = ((2 << FLOOR) - 1,) * FLOOR
"""Any card may be laid on any other and on the floor of an empty pile."""


def plan(game: Game, position: Position) -> Plan:
    """The searches that decide this position."""
    if not in_rows(game):
        return Plan((tuple(PileSearch(game, position, order) for order in ANY_PILES),), 1000, 3, 200_000)
    first = base(game, position)
    grounds = [ground for rank, ground in grounds_of(game).items() if first in (None, rank)]
    both_ways = all(ground.both_ways for ground in grounds)
    orders = BOTH_WAYS if both_ways else DOWNWARDS
    cases = tuple(tuple(RowSearch(ground, position, order) for order in orders) for ground in grounds)
    return Plan(cases, 200, 8, 2_000_000) if both_ways else Plan(cases, 1000, 4, 2_000_000)


@lru_cache(CACHE_SIZE)
def in_rows(game: Game) -> bool:
    """Whether `ramparts.solver.rows` can play the game.

    It can when one pack lies in rows that are all alike, and perhaps in a stock whose cards are turned one by one onto
    a waste, from where they may go wherever a card of the rows may.
    """
    tables = tables_of(game)
    rows, wastes, stocks = game.having(Role.ROW), game.having(Role.WASTE), game.having(Role.STOCK)
    in_row = tuple(mask | 1 << FLOOR for mask in tables.hosts.get((Role.ROW, Role.ROW), NOWHERE))
    ways: dict[Role, set[tuple[int, Hosts]]] = {
        Role.FOUNDATION: set(),
        Role.STOCK: {(waste, ANYTHING) for waste in wastes},
    }
    onto_rows = {(row, in_row) for row in rows}
    return (
        game.packs == 1
        and len(stocks) == len(wastes) <= 1
        and len(rows) < STRIDE - 1
        and not (tables.must_fill or tables.refill or tables.free)
        and {*tables.climbing} == {*rows, *wastes}
        and all(
            {(dst, way.hosts) for way in tables.ways[i] for dst in way.dsts}
            == ways.get(pile.role, {(row, hosts) for row, hosts in onto_rows if row != i})
            for i, pile in enumerate(game.piles)
        )
    )
