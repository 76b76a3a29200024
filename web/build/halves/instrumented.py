"""A module that knows which of its functions were called: what a profile is made of.

Each function, before it does anything else, sets a bit of its own in one of so many new global variables of 64 bits,
which are exported. So it costs little time, and no memory that the module could see.
"""

from web.build.halves import module as wasm
from web.build.halves.leb128 import to_signed, to_unsigned, vector
from web.build.halves.module import Module, section
from web.build.halves.rewrite import exported, longer, of_length

CALLED = "~called"
"""How the names of the variables begin that are exported; the number of a variable follows."""

WORD = 64

NOTHING = b"\x7e\x01\x42\x00\x0b"
"""A global variable of 64 bits that may change, and is 0 at first."""


def instrumented(module: Module) -> bytes:
    """The module with such variables. The lowest bit of the first one is that of the module's own first function.

    It has to have a global variable and an export already, as every module that was made from C has.
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
