"""Nothing is lost: not for want of room, not to a row that cannot be read, and not to the moves of a link."""

import re

import pytest
from playwright.sync_api import expect

from e2e.keeping.test_keeping import NEARLY, home, kept, menu
from e2e.kit.opening import READY, START, OpenTable, ready

FILL = """(left) => {
  let size = 1 << 22, text = "";
  for (; size >= 1; size >>= 1) {
    try {
      localStorage.setItem("neighbour", text + "x".repeat(size));
      text += "x".repeat(size);
    } catch {
      // it is too much
    }
  }
  localStorage.setItem("neighbour", text.slice(left));
}"""
"""Fills the storage of this origin with what another page has kept, but for so many characters."""


@pytest.mark.story
def test_where_there_is_hardly_room_the_game_and_its_win_are_there_again(open_here: OpenTable) -> None:
    """Bug: the new deal took the place of the won game, for which there was no room in the list of earlier ones."""
    page = open_here(NEARLY)
    home(page, "1")
    page.evaluate(FILL, 200)
    home(page, "6")
    expect(page.locator(READY)).to_have_attribute("data-state", "won")
    assert kept(page)["ramparts.record"].count("true") == 1
    page.evaluate("location.hash = 'chessboard:ms33'")
    expect(page.locator(READY)).to_have_attribute("data-deal", "chessboard:ms33")
    expect(page.locator("#status")).to_contain_text("This browser has stopped saving")
    page.evaluate("history.replaceState(null, '', location.pathname)")  # the address would open the new deal again
    page.reload()
    expect(page.locator(READY)).to_have_attribute("data-deal", NEARLY, timeout=START)
    expect(page.locator(READY)).to_have_attribute("data-state", "won")
    menu(page, "stats")
    expect(page.locator("#panel .figures tr").nth(1)).to_have_text("Won1 (100%)")


def test_one_row_that_cannot_be_read_is_restored_in_the_page(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    home(page, "6")
    page.evaluate("location.hash = 'chessboard:ms33'")
    expect(page.locator(READY)).to_have_attribute("data-deal", "chessboard:ms33")
    page.evaluate("""() => {
      const games = JSON.parse(localStorage.getItem("ramparts.games"));
      for (const row of games.games) row[games.fields.indexOf("when")] = -1;
      localStorage.setItem("ramparts.games", JSON.stringify(games));
    }""")
    page.reload()
    ready(page)
    expect(page.locator("#status")).to_contain_text("Some of what was saved could not be read")
    menu(page, "data")
    page.locator("#panel [data-do=unread]").click()
    expect(page.locator(".panel.unread textarea")).to_have_value(re.compile("fortress:ms33"))
    page.locator("#panel [data-do^=restore]").click()
    expect(page.locator("#panel .news")).to_have_text("It has been restored.")
    assert not [key for key in kept(page) if "damaged" in key]
    page.keyboard.press("Escape")
    menu(page, "earlier")
    expect(page.locator("#panel .earlier .name")).to_have_text(["Fortress ms33"])


def test_a_link_with_other_moves_asks_before_they_come_into_the_game(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    home(page, "6")
    page.evaluate("location.hash = 'fortress:ms33;t2-h'")
    expect(page.locator(".panel.linked")).to_contain_text("You are playing this deal yourself.")
    page.get_by_role("button", name="Go on with my game").click()
    expect(page.locator("#panel")).to_be_hidden()
    menu(page, "history")
    expect(page.locator("#facts")).to_contain_text("1 move")


MANY = """() => {
  for (const name of ["games", "records"]) {
    const kept = JSON.parse(localStorage.getItem(`ramparts.${name}`));
    const row = JSON.stringify(kept[name].find((each) => each.includes("fortress:ms33")));
    const others = Array.from({ length: 44 }, (_, at) => JSON.parse(row.replaceAll("ms33", `ms${at + 100}`)));
    kept[name].push(...others);
    localStorage.setItem(`ramparts.${name}`, JSON.stringify(kept));
  }
}"""
"""Makes 45 earlier games of one."""

SCROLLED = "() => document.getElementById('panel').scrollTop"
"""How far the panel is scrolled, in pixels."""


def test_who_asks_for_more_at_the_end_of_a_long_list_goes_on_there(open_here: OpenTable) -> None:
    """Bug: the list went to its top, and the new games had to be looked for."""
    page = open_here("fortress:ms33")
    home(page, "6")
    page.evaluate("location.hash = 'chessboard:ms33'")
    expect(page.locator(READY)).to_have_attribute("data-deal", "chessboard:ms33")
    page.evaluate(MANY)
    page.reload()
    ready(page)
    page.set_viewport_size({"width": 360, "height": 640})
    menu(page, "earlier")
    games = page.locator("#panel [data-do^=reopen]")
    for shown, then in ((20, 40), (40, 45)):
        expect(games).to_have_count(shown)
        more = page.get_by_role("button", name="More", exact=True)
        more.scroll_into_view_if_needed()
        before = page.evaluate(SCROLLED)
        more.click()
        expect(games).to_have_count(then)
        expect(games.nth(shown)).to_be_focused()
        expect(games.nth(shown)).to_be_in_viewport(ratio=1)
        assert page.evaluate(SCROLLED) == before > 0


def test_two_quick_taps_throw_nothing_away(open_here: OpenTable) -> None:
    """Bug: the panel went to its top, away from the question; had it not, the second tap would have been the answer."""
    page = open_here("fortress:ms33")
    page.evaluate("for (const each of ['best', 'solved']) localStorage.setItem(`ramparts.${each}`, '{')")
    page.reload()
    ready(page)
    page.set_viewport_size({"width": 640, "height": 360})
    menu(page, "data")
    page.locator("#panel [data-do=unread]").click()
    asks = page.locator("#panel [data-do^='unread:']")
    expect(asks).to_have_count(2)
    asks.last.scroll_into_view_if_needed()
    before = page.evaluate(SCROLLED)
    box = asks.last.bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + 20, box["y"] + 20)
    keeps = page.get_by_role("button", name="Keep it")
    expect(keeps).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLED) == before > 0
    assert len([key for key in kept(page) if "damaged" in key]) == 2
    keeps.click()
    expect(asks).to_have_count(2)
    asks.last.press("Enter")
    expect(keeps).to_be_focused()
    page.get_by_role("button", name="Throw it away").click()
    expect(asks).to_have_count(1)
    page.keyboard.press("Escape")
