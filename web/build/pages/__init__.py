"""Pages about the games for whoever has not opened one: plain HTML in every language, without scripts.

They say what the program says, in its own sentences: the rules, an example and a deal, drawn; how often a game can be
won; the lessons. They lie beside the game, as ``en/fortress/`` and ``de/fortress/``: the folders have the names that
addresses have, and English has a folder like any other.
"""

import os
import subprocess
import sys
from pathlib import Path


def make_pages(root: Path, out: Path, style: Path, address: str) -> tuple[str, ...]:
    """The codes of the languages whose pages were written to the empty directory `out`.

    A Python of its own makes them, from the checkout at `root`, so that whoever assembles a site need not find the
    program. `style` is their style sheet; where the `address` of the site is known, there is a map for search engines.
    Raises `RuntimeError` with Python's message if a page cannot be made.
    """
    made_here(root, __name__, out, style, address)
    return tuple(sorted(folder.name for folder in out.iterdir() if folder.is_dir()))


def made_here(root: Path, module: str, *given: Path | str) -> None:
    """Runs a module of the checkout at `root` in a Python of its own. Raises `RuntimeError` with Python's message."""
    command = [sys.executable, "-m", module, *map(str, given)]
    found = os.environ | {"PYTHONPATH": str(root / "py"), "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"}
    done = subprocess.run(command, cwd=root, env=found, capture_output=True, check=False, encoding="utf-8")  # noqa: S603  # all of it is ours
    if done.returncode:
        raise RuntimeError(done.stderr)
