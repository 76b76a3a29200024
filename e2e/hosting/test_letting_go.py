"""A wrong release is taken back: one build undoes what others made browsers keep, and the next one is kept again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.hosting.host import Host, another_build
from e2e.kit.opening import KEPT, READY, START, OpenTable
from web.build.assemble import assemble

NEIGHBOURS = """async () => {
  localStorage.setItem("other", "kept");
  for (const name of ["other", "ramparts /elsewhere/ 12345678"]) {
    await (await caches.open(name)).put("/other", new Response("kept"));
  }
}"""
"""What other sites of this origin keep."""

THEIRS = {"other", "ramparts /elsewhere/ 12345678"}

FREE = """async () => {
  const kept = async () => (await navigator.serviceWorker.getRegistrations()).length;
  while (await kept()) await new Promise((done) => setTimeout(done, 50));
}"""
"""Comes to its end when there is no service worker any more."""


@pytest.fixture(scope="module")
def letting_go(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The build that takes the others back."""
    return assemble(tmp_path_factory.mktemp("letting-go") / "_site", keeps=False)


def at_home(page: Page) -> None:
    """Expects the game of the first build: what is played is kept whatever becomes of the builds."""
    expect(page.locator(READY)).to_have_attribute("data-deal", "fortress:ms33", timeout=START)
    expect(page.locator("[data-pile^=f]")).to_have_count(1)


@pytest.mark.thorough
def test_a_wrong_release_is_taken_back_and_the_next_one_is_kept_again(
    open_table: OpenTable, host: Host, site: Path, letting_go: Path, tmp_path: Path
) -> None:
    page = open_table("fortress:ms33;t1-h")
    page.evaluate(KEPT)
    page.evaluate(NEIGHBOURS)
    host.publish(letting_go)
    page.reload()
    at_home(page)
    page.evaluate(FREE)
    expect(page.locator("#update")).to_contain_text("A new version is ready")
    assert set(page.evaluate("caches.keys()")) == THEIRS
    page.reload()
    at_home(page)
    expect(page.locator("#status")).to_contain_text("In this browser Ramparts opens only while you are online.")
    assert page.evaluate("navigator.serviceWorker.controller") is None
    assert page.evaluate("navigator.serviceWorker.getRegistrations()") == []
    assert page.evaluate("localStorage.other") == "kept"
    third = another_build(site, tmp_path / "third", lambda page: page.replace(">Ramparts<", ">Bastions<"))
    host.publish(third)
    page.reload()
    at_home(page)
    expect(page).to_have_title(re.compile("Bastions"))
    page.evaluate(KEPT)
    assert len(set(page.evaluate("caches.keys()")) - THEIRS) == 2
    host.stop()
    page.reload()
    at_home(page)
    host.start()
