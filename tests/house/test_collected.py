"""What pytest collects: every file of tests that there is, and those to be watched by coverage first."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import watching
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


def test_the_list_of_what_is_not_watched_names_tests_that_are_there() -> None:
    for line in watching.LIST.read_text("utf-8").splitlines():
        file, _, name = line.removesuffix(watching.BUT_THE_FIRST).partition("::")
        assert f"def {watching.named(name)}(" in (ROOT / file).read_text("utf-8"), line


def test_of_what_is_in_the_list_none_is_watched_or_the_first_of_a_function_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LIST", tmp_path / "unwatched.txt")
    watching.LIST.write_text("a.py::none\na.py::one but the first\na.py::some[2]\n", "utf-8")
    tests = [f"a.py::{name}[{member}]" for name in ("none", "new", "one", "some") for member in (1, 2, 3)]
    assert watching.unwatched([*tests, "a.py::none"]) == {
        "a.py::none", "a.py::none[1]", "a.py::none[2]", "a.py::none[3]", "a.py::one[2]", "a.py::one[3]",
        "a.py::some[2]",
    }  # fmt: skip


def test_every_line_is_still_passed_by_a_test_that_is_watched() -> None:
    lines = [("file", line, 0) for line in range(4)]
    passed = {
        "a.py::dear": set(lines[:2]),
        "a.py::cheap": set(lines[1:2]),
        "a.py::also[1]": set(lines[:2]),
        "a.py::also[2]": set(lines[:1]),
        "a.py::alone": set(lines[2:]),
        "a.py::each[1]": set(lines[3:]),
        "a.py::each[2]": {("file", 4, 0)},
        "a.py::each[3]": set(lines[2:]),
        "a.py::quick": set(lines[1:2]),
    }
    took = dict.fromkeys(passed, 2.0) | {"a.py::dear": 9.0, "a.py::quick": 0.05}
    listed = watching.needless(passed, took)
    assert listed == ["a.py::also but the first", "a.py::cheap", "a.py::dear", "a.py::each[3]"]


HOW = """import sys, pytest
@pytest.mark.thorough
def test_by_night(): print("unwatched" if sys.gettrace() is None else "watched")
def test_by_day(): print("unwatched" if sys.gettrace() is None else "watched")
"""


def test_those_that_are_not_watched_come_last(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(HOW)
    options = ["-p", "tests.conftest", "-p", "no:cacheprovider", "--cov=.", "--cov-report=", "--config-file=/dev/null"]
    command = [sys.executable, "-m", "pytest", "-s", "-q", "-o", "markers=thorough", *options, "--rootdir=."]
    here = {name: value for name, value in os.environ.items() if name != watching.ALL}
    here |= {"PYTHONPATH": str(ROOT), "COVERAGE_CORE": "ctrace"}
    done = subprocess.run(command, cwd=tmp_path, env=here, capture_output=True, encoding="utf-8", check=False)
    assert [word for word in done.stdout.replace(".", " ").split() if word.endswith("watched")] == [
        "watched",
        "unwatched",
    ], done.stdout + done.stderr
