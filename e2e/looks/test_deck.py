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


@pytest.mark.installs
def test_nothing_is_fetched_for_who_wants_the_usual_deck(open_table: OpenTable, watch: Watch) -> None:
    open_table("fortress:ms33").evaluate(KEPT)
    assert not any("/deck-" in request for request in watch.requests)


def test_a_deck_that_was_chosen_is_there_without_network(kept: Page, host: Host) -> None:
    choose(kept)
    kept.evaluate(KEEPS_BOTH)
    host.stop()
    kept.reload()
    ready(kept)
    assert kept.evaluate(PAINTED) == WHOLE
    host.start()


@pytest.mark.thorough
def test_a_deck_chosen_before_anything_was_kept_is_kept_too(open_table: OpenTable, host: Host) -> None:
    page = open_table("fortress:ms33")
    choose(page)
    page.evaluate(KEPT)
    page.evaluate(KEEPS_BOTH)
    host.stop()
    page.reload()
    ready(page)
    assert page.evaluate(PAINTED) == WHOLE
    host.start()


def test_a_new_build_takes_the_deck_over(kept: Page, host: Host, site: Path, tmp_path: Path) -> None:
    choose(kept)
    kept.evaluate(KEEPS_BOTH)
    host.publish(another_build(site, tmp_path / "second", lambda page: page.replace(">Ramparts</title>", ">B</title>")))
    kept.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    expect(kept.locator("#update")).to_be_visible()
    kept.locator("#update button").click()
    expect(kept).to_have_title(re.compile("B$"))
    ready(kept)
    host.stop()
    kept.reload()
    ready(kept)
    assert kept.evaluate(PAINTED) == WHOLE
    host.start()
