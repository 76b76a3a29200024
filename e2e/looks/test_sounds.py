"""Sounds: off until the player wants them, and fetched only then."""

import pytest
from playwright.sync_api import expect

from e2e.kit.hands import by_mouse
from e2e.kit.lines import recorded
from e2e.kit.opening import OpenTable, open_panel
from e2e.kit.table import rest
from e2e.kit.watch import Watch

COUNTING = """(() => {
  globalThis.begun = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    globalThis.begun += 1;
    return start.apply(this, when);
  };
})()"""
"""Counts what begins to sound; it does sound."""


@pytest.mark.story
def test_a_card_that_goes_home_is_heard_once_sounds_are_switched_on_and_not_fetched_before(
    open_table: OpenTable, watch: Watch
) -> None:
    line = recorded("fortress-ms33.txt")
    page = open_table(line.deal.text)
    assert not any("sounds" in request for request in watch.requests)
    page.evaluate(COUNTING)
    open_panel(page, "settings")
    with page.expect_response(lambda response: "sounds" in response.url):
        page.get_by_label("Sounds").check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    first = line.steps[0]
    by_mouse(page, line.deal.game, first.before, first.move)
    rest(page)
    page.wait_for_function("begun > 0")
    open_panel(page, "settings")
    page.get_by_label("Sounds").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    heard = page.evaluate("begun")
    page.keyboard.press("z")
    rest(page)
    assert page.evaluate("begun") == heard
