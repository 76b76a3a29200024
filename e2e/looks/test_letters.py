"""The letters on court cards: from the first paint on those of the language, in every table, or J Q K if wanted."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from e2e.kit.opening import OPEN, ready
from e2e.kit.table import rest
from ramparts.app.words.languages import LANGUAGES

DEAL = "fortress:ms33"
QUEEN = "#table [data-card='QD'] > .rank"

SHOWN = """() => ["J", "Q", "K"].map((rank) =>
  [...document.querySelectorAll(`.faces #rank-${rank} > *`)]
    .filter((letter) => getComputedStyle(letter).display !== "none")
    .map((letter) => letter.classList[0].replace("letter-", ""))
    .join("")).join("")"""
"""The letters that are drawn of jack, queen and king."""

UNFOLDED = "(panel) => { for (const group of panel.querySelectorAll('details')) group.open = true; }"
"""Unfolds the groups of the settings, as a player on a phone does."""


@pytest.fixture
def german(browser: Browser) -> BrowserContext:
    """A visitor who reads German."""
    return browser.new_context(locale="de-AT", viewport={"width": 640, "height": 360}, service_workers="block")


def drawn(page: Page) -> bytes:
    """What a queen's index looks like."""
    rest(page)
    return page.locator(QUEEN).screenshot()


def preferring(page: Page, letters: str, table: str) -> None:
    page.evaluate(OPEN, "settings")
    expect(page.locator(".panel.settings")).to_be_visible()
    page.locator("#panel").evaluate(UNFOLDED)
    page.locator("#pref-letters").select_option(letters)
    page.locator(f"label[for='pref-table-{table or 'usual'}']").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    rest(page)


def test_every_table_draws_other_letters_in_another_language(german: BrowserContext, served: str) -> None:
    page = german.new_page()
    page.goto(f"{served}#{DEAL}")
    ready(page)
    for table in ("", "plan", "skyline"):
        preferring(page, "", table)
        expect(page.locator(".faces #rank-J > .letter-W")).to_have_count(1)
        assert page.evaluate(SHOWN) == LANGUAGES["de"].letters
        theirs = drawn(page)
        preferring(page, "JQK", table)
        assert page.evaluate(SHOWN) == "JQK"
        assert drawn(page) != theirs
    preferring(page, "", table)
    assert drawn(page) == theirs
    german.close()


def test_the_letters_are_those_of_the_language_before_python_has_come(german: BrowserContext, served: str) -> None:
    def held(route: Route) -> None:
        """Python never comes."""

    german.route("**/app.pack", held)
    page = german.new_page()
    page.goto(served, wait_until="commit")
    page.locator(QUEEN).wait_for()
    assert page.evaluate(SHOWN) == LANGUAGES["de"].letters
    german.close()
