"""The kernel beside Python: whether both look at the same positions and find the same line."""

from random import Random

from ramparts.deals.deal import numbered
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.rules.game import Game, Position
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.exploring.type_search import ROOM
from ramparts.solver.findings.verdict import Finding, Verdict
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.solver.search import Search
from tests.solver.small import SMALL, small
from tests.solver.test_thousands import scattered

MACHINE = Wasmtime(kernel_wasm(), 1024)

KERNEL = KernelEngine(MACHINE, ROOM)
"""The kernel, which keeps as many positions as Python does, so that it gives up where Python does."""

FIRST = 9_000
CASTLES = ("fortress", "chessboard", "beleaguered-castle", "streets-and-alleys")
NAMES = [*TITLES]
LEVELS = {"fortitude": 9}
LONGEST_WALK = 40


def position(number: int) -> tuple[Game, Position]:
    """A game and a position of it: dealt or after a random walk; every seventeenth is of a game with few cards."""
    chance, (turn, at) = Random(number), divmod(number, len(NAMES) + 1)
    if at == len(NAMES):
        games = [*SMALL.values()]
        games += [small(TITLES[name].at(1), *shape) for name in CASTLES for shape in ((5, 3), (5, 4), (6, 3))]
        game = chance.choice(games)
        return game, scattered(game, chance)
    name = NAMES[at]
    game, start = numbered(TITLES[name], FIRST + turn, chance.randint(1, LEVELS.get(name, 1)))[1:3]
    for _ in range(chance.randint(0, LONGEST_WALK) if chance.random() < 0.5 else 0):
        legal = moves(game, start)
        if legal:
            start = play(game, start, chance.choice(legal))
    return game, start


def found(game: Game, start: Position, limit: int, engine: Engine, portions: Random) -> list[Finding]:
    """What an engine says after each of some portions, which are drawn by chance, up to its verdict."""
    search = Search(game, start, limit=limit, engine=engine)
    said = [search.advance(portions.randint(1, 700))]
    while said[-1].verdict is Verdict.SEARCHING:
        said.append(search.advance(portions.randint(1, 700)))
    return said


def same(number: int, limit: int) -> bool:
    """Whether kernel and Python say the same of a position, portion after portion: verdict, line and positions."""
    game, start = position(number)
    by_python, by_kernel = (found(game, start, limit, engine, Random(number)) for engine in (PYTHON, KERNEL))
    return by_python == by_kernel
