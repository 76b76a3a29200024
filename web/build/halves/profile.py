"""Which functions of the interpreter are early: `profile.txt`, and the file that it was made for.

Its first line is the SHA-256 of Pyodide's module. Then comes one bit for each of the module's own functions, the lowest
of the first byte first, that says whether the function was called when the site was played by machine; in base64, in
lines. Where there are no bits all functions are early. CONTRIBUTING tells how it is made anew.
"""

import base64
import hashlib
from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

PROFILE = Path(__file__).with_name("profile.txt")

WIDTH = 116


class Profile(NamedTuple):
    """The functions that are early, and the module in which they are these."""

    sha256: str
    early: frozenset[int] | None
    """Their numbers among the module's own functions, which begin with 0; None for all."""


def profile(text: str) -> Profile:
    """A profile from its text. Raises `ValueError` if its bits are no base64."""
    sha256, _, lines = text.partition("\n")
    bits = base64.b64decode("".join(lines.split()), validate=True)
    number = int.from_bytes(bits, "little")
    early = frozenset(place for place in range(number.bit_length()) if number >> place & 1)
    return Profile(sha256.strip(), early or None)


def written(module: bytes, early: Iterable[int]) -> str:
    """The text of a profile of a module."""
    bits = sum(1 << function for function in set(early))
    coded = base64.b64encode(bits.to_bytes((bits.bit_length() + 7) // 8, "little")).decode()
    return "\n".join([hashlib.sha256(module).hexdigest(), *wrap(coded, WIDTH)]) + "\n"
