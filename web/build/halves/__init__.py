"""The interpreter as the site sends it: without what nobody asks for, and in two halves if there is a profile.

Pyodide comes as one module of WebAssembly, 9.6 MB, of 16,958 functions. All tests that play the site together call
fewer than a fifth of them. So

1. exports that no script names are dropped, and with them the lines of `pyodide.asm.mjs` that take them over, and the
   functions that only they held alive (`exports.py`, `plan.py`);
2. functions that a profile does not name as early go to a second module, and whatever calls one of them before that is
   there waits for it (`first.py`, `second.py`). As long as `profile.txt` has no list of functions, all of them are
   early, and there is one module.

The module as it came is sent as well, for when the first half fails.

Neither changes what a function does, nor which memory it finds: only where its code lies. `module.py` says of what a
module consists, `instructions.py` how functions name what lies outside them.

Both rest on the text of this very Pyodide. So they are done to the file whose SHA-256 stands in `profile.txt`, and to
no other: another one is sent as it comes, and whoever builds the site is told.

What reads and writes modules here is our own. Of the libraries, Binaryen does the like with its `wasm-split`, which is
in no package that npm or PyPI keep up; `@webassemblyjs` does not know exceptions, of which Pyodide makes use; what else
PyPI has was given up years ago, or reads and does not write.
"""

import hashlib
import lzma
import warnings
from pathlib import Path

from web.build.halves.exports import needed, shortened
from web.build.halves.first import FirstHalf
from web.build.halves.module import HEAD, Module
from web.build.halves.plan import Plan
from web.build.halves.profile import PROFILE, Profile, profile
from web.build.halves.second import SecondHalf

WHOLE, GLUE, LOADER = "pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"
"""Pyodide's module, the script that has it made, and the one that loads both."""

PACK = "pyodide.asm.pack"
"""The module, or its first half, as the site has it: under xz, which takes a quarter less than what hosts send by."""

XZ_FILTERS = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 2**23, "lc": 1, "pb": 0},)
"""By what: WebAssembly is made of single bytes (no ``pb``), of which the one before tells little (``lc``)."""

SECOND, STOCK = "pyodide.late.wasm", "pyodide.whole.wasm"
"""The second half, empty where there is one module; and Pyodide's module as it comes, for when the first fails."""


def interpreter(package: Path) -> dict[str, bytes]:
    """The packed module, its script, its second half and the module as it came, by name; `package` is Pyodide's."""
    return interpreter_by(profile(PROFILE.read_text("utf-8")), package)


def packed(module: bytes) -> bytes:
    """A module under xz, the same bytes each time."""
    return lzma.compress(module, check=lzma.CHECK_CRC32, filters=list(XZ_FILTERS))


def interpreter_by(known: Profile, package: Path) -> dict[str, bytes]:
    """The same by another profile. A module that it does not know stays as it is, with a warning."""
    whole, glue = (package / WHOLE).read_bytes(), (package / GLUE).read_text("utf-8")
    if hashlib.sha256(whole).hexdigest() != known.sha256:
        warnings.warn(
            f"{WHOLE} is not the one in {PROFILE.name}: it is sent as it is, and twice as large", stacklevel=2
        )
        return {PACK: packed(whole), GLUE: glue.encode(), SECOND: HEAD, STOCK: whole}
    module = Module(whole)
    keep = needed(module, glue, [(package / LOADER).read_text("utf-8")])
    first = FirstHalf(Plan(module, keep, known.early))
    second = SecondHalf(first).written() if first.split else HEAD
    return {PACK: packed(first.written()), GLUE: shortened(glue, keep).encode(), SECOND: second, STOCK: whole}
