"""Every page is valid HTML, by html-validate, and small."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.kit.places import ROOT
from web.build.minify import minified
from web.build.page import compressed_size
from web.build.pages import make_pages

pytestmark = pytest.mark.pyodide  # for it needs packages of Node too

CHECKER = ROOT / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"

LARGEST, SENT = 60_000, 14_000
"""Bytes of a page without its picture elsewhere, as it lies at a host, and as one that compresses sends it."""

DRAWINGS = 85_000
"""The same of the page with a drawing for each of thirteen lessons."""


def checked(*files: Path) -> str:
    """What the checker objects to in these files; empty if that is nothing."""
    node = shutil.which("node")
    assert node, "Node is not on the path"
    command = [node, str(CHECKER), "--config", str(ROOT / ".htmlvalidate.json"), *map(str, files)]
    done = subprocess.run(command, capture_output=True, check=False, encoding="utf-8", timeout=300)
    assert done.stderr == ""
    assert bool(done.stdout.strip()) is bool(done.returncode)
    return done.stdout.strip()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Every page with its own style sheet, of a site whose address is known."""
    styles, out = tmp_path_factory.mktemp("styles"), tmp_path_factory.mktemp("pages")
    minified(ROOT, styles)
    make_pages(ROOT, out, styles / "pages.css", "https://example.org/")
    return sorted(out.rglob("*.html"))


def test_every_page_is_valid_html(whole: list[Path]) -> None:
    assert len(whole) > 30
    assert checked(*whole) == ""


def test_the_checker_objects_to_a_page_that_is_not(tmp_path: Path, whole: list[Path]) -> None:
    wrong = tmp_path / "wrong.html"
    wrong.write_text(whole[0].read_text("utf-8").replace("<h1>", "<h1><p>"), "utf-8")
    assert "element-permitted-content" in checked(wrong)


def test_every_page_is_small(whole: list[Path]) -> None:
    for file in whole:
        content = file.read_bytes()
        assert len(content) < (DRAWINGS if file.parent.name == "lessons" else LARGEST), file
        assert compressed_size(content) < SENT, file
