"""The wheel has everything: built from the source distribution, and installed where nothing else is."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import ramparts
from ramparts.app.words.languages import LANGUAGES
from ramparts.games.catalogue import TITLES
from tests.inside.test_in_pyodide import run_in_pyodide
from tests.kit.places import ROOT
from web.build.library.dist import sources

SDIST = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
SPOKEN = """
import json
from ramparts.app.words.languages import LANGUAGES, catalogue
print(json.dumps({code: catalogue(code).gettext("Menu") for code in LANGUAGES}))
"""


def done(*command: str | Path, cwd: Path) -> str:
    """What a command prints; it has to end well, and to complain of nothing."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run([*map(str, command)], cwd=cwd, env=env, capture_output=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that pip makes of the source distribution."""
    home = tmp_path_factory.mktemp("wheel")
    done(sys.executable, "-c", SDIST, home, cwd=sources(ROOT, home))
    (source,) = home.glob("ramparts-*.tar.gz")
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    done(sys.executable, "-m", "pip", "wheel", *offline, "--wheel-dir", home, source, cwd=home)
    (made,) = home.glob("ramparts-*.whl")
    return made


@pytest.fixture(scope="module")
def programs(wheel: Path) -> Path:
    """Where the programs are of a virtual environment that has nothing but the wheel."""
    home = wheel.parent / "installed"
    done(sys.executable, "-m", "venv", "--without-pip", home, cwd=wheel.parent)
    python = home / "bin" / "python"
    done(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=wheel.parent)
    return python.parent


def test_the_wheel_has_every_module_and_every_catalogue(wheel: Path) -> None:
    """Bug: it had no catalogue, so that an installed program spoke English whatever it was asked."""
    package = ROOT / "py"
    ours = {file.relative_to(package).as_posix() for file in package.glob("ramparts/**/*.*") if file.suffix != ".pyc"}
    with zipfile.ZipFile(wheel) as opened:
        names = {name for name in opened.namelist() if ".dist-info/" not in name}
    assert names == ours


def test_the_command_has_a_name_of_its_own(programs: Path) -> None:
    """Bug: there was only ``python -m ramparts``."""
    answer = json.loads(done(programs / "ramparts", "games", "--json", cwd=programs))
    assert [game["id"] for game in answer["games"]] == list(TITLES)


def test_the_name_and_the_module_are_one_program(programs: Path) -> None:
    words = ("perft", "fortress:ms33", "2")
    said = done(programs / "ramparts", *words, cwd=programs)
    assert said == done(programs / "python", "-m", "ramparts", *words, cwd=programs) == "  1 7\n  2 36\n"


TYPED = """
import ramparts

table: ramparts.Table = ramparts.Table("fortress:ms33", ["t1-h"])
moves: tuple[ramparts.Move, ...] = table.moves
found: ramparts.Solution = table.solve(nodes=1000, engine="python")
lost: bool = found.verdict is ramparts.Verdict.LOST
review: ramparts.Review = ramparts.review(table)
deals: tuple[str, ...] = ramparts.winnable("fortress")
share: float = ramparts.odds("fortress").share
rows: list[ramparts.Row] = [*ramparts.survey("fortress", range(32000, 32010), jobs=2)]
ramparts.klondike
table.solve(engine="stockfish")
table.moves.append(moves[0])
"""
"""A program that uses what is installed; its last three lines are wrong."""

WRONG = ['11: error: Module has no attribute "klondike"', '12: error: Argument "engine" to "solve" of', "13: error: "]


def test_what_is_installed_has_types_for_whoever_checks_a_program(programs: Path, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(TYPED.lstrip(), encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", os.devnull, "--no-error-summary"]
    checked = [*mypy, "--python-executable", str(programs / "python"), "program.py"]
    said = subprocess.run(checked, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False).stdout.splitlines()
    errors = [line.removeprefix("program.py:") for line in said if ": error: " in line]
    assert len(errors) == len(WRONG), said
    for error, wrong in zip(errors, WRONG, strict=True):
        assert error.startswith(wrong)


def test_what_is_installed_speaks_every_language(programs: Path) -> None:
    said = json.loads(done(programs / "python", "-I", "-c", SPOKEN, cwd=programs))
    assert list(said) == list(LANGUAGES)
    assert (said["en"], said["de"]) == ("Menu", "Menü")


INSIDE = """
import sys, zipfile
from pathlib import Path

(wheel,) = Path("/sources").glob("*.whl")
sys.path.remove("/sources")
zipfile.ZipFile(wheel).extractall("/site")
sys.path.insert(0, "/site")
import ramparts

table = ramparts.Table("fortress:ms33")
result = [ramparts.__file__, ramparts.__version__, table.solve().verdict.value, len(ramparts.puzzles("fortress"))]
"""


@pytest.mark.pyodide
def test_the_wheel_runs_inside_pyodide(wheel: Path) -> None:
    """As in the cells of the documentation: unpacked, with nothing else."""
    shipped = len(ramparts.puzzles("fortress"))
    answer = ["/site/ramparts/__init__.py", ramparts.__version__, "winnable", shipped]
    assert run_in_pyodide(INSIDE, wheel.parent) == answer
