"""The deck with full pictures: fetched when it is chosen, and there without network afterwards, in later builds too."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.hosting.host import Host, another_build
from e2e.kit.opening import KEPT, OpenTable, open_panel, ready
from e2e.kit.watch import Watch

KEEPS_BOTH = """async () => {
  const kept = async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return new Set(requests.map(({ url }) => url).filter((url) => url.includes("/deck-"))).size;
  };
  while ((await kept()) < 2) await new Promise(requestAnimationFrame);
}"""
"""Comes to its end when both files of the deck are kept for a visit without network."""

PAINTED = r"""async () => {
  const court = document.querySelector("[data-card^='J'][data-face='up'] > .pip");
  const { backgroundImage } = getComputedStyle(court);
  const drawing = new Image();
  drawing.src = backgroundImage.match(/url\("([^"]+)"\)/)[1];
  await drawing.decode();
  return [drawing.naturalWidth, drawing.naturalHeight];
}"""
"""The size of the drawing behind a jack, as the browser has read it."""

WHOLE = [1200, 600]


def choose(page: Page) -> None:
    """Chooses the deck in the settings, and waits for its drawings."""
    open_panel(page, "settings")
    with page.expect_response(lambda response: "deck.svg" in response.url):
        page.get_by_role("radio", name="full pictures").check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def painted_without_network(page: Page, host: Host) -> bool:
    """Whether the deck is there on a visit to a host that is gone meanwhile."""
    host.stop()
    page.reload()
    ready(page)
    whole: bool = page.evaluate(PAINTED) == WHOLE
    host.start()
    return whole


@pytest.mark.thorough
def test_a_deck_chosen_before_anything_was_kept_is_kept_too(open_table: OpenTable, host: Host) -> None:
    page = open_table("fortress:ms33")
    choose(page)
    page.evaluate(KEPT)
    page.evaluate(KEEPS_BOTH)
    assert painted_without_network(page, host)


@pytest.mark.thorough
def test_a_deck_is_fetched_when_chosen_kept_for_visits_without_network_and_taken_over_by_a_new_build(
    kept: Page, watch: Watch, host: Host, site: Path, tmp_path: Path
) -> None:
    assert not any("/deck-" in request for request in watch.requests)
    choose(kept)
    kept.evaluate(KEEPS_BOTH)
    assert painted_without_network(kept, host)
    host.publish(another_build(site, tmp_path / "second", lambda page: page.replace(">Ramparts</title>", ">B</title>")))
    kept.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    expect(kept.locator("#update")).to_be_visible()
    kept.locator("#update button").first.click()
    expect(kept).to_have_title(re.compile("B$"))
    ready(kept)
    assert painted_without_network(kept, host)
