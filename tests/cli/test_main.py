"""The package as a program: ``python -m ramparts``."""

import os
import runpy
import subprocess
import sys
from typing import Any

import pytest

from ramparts.cli import commands
from tests.kit.places import ROOT


@pytest.fixture
def program() -> dict[str, Any]:
    """The names of the program, without its being run."""
    return runpy.run_module("ramparts.__main__")


def test_the_package_run_as_a_program_exits_with_the_commands_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["ramparts", "games"])
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)  # which it sets
    with pytest.raises(SystemExit) as stop:
        runpy.run_module("ramparts", run_name="__main__")
    assert stop.value.code == 0


def test_importing_the_program_runs_nothing(program: dict[str, Any]) -> None:
    assert program["main"] is commands.main


@pytest.mark.parametrize(
    "words, status", [(["games"], 0), (["replay", "fortress:ms33", "t0-t1"], 1), (["deal", "x"], 2)]
)
def test_python_dash_m_ramparts_is_the_command(words: list[str], status: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ramparts", *words],
        cwd=ROOT / "py",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert bool(done.stdout) is (status == 0)


def test_a_parent_that_holds_a_pipe_open_does_not_make_it_wait() -> None:
    """Bug: without moves among the words it read standard input to its end, which never came."""
    reader, writer = os.pipe()
    with os.fdopen(reader) as held, os.fdopen(writer, "w"):
        done = subprocess.run(
            [sys.executable, "-m", "ramparts", "moves", "fortress:ms33"],
            cwd=ROOT / "py",
            stdin=held,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stderr) == (0, "")
