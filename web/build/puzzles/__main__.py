"""`python -m web.build.puzzles OUT`: writes the lists of puzzles by number."""

import sys
from pathlib import Path

from web.build.shell.linked_puzzles import puzzle_files


def write_puzzles(out: Path) -> None:
    """Writes every list to `out`."""
    for name, text in puzzle_files():
        (out / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write_puzzles(Path(sys.argv[1]))
