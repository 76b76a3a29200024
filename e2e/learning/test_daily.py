"""The deals of the days: their addresses, the calendar, and a day that no list has."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.opening import START, OpenTable, open_panel, ready

SUNDAY = "daily:2026-11-22:fortress"

TODAY = """() => {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}"""


def stands(page: Page, session: str, fragment: str) -> None:
    """The table is of this kind of session, and the address says which."""
    expect(page.locator("main#table")).to_have_attribute("data-session", session, timeout=START)
    expect(page).to_have_url(re.compile(f"#{re.escape(fragment)}$"))


def test_a_day_stays_in_the_address_through_moves_and_reloads(open_here: OpenTable) -> None:
    page = open_here(SUNDAY)
    stands(page, "daily", SUNDAY)
    deal = page.locator("main#table").get_attribute("data-deal") or ""
    page.locator("main#table").focus()
    page.keyboard.press("w")
    page.get_by_role("textbox").fill("moves")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.reload()
    ready(page)
    stands(page, "daily", SUNDAY)
    expect(page.locator("main#table")).to_have_attribute("data-deal", deal)


def test_the_calendar_leads_to_todays_deal_and_to_other_games(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    stands(page, "free", "fortress:ms33")
    open_panel(page, "days")
    today = page.evaluate(TODAY)
    present = page.locator(".month [aria-current=date]")
    expect(present).to_have_attribute("data-do", f"daily:{today}:fortress")
    page.locator(".panel").get_by_role("button", name="Chessboard").click()
    expect(present).to_have_attribute("data-do", f"daily:{today}:chessboard")
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    stands(page, "free", "fortress:ms33")


AT = """(moment) => {
  globalThis.clock ??= Date.now;
  Date.now = moment ? () => Date.parse(moment) : globalThis.clock;
}"""
"""From now on it is that moment where the player is; without one the time is right again."""


def test_a_day_begins_at_midnight_where_the_player_is(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    for moment, day in (("2026-11-24T23:59:59", "2026-11-24"), ("2026-11-25T00:00:00", "2026-11-25")):
        page.evaluate(AT, moment)
        open_panel(page, "days")
        present = page.locator(".month [aria-current=date]")
        expect(present).to_have_attribute("data-do", f"daily:{day}:fortress")
        page.keyboard.press("Escape")
        expect(page.locator("#panel")).to_be_empty()
    page.evaluate(AT, None)


@pytest.mark.parametrize(
    "address, why",
    [
        ("daily:2026-02-30:fortress", "'2026-02-30' is not a date"),
        ("daily:2026-11-22:solitaire", "There is nothing at the address"),
    ],
)
def test_a_bad_address_gets_one_sentence(open_here: OpenTable, address: str, why: str) -> None:
    page = open_here(address)
    expect(page.locator("#status")).to_contain_text(why)
    stands(page, "free", page.locator("main#table").get_attribute("data-deal") or "")


def test_a_day_beyond_the_list_is_found_by_the_worker(open_here: OpenTable) -> None:
    far = "daily:2094-03-05:beleaguered-castle"
    page = open_here(far)
    stands(page, "daily", far)


def test_a_day_is_reached_from_the_address_of_an_open_page(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.evaluate(f"() => {{ location.hash = '{SUNDAY}'; }}")
    stands(page, "daily", SUNDAY)
    page.evaluate("() => { location.hash = 'fortress:ms33'; }")
    stands(page, "free", "fortress:ms33")
