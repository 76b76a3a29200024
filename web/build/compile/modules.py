"""Which modules the page needs: its own, and those of the library that it starts with or imports.

Runs inside Pyodide. Its library holds sources, which Python would compile anew on every visit; that would be most of
what a visitor waits for.
"""

import ast
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from web.build.compile.stand_ins import STAND_INS

Sources = dict[str, bytes]
"""The sources of modules, by their paths in an archive, such as `ramparts/cards.py`."""

PAGE, WORKER, STUDY = "web.page.main", "web.page.solver_worker", "ramparts.app.study"
"""The first modules of the page, of the solver's worker, and of the room that the page fetches later.

The first two are read for imports, but not imported.
"""

EARLY = frozenset({"encodings", "encodings.aliases", "encodings.utf_8"})
"""Modules that Python imports while it starts, before it asks `web.build.compile.sitecustomize` for any."""

FACE = "ramparts/__init__.py"

NOT_NEEDED = frozenset({"ssl", "_ssl", "bz2", "compression.zstd", "compression.zstd._zstdfile"})
"""Modules that the library tries to import and can do without."""

BY_NAME = frozenset({"encodings.ascii", "encodings.latin_1", "traceback"})
"""Modules that Python itself imports by name when it needs them."""


def all_sources(root: Path) -> Sources:
    """Every module of Ramparts, in the page or not."""
    trees = ((root / "py", "ramparts/**/*.py"), (root, "web/__init__.py"), (root, "web/page/**/*.py"))
    files = {file.relative_to(tree).as_posix(): file for tree, pattern in trees for file in sorted(tree.glob(pattern))}
    found = {path: file.read_bytes() for path, file in files.items()}
    return found | {FACE: without_face(found[FACE])}


def without_face(source: bytes) -> bytes:
    """The package `ramparts` as the page needs it: its version, and no names of the library, of which it has none."""
    return next(line for line in source.splitlines() if line.startswith(b"__version__ = "))


def needed(start: str, sources: Sources) -> Sources:
    """The module `start` and all modules of `sources` that it imports, directly or not, with their packages."""
    paths = {dotted(path): path for path in sources}
    found: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name in paths and name not in found:
            found.add(name)
            waiting += [name.rpartition(".")[0], *imports(sources[paths[name]])]
    return {path: source for path, source in sources.items() if dotted(path) in found}


def app(root: Path) -> tuple[Sources, Sources]:
    """The modules of Ramparts that run in the page, and those that run in the worker alone."""
    sources = all_sources(root)
    page = needed(PAGE, sources)
    return page, {path: source for path, source in needed(WORKER, sources).items() if path not in page}


def late(root: Path) -> Sources:
    """The modules of Ramparts that come to the page with the later room."""
    sources = all_sources(root)
    page = needed(PAGE, sources)
    return {path: source for path, source in needed(STUDY, sources).items() if path not in page}


def data_beside(sources: Sources, root: Path) -> dict[str, bytes]:
    """The data files of the packages in `sources`, by their paths in an archive."""
    homes = {root / "py" / path.rpartition("/")[0] for path in sources}
    files = sorted(file for home in homes for file in home.glob("*.txt"))
    return {file.relative_to(root / "py").as_posix(): file.read_bytes() for file in files}


def catalogues(root: Path) -> dict[str, bytes]:
    """The catalogues of the languages, by their codes."""
    return {file.stem: file.read_bytes() for file in sorted((root / "py" / "ramparts").rglob("*.mo"))}


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


def wanted(ours: Sources) -> list[str]:
    """The names of all that has to be imported for everything that `ours` imports to be loaded; some are no modules."""
    return sorted(BY_NAME.union(map(dotted, ours), *map(imports, ours.values())) - {PAGE, WORKER})


def write_library(archive: Path, out: Path) -> None:
    """Writes the archive of Python's and Pyodide's modules to `out`, with our stand-ins in their places."""
    with zipfile.ZipFile(archive) as whole, zipfile.ZipFile(out, "w") as made:
        for name in whole.namelist():
            made.writestr(name, STAND_INS.get(name, whole.read(name)))


def library(names: Iterable[str], archive: Path) -> Sources:
    """The sources of the modules `names`, as far as they are in an archive that `write_library` has written."""
    places = (name.replace(".", "/") for name in sorted(set(names) - NOT_NEEDED))
    paths = (path for place in places for path in (f"{place}.py", f"{place}/__init__.py"))
    with zipfile.ZipFile(archive) as whole:
        known = set(whole.namelist())
        return {path: whole.read(path) for path in paths if path in known}
