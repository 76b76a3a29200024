"""What `run.mjs` runs inside Pyodide, which alone can write the byte code that it will load."""

import collections
import dataclasses
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from types import CodeType

from web.build.compile.bytecode import archive, compiled, lines, pack, recording, under_gzip, under_xz
from web.build.compile.modules import EARLY, Sources, app, catalogues, data_beside, dotted, library

BEGINS = Path(__file__).with_name("sitecustomize.py")

MADE = ("_colorize", "inspect", "asyncio.graph")
"""Modules of the library that make many a named tuple or dataclass while the page starts."""


def compile_site(root: Path, out: Path, pyscript: Mapping[str, str]) -> None:
    """Writes everything of the site that is made from Python to `out`, from the checkout at `root`.

    The packs of the app, the worker and the library; the app's tables of lines; `games.html`; and for each language its
    catalogue as a pack, and a `splash-de.json`.

    `pyscript` is PyScript's Python package, its files and their text. The page's modules import it, so it has to be
    imported here; and it goes into the library, which spares the page to compile it.
    """
    theirs = {f"pyscript/{name}": text.encode() for name, text in pyscript.items()}
    place = Path("/theirs")
    (place / "pyscript").mkdir(parents=True)
    for path, source in theirs.items():
        (place / path).write_bytes(source)
    sys.path[:0] = [str(root / "py"), str(place)]
    texts: dict[bytes, CodeType] = {}
    vars(collections)["eval"] = recording(texts, eval, "eval")
    vars(dataclasses)["exec"] = recording(texts, exec, "exec")
    page, worker = app(root)
    stock = library(page | worker) | theirs
    (out / "app.pack").write_bytes(under_xz(pack(page, texts, data_beside(page, root), annotated=False)))
    (out / "lines.pack").write_bytes(under_xz(lines(page)))
    (out / "solver.pack").write_bytes(under_xz(pack(worker, {}, annotated=False)))
    texts.clear()  # the library does not change with the app
    run_again(stock)
    (out / "library.pack").write_bytes(under_gzip(shelved(stock, texts)))
    for code, content in catalogues(root).items():
        (out / f"words-{code}.pack").write_bytes(under_gzip(content))
    without_python(out)


def run_again(stock: Sources) -> None:
    """Runs those modules once more, which were imported before anybody recorded what texts they make code of."""
    for path, source in stock.items():
        if dotted(path) in MADE:
            exec(source, {"__name__": dotted(path), "__package__": dotted(path).rpartition(".")[0]})  # noqa: S102


def shelved(stock: Sources, texts: Mapping[bytes, CodeType]) -> bytes:
    """The library as an archive: what Python starts with as files, everything else as the pack that is read then."""
    early = {path: source for path, source in stock.items() if dotted(path) in EARLY}
    early[BEGINS.name] = BEGINS.read_bytes()
    later = {path: source for path, source in stock.items() if path not in early}
    files = {f"{path}c": compiled(path, source, annotated=True) for path, source in early.items()}
    return archive(files | {"modules": pack(later, texts)})


def without_python(out: Path) -> None:
    """Writes what is said without Python. Only now can all this be imported, and the library is complete."""
    from ramparts.app.words.languages import LANGUAGES, catalogue  # noqa: PLC0415
    from web.build.splash import games, translated  # noqa: PLC0415

    (out / "games.html").write_text(games(), "utf-8")
    for code in LANGUAGES.keys() - {"en"}:
        words = json.dumps(translated(catalogue(code)), ensure_ascii=False)
        (out / f"splash-{code}.json").write_text(words, "utf-8")
