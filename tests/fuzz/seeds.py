"""Numbers that the kernel is really given: from deals and positions of all games."""

from functools import cache

from ramparts.rules.game import Game, Position
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.kernel_search import NO_MEMORY
from ramparts.solver.portfolio import ANY_PILES, in_rows, portfolio
from ramparts.solver.rows.compiled_game import compiled_games
from ramparts.solver.suitless.suit_classes import suit_classes
from tests.kit.kernel import position

POSITIONS = range(68)
"""Those of `tests.kit.kernel`: of each game four, and four of games with few cards."""

ROOM = 3000


class Recorder:
    """A machine that searches nothing, and keeps what it is given."""

    def __init__(self) -> None:
        self.written = list[bytes]()

    def call(self, name: str, *numbers: int) -> int:
        """There is no memory for any search."""
        return NO_MEMORY if name == "begin" else 0

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def read(self, count: int) -> bytes:
        return bytes(count)


def searches_of(game: Game, start: Position) -> list[bytes]:
    """The numbers of every search that may be made of this position."""
    machine = Recorder()
    engine = KernelEngine(machine, ROOM)
    searches = [search for case in portfolio(game, start, engine).cases for search in case]
    for compiled in compiled_games(game).values() if in_rows(game) else ():
        classes = suit_classes(compiled)
        if classes is not None:
            searches += [engine.relaxed(compiled, classes, threshold, start, ROOM) for threshold in (0, 4, 10)]
    if engine.takes(game):
        searches.append(engine.by_piles(game, start, ANY_PILES[0]))
    for search in searches:
        search.advance(0)
    return machine.written


@cache
def seeds() -> list[bytes]:
    """The numbers of many searches, each once, in a fixed order."""
    return list(dict.fromkeys(each for number in POSITIONS for each in searches_of(*position(number))))
