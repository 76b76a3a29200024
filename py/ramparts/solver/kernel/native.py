"""The kernel at a desk: run by wasmtime, which the extra ``ramparts[kernel]`` installs.

The page has WebAssembly of its own and never imports this.
"""

import weakref
from importlib.resources import files

from wasmtime import Engine, Func, Instance, Memory, Module, Store

from ramparts.solver import kernel

PAGES_PER_MEGABYTE = 16

MEGABYTES = 128
"""How much memory all searches together may take, unless told otherwise."""


class Wasmtime:
    """A `ramparts.solver.kernel.machine.Machine`: an instance of ``module``, the bytes of a `kernel.wasm`."""

    def __init__(self, module: bytes, megabytes: int = MEGABYTES) -> None:
        engine = Engine()
        self._store = Store(engine)
        exports = Instance(self._store, Module(engine, module), []).exports(self._store)
        self._functions = {name: item for name, item in exports.items() if isinstance(item, Func)}
        self._memory = next(item for _, item in exports.items() if isinstance(item, Memory))
        self._buffer = self.call("buffer")
        self.call("limit", megabytes * PAGES_PER_MEGABYTE)
        # Also when the program ends: later there is nothing left of wasmtime to do it with.
        for owned in (engine, self._store):
            weakref.finalize(self, owned.close)

    def call(self, name: str, *numbers: int) -> int:
        """What a function of `kernel.c` gives back; below 0 for a failure."""
        return int(self._functions[name](self._store, *numbers))

    def write(self, data: bytes) -> None:
        """Puts bytes into the buffer, no more than it holds."""
        self._memory.write(self._store, data, self._buffer)

    def read(self, count: int) -> bytes:
        """So many bytes of the buffer."""
        return bytes(self._memory.read(self._store, self._buffer, self._buffer + count))


def kernel_wasm() -> bytes:
    """The bytes of the kernel that ships with the package."""
    return files(kernel).joinpath("kernel.wasm").read_bytes()
