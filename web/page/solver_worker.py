"""The solver in a worker of its own: PyScript runs this file there, and the page awaits what it exports."""

import asyncio
from time import perf_counter

from js import Promise, navigator
from pyodide.ffi import create_proxy

from ramparts.app.assist.solver_worker import SolverWorker
from ramparts.games.catalogue import TITLES
from web.page.kernel_machine import engine

WORKER = SolverWorker(TITLES, perf_counter, engine())


def think(text: str) -> str:
    """The answer to a question after one more moment of thinking; both are JSON texts."""
    return WORKER.think(text)


async def hold(lock: str) -> bool:
    """Whether this worker holds the lock, which it does until its end; False where the browser refuses it."""
    held: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def granted(_lock: object) -> object:
        held.set_result(True)
        return Promise.new(create_proxy(lambda *settle: None))

    request = asyncio.ensure_future(navigator.locks.request(lock, create_proxy(granted)))
    await asyncio.wait({held, request}, return_when="FIRST_COMPLETED")
    return held.done()


__export__ = ["think", "hold"]
