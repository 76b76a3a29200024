"""``python -m web.build.library.dist``: the files of a release, a source distribution and the wheel made of it.

The environment needs `build` and the setuptools that `pyproject.toml` names. The same sources give the same wheel.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from web.build.assemble import ROOT

TEXTS = ("pyproject.toml", "README.md", "LICENSE")
"""What a distribution is made of beside the package."""

EPOCH = "315532800"
"""The time that all files in a wheel have: the beginning of 1980, before which there is none in such archives."""


def sources(root: Path, home: Path) -> Path:
    """`home`, with a copy of what a distribution is made of.

    A build leaves files beside the sources, and takes what an older one left there.
    """
    for name in TEXTS:
        shutil.copy(root / name, home)
    shutil.copytree(root / "py", home / "py", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return home


def distributions(out: Path, root: Path = ROOT) -> list[Path]:
    """The source distribution and the wheel, newly made in the directory `out`, from which others are taken away.

    Raises `RuntimeError` with what was said if they cannot be made.
    """
    shutil.rmtree(out, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out.resolve())]
        env = {"SOURCE_DATE_EPOCH": EPOCH} | os.environ
        cwd = sources(root, Path(folder))
        made = subprocess.run(command, cwd=cwd, env=env, capture_output=True, check=False, encoding="utf-8")  # noqa: S603  # our own
    if made.returncode:
        raise RuntimeError(made.stdout + made.stderr)
    return sorted(out.iterdir())


def main() -> None:
    """Makes the files of a release where the command line says, and names them."""
    parser = argparse.ArgumentParser(prog="python -m web.build.library.dist", description="The files of a release.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the directory to fill (default: dist)")
    for file in distributions(parser.parse_args().out):
        print(file)


if __name__ == "__main__":
    main()
