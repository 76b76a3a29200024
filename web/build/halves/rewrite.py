"""Parts of a module as they are written: bodies in which things have new numbers, imports, exports."""

from collections.abc import Iterable, Mapping

from web.build.halves.instructions import Kind
from web.build.halves.leb128 import text, to_unsigned, unsigned
from web.build.halves.plan import Plan

Numbers = Mapping[Kind, Mapping[int, int]]
"""For each kind of thing the new number for an old one; a kind that is not there keeps its numbers."""


def rewritten(plan: Plan, function: int, numbers: Numbers) -> bytes:
    """The body of a function, in which things have new numbers."""
    start, end = plan.module.bodies[function - plan.imported]
    code, out = plan.module.data, bytearray()
    for found in plan.references[function]:
        mapped = numbers.get(found.kind)
        if mapped is not None:
            out += code[start : found.start] + to_unsigned(mapped[found.number])
            start = found.end
    return of_length(bytes(out + code[start:end]))


def of_length(content: bytes) -> bytes:
    """The content, its length first."""
    return to_unsigned(len(content)) + content


def longer(content: bytes, items: Iterable[bytes]) -> bytes:
    """A section's list of items, with more at its end."""
    more = list(items)
    count, start = unsigned(content, 0)
    return to_unsigned(count + len(more)) + content[start:] + b"".join(more)


def imported(module: str, name: str, kind: int, description: bytes) -> bytes:
    """An import."""
    return text(module) + text(name) + bytes((kind,)) + description


def exported(name: str, kind: int, index: int) -> bytes:
    """An export."""
    return text(name) + bytes((kind,)) + to_unsigned(index)
