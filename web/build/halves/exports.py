"""What of the interpreter its own scripts ask for.

A module exports what may be had from outside. Pyodide's exports everything, 8,560 names, for extensions in C that are
loaded later and may need any of it. Ramparts loads none; so an export that no script names is for nobody, and neither
is the line of `pyodide.asm.mjs` that takes it over into a variable.

A script names an export if any word of it is that export's name, or that of the variable: words in texts and comments
count too, and so more are kept than need be.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from web.build.halves.module import Module

TAKEN = "function assignWasmExports(wasmExports){"
"""What begins the function that takes each export over."""

LINE = re.compile(r"""((?:[\w$]+=(?:Module\["[\w$]+"\]=)?)+)wasmExports\["([^"]+)"\](?:\.value>>>0)?(?:;|$)""")
"""Its only form of statement: variables, and what other scripts call them; the export."""

WORD = re.compile(r"[\w$]+")


class Taken(NamedTuple):
    """A statement that takes an export over."""

    variables: frozenset[str]
    words: frozenset[str]
    """All by which a script may ask for it."""
    name: str
    text: str


def taken(script: str) -> tuple[list[Taken], str]:
    """The statements of Pyodide's script that take exports over, and the script with none of them.

    Raises `ValueError` if there is anything else between them.
    """
    before, begins, rest = script.partition(TAKEN)
    body, ends, after = rest.partition("}")
    found = [statement(line) for line in LINE.finditer(body)]
    if not (begins and ends) or "".join(line.text for line in found) != body:
        raise ValueError("Pyodide's script takes its exports over in a way that is not known")
    return found, before + after


def statement(line: re.Match[str]) -> Taken:
    """A statement, from the text in which it was found."""
    variables = frozenset(re.findall(r"([\w$]+)=", line[1]))
    offered = re.findall(r'Module\["([\w$]+)"\]', line[1])
    return Taken(variables, variables.union(offered, [line[2]]), line[2], line[0])


def needed(module: Module, glue: str, others: Iterable[str]) -> set[str]:
    """The names of the exports that Pyodide's script, the `glue`, or any of the `others` may ask for.

    What the module imports as the address of its own (`GOT`, the global offset table) is asked for by that name.
    """
    lines, rest = taken(glue)
    variables = frozenset[str]().union(*(line.variables for line in lines))
    words = set(WORD.findall(without(rest, variables))).union(*map(WORD.findall, others))
    names = {export.name for export in module.exports}
    asked = {line.name for line in lines if words & line.words}
    addresses = {found.name for found in module.imports if found.module.startswith("GOT.")}
    return names & (asked | addresses | words)


def shortened(glue: str, keep: set[str]) -> str:
    """Pyodide's script, which now takes over only the exports to `keep`, and declares no variable for any other."""
    lines, _ = taken(glue)
    body = "".join(line.text for line in lines)
    kept = "".join(line.text for line in lines if line.name in keep)
    gone = frozenset[str]().union(*(line.variables for line in lines if line.name not in keep))
    return without(glue.replace(TAKEN + body, TAKEN + kept), gone)


def without(script: str, variables: frozenset[str]) -> str:
    """The script, which no longer declares these variables where it declares some without a value."""
    for declared in re.findall(r"\bvar [\w$]+(?:,[\w$]+)*;", script):
        names = declared[4:-1].split(",")
        left = [name for name in names if name not in variables]
        if left != names:
            script = script.replace(declared, f"var {','.join(left)};" if left else "", 1)
    return script
