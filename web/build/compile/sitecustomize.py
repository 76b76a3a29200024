"""What Python runs of its own accord while it starts in the page: from here on, modules come out of packs.

A pack is read as one, and its modules are made from memory: no archive is searched and no file is opened for each of
them, which is a third of what an import costs when the code is compiled already. The modules that named tuples and
dataclasses are made by compile a text for each of them; texts that are known come compiled as well.

Nothing but the few modules of `web.build.compile.modules.EARLY` can be imported yet.
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
"""Where modules and data of packs seem to lie; data that come later do lie there."""

MAKERS = frozenset({"collections", "dataclasses"})
"""Modules that make code of texts while others are imported."""

PATIENT = 100_000
"""Objects to be made until Python looks for garbage: hardly any of what a start makes is garbage."""


def digest(text: str) -> bytes:
    """What a text is found by: 64 bits that no two texts share. The texts themselves would be 4 kB more to send."""
    return blake2b(text.encode(), digest_size=8).digest()


class Pack:
    """Modules by their names: where each seems to lie, and its code; and data by the place where they seem to lie.

    It finds modules and loads them for Python.
    """

    def __init__(self) -> None:
        """Nothing in it yet."""
        self.modules: dict[str, tuple[str, bytes]] = {}
        self.texts: dict[bytes, CodeType] = {}
        self.data: dict[str, bytes] = {}

    def add(self, content: bytes) -> None:
        """Adds what `web.build.compile.bytecode.pack` has put together."""
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
        """Leaves the making of the module to Python."""

    def exec_module(self, module: "ModuleType") -> None:
        """Fills a module."""
        names = vars(module)
        if module.__name__ in MAKERS:
            names["eval"] = lambda text, *spaces: eval(self.made(text), *spaces)  # noqa: S307  # the library's own text
            names["exec"] = lambda text, *spaces: exec(self.made(text), *spaces)  # noqa: S102  # as above
        exec(loads(self.modules[module.__name__][1]), names)  # noqa: S102, S302  # it came from this site

    def made(self, text: str) -> "CodeType | str":
        """The code of a text, or the text itself if it is not known."""
        return self.texts.get(digest(text), text)

    def get_data(self, path: str) -> bytes:
        """The content of a file beside a package, which is in a pack, or came later and does lie there."""
        if path in self.data:
            return self.data[path]
        with open(path, "rb") as file:  # noqa: PTH123  # pathlib comes later
            return file.read()


PACK = Pack()

if __name__ == "sitecustomize":  # and not when a test looks at it
    gc.set_threshold(PATIENT)
    PACK.add(__loader__.get_data("modules"))  # type: ignore[name-defined]  # the archive's
    sys.meta_path.insert(2, PACK)  # after what is built in, before what lies on the path
