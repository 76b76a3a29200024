"""What a phone shows without a scroll, and in letters that can be read, in every language."""

import pytest
from playwright.sync_api import expect

from e2e.kit.opening import START, OpenTable, open_panel

HARD_TO_READ = """() => [...document.querySelectorAll("#head > *, #tools button > *, #tools button")].filter((each) => {
  const { clipPath, fontSize } = getComputedStyle(each);
  const text = [...each.childNodes].find((inner) => inner.nodeType === Node.TEXT_NODE && inner.data.trim());
  if (!text || clipPath !== "none") return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const [words, box] = [range, each.closest("button") ?? each].map((one) => one.getBoundingClientRect());
  const within = words.left >= box.left - 0.5 && words.right <= box.right + 0.5 && words.bottom <= box.bottom + 0.5;
  return !within || parseFloat(fontSize) < (each.closest("#head") ? 12.5 : 11.5);
}).map((each) => each.textContent)"""
"""What is said in small letters, or not seen whole, beside the board of a phone that is held sideways."""


SEEN = """(selector) => {
  const { top, bottom } = document.getElementById("panel").getBoundingClientRect();
  const least = bottom - parseFloat(getComputedStyle(document.getElementById("panel")).borderBottomWidth) - 12;
  return [...document.querySelectorAll(selector)].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.height && box.top >= top && box.bottom <= least;
  }).length;
}"""
"""How many of these are in sight whole in a panel that nobody has scrolled, above where it fades."""


@pytest.mark.family
@pytest.mark.parametrize("visitor", [{"locale": each} for each in ("en", "de", "fr", "es", "pl")], indirect=True)
def test_what_is_wanted_most_of_new_games_and_settings_is_in_sight_without_scrolling(open_here: OpenTable) -> None:
    """Bug: on a phone one game was in sight, or none, and two of some twenty settings."""
    page = open_here("fortress:ms33")
    for width, height, games in ((360, 640, 3), (640, 360, 2)):
        page.set_viewport_size({"width": width, "height": height})
        open_panel(page, "new")
        assert page.evaluate(SEEN, ".panel .acts button") == 3
        assert page.evaluate(SEEN, ".panel [name=grade]") == 5
        assert page.evaluate(SEEN, ".panel .game > button") == games
        assert page.evaluate(SEEN, ".panel .game") >= (2 if width < height else 0)
        page.keyboard.press("Escape")
        open_panel(page, "settings")
        assert page.evaluate(SEEN, ".panel summary") == 4
        assert page.evaluate(SEEN, ".panel [data-do=data]") == 1
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.family
@pytest.mark.parametrize("visitor", [{"locale": each} for each in ("en", "de", "fr", "es", "pl")], indirect=True)
def test_words_beside_the_board_of_a_phone_held_sideways_are_large_enough_and_whole(open_here: OpenTable) -> None:
    """Bug: they had 11 and 12 pixels."""
    for deal in ("beleaguered-castle:32000", "fortress:ms33;t1-h;t2-h;t5-t3", "fortitude:77000", "besieged-city:32000"):
        page = open_here(deal)
        page.set_viewport_size({"width": 640, "height": 360})
        expect(page.locator("html")).to_have_attribute("data-bar", "rails")
        expect(page.locator("main#table")).not_to_have_attribute("data-light", "thinking", timeout=START)
        assert page.evaluate(HARD_TO_READ) == [], deal
    page.set_viewport_size({"width": 1280, "height": 800})
