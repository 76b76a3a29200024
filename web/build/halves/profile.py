"""Which functions of the interpreter are early: `profile.txt`, the file that it was made for, and how it is made.

Its first line is the SHA-256 of Pyodide's module. Then comes one bit for each of the module's own functions, the lowest
of the first byte first, that says whether the function was called when the site was played by machine; in base64, in
lines. Where there are no bits all functions are early.

That is told by an *instrumented* module. Each of its functions, before it does anything else, sets a bit of its own in
one of so many new global variables of 64 bits, which are exported. So it costs little time, and no memory that the
module could see. docs/start.md tells how the file is made anew.
"""

import base64
import hashlib
from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from web.build.halves import module as wasm
from web.build.halves.leb128 import to_signed, to_unsigned, vector
from web.build.halves.module import Module, section
from web.build.halves.rewrite import exported, longer, of_length

PROFILE = Path(__file__).with_name("profile.txt")

WIDTH = 116

CALLED = "~called"
"""How the names of the variables begin that are exported; the number of a variable follows."""

WORD = 64

NOTHING = b"\x7e\x01\x42\x00\x0b"
"""A global variable of 64 bits that may change, and is 0 at first."""


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


def instrumented(module: Module) -> bytes:
    """The module with variables that tell which of its functions were called.

    The lowest bit of the first variable is that of the module's own first function. The module has to have a global
    variable and an export already, as every module that was made from C has.
    """
    begin = module.imported(wasm.GLOBAL) + len(module.globals)
    words = range(begin, begin + -(-len(module.bodies) // WORD))
    out = [wasm.HEAD]
    for number, start, end in module.sections:
        content = module.data[start:end]
        if number == wasm.GLOBALS:
            content = longer(content, [NOTHING] * len(words))
        elif number == wasm.EXPORTS:
            content = longer(content, (exported(f"{CALLED}{word - begin}", wasm.GLOBAL, word) for word in words))
        elif number == wasm.CODE:
            content = vector(noting(module, own, words) for own in range(len(module.bodies)))
        out.append(section(number, content))
    return b"".join(out)


def noting(module: Module, own: int, words: range) -> bytes:
    """The body of the module's own function of that number, which now sets its bit."""
    start, end = module.bodies[own]
    begin, _ = module.instructions((start, end))
    word = to_unsigned(words[own // WORD])
    bit = 1 << own % WORD
    signed = to_signed(bit - (1 << WORD) if bit >> WORD - 1 else bit)
    sets = b"\x23" + word + b"\x42" + signed + b"\x84\x24" + word
    return of_length(module.data[start:begin] + sets + module.data[begin:end])


def called(words: list[int]) -> frozenset[int]:
    """The module's own functions whose bits are set in the variables."""
    bits = sum(word << WORD * place for place, word in enumerate(words))
    return frozenset(own for own in range(bits.bit_length()) if bits >> own & 1)
