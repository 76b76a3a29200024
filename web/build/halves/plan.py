"""Which functions of a module go where.

A function is *alive* if it can be reached at all: if it is exported under a name that is kept, if it stands in a table,
so that it may be called by its number, or if a function that is alive names it. Nothing can ever call the others,
and they go.

Of those that are alive the *early* ones stay in the first half; which they are is told by the profile, the list of
those that were called when the site was played by machine. The rest is *late*, and goes to the second half. A late
function leaves a *stub* behind if anything in the first half, or from outside, may call it.
"""

from collections.abc import Collection
from functools import cached_property

from web.build.halves.instructions import Kind, Reference, references
from web.build.halves.module import FUNCTION, GLOBAL, MEMORIES, TABLE, TAG, Export, Module


class Plan:
    """Where each function of a module goes; functions are told by their numbers in it."""

    def __init__(self, module: Module, keep: Collection[str], early: Collection[int] | None = None) -> None:
        """`keep` are the names of the exports that stay.

        `early` are the numbers of functions among the module's own, which begin with 0; None is all of them.
        """
        self.module = module
        self.exports: list[Export] = [export for export in module.exports if export.name in keep]
        self.imported = module.imported(FUNCTION)
        self._profile = early

    @cached_property
    def references(self) -> dict[int, list[Reference]]:
        """What the body of each of the module's own functions names."""
        code, module = self.module.data, self.module
        spans = map(module.instructions, module.bodies)
        return {index: list(references(code, *span)) for index, span in enumerate(spans, self.imported)}

    def called(self, function: int) -> list[int]:
        """The functions that one of the module's own names."""
        return [found.number for found in self.references[function] if found.kind == "function"]

    @cached_property
    def by_number(self) -> set[int]:
        """The functions that stand in a table."""
        return {function for _, functions in self.module.elements for function in functions}

    @cached_property
    def exported(self) -> set[int]:
        """The functions that are exported."""
        return {export.number for export in self.exports if export.kind == FUNCTION}

    @cached_property
    def alive(self) -> set[int]:
        """The module's own functions that can be reached."""
        reached: set[int] = set()
        waiting = [*self.by_number, *self.exported]
        while waiting:
            function = waiting.pop()
            if function >= self.imported and function not in reached:
                reached.add(function)
                waiting += self.called(function)
        return reached

    @cached_property
    def early(self) -> list[int]:
        """The functions of the first half, in the module's order."""
        return sorted(
            self.alive if self._profile is None else self.alive & {self.imported + own for own in self._profile}
        )

    @cached_property
    def late(self) -> list[int]:
        """The functions of the second half, in the module's order."""
        return sorted(self.alive.difference(self.early))

    @cached_property
    def stubs(self) -> list[int]:
        """The late functions for which there is a stub in the first half."""
        named = {called for function in self.early for called in self.called(function)}
        return sorted(set(self.late) & (named | self.by_number | self.exported))

    @cached_property
    def called_back(self) -> list[int]:
        """The functions outside the second half that it calls: those of the first half, and those that this imports."""
        named = {called for function in self.late for called in self.called(function)}
        return sorted(named.difference(self.late))

    @cached_property
    def asked(self) -> list[tuple[int, int]]:
        """What the second half asks of the first, by kind and number."""
        if not self.late:
            return []
        tables, tags, outer = self.module.tables, self.module.tags, self.module.imported(GLOBAL)
        changing = [number for number, (about, _) in enumerate(self.module.globals, outer) if about[1]]
        return [
            *((FUNCTION, index) for index in self.called_back if index >= self.imported),
            *((GLOBAL, index) for index in self.named_late("global") if index in changing),
            *((TABLE, index) for index in range(len(tables))),
            *((TAG, index) for index in range(len(tags))),
            (MEMORIES, 0),
        ]

    def named_late(self, kind: Kind) -> list[int]:
        """The globals, or the tags, that the functions of the second half name, by number."""
        found = (found for function in self.late for found in self.references[function])
        return sorted({reference.number for reference in found if reference.kind == kind})
