"""What assembling makes: the same bytes each time, and a library that lacks nothing that the page imports."""

import json
import lzma
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from web.build.assemble import ROOT, assemble
from web.build.compile.modules import Sources, all_sources, app, dotted, imports, late
from web.build.digest import sums

PATIENCE = 300
"""The seconds that a slow machine under load may take over one script."""

GAME = """
import asyncio
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.deals.notation import replay
from ramparts.engine.play import won

deal = parse_deal("fortress:ms33", TITLES)
gestures = replay(deal.game, deal.start, LINE, deal.text)
result = {"moves": len(gestures), "missing": [name for name in NAMED if not hasattr(asyncio, name)]}
"""

USED = re.compile(r"\basyncio\.(\w+)")
"""A name of the module of which only a part is in the library."""


class Inside(NamedTuple):
    """What a Pyodide says that has the site's own library and nothing else: modules' names, and a script's result."""

    app: set[str]
    library: set[str]
    result: object


def inside(site: Path, script: str, place: Path, lacking: str = "") -> Inside:
    """What is found inside Pyodide once all of the site's modules are imported and `script` has been run.

    `lacking` is a module to be taken out of the library. Raises `AssertionError` with Python's own words if this does
    not come to its end.
    """
    library, app, solver = (next(site.rglob(f"{name}*.pack")) for name in ("library", "app", "solver"))
    names = ("library.zip", "app.pack", "solver.pack")
    for name, packed in zip(names, (library, app, solver), strict=True):
        (place / name).write_bytes(lzma.decompress(packed.read_bytes()))
    node = shutil.which("node")
    assert node, "Node is not on the path"
    program = [node, str(ROOT / "tests" / "inside" / "compiled.mjs"), str(ROOT / "node_modules")]
    files = [*(str(place / name) for name in names), lacking]
    done = subprocess.run(
        program + files, input=script, capture_output=True, check=False, encoding="utf-8", timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    names, stock, result = json.loads(done.stdout)
    return Inside(set(names), set(stock), result)


@pytest.fixture(scope="module")
def line() -> list[str]:
    """A game of Fortress from its deal to its win."""
    return (ROOT / "e2e" / "data" / "fortress-ms33.txt").read_text("utf-8").split()[1:]


@pytest.mark.thorough
def test_two_builds_are_identical_byte_for_byte(site: Path, tmp_path: Path) -> None:
    assert sums(assemble(tmp_path / "again")).splitlines() == sums(site).splitlines()


def of_the_site() -> Sources:
    """The sources of the page, its worker and its later room."""
    page, worker = app(ROOT)
    return page | worker | late(ROOT)


@pytest.fixture(scope="module")
def played(site: Path, line: list[str], tmp_path_factory: pytest.TempPathFactory) -> Inside:
    """What is found when that game has been played."""
    named = {name for source in of_the_site().values() for name in USED.findall(source.decode())}
    assert {"Future", "sleep"} <= named
    given = f"LINE = {line!r}\nNAMED = {sorted(named)!r}\n"
    return inside(site, given + GAME, tmp_path_factory.mktemp("played"))


def test_the_app_runs_with_the_library_of_the_site(played: Inside, line: list[str]) -> None:
    """And finds all that it may ask of a module that stands in for the library's own."""
    assert played.result == {"moves": len(line), "missing": []}


def test_a_module_that_the_library_lacks_is_noticed(site: Path, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="'gettext'"):
        inside(site, "result = None", tmp_path, lacking="gettext")


def test_whatever_the_sources_import_is_in_the_site(played: Inside) -> None:
    here = played.app | played.library | {"js", "collections.abc"}
    sources = all_sources(ROOT)
    for path, source in sources.items():
        if dotted(path) in played.app:
            modules = {name for name in imports(source) if "." not in name or name in map(dotted, sources)}
            assert modules <= here, path


def test_the_packs_hold_the_whole_app_and_nothing_of_the_desk(played: Inside) -> None:
    assert {"ramparts.app.update", "ramparts.games.catalogue", "ramparts.solver.search", "web.page.main"} <= played.app
    assert {
        "web.build.assemble",
        "web.build.serve",
        "ramparts.cli.commands",
        "ramparts.cli.surveys.survey",
        "web.build.compile",
    }.isdisjoint(played.app)


def test_nothing_in_the_site_names_another_host(site: Path) -> None:
    own = [file for file in site.rglob("*") if file.parent.name.startswith("web-") or file.parent == site]
    texts = [file for file in own if file.suffix in {".html", ".js", ".css", ".webmanifest"}]
    assert texts
    for file in texts:
        text = file.read_text("utf-8").replace("http://www.w3.org/", "")
        assert "http://" not in text, file
        assert "https://" not in text, file
