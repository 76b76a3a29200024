"""The pages, made once for all tests of this room."""

import shutil
from pathlib import Path

import pytest

from tests.kit.places import ROOT
from tests.pages.built import ADDRESS, Built
from web.build.pages import make_pages

SHEET = ROOT / "web" / "styles" / "pages" / "reading.css"
"""Any sheet will do where looks are not asked for."""


def made(out: Path, address: str) -> Built:
    """The pages of a site at this address."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    make_pages(ROOT, out, SHEET, address)
    return Built(out)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Those of a site whose address is known."""
    return made(tmp_path_factory.mktemp("pages") / "known", ADDRESS)


@pytest.fixture(scope="session")
def anywhere(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Those of a site that may lie anywhere."""
    return made(tmp_path_factory.mktemp("pages") / "anywhere", "")
