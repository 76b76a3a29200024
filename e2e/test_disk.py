"""Opened from the disk the page says that it needs a server, and how to start one: in a checkout, and as assembled."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from web.build.assemble import ROOT

SAID = {
    "en": "Ramparts cannot start from the disk: a browser loads Python only from a server. Type “make play”",
    "de": "Von der Festplatte aus startet Ramparts nicht: Ein Browser lädt Python nur von einem Server.",
    "fr": "Ramparts cannot start from the disk",
}


@pytest.mark.parametrize("assembled", [False, True])
@pytest.mark.parametrize(
    "visitor, language", [({"locale": language}, language) for language in SAID], indirect=["visitor"]
)
def test_it_says_how_to_serve_it(context: BrowserContext, site: Path, language: str, *, assembled: bool) -> None:
    page = context.new_page()
    page.goto(((site if assembled else ROOT) / "index.html").resolve().as_uri())
    expect(page.get_by_role("alert")).to_contain_text(SAID[language])
    expect(page.get_by_role("alert")).to_contain_text("make play")
    expect(page.locator("#meanwhile > :visible")).to_have_count(1)
    expect(page.locator("#status")).to_be_empty()
