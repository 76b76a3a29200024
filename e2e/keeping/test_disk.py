"""Opened from the disk the page says that it needs a server, and how to start one: in a checkout, and as assembled."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from ramparts.app.words.languages import LANGUAGES, catalogue, spoken
from web.build.assemble import ROOT
from web.build.words.notices import FROM_DISK

pytestmark = pytest.mark.story

FOREIGN = next(code for code in ("it", "is", "eo") if code not in LANGUAGES)
VISITORS = ("en-GB", FOREIGN, *(f"{code}-CH" for code in LANGUAGES if code != "en"))


@pytest.mark.family
@pytest.mark.parametrize("assembled", [False, True])
@pytest.mark.parametrize("visitor, language", [({"locale": name}, name) for name in VISITORS], indirect=["visitor"])
def test_it_says_how_to_serve_it(context: BrowserContext, site: Path, language: str, *, assembled: bool) -> None:
    page = context.new_page()
    page.goto(((site if assembled else ROOT) / "index.html").resolve().as_uri())
    expect(page).to_have_url(re.compile("disk.html"))
    expect(page.locator("p:visible")).to_have_count(1)
    said = catalogue(spoken(language)).gettext(FROM_DISK) if assembled else FROM_DISK  # the build puts them in
    expect(page.locator("p:visible")).to_have_text(said.format(command="make play"))
    expect(page.locator("p:visible code")).to_have_text("make play")
