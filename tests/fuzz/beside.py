"""The kernel with sanitizers beside the kernel in WebAssembly: no finding, and the same answers."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from struct import unpack_from

from ramparts.solver.kernel.kernel_search import HANDLES
from ramparts.solver.kernel.machine import BUFFER
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from tests.fuzz.native import Finding, answers

HEAD = 4

STANDING = (0, 1)
"""The verdicts after which the kernel still has a search: searching and won."""

FAILURES = {"-1": "refused", "-2": "no memory"}
VERDICTS = ("searching", "won", "lost", "gave up", "dead end", "lost at once")


@cache
def _machine() -> Wasmtime:
    return Wasmtime(kernel_wasm())


def in_webassembly(given: bytes) -> str:
    """What the harness has to say of this input."""
    machine, numbers = _machine(), given[HEAD:]
    pages, nodes = unpack_from("<2H", given)
    machine.call("limit", pages)
    machine.write(numbers.ljust(BUFFER, b"\0"))
    begun, steps, length = machine.call("begin", len(numbers), nodes % 2), list[int](), 0
    handle, said = begun // 8 % HANDLES, 0 if begun < 0 else begun // 512 * 8 + begun % 8
    for portion in (0, 1, nodes):
        if begun >= 0 and said % 8 in STANDING:
            said = machine.call("advance", handle, portion)
    if begun >= 0 and said % 8 in STANDING:
        length = machine.call("line", handle, 0)
        for start in range(0, length, BUFFER):
            machine.call("line", handle, start)
            steps += machine.read(min(BUFFER, length - start))
        machine.call("drop", handle)
    total = 0
    for step in steps:
        total = (total * 31 + step + 1) & 0xFFFFFFFF
    return f"{begun} {said} {length} {total}"


def check(harness: Path, inputs: Sequence[bytes]) -> Counter[str]:
    """How many of the inputs were answered how. Raises `Finding` at the first with which something is wrong."""
    said = answers(harness, inputs)
    for number, (given, answer) in enumerate(zip(inputs, said, strict=True)):
        expected = in_webassembly(given)
        if answer != expected:
            raise Finding(number, f"{answer!r} with sanitizers is {expected!r} in WebAssembly")
    return Counter(map(_kind, said))


def _kind(answer: str) -> str:
    begun, said, *_ = answer.split()
    return FAILURES.get(begun) or VERDICTS[int(said) % 8]
