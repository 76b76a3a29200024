"""Our own scripts and style sheets without what only their readers need, made by esbuild.

The scripts stay as many as they are: no page waits for one that it may not need. Their statements stay what they are,
for a policy compares its text with one of them, and an import that is not used tells whether a script came whole. Only
scripts of `web/shell` that are no modules, those of `web/board` and the one that every browser reads have neither, and
become as short as they can be. Those of `web/board` and the style sheets become one for each time at which they are
fetched: each would be one more request, and they compress better together.
"""

import re
import shutil
from pathlib import Path

from web.build.halves import GLUE
from web.build.node import files_in, run

SHEET = "page.css"
PAGE_SHEETS = (SHEET, "study.css", "print.css", "won.css", "pages.css", "embed.css")
"""The sheets that name all others, and those that they become: the page's; three that come later, that of the room
which comes later itself, that for paper, and that for a win; that of the pages about the games, and that of a board in
another site."""

TABLE = "table.css"
"""The sheet of a table, which names all others of its folder."""

SHEETS = ("--bundle", "--minify", "--charset=utf8", "--loader:.svg=dataurl", "--loader:.late.svg=file")
"""Options for style sheets; drawings go into them, and are no requests of their own, but for those named as late: a
first visit does without them."""

NAMED = "--asset-names=[name]"
"""Leaves such a drawing its name."""

SCRIPTS = ("--legal-comments=none", "--charset=utf8", "--tsconfig-raw={}")
"""Options for scripts. Of a `tsconfig.json` that asks for strict types esbuild would make "use strict" in each."""

AS_THEY_ARE = "--minify-whitespace"
"""Leaves statements and names what they are."""

SHORT = "--minify"
"""Makes names and statements as short as they can be."""

SCRIPT_FOLDERS = {"boot": AS_THEY_ARE, "shell": SHORT}
"""The folders of scripts, which are one in the site, and esbuild's option for those that are no `.mjs`."""

NEIGHBOUR = re.compile(rf"(?<=\")\.\./(board|travel|{'|'.join(SCRIPT_FOLDERS)})/(?=[\w.]+\")".encode())
"""How the address of a script in the other folder begins in an import."""

BUNDLES = {
    "drawing.js": ("shell/drawing.js", "--banner:js=(()=>{", "--footer:js=})()"),
    "links.mjs": ("board/links.mjs",),
    "xz.js": ("shell/xz.js", "--banner:js=(()=>{", "--footer:js=})()"),
    "arriving.mjs": ("travel/arriving.mjs",),
    "travel.mjs": ("travel/travel.mjs",),
    "embed.mjs": ("travel/embed.mjs",),
}
"""The scripts that are made of one and of all that it imports from `web/board` or npm, with options: two are no modules
in the site, and keep their names to themselves. Nothing is to be painted before the first; the other is for service
workers too, which take no modules in every browser."""

APART = ("../shell/*", "../board/links.mjs", "./travel.mjs")
BUNDLED = ("--bundle", "--format=esm", *(f"--external:{name}" for name in APART))
"""Options for these: what they ask for when they run stays apart."""

OLDEST = "load_guard.js"
"""The script that every browser has to read, and so the one whose language esbuild checks."""


def glue(root: Path, script: bytes, out: Path) -> bytes:
    """Pyodide's script, minified by way of the directory `out`: a first visit takes 18 KB less for it."""
    (out / "whole.mjs").write_bytes(script)
    run(esbuild(root), out / "whole.mjs", SHORT, *SCRIPTS, f"--outfile={out / GLUE}")
    return (out / GLUE).read_bytes()


def tables(root: Path) -> list[Path]:
    """The folders of the tables that a player may choose."""
    return sorted(sheet.parent for sheet in (root / "web" / "tables").glob(f"*/{TABLE}"))


def minified(root: Path, out: Path) -> dict[str, bytes]:
    """The scripts, the style sheets of the page and of each table, and the drawings of tables, by name.

    They are made by way of the directory `out`.

    Raises `RuntimeError` with esbuild's own words if it cannot read one of them.
    """
    into = f"--outdir={out}"
    for folder, shortened in SCRIPT_FOLDERS.items():
        modules = sorted((root / "web" / folder).glob("*.mjs"))
        others = sorted(file for file in (root / "web" / folder).glob("*.js") if file.name not in (OLDEST, *BUNDLES))
        run(esbuild(root), *modules, AS_THEY_ARE, *SCRIPTS, "--out-extension:.js=.mjs", into)
        run(esbuild(root), *others, shortened, *SCRIPTS, into)
    for name, (begun, *wrapped) in BUNDLES.items():
        run(esbuild(root), root / "web" / begun, SHORT, *SCRIPTS, *BUNDLED, *wrapped, f"--outfile={out / name}")
    run(esbuild(root), root / "web" / "boot" / OLDEST, SHORT, *SCRIPTS, "--target=es5", into)
    run(esbuild(root), *(root / "web" / "styles" / sheet for sheet in PAGE_SHEETS), *SHEETS, NAMED, into)
    for table in tables(root):
        run(esbuild(root), table / TABLE, *SHEETS, f"--outfile={out / table.name}.css")
        if (faces := table / "faces.svg").exists():
            shutil.copyfile(faces, out / f"{table.name}.svg")
    files = files_in(out)
    return files | {name: NEIGHBOUR.sub(b"./", files[name]) for name in files if name.endswith((".js", ".mjs"))}


def esbuild(root: Path) -> Path:
    """Where the checkout at `root` has esbuild."""
    return root / "node_modules" / "esbuild" / "bin" / "esbuild"
