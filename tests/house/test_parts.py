"""The parts of `make test`: each has its time, and nothing of it goes on afterwards."""

import fcntl
import sys
from pathlib import Path

import pytest

from tests.__main__ import holds

HANGS = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"
"""A program that waits for another, as make waits for pytest and pytest for a browser."""

HOLDS = "import fcntl, time; held = open('held', 'w'); fcntl.flock(held, fcntl.LOCK_EX); time.sleep(3600)"
"""And that one, which holds on to something as long as it goes on."""


@pytest.mark.parametrize("code, ended_well", [("pass", True), ("raise SystemExit(1)", False)])
def test_a_part_holds_if_its_program_ends_well(code: str, *, ended_well: bool) -> None:
    assert holds([sys.executable, "-c", code]) is ended_well


@pytest.mark.timeout(60)
def test_a_part_that_hangs_is_ended_with_all_that_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert not holds([sys.executable, "-c", HANGS, HOLDS], longest=3)
    assert "was ended after 0:03" in capfd.readouterr().out
    with Path("held").open() as held:  # it was begun
        fcntl.flock(held, fcntl.LOCK_EX)  # and lets go
