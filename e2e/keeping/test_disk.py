"""Opened from the disk the page says that it needs a server, and how to start one: in a checkout, and as assembled."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from ramparts.app.words.languages import LANGUAGES
from web.build.assemble import ROOT

pytestmark = pytest.mark.story

START = "Ramparts cannot start from the disk: browsers load it only from a server."
FOREIGN = next(code for code in ("fr", "it", "is") if code not in LANGUAGES)
SAID = {"en-GB": START, FOREIGN: START, "de-AT": "Von der Festplatte aus startet Ramparts nicht"}


@pytest.mark.family
@pytest.mark.parametrize("assembled", [False, True])
@pytest.mark.parametrize("visitor, language", [({"locale": name}, name) for name in SAID], indirect=["visitor"])
def test_it_says_how_to_serve_it(context: BrowserContext, site: Path, language: str, *, assembled: bool) -> None:
    page = context.new_page()
    page.goto(((site if assembled else ROOT) / "index.html").resolve().as_uri())
    expect(page).to_have_url(re.compile("disk.html"))
    expect(page.locator("p:visible")).to_have_count(1)
    expect(page.locator("p:visible")).to_contain_text(SAID[language])
    expect(page.locator("p:visible code")).to_have_text("make play")
