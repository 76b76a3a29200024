"""The instructions of a function, as far as they name something that lies outside it.

A function's body is a row of instructions. Each is one byte that says what is to be done, and then, for some, numbers:
which local variable, how far to jump, where in memory. Almost all of that is the function's own affair. A few name a
function, a global variable, a table or a tag (a kind of exception) by its number in the module, and when things are
numbered anew, these numbers have to follow; so they are all that is told here.

The grammar is that of the WebAssembly specification 3.0, appendix *Index of Instructions*, without what the interpreter
has no use for: vectors, atomics, garbage collection. What is not in it is refused, and never guessed at.
"""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from web.build.halves.leb128 import unsigned

Kind = Literal["function", "global", "table", "tag"]
"""What an instruction may name by its number."""

# No repetition is possessive: up to Python 3.11.4 such a one goes on behind what it failed on (gh-106052).
LEB = rb"[\x80-\xff]*[\x00-\x7f]"

INNER = re.compile(
    rb"""(?:
      [\x00\x01\x05\x0a\x0b\x0f\x19-\x1b\x45-\xc4\xd1]           # control, arithmetic: nothing follows
    | [\x02-\x04\x06\x09\x0c\x0d\x18\x20-\x22\x3f-\x42\xd0] LEB  # blocks, branches, locals, constants, memory's size
    | [\x28-\x3e] LEB LEB                                        # load and store: alignment, offset
    | \x43 .{4} | \x44 .{8}                                      # constants with a fraction
    | \x1c \x01 .                                                # a choice between two values of a named type
    | \xfc (?: [\x00-\x07] | \x0a\x00\x00 | \x0b\x00 )           # conversions; memory copied, memory filled
    )*""".replace(b"LEB", LEB),
    re.VERBOSE | re.DOTALL,
)
"""As many instructions as there are that name nothing outside the function."""

NAMING: dict[int, Kind] = {
    0x07: "tag",  # catch
    0x08: "tag",  # throw
    0x10: "function",  # call
    0x12: "function",  # call that does not come back
    0x23: "global",
    0x24: "global",
    0x25: "table",
    0x26: "table",
    0xD2: "function",  # a reference to it
}
"""The instructions with one number, which names something."""

TABLES = {0x0F: 1, 0x10: 1, 0x11: 1}
"""How many tables are named by the instructions that begin with 0xFC: a table's growth, its size, its filling."""


class Reference(NamedTuple):
    """A number in a function's body that names something outside it."""

    kind: Kind
    start: int
    """Where the number is written, in bytes from the module's beginning."""
    end: int
    number: int


def references(code: bytes, at: int, end: int) -> Iterator[Reference]:
    """What the instructions between two offsets name, in their order.

    Raises `ValueError` with the offset for an instruction that is not known here.
    """
    while True:
        at = passed(code, at, end)
        if at == end:
            return
        operation = code[at]
        if operation in NAMING:
            index, behind = unsigned(code, at + 1)
            yield Reference(NAMING[operation], at + 1, behind, index)
        elif operation in {0x11, 0x13}:  # a call by way of a table: the type of the function, the table
            _, start = unsigned(code, at + 1)
            index, behind = unsigned(code, start)
            yield Reference("table", start, behind, index)
        elif operation == 0x0E:  # a branch to one of several places
            behind = listed(code, at + 1)
        elif operation == 0xFC and code[at + 1] in TABLES:
            index, behind = unsigned(code, at + 2)
            yield Reference("table", at + 2, behind, index)
        else:
            raise ValueError(f"an instruction that is not known: {code[at : at + 2].hex()} at {at}")
        at = behind


def passed(code: bytes, at: int, end: int) -> int:
    """Where the instructions that name nothing come to their end."""
    found = INNER.match(code, at, end)
    return found.end() if found else at


def listed(code: bytes, at: int) -> int:
    """Where a list of places to branch to ends: so many as its first number says, and one more."""
    count, at = unsigned(code, at)
    for _ in range(count + 1):
        _, at = unsigned(code, at)
    return at
