"""What is kept may go, in part or as a whole, or be out of reach: then the network has it, and the page opens."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.hosting.host import Host, another_build
from e2e.kit.opening import OpenTable, ready

PAGE = "name.endsWith(' page')"

GONE = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("ramparts ") && (WHICH));
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}"""
"""Takes caches away, as a browser does whose disk is full; tells how many."""

BROKEN = "() => { for (const name of ['match', 'open', 'keys', 'has']) CacheStorage.prototype[name] = HOW; }"


@pytest.mark.family
@pytest.mark.parametrize("which, number", [("true", 2), (PAGE, 1), (f"!{PAGE}", 1)], ids=["all", "page", "files"])
def test_what_was_evicted_comes_from_the_network(kept: Page, which: str, number: int) -> None:
    assert kept.evaluate(GONE.replace("WHICH", which)) == number
    kept.reload()
    ready(kept)


@pytest.mark.thorough
@pytest.mark.lacks("firefox", "its driver does not reach into a service worker")
@pytest.mark.parametrize("how", ["() => Promise.reject(new Error('broken'))", "() => { throw new Error('broken'); }"])
def test_a_broken_cache_storage_leaves_the_network(kept: Page, context: BrowserContext, how: str) -> None:
    """Bug: the page could not be loaded at all, although the network was there."""
    [worker] = context.service_workers
    worker.evaluate(BROKEN.replace("HOW", how))
    kept.reload()
    ready(kept)


@pytest.mark.thorough
def test_a_page_whose_files_are_nowhere_any_more_gives_way_to_that_of_the_host(
    kept: Page, host: Host, site: Path, tmp_path: Path
) -> None:
    """Bug: it came again with each attempt, without style and script, which neither browser nor host had any more."""
    host.publish(another_build(site, tmp_path / "second", lambda page: page.replace(">Ramparts<", ">Bastions<")))
    (host.root / "sw.js").unlink()  # a new service worker would bring its own page
    kept.evaluate(GONE.replace("WHICH", f"!{PAGE}"))
    kept.reload()
    expect(kept).to_have_title(re.compile("Bastions"))
    ready(kept)


@pytest.mark.story
def test_a_site_that_cannot_be_kept_is_played_and_it_is_said(open_table: OpenTable, host: Host) -> None:
    worker = host.root / "sw.js"
    worker.write_text(f"({BROKEN.replace('HOW', '() => Promise.reject()')})();\n{worker.read_text('utf-8')}", "utf-8")
    page = open_table("fortress:ms33")
    expect(page.locator("#status")).to_contain_text("In this browser Ramparts opens only while you are online.")
