"""The lists of puzzles by number, of which an address takes a part: no build names them, and they come when wanted."""

from pathlib import Path

from web.build.node import files_in
from web.build.page import PUZZLES
from web.build.pages import made_here


def make_puzzles(root: Path, out: Path) -> dict[str, bytes]:
    """The files by their paths, such as ``puzzles/fortress-0.txt``, from the checkout at `root`.

    They are made by way of the empty directory `out`. Raises `RuntimeError` with Python's message if that fails.
    """
    made_here(root, __name__, out)
    return {f"{PUZZLES}/{name}": content for name, content in files_in(out).items()}
