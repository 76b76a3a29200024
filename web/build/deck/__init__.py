"""The deck with full pictures: its style sheet, and the drawings that it places, made from a package of npm's."""

from pathlib import Path

from web.build.minify import SHEETS, esbuild
from web.build.node import files_in, run

SHEET, DRAWINGS = DECK = ("deck.css", "deck.svg")

TO_RUN = ("--bundle", "--platform=node", '--define:process.env.NODE_ENV="production"', "--log-level=error")
"""Options for a script that Node is to run at once, with all that it imports."""


def deck(root: Path, out: Path) -> dict[str, bytes]:
    """The two files by name, made by way of the directory `out`.

    Raises `RuntimeError` if the package draws its cards otherwise than is known here.
    """
    sheet, script = root / "web" / "decks" / "pictures" / SHEET, out / "draw.cjs"
    run(esbuild(root), root / "web" / "build" / "deck" / "draw.mjs", *TO_RUN, f"--outfile={script}")
    run(script, out / DRAWINGS)
    script.unlink()
    run(esbuild(root), sheet, *SHEETS, f"--external:./{DRAWINGS}", f"--outfile={out / SHEET}")
    return files_in(out)
