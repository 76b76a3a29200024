"""A WebAssembly module: its sections, and what lies in those that concern whoever moves functions about.

A module begins with four bytes of name and four of version. Then come sections, each a number, a length and its
content: the types of functions, what is imported, which type each function has, tables (of functions that are called
by a number: what C calls a function pointer), memory, tags (kinds of exceptions), global variables, what is exported,
what tables and memory hold at first, and the code. Functions, tables, globals and tags are numbered each on their own,
those that are imported first, then the module's own.

Only what is needed is taken apart; everything else stays the bytes that it is.
"""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, TypeVar

from web.build.halves.leb128 import to_unsigned, unsigned

Item = TypeVar("Item")

HEAD = b"\0asm\x01\0\0\0"
"""What a module begins with."""

TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORY, GLOBALS, EXPORTS, START, ELEMENTS, CODE, DATA, DATA_COUNT, TAGS = range(
    1, 14
)
"""The numbers of the sections; 0 is one that says something to tools alone."""

FUNCTION, TABLE, MEMORIES, GLOBAL, TAG = range(5)
"""The numbers by which imports and exports tell what kind of thing they are."""


class Type(NamedTuple):
    """A function's type: one byte for each argument and result."""

    arguments: bytes
    results: bytes


class Import(NamedTuple):
    """Something that comes from outside."""

    module: str
    name: str
    kind: int
    description: bytes


class Export(NamedTuple):
    """Something that can be had from outside."""

    name: str
    kind: int
    number: int


class Module:
    """A module that is read as far as it is asked for. Raises `ValueError` for what it does not know."""

    def __init__(self, data: bytes) -> None:
        """`data` is the whole module."""
        if not data.startswith(HEAD):
            raise ValueError("no WebAssembly module")
        self.data = data
        self.sections: list[tuple[int, int, int]] = []
        """Of each section, in their order, its number, and where its content begins and ends."""
        at = len(HEAD)
        while at < len(data):
            length, start = unsigned(data, at + 1)
            self.sections.append((data[at], start, start + length))
            at = start + length

    def content(self, number: int) -> bytes:
        """What a section holds; empty where there is none of that number."""
        return next((self.data[start:end] for found, start, end in self.sections if found == number), b"")

    def items(self, number: int, read: Callable[[int], tuple[Item, int]]) -> list[Item]:
        """The items of a section; `read` gives the one at an offset, and the offset behind it."""
        start = next((start for found, start, _ in self.sections if found == number), None)
        if start is None:
            return []
        count, at = unsigned(self.data, start)
        found = []
        for _ in range(count):
            item, at = read(at)
            found.append(item)
        return found

    @cached_property
    def types(self) -> list[Type]:
        """The types of functions."""
        return self.items(TYPES, self._type)

    @cached_property
    def imports(self) -> list[Import]:
        """What is imported, in its order."""
        return self.items(IMPORTS, self._import)

    @cached_property
    def exports(self) -> list[Export]:
        """What is exported."""
        return self.items(EXPORTS, self._export)

    @cached_property
    def type_of(self) -> list[int]:
        """The number of the type of each function, the imported ones first."""
        imported = [unsigned(found.description, 0)[0] for found in self.imports if found.kind == FUNCTION]
        return imported + self.items(FUNCTIONS, lambda at: unsigned(self.data, at))

    @cached_property
    def tables(self) -> list[bytes]:
        """The module's own tables: what they hold, and how much."""
        return self.items(TABLES, self._until(lambda at: self._limits(at + 1)))

    @cached_property
    def memories(self) -> list[bytes]:
        """The module's own memory, of which there is one at most: how large it is, and may become."""
        return self.items(MEMORY, self._until(self._limits))

    @cached_property
    def tags(self) -> list[bytes]:
        """The module's own tags."""
        return self.items(TAGS, self._until(lambda at: unsigned(self.data, at + 1)[1]))

    @cached_property
    def globals(self) -> list[tuple[bytes, bytes]]:
        """The module's own global variables: type with whether it may change, and the instructions for its value."""
        return self.items(GLOBALS, lambda at: self._split(at, at + 2, self._behind_value(at + 2)))

    @cached_property
    def elements(self) -> list[tuple[bytes, list[int]]]:
        """What the first table holds: the instructions for where, and the numbers of functions."""
        return self.items(ELEMENTS, self._element)

    @cached_property
    def bodies(self) -> list[tuple[int, int]]:
        """Where the body of each of the module's own functions begins and ends."""
        return self.items(CODE, self._body)

    def instructions(self, body: tuple[int, int]) -> tuple[int, int]:
        """Where the instructions of a body begin, behind its local variables, and end."""
        count, at = unsigned(self.data, body[0])
        for _ in range(count):
            at = unsigned(self.data, at)[1] + 1
        return at, body[1]

    def imported(self, kind: int) -> int:
        """How many things of a kind are imported."""
        return sum(found.kind == kind for found in self.imports)

    def _split(self, start: int, middle: int, end: int) -> tuple[tuple[bytes, bytes], int]:
        return (self.data[start:middle], self.data[middle:end]), end

    def _until(self, behind: Callable[[int], int]) -> Callable[[int], tuple[bytes, int]]:
        return lambda at: (self.data[at : behind(at)], behind(at))

    def _text(self, at: int) -> tuple[str, int]:
        length, at = unsigned(self.data, at)
        return self.data[at : at + length].decode(), at + length

    def _limits(self, at: int) -> int:
        """Behind the limits of a table or memory: the least size, and the greatest, if it has one."""
        _, behind = unsigned(self.data, at + 1)
        return unsigned(self.data, behind)[1] if self.data[at] & 1 else behind

    def _type(self, at: int) -> tuple[Type, int]:
        if self.data[at] != 0x60:
            raise ValueError(f"a type that is none of a function, at {at}")
        count, start = unsigned(self.data, at + 1)
        results, middle = unsigned(self.data, start + count)
        end = middle + results
        return Type(self.data[start : start + count], self.data[middle:end]), end

    def _import(self, at: int) -> tuple[Import, int]:
        module, at = self._text(at)
        name, at = self._text(at)
        kind = self.data[at]
        if kind not in {FUNCTION, GLOBAL}:
            raise ValueError(f"an import of the kind {kind}, at {at}")
        behind = unsigned(self.data, at + 1)[1] if kind == FUNCTION else at + 3
        return Import(module, name, kind, self.data[at + 1 : behind]), behind

    def _export(self, at: int) -> tuple[Export, int]:
        name, at = self._text(at)
        index, behind = unsigned(self.data, at + 1)
        return Export(name, self.data[at], index), behind

    def _element(self, at: int) -> tuple[tuple[bytes, list[int]], int]:
        if self.data[at] != 0:
            raise ValueError(f"elements of the form {self.data[at]}, at {at}")
        where = self._behind_value(at + 1)
        count, behind = unsigned(self.data, where)
        functions = []
        for _ in range(count):
            function, behind = unsigned(self.data, behind)
            functions.append(function)
        return (self.data[at + 1 : where], functions), behind

    def _body(self, at: int) -> tuple[tuple[int, int], int]:
        length, start = unsigned(self.data, at)
        return (start, start + length), start + length

    def _behind_value(self, at: int) -> int:
        """Behind a constant of whole numbers and the instruction that ends it: all that is used for first values."""
        if self.data[at] not in {0x41, 0x42}:
            raise ValueError(f"a value that is no whole number, at {at}")
        _, behind = unsigned(self.data, at + 1)
        if self.data[behind] != 0x0B:
            raise ValueError(f"a value that is calculated, at {at}")
        return behind + 1


def section(number: int, content: bytes) -> bytes:
    """A section as it is written."""
    return bytes((number,)) + to_unsigned(len(content)) + content
