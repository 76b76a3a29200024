"""The press itself: what `run.mjs` runs inside Pyodide, which alone can write the byte code that it will load."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from web.press.bytecode import pack, under_gzip, under_xz
from web.press.modules import app, catalogues, library


def press(root: Path, out: Path, pyscript: Mapping[str, str]) -> None:
    """Writes `app.pack`, `library.pack`, `games.html` and a `shell-de.json` for each language to `out`.

    All is made from the checkout at `root`.

    `pyscript` is PyScript's Python package, its files and their text. The page's modules import it, so it has to be
    imported here; and it goes into the library, which spares the page to compile it.
    """
    theirs = {f"pyscript/{name}": text.encode() for name, text in pyscript.items()}
    place = Path("/theirs")
    (place / "pyscript").mkdir(parents=True)
    for path, source in theirs.items():
        (place / path).write_bytes(source)
    sys.path[:0] = [str(root / "py"), str(place)]
    ours = app(root)
    (out / "app.pack").write_bytes(under_xz(pack(ours, catalogues(root), annotated=False)))
    (out / "library.pack").write_bytes(under_gzip(pack(library(ours) | theirs)))
    # Only now can these be imported, and the library is complete.
    from ramparts.app.languages import LANGUAGES, catalogue  # noqa: PLC0415
    from web.press.shell import games, translated  # noqa: PLC0415

    (out / "games.html").write_text(games(), "utf-8")
    for code in LANGUAGES.keys() - {"en"}:
        words = json.dumps(translated(catalogue(code)), ensure_ascii=False)
        (out / f"shell-{code}.json").write_text(words, "utf-8")
