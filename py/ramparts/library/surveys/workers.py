"""Who solves the deals of a survey: this process, or several on this machine. `cluster` has more."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeAlias, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_CHUNK = 200
"""How many deals one worker is given at once, at most."""

CHUNKS_EACH = 100
"""How many chunks there are at least for each worker, so that none is idle for long at the end."""

AHEAD = 64
"""How many chunks a worker may be ahead of a slow one: what they found waits, for it is written in order."""


class Crew(NamedTuple):
    """Workers, how many deals a chunk for them has, and how many chunks may be given out at a time."""

    executor: Executor
    chunk: int
    ahead: int


Hire: TypeAlias = Callable[[int], AbstractContextManager[Crew]]
"""Gives the workers for so many deals."""


class InPlace(Executor):
    """Does what it is asked for at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """What the function gives, or raises."""
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def can_hold_back() -> bool:
    """Whether interrupts can be: not on Windows, where a process that is interrupted as it begins says where it was."""
    return hasattr(signal, "pthread_sigmask")


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Lets no interrupt reach this thread meanwhile, nor a process that it starts, where that can be."""
    if not can_hold_back():
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Pool(Executor):
    """Processes that end without a word when they are interrupted, even while they are only beginning.

    An executor starts a process when it is given work. The process then imports for a while before `begin_work` can
    say how it shall end; it inherits that interrupts are held back, so none reaches it meanwhile.
    """

    def __init__(self, processes: Executor) -> None:
        self._processes = processes

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """What the function will give in another process."""
        with interrupts_held_back():
            return self._processes.submit(fn, *args, **kwargs)


def crew(executor: Executor, workers: int, deals: int) -> Crew:
    """Workers of an executor for so many deals."""
    return Crew(executor, max(1, min(LONGEST_CHUNK, deals // (CHUNKS_EACH * workers))), AHEAD * workers)


@contextmanager
def here(jobs: int, deals: int) -> Iterator[Crew]:
    """So many processes of this machine; one is this process itself, as it is where no other can be started."""
    jobs = min(jobs, deals)
    if jobs == 1 or find_spec("_multiprocessing") is None:  # as in a browser
        yield Crew(InPlace(), 1, 1)
        return
    import multiprocessing  # noqa: PLC0415  # it may not be there
    from concurrent.futures.process import ProcessPoolExecutor  # noqa: PLC0415

    ours, theirs = multiprocessing.Pipe()
    spawn = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, spawn, initializer=begin_work, initargs=(theirs,))
    try:
        yield crew(Pool(executor), jobs, deals)
    finally:
        ours.close()  # first: who ends early, with the disk full for example, does not wait for chunks half done
        executor.shutdown(cancel_futures=True)
        theirs.close()


def begin_work(parent: "Connection") -> None:
    """Makes this process end when it is interrupted, without a word, and when nobody is left at the pipe's other end.

    A worker of `concurrent.futures` by itself would wait for ever for the next chunk of a survey that was killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if can_hold_back():
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: "Connection") -> None:
    """Ends this process as soon as nobody is left at the other end of the pipe."""
    try:
        parent.recv_bytes()
    except (EOFError, OSError):
        signal.raise_signal(signal.SIGTERM)
