"""No test is passed over: pytest finds every file of tests that there is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.places import ROOT

CONFIG = ROOT / "pyproject.toml"


def collected(root: Path, *places: str) -> set[str]:
    """The files below `root` in which pytest, configured as here, finds tests, when it is given these places."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "--config-file", str(CONFIG), "--rootdir", str(root), *places],
        cwd=root,
        env={name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return {line.rpartition(":")[0] for line in done.stdout.splitlines() if line}


@pytest.mark.thorough
def test_every_file_of_tests_is_collected() -> None:
    there = {file.relative_to(ROOT).as_posix() for top in ("tests", "e2e") for file in (ROOT / top).rglob("test_*.py")}
    assert len(there) > 100
    assert collected(ROOT, "tests", "e2e") == there


def test_a_room_may_have_any_name(tmp_path: Path) -> None:
    """Bug: pytest by itself passes over folders of these names, and says nothing."""
    files = {f"tests/{room}/test_it.py" for room in ("build", "dist", "venv", "_darcs", "CVS", "shelf.egg")}
    for file in files:
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text("def test_it() -> None: ...\n", encoding="utf-8")
    assert collected(tmp_path, "tests") == files
