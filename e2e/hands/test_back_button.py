"""The browser's Back button closes a panel, and then leads where it would lead without panels."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.opening import OpenTable, ready

STATE = "[history.state, history.length]"

SETTLED = """async () => {
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""Comes to its end long after the browser would have gone back, if it had been asked to."""


def deal(page: Page, text: str) -> None:
    """The deal on the table is that one, and the address says so."""
    expect(page.locator("main#table")).to_have_attribute("data-deal", text)
    page.wait_for_url(f"**/#{text}")


def opens(page: Page, *buttons: str) -> None:
    """Opens a panel by its buttons."""
    for button in buttons:
        page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_role("dialog", name=re.compile(buttons[-1]))).to_be_visible()


def test_it_closes_a_panel_and_leaves_the_game_as_it_is(open_here: OpenTable) -> None:
    """Bug: it left the page."""
    page = open_here("fortress:ms33;t1-h;t2-h")
    for buttons in (["Menu"], ["Menu", "Settings"], ["New"]):
        opens(page, *buttons)
        page.go_back()
        expect(page.get_by_role("dialog")).to_be_hidden()
        deal(page, "fortress:ms33")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status")).to_contain_text("Taken back.")


@pytest.mark.family
@pytest.mark.story
@pytest.mark.parametrize("closing", ["Escape", "Close"])
def test_a_panel_that_was_closed_leaves_no_entry_behind(open_here: OpenTable, closing: str) -> None:
    page = open_here("fortress:ms33")
    page.evaluate("location.hash = 'fortress:ms41'")
    deal(page, "fortress:ms41")
    state, length = page.evaluate(STATE)
    assert not state
    for _ in range(3):
        opens(page, "Menu", "Settings")
        if closing == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.evaluate(STATE)[1] <= length + 1
    page.go_back()
    deal(page, "fortress:ms33")


def test_who_goes_back_before_the_page_knows_that_a_panel_was_closed_goes_all_the_way(open_here: OpenTable) -> None:
    """Bug: the panel got another entry, from which Back led to the table that was there already."""
    page = open_here("fortress:ms33")
    page.evaluate("location.hash = 'fortress:ms41'")
    deal(page, "fortress:ms41")
    opens(page, "Menu")
    page.evaluate(
        "addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })"
    )
    page.keyboard.press("Escape")
    page.go_back()
    deal(page, "fortress:ms33")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_deal_chosen_in_a_panel_has_its_address(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    opens(page, "New")
    page.get_by_label("Number, date or link").fill("ms41")
    page.get_by_role("button", name="Open", exact=True).click()
    deal(page, "fortress:ms41")
    opens(page, "Menu")
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    deal(page, "fortress:ms41")
    page.reload()
    ready(page)
    deal(page, "fortress:ms41")


@pytest.mark.story
def test_a_panel_open_at_a_reload_and_the_forward_button_are_no_trap(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    opens(page, "Menu")
    page.reload()
    ready(page)
    deal(page, "fortress:ms33")
    opens(page, "Menu")
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.evaluate("history.forward()")
    opens(page, "Menu")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    deal(page, "fortress:ms33")


CLOSED_AND = """(address) => {
  document.querySelector("dialog [data-do=close]").click();
  requestAnimationFrame(() => { location.hash = address });
}"""
"""Closes a panel, and opens an address in the very frame in which the page is drawn without it."""


@pytest.mark.story
def test_an_address_opened_in_the_instant_in_which_a_panel_closes_is_opened(open_here: OpenTable) -> None:
    """Bug: the way back from the panel's entry led away from it."""
    page = open_here("fortress:ms33")
    opens(page, "Menu")
    page.evaluate(CLOSED_AND, "fortress:ms41")
    deal(page, "fortress:ms41")
    page.evaluate(SETTLED)
    deal(page, "fortress:ms41")


def test_an_address_that_names_nothing_leaves_the_game_as_it_is(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.evaluate("location.hash = ''")
    page.evaluate(SETTLED)
    expect(page.locator("main#table")).to_have_attribute("data-deal", "fortress:ms33")
    expect(page.get_by_role("status")).not_to_contain_text("cannot be opened")
