"""A game made ready for the inner loop of `row_search`: what each of its searches needs from one base."""

from collections.abc import Sequence
from functools import lru_cache

from ramparts.engine.ladder import Ladder, ladders_of
from ramparts.engine.play import play
from ramparts.engine.tables import CACHE_SIZE, FACES, FLOOR, NOWHERE, faces_in, tables_of
from ramparts.rules.cards import suit
from ramparts.rules.game import Game, Move, Position, Role
from ramparts.solver.rows.heuristic import RowHeuristic, RowWeights
from ramparts.solver.rows.key import Digits

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

    A search numbers the piles its own way: 0 is the waste, then come the rows.
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
        self.places = [(*hosts, FLOOR) for hosts in self.hosts]
        """By card: what it may be laid on, an empty row included and last."""
        self.digits = Digits(self.masks)
        self.stock = next(iter(game.having(Role.STOCK)), NONE)
        self.waste = next(iter(game.having(Role.WASTE)), NONE)
        self.rows = game.having(Role.ROW)
        self._heuristics: dict[RowWeights, RowHeuristic] = {}

    def heuristic(self, weights: RowWeights) -> RowHeuristic:
        """The heuristic with these weights; made once."""
        if weights not in self._heuristics:
            self._heuristics[weights] = RowHeuristic(self.ladder, weights)
        return self._heuristics[weights]

    def line(self, position: Position, steps: Sequence[int]) -> tuple[Move, ...]:
        """The moves of the game that steps of a search stand for, from this position on."""
        piles = (self.waste, *self.rows)
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
