"""Which modules the page needs: all of its own, and what it starts with or imports of everybody else's.

Runs inside Pyodide, whose library holds sources: whatever is imported from it as it comes is compiled anew on every
visit, and that is most of what a visitor waits for.
"""

import ast
import importlib
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

Sources = dict[str, bytes]
"""Modules: the path that each has in an archive, such as `ramparts/cards.py`, and its source."""

AT_THE_DESK = frozenset({"web.assemble", "web.serve", "ramparts.cli", "ramparts.__main__"})
"""Modules that never run in the page."""

STARTS = frozenset({"web.main"})
"""Modules that begin a game when they are imported: they are looked at, but not imported."""

BY_NAME = frozenset({"encodings.ascii", "encodings.latin_1", "traceback"})
"""Modules that Python itself imports by name when it comes to need them."""


def app(root: Path) -> Sources:
    """Every module of Ramparts that runs in the page."""
    trees = ((root / "py", "ramparts/**/*.py"), (root, "web/*.py"))
    files = {file.relative_to(tree).as_posix(): file for tree, pattern in trees for file in sorted(tree.glob(pattern))}
    return {path: file.read_bytes() for path, file in files.items() if dotted(path) not in AT_THE_DESK}


def catalogues(root: Path) -> dict[str, bytes]:
    """The catalogues of the languages, by the path that each has in an archive."""
    tree = root / "py"
    return {file.relative_to(tree).as_posix(): file.read_bytes() for file in tree.glob("ramparts/**/*.mo")}


def dotted(path: str) -> str:
    """A module's name, from its path in an archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(source: bytes) -> Iterator[str]:
    """Every name that is imported, wherever in the source: modules, and their members, which may be modules too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_module(name: str) -> bool:
    """Whether a dotted name is that of a module, and not of something inside one."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # what stands before the last dot is no package
        return False


def library(ours: Sources) -> Sources:
    """What of Python's own library, and of Pyodide's, is loaded once everything that `ours` imports is loaded."""
    wanted = BY_NAME.union(map(dotted, ours), *map(imports, ours.values())) - STARTS
    for name in sorted(wanted):
        if is_module(name):
            importlib.import_module(name)
    stock = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
    inside = set(stock.namelist())
    loaded = (name.replace(".", "/") for name in sorted(sys.modules))
    paths = (path for name in loaded for path in (f"{name}.py", f"{name}/__init__.py"))
    return {path: stock.read(path) for path in paths if path in inside}
