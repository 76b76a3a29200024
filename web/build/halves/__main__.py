"""Prints what each step takes off a first visit: `python -m web.build.halves SITE`, for a site that is assembled."""

import gzip
import io
import lzma
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from web.build.halves import GLUE, LOADER, WHOLE
from web.build.halves.exports import needed, shortened
from web.build.halves.first import FirstHalf
from web.build.halves.module import Module
from web.build.halves.plan import Plan

PACKAGE = Path("node_modules") / "pyodide"
LIBRARY, MODULES = "python_stdlib.zip", "modules"


def sent(content: bytes) -> int:
    """About how many bytes a host sends for a file."""
    return len(gzip.compress(content, 6, mtime=0))


def steps(package: Path, site: Path) -> Iterator[tuple[str, int]]:
    """Each step, what comes first as it comes, and the bytes that are sent after it; `package` is Pyodide's."""
    whole, glue = (package / WHOLE).read_bytes(), (package / GLUE).read_text("utf-8")
    module = Module(whole)
    keep = needed(module, glue, [(package / LOADER).read_text("utf-8")])
    yield "the module as it comes", sent(whole)
    yield (
        "exports that nobody asks for, and what they held alive, dropped",
        sent(FirstHalf(Plan(module, keep)).written()),
    )
    yield "functions that are called late, in a second half", sent(made(site, WHOLE))
    yield "its script as it comes", sent(glue.encode())
    yield "without the lines of these exports", sent(shortened(glue, keep).encode())
    yield "minified", sent(made(site, GLUE))
    yield "the library as it comes", (package / LIBRARY).stat().st_size
    pack = made(site, "library-*.pack")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(pack))) as archive:
        early = b"".join(archive.read(name) for name in archive.namelist() if name != MODULES)
        yield "what is needed of it, compiled", sent(early + lzma.decompress(archive.read(MODULES)))
    yield "its modules under xz", len(pack)


def made(site: Path, name: str) -> bytes:
    """A file of the interpreter in a site."""
    [path] = site.glob(f"pyodide-*/{name}")
    return path.read_bytes()


if __name__ == "__main__":
    for step, size in steps(PACKAGE, Path(sys.argv[1])):
        print(f"{size:>10,}  {step}")
