"""No script and no style sheet is passed over by what `make lint` and `make types` ask about it."""

import subprocess

import pytest

from tests.kit.places import ROOT

pytestmark = pytest.mark.pyodide  # for it needs the same packages


def ours(*endings: str) -> set[str]:
    """The files of this checkout that end so."""
    found = [file for top in ("web", "tests", "e2e") for file in (ROOT / top).rglob("*") if file.suffix in endings]
    return {file.relative_to(ROOT).as_posix() for file in found}


def told(program: str, *arguments: str) -> str:
    """What a checker prints, run as `make` runs it."""
    command = [str(ROOT / "node_modules" / ".bin" / program), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, encoding="utf-8", timeout=60)
    return done.stdout.replace(f"{ROOT.as_posix()}/", "")


def test_eslint_looks_at_every_script_and_every_style_sheet() -> None:
    """It warns of a file for which its configuration has no rules."""
    assert len(ours(".css")) > 5
    assert told("eslint", "--max-warnings", "0", *sorted(ours(".js", ".mjs", ".css"))) == ""


def test_typescript_looks_at_every_script() -> None:
    projects = ("tsconfig.json", "tsconfig.worker.json")
    page, worker = (set(told("tsc", "--project", name, "--listFilesOnly").splitlines()) for name in projects)
    assert len(ours(".js", ".mjs")) > 10
    assert page & ours(".js", ".mjs") == ours(".js", ".mjs") - {"web/boot/sw.js"}
    assert worker & ours(".js", ".mjs") == {"web/boot/sw.js"}
