"""The searches that together decide a position: by which engine and with which heuristics.

They are chosen by what the game's tables say and never by its name. A portfolio, in the field's sense, is several
searches for the same answer that take turns: a deal on which one is slow is often easy for another.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ramparts.engine.play import base
from ramparts.engine.tables import CACHE_SIZE, FLOOR, NOWHERE, Hosts, tables_of
from ramparts.rules.game import Game, Position, Role
from ramparts.solver.afloat.table import floats
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.in_turn import InTurn
from ramparts.solver.piles.heuristic import PileWeights
from ramparts.solver.rows.compiled_game import STRIDE, CompiledGame, compiled_games
from ramparts.solver.rows.heuristic import RowWeights
from ramparts.solver.suitless.suit_classes import suit_classes


class Portfolio(NamedTuple):
    """The searches for each case, and how far they go.

    A position is won if it is won in some case, and lost if it is lost in each; the searches of one case answer the
    same question with different heuristics. The first turn of each is of ``turn`` positions, the next is ``growth``
    times as long, and so on; ``limit`` is how many may be looked at in all where the caller does not say.
    """

    cases: tuple[tuple[Searcher, ...], ...]
    turn: int
    growth: int
    limit: int


BOTH_WAYS = (RowWeights(home=2, over=3, strange=1, lane=4),)
"""Where rows are built up and down in suit."""

DOWNWARDS = (
    RowWeights(home=0, over=4, strange=3, lane=4, any_suit=True),
    RowWeights(home=4, over=4, strange=1, lane=8, depth=2, any_suit=True),
    RowWeights(home=1, over=4, strange=2, lane=8, depth=1, any_suit=True),
)
"""Where rows are built downwards beside a stock. A deal that takes a million positions with one is often easy with
another. The searches for games without a stock were tried on ninth levels of Fortitude, without gain: `TypeSearch` took
as long, and of eleven lost deals a relaxed game (see `suitless`) had about as many positions as the game itself."""

ANY_PILES = (
    PileWeights(home=4, over=3, lane=1),
    PileWeights(home=3, over=3, lane=1),
    PileWeights(home=1, over=3, lane=1),
    PileWeights(home=1, over=1, lane=0),
)
"""For whole positions; as with those above, the first ones tried do for most deals of the Besieged City."""

ANYTHING: Hosts = ((2 << FLOOR) - 1,) * FLOOR
"""Any card may be laid on any other and on the floor of an empty pile."""


PUT_ASIDE: Hosts = (1 << FLOOR,) * FLOOR
"""Any card may go into an empty cell, and onto no other there."""


def searching(game: Game, engine: Engine) -> Engine:
    """The engine that searches this game where this one is asked for: Python where that has too many piles for it."""
    return engine if in_rows(game) or engine.takes(game) else PYTHON


def portfolio(game: Game, position: Position, engine: Engine = PYTHON) -> Portfolio:
    """The searches that decide this position, made by this engine if it is that of the game."""
    engine = searching(game, engine)
    if not in_rows(game):
        searches = tuple(engine.by_piles(game, position, weights) for weights in ANY_PILES)
        return Portfolio((searches,), 1000, 3, engine.most_of_piles)
    first = base(game, position)
    compiled = [each for rank, each in compiled_games(game).items() if first in (None, rank)]
    if all(each.both_ways for each in compiled):
        cases = tuple(_by_weights(each, position, BOTH_WAYS, engine) for each in compiled)
        return Portfolio(cases, 200, 8, engine.most)
    return Portfolio(tuple(_downwards(each, position, engine) for each in compiled), 1000, 4, engine.most)


def _downwards(compiled: CompiledGame, position: Position, engine: Engine) -> tuple[Searcher, ...]:
    """The searches where rows are built downwards; where suits may be left out, for proofs of a loss as well."""
    if compiled.stock >= 0:
        return _by_weights(compiled, position, DOWNWARDS, engine)
    classes, wins = suit_classes(compiled), engine.by_types(compiled, position)
    if classes is None:
        return (wins,)
    searches = (InTurn(wins, engine.without_suits(compiled, classes, position)),)
    return (engine.afloat(compiled, position), *searches) if floats(compiled, position) else searches


def _by_weights(
    compiled: CompiledGame, position: Position, weights: Sequence[RowWeights], engine: Engine
) -> tuple[Searcher, ...]:
    return tuple(engine.by_weights(compiled, position, one) for one in weights)


@lru_cache(CACHE_SIZE)
def in_rows(game: Game) -> bool:
    """Whether `row_search` can play the game; this is what keeps games from it for which it is not made.

    It can when one pack lies in rows that are all alike, and perhaps in a stock whose cards are turned one by one onto
    a waste, or in cells, which take any card or none; from both cards may go wherever a card of the rows may.
    """
    tables = tables_of(game)
    rows, wastes, stocks = game.having(Role.ROW), game.having(Role.WASTE), game.having(Role.STOCK)
    cells = game.having(Role.CELL)
    built = tables.hosts.get((Role.ROW, Role.ROW), NOWHERE)
    in_row = tuple(mask | (tables.lane >> card & 1) << FLOOR for card, mask in enumerate(built))
    aside = {(dst, way.hosts) for way in tables.ways[rows[0]] for dst in way.dsts if dst in cells} if rows else set()
    ways: dict[Role, set[tuple[int, Hosts]]] = {
        Role.FOUNDATION: set(),
        Role.STOCK: {(waste, ANYTHING) for waste in wastes},
    }
    onto_rows = {(row, in_row) for row in rows}
    ways |= {Role.WASTE: onto_rows, Role.CELL: onto_rows}
    return (
        game.packs == 1
        and len(stocks) == len(wastes) <= 1
        and not (stocks and cells)
        and len(rows) + len(cells) < STRIDE - 1
        and aside in (set(), {(cell, PUT_ASIDE) for cell in cells})
        and not (tables.must_fill or tables.refill or tables.free)
        and {*tables.climbing} == {*rows, *wastes, *cells}
        and all(
            {(dst, way.hosts) for way in tables.ways[i] for dst in way.dsts}
            == ways.get(pile.role, {(row, hosts) for row, hosts in onto_rows if row != i} | aside)
            for i, pile in enumerate(game.piles)
        )
    )
