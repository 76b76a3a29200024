"""Which engine searches: the one that was asked for, or else the kernel where something is installed that runs it."""

from functools import cache
from importlib.util import find_spec
from typing import get_args

from ramparts.rules.errors import BadNotation
from ramparts.solver.engines import PYTHON, Engine, EngineName
from ramparts.solver.kernel.kernel_engine import KernelEngine

MAX_MEGABYTES = 4000
"""WebAssembly, in which the kernel runs, has addresses for four gigabytes."""

MAX_COUNT = 10**12
"""More positions than any search looks at, and more deals than any list has."""


def installed() -> bool:
    """Whether there is something to run the kernel with."""
    return find_spec("wasmtime") is not None


def chosen_engine(name: EngineName | None, megabytes: int | None = None, memory: str = "memory") -> Engine:
    """The engine of this name, or the best there is, which keeps to so many MB where that is said.

    Raises `BadNotation` where the kernel is wanted in vain, or Python is to keep to a limit; ``memory`` is what the
    limit is called.
    """
    if name not in (None, *get_args(EngineName)):
        raise BadNotation("{name} is no engine; write kernel or python", name=repr(name))
    check_count(memory, megabytes, MAX_MEGABYTES)
    if name == "python" and megabytes is not None:
        raise BadNotation("{memory} is for the kernel: the searches in Python cannot keep to a limit", memory=memory)
    if name == "python" or (name is None and megabytes is None and not installed()):
        return PYTHON
    if not installed():
        raise BadNotation("the kernel is run by wasmtime, which is not installed: pip install 'ramparts[kernel]'")
    return _kernel(megabytes)


def check_count(called: str, count: int | None, most: int = MAX_COUNT) -> None:
    """Raises `BadNotation` where a limit is none: it may be None, or a whole number from 1 up to the largest."""
    if count is not None and not (type(count) is int and 1 <= count <= most):
        raise BadNotation("{called} is a whole number from 1 to {most}", called=called, most=most)


@cache
def _kernel(megabytes: int | None) -> Engine:
    """The kernel, compiled for this machine: some ten milliseconds, so once for each process."""
    from ramparts.solver.kernel.native import MEGABYTES, Wasmtime, kernel_wasm  # noqa: PLC0415  # it may not be there

    return KernelEngine(Wasmtime(kernel_wasm(), megabytes or MEGABYTES))
