"""Python runs this file while it starts in the page; from then on, modules are imported from packs.

A pack is read at once, and its modules are made from memory: searching an archive and opening a file for each module
would be a third of what an import costs when the code is compiled already. The library makes each named tuple and
dataclass by compiling a text; the code of the texts that are known lies in the pack too.

Here nothing can be imported yet but the few modules of `web.build.compile.modules.EARLY`.
"""

import gc
import sys
from _blake2 import blake2b
from _frozen_importlib import ModuleSpec
from marshal import loads

TYPE_CHECKING = False
if TYPE_CHECKING:  # there is no `typing` yet
    from types import CodeType, ModuleType

HOME = "/lib/"
"""The folder that modules and data of packs pretend to be in; data that are loaded later really are."""

CODE_MAKERS = frozenset({"collections", "dataclasses"})
"""Modules that compile texts while others are imported."""

GC_THRESHOLD = 100_000
"""How many new objects start a garbage collection. It is high, since hardly any object of a start becomes garbage."""


def digest(text: str) -> bytes:
    """The key under which a text is found: a hash of 64 bits. The texts themselves would be 4 kB more to send."""
    return blake2b(text.encode(), digest_size=8).digest()


class Pack:
    """Modules by name, each with its path and code; compiled texts by their digests; and data by path.

    It is both finder and loader of the modules, in the terms of Python's import system.
    """

    def __init__(self) -> None:
        """Nothing in it yet."""
        self.modules: dict[str, tuple[str, bytes]] = {}
        self.texts: dict[bytes, CodeType] = {}
        self.data: dict[str, bytes] = {}

    def add(self, content: bytes) -> None:
        """Adds the content of a pack made by `web.build.compile.bytecode.pack`."""
        modules, texts, data = loads(content)  # noqa: S302  # it came from this site
        self.modules.update(modules)
        self.texts.update(texts)
        self.data.update(data)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """How to import a module; None for one that is not here."""
        if name not in self.modules:
            return None
        place = self.modules[name][0]
        package = place.endswith("/__init__.pyc")
        spec = ModuleSpec(name, self, origin=HOME + place, is_package=package)  # type: ignore[arg-type]  # it is a loader
        spec.has_location = True
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """None: Python makes the module itself."""

    def exec_module(self, module: "ModuleType") -> None:
        """Runs the code of a module in it."""
        names = vars(module)
        if module.__name__ in CODE_MAKERS:
            names["eval"] = lambda text, *spaces: eval(self.code_of(text), *spaces)  # noqa: S307  # the library's own text
            names["exec"] = lambda text, *spaces: exec(self.code_of(text), *spaces)  # noqa: S102  # as above
        exec(loads(self.modules[module.__name__][1]), names)  # noqa: S102, S302  # it came from this site

    def code_of(self, text: str) -> "CodeType | str":
        """The code of a text, or the text itself if it is not known."""
        return self.texts.get(digest(text), text)

    def get_data(self, path: str) -> bytes:
        """The content of a data file of a package: from a pack or, if it was loaded later, from its folder."""
        if path in self.data:
            return self.data[path]
        with open(path, "rb") as file:  # noqa: PTH123  # pathlib comes later
            return file.read()


PACK = Pack()

if __name__ == "sitecustomize":  # and not when a test looks at it
    gc.set_threshold(GC_THRESHOLD)
    PACK.add(__loader__.get_data("modules"))  # type: ignore[name-defined]  # the archive's
    sys.meta_path.insert(2, PACK)  # after what is built in, before what lies on the path
