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


def test_a_page_that_was_visited_is_seen_as_the_host_has_it_and_without_network_read_and_leads_to_the_game(
    kept: Page, host: Host
) -> None:
    assert kept.evaluate(CACHED) == [], "a first visit keeps none"
    kept.goto(f"{host.url}en/fortress/")
    heading = kept.get_by_role("heading", level=1)
    expect(heading).to_have_text("Fortress")
    assert kept.evaluate(CACHED) == ["/ramparts/en/fortress/"]
    file = host.root / "en" / "fortress" / "index.html"
    file.write_text(file.read_text("utf-8").replace("<h1>Fortress", "<h1>The Fortress"), "utf-8")
    kept.reload()
    expect(heading).to_have_text("The Fortress")
    host.stop()
    kept.reload()
    expect(heading).to_have_text("The Fortress")
    kept.get_by_role("link", name="Play now").click()
    ready(kept)
    host.start()
