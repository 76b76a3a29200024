"""What assembling makes: the same bytes each time, and a library that lacks nothing that the page imports."""

import ast
import gzip
import json
import lzma
import shutil
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from web.assemble import ROOT, assemble

PATIENCE = 300
"""The seconds that a slow machine under load may take over one script."""

GAME = """
from ramparts.deals import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.notation import replay
from ramparts.play import won

deal = parse_deal("fortress:ms33", TITLES)
gestures = replay(deal.game, deal.start, LINE, deal.text)
result = len(gestures)
"""


def unpacked(site: Path, name: str) -> bytes:
    """A pack of the site without its compression: a zip archive."""
    packed = next(site.rglob(f"{name}*.pack")).read_bytes()
    return lzma.decompress(packed) if name == "app" else gzip.decompress(packed)


def members(archive: bytes) -> set[str]:
    """The dotted names of the modules in an archive."""
    paths = (path for path in zipfile.ZipFile(BytesIO(archive)).namelist() if path.endswith(".pyc"))
    return {path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for path in paths}


def without(archive: bytes, path: str) -> bytes:
    """The archive without one member."""
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(archive)) as old, zipfile.ZipFile(out, "w") as new:
        for entry in old.infolist():
            if entry.filename != path:
                new.writestr(entry, old.read(entry))
    return out.getvalue()


def pressed(library: bytes, app: bytes, script: str, place: Path) -> tuple[list[str], object]:
    """The names of the modules imported inside Pyodide with `library` alone, and what `script` left in `result`.

    Raises `AssertionError` with Python's own words if it does not come to its end.
    """
    (place / "library.zip").write_bytes(library)
    (place / "app.zip").write_bytes(app)
    node = shutil.which("node")
    assert node, "Node is not on the path"
    program = [node, str(ROOT / "tests" / "pyodide" / "pressed.mjs"), str(ROOT / "node_modules")]
    files = [str(place / "library.zip"), str(place / "app.zip")]
    done = subprocess.run(
        program + files, input=script, capture_output=True, check=False, encoding="utf-8", timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    names, result = json.loads(done.stdout)
    return names, result


@pytest.fixture(scope="module")
def line() -> list[str]:
    """A game of Fortress from its deal to its win."""
    return (ROOT / "e2e" / "data" / "fortress-ms33.txt").read_text("utf-8").split()[1:]


def test_two_builds_are_identical_byte_for_byte(site: Path, tmp_path: Path) -> None:
    again = assemble(tmp_path / "again")
    files = {file.relative_to(site): file.read_bytes() for file in site.rglob("*") if file.is_file()}
    assert {file.relative_to(again): file.read_bytes() for file in again.rglob("*") if file.is_file()} == files


def test_the_app_runs_with_the_library_of_the_site(site: Path, tmp_path: Path, line: list[str]) -> None:
    app = unpacked(site, "app")
    names, played = pressed(unpacked(site, "library"), app, f"LINE = {line!r}\n{GAME}", tmp_path)
    assert set(names) == members(app)
    assert played == len(line)


def test_a_module_that_the_library_lacks_is_noticed(site: Path, tmp_path: Path) -> None:
    poorer = without(unpacked(site, "library"), "gettext.pyc")
    with pytest.raises(AssertionError, match="'gettext'"):
        pressed(poorer, unpacked(site, "app"), "result = None", tmp_path)


def test_whatever_the_sources_import_is_in_the_site(site: Path) -> None:
    here = members(unpacked(site, "app")) | members(unpacked(site, "library"))
    here |= {"js", "collections.abc", "math", *sys.builtin_module_names}
    files = [*(ROOT / "py" / "ramparts").rglob("*.py"), *(ROOT / "web").glob("*.py")]
    desk = {"cli.py", "__main__.py", "assemble.py", "serve.py"}
    for file in files:
        for node in ast.walk(ast.parse(file.read_bytes())):
            if file.name in desk:
                continue
            if isinstance(node, ast.Import):
                assert {alias.name for alias in node.names} <= here, file
            elif isinstance(node, ast.ImportFrom):
                assert node.module in here, file


def test_the_archive_holds_the_whole_app_and_nothing_of_the_desk(site: Path) -> None:
    inside = members(unpacked(site, "app"))
    assert {"ramparts.app.update", "ramparts.games.catalogue", "web.main"} <= inside
    assert {"web.assemble", "web.serve", "ramparts.cli", "web.press"}.isdisjoint(inside)


def test_nothing_in_the_site_names_another_host(site: Path) -> None:
    own = [file for file in site.rglob("*") if file.parent.name.startswith("web-") or file.parent == site]
    texts = [file for file in own if file.suffix in {".html", ".js", ".mjs", ".css", ".webmanifest"}]
    assert texts
    for file in texts:
        text = file.read_text("utf-8").replace("http://www.w3.org/", "")
        assert "http://" not in text, file
        assert "https://" not in text, file
