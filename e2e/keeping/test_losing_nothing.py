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
