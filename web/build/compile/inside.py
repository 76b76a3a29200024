"""Runs inside Pyodide, started by `run.mjs`: only the Python that will load the byte code can write it."""

import collections
import dataclasses
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import CodeType

from web.build.compile.bytecode import archive, compiled, lines, pack, recording, under_xz
from web.build.compile.imported import imported
from web.build.compile.modules import EARLY, Sources, app, catalogues, data_beside, dotted, late, library, wanted

SITECUSTOMIZE = Path(__file__).with_name("sitecustomize.py")

RECORDED_AGAIN = ("_colorize", "inspect")
"""Modules of the library that make named tuples or dataclasses while the page starts."""


def compile_site(root: Path, out: Path, pyscript: Mapping[str, str], loaded: Sequence[str], stock: Path) -> None:
    """Writes to `out` everything of the site that is made from the Python of the checkout at `root`.

    These are the packs of the app, the worker, the later room and the library; the app's line tables; `games.html`,
    `languages.html`, `first.json` and `notices.json`; and for each language its catalogue as a pack, and files such as
    `splash-de.json` and `links-de.json`.

    `pyscript` is PyScript's Python package: the text of each file by its name. It goes into the library, so that the
    page need not compile it. `loaded` are the modules that are loaded once the site's have been imported, and
    `stock` is the archive that has those of the library.
    """
    pyscript_sources = {f"pyscript/{name}": text.encode() for name, text in pyscript.items()}
    texts: dict[bytes, CodeType] = {}
    vars(collections)["eval"] = recording(texts, eval, "eval")
    vars(dataclasses)["exec"] = recording(texts, exec, "exec")
    page, worker = app(root)
    study = late(root)
    imported(wanted(page | worker))  # which records their texts
    (out / "app.pack").write_bytes(under_xz(pack(page, texts, data_beside(page, root), annotated=False)))
    (out / "lines.pack").write_bytes(under_xz(lines(page | study)))
    (out / "solver.pack").write_bytes(under_xz(pack(worker, {}, annotated=False)))
    texts.clear()
    library_sources = library(loaded, stock) | pyscript_sources
    (out / "study.pack").write_bytes(under_xz(pack(study, texts, data_beside(study, root), annotated=False)))
    texts.clear()  # the library does not change with the app
    record_texts(library_sources)
    (out / "library.pack").write_bytes(under_xz(library_archive(library_sources, texts)))
    for code, content in catalogues(root).items():
        (out / f"words-{code}.pack").write_bytes(under_xz(content))
    write_splash(out)


def record_texts(library_sources: Sources) -> None:
    """Runs the modules `RECORDED_AGAIN` once more: they were imported before texts were recorded."""
    for path, source in library_sources.items():
        if dotted(path) in RECORDED_AGAIN:
            exec(source, {"__name__": dotted(path), "__package__": dotted(path).rpartition(".")[0]})  # noqa: S102


def library_archive(library_sources: Sources, texts: Mapping[bytes, CodeType]) -> bytes:
    """The library as an archive: the modules that Python starts with as files, all others in a pack."""
    early = {path: source for path, source in library_sources.items() if dotted(path) in EARLY}
    early[SITECUSTOMIZE.name] = SITECUSTOMIZE.read_bytes()
    later = {path: source for path, source in library_sources.items() if path not in early}
    files = {f"{path}c": compiled(path, source, annotated=True) for path, source in early.items()}
    return archive(files | {"modules": pack(later, texts)})


def write_splash(out: Path) -> None:
    """Writes what the page shows without Python. It comes last: what it imports must not get into the library."""
    from ramparts.app.words.languages import LANGUAGES, catalogue  # noqa: PLC0415
    from web.build.shell.first_board import first_board  # noqa: PLC0415
    from web.build.shell.linked_board import linked_boards  # noqa: PLC0415
    from web.build.shell.notices import notices  # noqa: PLC0415
    from web.build.shell.splash import games, languages, translated  # noqa: PLC0415

    (out / "first.json").write_text(json.dumps(first_board(), separators=(",", ":")), "utf-8")
    (out / "games.html").write_text(games(), "utf-8")
    (out / "languages.html").write_text(languages(), "utf-8")
    (out / "notices.json").write_text(json.dumps(notices()), "utf-8")
    for code in LANGUAGES:
        data = json.dumps(linked_boards(code), ensure_ascii=False, separators=(",", ":"))
        (out / f"links-{code}.json").write_text(data, "utf-8")
    for code in LANGUAGES.keys() - {"en"}:
        words = json.dumps(translated(catalogue(code)), ensure_ascii=False)
        (out / f"splash-{code}.json").write_text(words, "utf-8")
