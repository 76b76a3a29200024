"""The solver's kernel in the worker, run by the browser's own WebAssembly."""

from pathlib import Path

from js import Uint8Array, WebAssembly
from pyodide.ffi import to_js

from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.kernel.kernel_engine import KernelEngine

KERNEL = Path("/lib/kernel.wasm")
"""Where `web/boot/interpreter.mjs` puts it, if it could be had."""


class BrowserMachine:
    """A `ramparts.solver.kernel.machine.Machine`: an instance of `module`, the bytes of a `kernel.wasm`."""

    def __init__(self, module: bytes) -> None:
        """Compiles it, which takes the browser some milliseconds. Raises what the browser does not take it with."""
        self._exports = WebAssembly.Instance.new(WebAssembly.Module.new(to_js(module))).exports
        self._buffer = self.call("buffer")

    def call(self, name: str, *numbers: int) -> int:
        """What a function of `kernel.c` gives back; below 0 for a failure."""
        return int(getattr(self._exports, name)(*numbers))

    def write(self, data: bytes) -> None:
        """Puts bytes into the buffer, no more than it holds."""
        self._bytes(len(data)).assign(data)

    def read(self, count: int) -> bytes:
        """So many bytes of the buffer."""
        return bytes(self._bytes(count).to_bytes())

    def _bytes(self, count: int) -> Uint8Array:
        """The first bytes of the buffer; of this moment, for memory that grows is another one."""
        return Uint8Array.new(self._exports.memory.buffer, self._buffer, count)


def engine() -> Engine:
    """The kernel; Python where it could not be had, or the browser does not take it."""
    try:
        return KernelEngine(BrowserMachine(KERNEL.read_bytes()))
    except Exception:  # noqa: BLE001  # whatever a browser says, Python can do the same
        return PYTHON
