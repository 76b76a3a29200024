"""A game made ready for the inner loop of `row_search`: what each of its searches needs from one base."""

from collections.abc import Sequence
from functools import lru_cache

from ramparts.engine.ladder import Ladder, ladders_of
from ramparts.engine.play import play
from ramparts.engine.tables import CACHE_SIZE, EVERY, FACES, FLOOR, NOWHERE, faces_in, tables_of
from ramparts.rules.cards import Card, suit
from ramparts.rules.game import Game, Move, Position, Role
from ramparts.solver.rows.dead import Relations
from ramparts.solver.rows.heuristic import RowHeuristic, RowWeights
from ramparts.solver.rows.key import IN_CELL, Digits
from ramparts.solver.rows.stacks import EMPTY, Stack

STRIDE = 16
"""A step of a search is one small integer: sixteen times its source pile plus its target."""

HOME = STRIDE - 1
"""The target of a play home."""

TURN = 0
"""The step that turns a card of the stock."""

NO_STEP = -1
"""The step that leads from the start of a search to itself."""

NONE = -1
"""The index of a pile that the game has not."""


class CompiledGame:
    """A game and the rank that begins its foundations.

    A search numbers the piles its own way: 0 is the waste, then come the rows, then the cells.
    """

    def __init__(self, game: Game, ladder: Ladder) -> None:
        tables = tables_of(game)
        self.game = game
        self.ladder = ladder
        self.masks = tables.hosts.get((Role.ROW, Role.ROW), NOWHERE)
        """By card: the mask of the cards it may be laid on in a row."""
        self.both_ways = all(self.masks[top] >> card & 1 for card in range(FACES) for top in faces_in(self.masks[card]))
        """Whether any two cards that lie on each other may also lie the other way round."""
        self.hosts = [tuple(faces_in(mask)) for mask in self.masks]
        """By card: the cards it may be laid on in a row."""
        self.lane = tables.lane
        """The mask of the cards that an empty row takes."""
        self.places = [(*hosts, FLOOR) if self.lane >> card & 1 else hosts for card, hosts in enumerate(self.hosts)]
        """By card: what it may be laid on in a row, an empty one included and last where it takes that card."""
        self.stock = next(iter(game.having(Role.STOCK)), NONE)
        self.waste = next(iter(game.having(Role.WASTE)), NONE)
        self.rows = game.having(Role.ROW)
        self.cells = game.having(Role.CELL)
        self.cells_take = any(dst in self.cells for i in self.rows for way in tables.ways[i] for dst in way.dsts)
        """Whether cards go into cells, and not only out of them."""
        aside = (IN_CELL,) if self.cells_take else ()
        self.from_row = [(*places, *aside) for places in self.places]
        """By card: where it may go from a row in which it does not lie alone, a free cell included and last."""
        self.from_floor = [(*hosts, *aside) for hosts in self.hosts]
        """By card: where it may go from a row in which it lies alone; in another empty row it would lie the same."""
        self.relations = Relations(self.masks, ladder.before, self.lane, self.cells_take)
        self.base_first = tables.base_first
        self.dead_ends = self.lane == EVERY and self.cells_take == bool(self.cells)
        """Whether no place can ever become empty in a position that is proved lost without a search."""
        self.digits = Digits(self.masks, cells=bool(self.cells))
        self._heuristics: dict[RowWeights, RowHeuristic] = {}

    def heuristic(self, weights: RowWeights) -> RowHeuristic:
        """The heuristic with these weights; made once."""
        if weights not in self._heuristics:
            self._heuristics[weights] = RowHeuristic(self.ladder, weights)
        return self._heuristics[weights]

    def shown(self, piles: Sequence[Stack], first_cell: int) -> dict[Card, int]:
        """Which pile shows a card or, the last of the empty ones, `FLOOR`; as `IN_CELL` the first cell that is free.

        From number ``first_cell`` on the piles are cells, on which nothing can be laid.
        """
        if not self.cells:
            return {stack[0]: i for i, stack in enumerate(piles)}
        at = {stack[0]: i for i, stack in enumerate(piles[:first_cell])}
        if self.cells_take and EMPTY in piles[first_cell:]:
            at[IN_CELL] = piles.index(EMPTY, first_cell)
        return at

    def line(self, position: Position, steps: Sequence[int]) -> tuple[Move, ...]:
        """The moves of the game that steps of a search stand for, from this position on."""
        piles = (self.waste, *self.rows, *self.cells)
        found: list[Move] = []
        for code in steps:
            source, target = divmod(code, STRIDE)
            if code == TURN:
                move = Move(self.stock, self.waste)
            elif target == HOME:
                move = Move(piles[source], self.game.foundation[suit(position[piles[source]][-1])])
            else:
                move = Move(piles[source], piles[target])
            found.append(move)
            position = play(self.game, position, move)
        return tuple(found)


@lru_cache(CACHE_SIZE)
def compiled_games(game: Game) -> dict[int, CompiledGame]:
    """A game compiled for each rank that may begin its foundations: for one, or for all where the base is chosen."""
    return {base: CompiledGame(game, ladder) for base, ladder in ladders_of(game).items()}
