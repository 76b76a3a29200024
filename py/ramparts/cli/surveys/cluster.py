"""Workers on other machines, for a survey: those of a scheduler of dask.distributed (the extra ``ramparts[cluster]``).

A chunk of deals whose worker dies is given to another one by the scheduler, and what a chunk comes to is sent to this
process alone: so no deal is lost, and none is counted twice.
"""

import asyncio
import logging
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from ramparts import __version__
from ramparts.library.surveys.workers import Crew, crew
from ramparts.rules.errors import BadNotation

if TYPE_CHECKING:
    from distributed import Client
    from distributed import Future as Remote

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 5
"""How many seconds a scheduler may take to answer."""


class ClusterExecutor(Executor):
    """Gives tasks to the workers of a dask client.

    The executor that dask has of its own never ends a task whose result was lost with the scheduler.
    """

    def __init__(self, client: "Client") -> None:
        """Nothing is given out yet."""
        self._client = client

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result to come; its exception is `CancelledError` where the scheduler is gone."""
        ours: Future[T] = Future()

        def give() -> None:
            self._client.submit(fn, *args, pure=False, **kwargs).add_done_callback(ended)  # type: ignore[no-untyped-call]

        def ended(theirs: "Remote[T]") -> None:
            try:
                ours.set_result(theirs.result(timeout=PATIENCE))
            except BaseException as error:  # noqa: BLE001  # whoever asks for the result is told
                if isinstance(error, TimeoutError) and self._client.status == "running":
                    give()  # the result was lost with its worker
                else:
                    ours.set_exception(CancelledError() if isinstance(error, OSError) else error)

        give()
        return ours


@contextmanager
def cluster(address: str, deals: int) -> Iterator[Crew]:
    """The workers of the scheduler at an address, as ``tcp://10.0.0.5:8786``.

    Raises `BadNotation` when it does not answer or is lost, and when its workers are not there, cannot solve, or die.
    """
    if find_spec("distributed") is None:
        raise BadNotation("a cluster needs dask.distributed, which is not installed: pip install 'ramparts[cluster]'")
    from distributed import Client, KilledWorker  # noqa: PLC0415  # it may not be there

    _hush()
    try:
        asyncio.run(asyncio.wait_for(_reach(address), PATIENCE))
    except (OSError, ValueError):
        raise BadNotation("no scheduler of dask answers at {address!r}", address=address) from None
    with Client(address, timeout=PATIENCE, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        workers = sum(client.nthreads().values())
        if not workers:
            raise BadNotation("the scheduler at {address!r} has no workers", address=address)
        _look_at_workers(client.run(version, on_error="return"), address)
        try:
            yield crew(ClusterExecutor(client), workers, deals)
        except KilledWorker as error:
            sentence = "the workers at {address!r} die, the last one was {last}"
            raise BadNotation(sentence, address=address, last=error.last_worker.address) from None
        except CancelledError:
            raise BadNotation("the scheduler at {address!r} is gone", address=address) from None


def _hush() -> None:
    """What goes wrong is said in a sentence; dask would tell of it too, and leaves tasks that nobody awaits."""
    for name in ("distributed.client", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)


def version() -> str:
    """The version of Ramparts where this is called."""
    return __version__


async def _reach(address: str) -> None:
    """Comes back when something that speaks dask's language answers; else raises `OSError` or `ValueError`.

    Its client would wait for ever for an answer from something else, a web server for example.
    """
    from distributed.comm.core import connect  # noqa: PLC0415

    comm = await connect(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    await comm.close()


def _look_at_workers(versions: dict[str, object], address: str) -> None:
    """Raises `BadNotation` when a worker has not this version of Ramparts: its verdicts would be others."""
    for worker, found in versions.items():
        if found != __version__:
            sentence = "the worker {worker} of {address!r} needs Ramparts {ours}, and has {found}"
            has = found if isinstance(found, str) else "none"
            raise BadNotation(sentence, worker=worker, address=address, ours=__version__, found=has)
