"""Which engine searches: the one that was asked for, or else the kernel where something is installed that runs it."""

from functools import cache
from importlib.util import find_spec

from ramparts.rules.errors import BadNotation
from ramparts.solver.engines import PYTHON, Engine, EngineName
from ramparts.solver.kernel.kernel_engine import KernelEngine


def installed() -> bool:
    """Whether there is something to run the kernel with."""
    return find_spec("wasmtime") is not None


def chosen_engine(name: EngineName | None) -> Engine:
    """The engine of this name, or the best there is. Raises `BadNotation` where the kernel is wanted in vain."""
    if name == "python" or (name is None and not installed()):
        return PYTHON
    if not installed():
        raise BadNotation("the kernel is run by wasmtime, which is not installed: pip install 'ramparts[kernel]'")
    return _kernel()


@cache
def _kernel() -> Engine:
    """The kernel, compiled for this machine: some ten milliseconds, so once for each process."""
    from ramparts.solver.kernel.native import Wasmtime, kernel_wasm  # noqa: PLC0415  # wasmtime may not be there

    return KernelEngine(Wasmtime(kernel_wasm()))
