"""Prints what each step takes off a first visit: `python -m web.build.halves SITE`, for an assembled site."""

import argparse
import lzma
from collections.abc import Iterator
from pathlib import Path

from web.build.assemble import ROOT
from web.build.halves import GLUE, LOADER, PACK, WHOLE
from web.build.halves.exports import needed, shortened
from web.build.halves.first import FirstHalf
from web.build.halves.module import Module
from web.build.halves.plan import Plan
from web.build.page import compressed_size

PACKAGE = ROOT / "node_modules" / "pyodide"
LIBRARY, MODULES = "python_stdlib.zip", "modules"


def steps(package: Path, site: Path) -> Iterator[tuple[str, int]]:
    """Of the module, its script and the library: each step in words, and the bytes that are sent after it.

    The first of each is the file as it is in `package`, Pyodide's. Raises `FileNotFoundError` if `site` is none.
    """
    first, minified, pack = (made(site, name) for name in (PACK, "pyodide.asm.js", "library-*.pack"))
    whole, glue = (package / WHOLE).read_bytes(), (package / GLUE).read_text("utf-8")
    module = Module(whole)
    keep = needed(module, glue, [(package / LOADER).read_text("utf-8")])
    yield "the module as it comes", compressed_size(whole)
    yield (
        "exports that nobody asks for, and what they held alive, dropped",
        compressed_size(FirstHalf(Plan(module, keep)).written()),
    )
    yield "functions that are called late, in a second half", len(first)
    yield "its script as it comes", compressed_size(glue.encode())
    yield "without the lines of these exports", compressed_size(shortened(glue, keep).encode())
    yield "minified", compressed_size(minified)
    yield "the library as it comes", (package / LIBRARY).stat().st_size
    yield "what is needed of it, compiled", compressed_size(lzma.decompress(pack))
    yield "the same under xz", len(pack)


def made(site: Path, name: str) -> bytes:
    """A file of the interpreter in a site. Raises `FileNotFoundError` with a sentence if it is not there."""
    for path in site.glob(f"pyodide-*/{name}"):
        return path.read_bytes()
    raise FileNotFoundError(f"{site} is no assembled site: it has no {name}")


def main() -> None:
    """Prints the steps."""
    parser = argparse.ArgumentParser(prog="python -m web.build.halves", description="Tell what makes a visit smaller.")
    parser.add_argument("site", type=Path, help="an assembled site, such as build/tested")
    site = parser.parse_args().site
    try:
        for step, size in steps(PACKAGE, site):
            print(f"{size:>10,}  {step}")
    except FileNotFoundError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
