"""The second half of a module: the late functions, which find everything where it was.

It imports what its functions name: what the first half imports, from the same place; and from the first half its
functions, memory, tables, tags, and those globals that may change. The others are constants, and are copied. It has no
data. All that happens when it is made is that the table of late functions is filled.

So a late function is the same function, with the same memory, tables and globals, as it was in one module with all
others; and any choice of late functions is right, if not fast. What is in the tables stays what it was, stubs included.
"""

from web.build.halves import module as wasm
from web.build.halves.first import LATE, FirstHalf, late_table
from web.build.halves.leb128 import to_signed, to_unsigned, vector
from web.build.halves.module import section
from web.build.halves.rewrite import Numbers, imported, rewritten

FIRST = "first"
"""The name of the first half among the imports."""


class SecondHalf:
    """The second half of a module, for a first half that has the same plan."""

    def __init__(self, first: FirstHalf) -> None:
        """`first` knows under which names it exports what is needed here."""
        self.first, self.plan, self.module = first, first.plan, first.module
        self.theirs = {kind: [found for found in self.module.imports if found.kind == kind] for kind in range(5)}
        named = self.plan.named_late("global")
        self.shared = [index for index in named if self.constant(index) is None]
        self.copied = [index for index in named if self.constant(index) is not None]

    def constant(self, index: int) -> bytes | None:
        """The description and value of a global that never changes."""
        own = index - len(self.theirs[wasm.GLOBAL])
        if own < 0:
            return None
        description, value = self.module.globals[own]
        return None if description[1] else description + value

    @property
    def numbers(self) -> Numbers:
        """The numbers here of functions and globals; tables and tags keep theirs."""
        return {
            "function": {index: number for number, index in enumerate([*self.plan.called_back, *self.plan.late])},
            "global": {index: number for number, index in enumerate([*self.shared, *self.copied])},
        }

    def imports(self) -> list[bytes]:
        """All that the functions name and that is not here."""
        return [
            *(self.shared_thing(wasm.FUNCTION, index) for index in self.plan.called_back),
            *(self.shared_thing(wasm.GLOBAL, index) for index in self.shared),
            *(self.from_first(wasm.TABLE, index, table) for index, table in enumerate(self.module.tables)),
            imported(FIRST, LATE, wasm.TABLE, late_table(self.plan)),
            *(self.from_first(wasm.TAG, index, tag) for index, tag in enumerate(self.module.tags)),
            *(self.from_first(wasm.MEMORIES, index, limits) for index, limits in enumerate(self.module.memories)),
        ]

    def shared_thing(self, kind: int, index: int) -> bytes:
        """The import of a function or global, from where the first half has it, or from there."""
        theirs = self.theirs[kind]
        if index < len(theirs):
            return imported(theirs[index].module, theirs[index].name, kind, theirs[index].description)
        if kind == wasm.FUNCTION:
            return self.from_first(kind, index, to_unsigned(self.module.type_of[index]))
        return self.from_first(kind, index, self.module.globals[index - len(theirs)][0])

    def from_first(self, kind: int, index: int, description: bytes) -> bytes:
        """The import of something that the first half exports."""
        return imported(FIRST, self.first.names[kind, index], kind, description)

    def written(self) -> bytes:
        """The module."""
        numbers = self.numbers
        functions = numbers["function"]
        filled = vector(to_unsigned(functions[function]) for function in self.plan.stubs)
        table = to_unsigned(len(self.module.tables))
        elements = b"\x02" + table + b"\x41" + to_signed(0) + b"\x0b\x00" + filled
        contents = {
            wasm.TYPES: self.module.content(wasm.TYPES),
            wasm.IMPORTS: vector(self.imports()),
            wasm.FUNCTIONS: vector(to_unsigned(self.module.type_of[function]) for function in self.plan.late),
            wasm.GLOBALS: vector(constant for index in self.copied if (constant := self.constant(index))),
            wasm.ELEMENTS: vector([elements]),
            wasm.CODE: vector(rewritten(self.plan, function, numbers) for function in self.plan.late),
        }
        return wasm.HEAD + b"".join(section(number, content) for number, content in contents.items())
