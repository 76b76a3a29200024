"""The port to what runs the kernel: something with WebAssembly, and in it one instance for all searches."""

from typing import Protocol

BUFFER = 8192
"""The size of the buffer through which bytes go in and out, as `kernel.c` has it."""


class Machine(Protocol):
    """An instance of the kernel."""

    def call(self, name: str, *numbers: int) -> int:
        """What a function of `kernel.c` gives back; below 0 for a failure."""
        ...

    def write(self, data: bytes) -> None:
        """Puts bytes into the buffer, no more than it holds."""
        ...

    def read(self, count: int) -> bytes:
        """So many bytes of the buffer."""
        ...
