"""What carries the searches out: Python, or the kernel (`ramparts.solver.kernel`). Both look at the same positions."""

from typing import Literal, Protocol, TypeAlias

from ramparts.rules.game import Game, Position
from ramparts.solver.afloat.afloat_search import AfloatSearch
from ramparts.solver.exploring.type_search import TypeSearch
from ramparts.solver.findings.searcher import Searcher
from ramparts.solver.piles.heuristic import PileWeights
from ramparts.solver.piles.pile_search import PileSearch
from ramparts.solver.rows.compiled_game import CompiledGame
from ramparts.solver.rows.heuristic import RowWeights
from ramparts.solver.rows.row_search import RowSearch
from ramparts.solver.suitless.suitless_proof import SuitlessProof

EngineName: TypeAlias = Literal["kernel", "python"]
"""The engines by the names that ``solve`` gives them."""


class Engine(Protocol):
    """Makes the searches of a portfolio.

    ``most`` is how many positions they may look at where nobody says; ``most_of_piles`` of games that are not in rows.
    """

    @property
    def name(self) -> EngineName:
        """What it is called."""
        ...

    @property
    def most(self) -> int:
        """How many positions it looks at, at most, where nobody says."""
        ...

    @property
    def most_of_piles(self) -> int:
        """The same for games whose cards do not lie in rows."""
        ...

    def takes(self, game: Game) -> bool:
        """Whether it can search any piles of this game."""
        ...

    def by_piles(self, game: Game, position: Position, weights: PileWeights) -> Searcher:
        """A best-first search of any piles."""
        ...

    def by_weights(self, compiled: CompiledGame, position: Position, weights: RowWeights) -> Searcher:
        """A best-first search of rows."""
        ...

    def by_types(self, compiled: CompiledGame, position: Position) -> Searcher:
        """A best-first search of rows that explores by type as well."""
        ...

    def without_suits(self, compiled: CompiledGame, classes: tuple[int, ...], position: Position) -> Searcher:
        """A search for the proof that not even a game is won in which high cards have lost their suits."""
        ...

    def afloat(self, compiled: CompiledGame, position: Position) -> Searcher:
        """A search of rows in which the places of loose cards are left open."""
        ...


class PythonEngine:
    """The searches written in Python."""

    name: EngineName = "python"
    most = 2_000_000
    """As many as fit into about half a gigabyte."""
    most_of_piles = 200_000
    """They take ten times as much."""

    def takes(self, game: Game) -> bool:
        """Of every game."""
        return True

    def by_piles(self, game: Game, position: Position, weights: PileWeights) -> Searcher:
        """A `PileSearch`."""
        return PileSearch(game, position, weights)

    def by_weights(self, compiled: CompiledGame, position: Position, weights: RowWeights) -> Searcher:
        """A `RowSearch`."""
        return RowSearch(compiled, position, weights)

    def by_types(self, compiled: CompiledGame, position: Position) -> Searcher:
        """A `TypeSearch`."""
        return TypeSearch(compiled, position)

    def without_suits(self, compiled: CompiledGame, classes: tuple[int, ...], position: Position) -> Searcher:
        """A `SuitlessProof`."""
        return SuitlessProof(compiled, classes, position)

    def afloat(self, compiled: CompiledGame, position: Position) -> Searcher:
        """An `AfloatSearch`."""
        return AfloatSearch(compiled, position)


PYTHON = PythonEngine()
