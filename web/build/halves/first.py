"""The first half of a module, which can do without the second until a late function is called.

It is the module as it was, with the same types, imports, memory, tables, globals, tags and data. But it has fewer
functions, and so each of those that are left has a new number wherever it is named.

In place of a late function that may be called from here, or from outside, stands its *stub*, a function of the same
type: it puts the same arguments down again, and calls the function that stands at a certain place of the table of late
functions, which the second half fills. Before that it calls `ensure`, which looks whether the second half has come, and
if it has not, calls `late.join`. The page has to give this function; it may not return before the second half is there.

Where no function is late nothing of that is added.
"""

from web.build.halves import module as wasm
from web.build.halves.leb128 import to_signed, to_unsigned, unsigned, vector
from web.build.halves.module import section
from web.build.halves.plan import Plan
from web.build.halves.rewrite import exported, imported, longer, of_length, rewritten

JOIN = ("late", "join")
"""The import that has the second half joined."""

COME, LATE = "~come", "~late"
"""What is exported for whoever joins it: a global that is 1 when it has come, and the table of late functions."""

JOINS, ENSURES = b"\x60\x00\x00", b"\x60\x01\x7f\x01\x7f"
"""The types of `late.join`, and of `ensure`, which gives back the number that it is given."""

NOT_YET = b"\x7f\x01\x41\x00\x0b"
"""A global that may change, and is 0 at first."""


class FirstHalf:
    """The first half of a module, and the names under which the second half finds what it needs of it."""

    def __init__(self, plan: Plan) -> None:
        """`plan` says which functions are in it."""
        self.plan, self.module = plan, plan.module
        self.split = bool(plan.late)
        self.order = sorted([*plan.early, *plan.stubs])
        begin = plan.imported + self.split
        self.functions = dict(zip(range(plan.imported), range(plan.imported), strict=True))
        self.functions |= {function: number for number, function in enumerate(self.order, begin)}
        self.ensure = begin + len(self.order)
        self.places = {function: place for place, function in enumerate(plan.stubs)}
        self.names = {(export.kind, export.number): export.name for export in plan.exports}
        asked = [thing for thing in plan.asked if thing not in self.names]
        self.offered = {thing: f"~{number:x}" for number, thing in enumerate(asked)}
        self.names |= self.offered

    def written(self) -> bytes:
        """The module."""
        sections = ((number, self.module.data[start:end]) for number, start, end in self.module.sections)
        parts = (section(number, self.changed(number, content)) for number, content in sections)
        return wasm.HEAD + b"".join(parts)

    def changed(self, number: int, content: bytes) -> bytes:
        """What a section now holds."""
        match number:
            case wasm.FUNCTIONS:
                types = [self.module.type_of[function] for function in self.order]
                return vector(map(to_unsigned, types + [len(self.module.types) + 1] * self.split))
            case wasm.EXPORTS:
                return vector(self.exports())
            case wasm.ELEMENTS:
                return vector(b"\0" + where + self.numbered(functions) for where, functions in self.module.elements)
            case wasm.CODE:
                return vector([*map(self.body, self.order), *[self.ensuring()] * self.split])
            case wasm.START:
                return to_unsigned(self.functions[unsigned(content, 0)[0]])
        return longer(content, self.added(number)) if self.split else content

    def added(self, number: int) -> list[bytes]:
        """What a section holds in addition."""
        match number:
            case wasm.TYPES:
                return [JOINS, ENSURES]
            case wasm.IMPORTS:
                return [imported(*JOIN, wasm.FUNCTION, to_unsigned(len(self.module.types)))]
            case wasm.TABLES:
                return [late_table(self.plan)]
            case wasm.GLOBALS:
                return [NOT_YET]
        return []

    def exports(self) -> list[bytes]:
        """The exports that are kept, and what is offered to the second half."""
        things = [(export.name, export.kind, export.number) for export in self.plan.exports]
        things += [(name, kind, index) for (kind, index), name in self.offered.items()]
        numbered = [(n, kind, self.functions[i] if kind == wasm.FUNCTION else i) for n, kind, i in things]
        come = self.module.imported(wasm.GLOBAL) + len(self.module.globals)
        ours = [(COME, wasm.GLOBAL, come), (LATE, wasm.TABLE, len(self.module.tables))]
        return [exported(*thing) for thing in numbered + ours * self.split]

    def numbered(self, functions: list[int]) -> bytes:
        """Functions of a table, by their numbers here."""
        return vector(to_unsigned(self.functions[function]) for function in functions)

    def body(self, function: int) -> bytes:
        """The body of a function, or of its stub."""
        if function in self.places:
            return self.stub(function)
        return rewritten(self.plan, function, {"function": self.functions})

    def stub(self, function: int) -> bytes:
        """A function that calls a late one: arguments, place in the table, `ensure`, call by type and table."""
        number = self.module.type_of[function]
        arguments = range(len(self.module.types[number].arguments))
        put = b"".join(b"\x20" + to_unsigned(argument) for argument in arguments)
        place = b"\x41" + to_signed(self.places[function]) + b"\x10" + to_unsigned(self.ensure)
        call = b"\x11" + to_unsigned(number) + to_unsigned(len(self.module.tables))
        return of_length(b"\0" + put + place + call + b"\x0b")

    def ensuring(self) -> bytes:
        """A function that has the second half joined unless it has come, and gives back what it was given."""
        come = to_unsigned(self.module.imported(wasm.GLOBAL) + len(self.module.globals))
        join = to_unsigned(self.plan.imported)
        return of_length(b"\0\x23" + come + b"\x45\x04\x40\x10" + join + b"\x0b\x20\x00\x0b")


def late_table(plan: Plan) -> bytes:
    """The table of late functions, as it is described: of functions, no fewer and no more than there are stubs."""
    size = to_unsigned(len(plan.stubs))
    return b"\x70\x01" + size + size
