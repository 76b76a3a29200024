"""Our own scripts and style sheets without what only their readers need, made by esbuild.

The scripts stay as many as they are, and their statements what they are: no page waits for one that it may not need,
and what a test or a policy compares with their text stays true. The style sheets become one: each would be one more
request, and they compress better together.
"""

from pathlib import Path

from web.build.node import run

SHEET = "page.css"
"""The sheet that names all others, and the one that they become."""

SCRIPTS = ("--minify-whitespace", "--legal-comments=none", "--charset=utf8", "--tsconfig-raw={}")
"""Options for all of them. Of a `tsconfig.json` that asks for strict types esbuild would make "use strict" in each."""

OLDEST = "load_guard.js"
"""The script that every browser has to read, and so the one whose language esbuild checks."""


def minified(root: Path, out: Path) -> dict[str, bytes]:
    """The scripts of `web/boot` and the style sheet, by their names, made by way of the directory `out`.

    Raises `RuntimeError` with esbuild's own words if it cannot read one of them.
    """
    esbuild = root / "node_modules" / "esbuild" / "bin" / "esbuild"
    boot, into = root / "web" / "boot", f"--outdir={out}"
    modules = sorted(boot.glob("*.mjs"))
    classic = sorted(file for file in boot.glob("*.js") if file.name != OLDEST)
    run(esbuild, *modules, *SCRIPTS, "--out-extension:.js=.mjs", into)
    run(esbuild, *classic, *SCRIPTS, into)
    run(esbuild, boot / OLDEST, *SCRIPTS, "--target=es5", into)
    run(esbuild, root / "web" / "styles" / SHEET, "--bundle", "--minify", "--charset=utf8", into)
    return {file.name: file.read_bytes() for file in sorted(out.iterdir())}
