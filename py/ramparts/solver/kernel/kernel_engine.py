"""The searches of `ramparts.solver.portfolio` made by the kernel: each with the weights that its Python text has."""

from collections.abc import Sequence
from functools import lru_cache, partial

from ramparts.engine.tables import CACHE_SIZE
from ramparts.rules.game import Game, Position
from ramparts.solver.afloat import afloat_search
from ramparts.solver.afloat.unfolded import unfolded_keys
from ramparts.solver.engines import EngineName
from ramparts.solver.exploring import features
from ramparts.solver.exploring.chance import seed_of
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.kernel.kernel_search import KernelSearch
from ramparts.solver.kernel.machine import Machine
from ramparts.solver.kernel.numbers import AFLOAT, MOST_ROOM, RELAXED, Settings, guests_in_rows, rules, search_numbers
from ramparts.solver.kernel.pile_numbers import fits_kernel, pile_line, pile_numbers
from ramparts.solver.piles.heuristic import PileWeights
from ramparts.solver.rows.compiled_game import CompiledGame
from ramparts.solver.rows.heuristic import RowWeights
from ramparts.solver.suitless import relaxed_search
from ramparts.solver.suitless.suitless_proof import SuitlessProof

NO_CLASSES = (0, 1, 2, 3)


class KernelEngine:
    """The searches of the kernel that runs in this machine; ``room`` is how many positions each may keep."""

    name: EngineName = "kernel"
    most = most_of_piles = 20_000_000
    """More than is ever needed; memory comes to its end sooner."""

    def __init__(self, machine: Machine, room: int = MOST_ROOM) -> None:
        self._machine, self._room = machine, room

    def by_weights(self, compiled: CompiledGame, position: Position, weights: RowWeights) -> Searcher:
        """What `ramparts.solver.rows.row_search.RowSearch` is in Python."""
        home, over, strange, lane, depth, _, cell = weights
        settings = Settings(home=home, over=over, strange=strange, lane=lane, depth=depth, cell=cell)
        return self._search(compiled, position, _row_rules(compiled, weights), settings)

    def by_types(self, compiled: CompiledGame, position: Position) -> Searcher:
        """What `ramparts.solver.exploring.type_search.TypeSearch` is in Python."""
        settings = Settings(
            room=self._room,
            seed=seed_of(position),
            home=features.HOME,
            over=features.OVER,
            strange=features.STRANGE,
            lane=features.LANE,
            depth=features.DEPTH,
            cell=features.CELL,
            graded=True,
            novel=features.NOVEL,
            types=True,
        )
        return self._search(compiled, position, _type_rules(compiled), settings)

    def without_suits(self, compiled: CompiledGame, classes: tuple[int, ...], position: Position) -> Searcher:
        """What `ramparts.solver.suitless.suitless_proof.SuitlessProof` is in Python."""
        return SuitlessProof(compiled, classes, position, self._room, self.relaxed)

    def relaxed(
        self, compiled: CompiledGame, classes: tuple[int, ...], threshold: int, position: Position, room: int
    ) -> Searcher:
        """What `ramparts.solver.suitless.relaxed_search.RelaxedSearch` is in Python."""
        settings = Settings(
            kind=RELAXED,
            threshold=threshold,
            room=room,
            home=relaxed_search.LEFT,
            strange=relaxed_search.PLACE,
            lane=relaxed_search.LANE,
            cell=relaxed_search.CELL,
        )
        return self._search(compiled, position, _relaxed_rules(compiled, classes), settings)

    def afloat(self, compiled: CompiledGame, position: Position) -> Searcher:
        """What `ramparts.solver.afloat.afloat_search.AfloatSearch` is in Python."""
        settings = Settings(kind=AFLOAT, room=self._room, home=afloat_search.LEFT, strange=afloat_search.FIXED)
        tables = _exact_rules(compiled, compiled.ladder.before)
        numbers = partial(search_numbers, compiled, tables, settings, position)
        search = KernelSearch(self._machine, numbers, partial(unfolded_keys, compiled, position))
        search.is_short = False
        return search

    def takes(self, game: Game) -> bool:
        """Whether the piles of this game are not too many for it, and the like."""
        return fits_kernel(game)

    def by_piles(self, game: Game, position: Position, weights: PileWeights) -> Searcher:
        """What `ramparts.solver.piles.pile_search.PileSearch` is in Python."""
        numbers = partial(pile_numbers, game, position, weights, self._room)
        return KernelSearch(self._machine, numbers, partial(pile_line, game))

    def _search(self, compiled: CompiledGame, position: Position, tables: bytes, settings: Settings) -> KernelSearch:
        numbers = partial(search_numbers, compiled, tables, settings, position)
        return KernelSearch(self._machine, numbers, partial(compiled.line, position))


@lru_cache(4 * CACHE_SIZE)
def _row_rules(compiled: CompiledGame, weights: RowWeights) -> bytes:
    return _exact_rules(compiled, compiled.heuristic(weights).earlier)


@lru_cache(CACHE_SIZE)
def _type_rules(compiled: CompiledGame) -> bytes:
    return _exact_rules(compiled, features.earlier_cards(compiled.ladder))


def _exact_rules(compiled: CompiledGame, earlier: Sequence[int]) -> bytes:
    return rules(compiled, compiled.ladder.guests, earlier, NO_CLASSES)


@lru_cache(CACHE_SIZE)
def _relaxed_rules(compiled: CompiledGame, classes: tuple[int, ...]) -> bytes:
    """Nothing lies over anything in a relaxed game."""
    return rules(compiled, guests_in_rows(compiled), compiled.ladder.before, classes)
