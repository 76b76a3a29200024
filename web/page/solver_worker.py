"""The solver in a worker of its own: PyScript runs this file there, and the page awaits what it exports."""

from time import perf_counter

from ramparts.app.assist.solver_worker import SolverWorker
from ramparts.games.catalogue import TITLES
from web.page.kernel_machine import engine

WORKER = SolverWorker(TITLES, perf_counter, engine())


def think(text: str) -> str:
    """The answer to a question after one more moment of thinking; both are JSON texts."""
    return WORKER.think(text)


__export__ = ["think"]
