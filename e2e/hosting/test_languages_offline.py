"""A language is kept for who speaks it, and for nobody else: there without network afterwards, in later builds too."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.hosting.host import Host, another_build
from e2e.hosting.test_offline import UPDATED
from e2e.kit.opening import KEPT, OpenTable, open_panel, ready
from ramparts.app.words.languages import catalogue

KEEPS = """async (code) => {
  const files = [`words-${code}.pack`, `splash-${code}.json`, `links-${code}.json`];
  const kept = async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return new Set(requests.map(({ url }) => url.split("/").pop()));
  };
  for (;;) {
    const names = await kept();
    if (files.every((name) => names.has(name))) return [...names].filter((name) => /^words-/.test(name));
    await new Promise(requestAnimationFrame);
  }
}"""
"""Waits until all files of a language are kept; then those of all languages that are, by the first of their files."""

FRENCH = catalogue("fr").gettext


def without_network(page: Page, host: Host) -> None:
    """The page comes again, in French."""
    host.stop()
    page.reload()
    ready(page)
    expect(page.get_by_role("heading", name=FRENCH("Fortress"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    host.start()


@pytest.mark.parametrize("visitor", [{"locale": "fr-CA"}], indirect=True)
def test_the_language_of_a_first_visit_is_kept_and_no_other(open_table: OpenTable, host: Host) -> None:
    page = open_table("fortress:ms33")
    page.evaluate(KEPT)
    assert page.evaluate(KEEPS, "fr") == ["words-fr.pack"]
    without_network(page, host)


@pytest.mark.thorough
def test_a_language_that_is_chosen_is_kept_in_the_next_build_too(
    kept: Page, host: Host, site: Path, tmp_path: Path
) -> None:
    open_panel(kept, "settings")
    kept.locator("#pref-language").select_option("fr")
    expect(kept.get_by_role("dialog", name=FRENCH("Settings"))).to_be_visible()
    assert kept.evaluate(KEEPS, "fr") == ["words-fr.pack"]
    kept.keyboard.press("Escape")
    host.publish(another_build(site, tmp_path / "second", lambda page: page.replace(">Ramparts</title>", ">B</title>")))
    kept.evaluate(UPDATED)
    expect(kept.locator("#update")).to_be_visible()
    kept.locator("#update button").first.click()
    expect(kept).to_have_title(re.compile("B$"))
    ready(kept)
    without_network(kept, host)
