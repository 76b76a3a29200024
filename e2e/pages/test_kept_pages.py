"""A page about a game is kept when it was visited, and not before; what the host has is what is seen."""

from playwright.sync_api import Page, expect

from e2e.hosting.host import Host
from e2e.kit.opening import ready

CACHED = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const urls = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    found.push(...urls.filter((path) => /\\/(en|de)\\//.test(path)));
  }
  return found;
}"""
"""The pages that are kept, by their paths."""


def test_a_first_visit_keeps_no_page_about_a_game(kept: Page) -> None:
    assert kept.evaluate(CACHED) == []


def test_without_network_a_page_that_was_visited_is_read_and_leads_to_the_game(kept: Page, host: Host) -> None:
    kept.goto(f"{host.url}en/fortress/")
    expect(kept.get_by_role("heading", level=1)).to_have_text("Fortress")
    assert kept.evaluate(CACHED) == ["/ramparts/en/fortress/"]
    host.stop()
    kept.reload()
    expect(kept.get_by_role("heading", level=1)).to_have_text("Fortress")
    kept.get_by_role("link", name="Play now").click()
    ready(kept)
    host.start()


def test_a_page_is_seen_as_the_host_has_it_now(kept: Page, host: Host) -> None:
    kept.goto(f"{host.url}en/fortress/")
    file = host.root / "en" / "fortress" / "index.html"
    file.write_text(file.read_text("utf-8").replace("<h1>Fortress", "<h1>The Fortress"), "utf-8")
    kept.reload()
    expect(kept.get_by_role("heading", level=1)).to_have_text("The Fortress")
