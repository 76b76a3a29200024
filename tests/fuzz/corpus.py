"""The kept inputs: `tests/data/kernel/corpus.txt`, a line for each, its name and its bytes, compressed, in base 64.

Those named `finding-...` once made the kernel do what it may not do, and are refused; the others are few that together
reach every part of it that is known to be reached.
"""

from base64 import b64decode, b64encode
from zlib import compress, decompress

from tests.kit.places import DATA

CORPUS = DATA / "kernel" / "corpus.txt"


def line_of(name: str, given: bytes) -> str:
    """The line of an input."""
    return f"{name} {b64encode(compress(given, 9)).decode()}"


def corpus() -> dict[str, bytes]:
    """The inputs by name."""
    lines = (line.split() for line in CORPUS.read_text("utf-8").splitlines())
    return {name: decompress(b64decode(given)) for name, given in lines}
