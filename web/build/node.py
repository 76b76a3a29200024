"""Runs scripts of the build under Node."""

import shutil
import subprocess
from pathlib import Path


def run(script: Path, *arguments: Path | str) -> None:
    """Runs a JavaScript file to its end. Raises `RuntimeError` with its message if it fails, or if there is no Node."""
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("Node is not on the path")
    command = [node, str(script), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, check=False, encoding="utf-8")  # noqa: S603  # all of it is ours
    if done.returncode:
        raise RuntimeError(done.stderr)


def files_in(folder: Path) -> dict[str, bytes]:
    """The files that scripts have written to a folder, by name and in the order of their names."""
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}
