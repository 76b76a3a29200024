"""A first visitor sees the deal that they will play before Python is there, and is greeted; a tap is kept."""

import pytest
from playwright.sync_api import Page, expect

from e2e.hosting.network import RUNTIME, held, off
from e2e.kit.opening import ready
from e2e.kit.places import DRAWN, ON_TOP, PLACES, SHIFTS, moved
from e2e.kit.table import piles
from e2e.kit.visitors import NEW, opens
from e2e.kit.watch import Watch
from ramparts.app.words.languages import catalogue

GREETING = "#greeting > aside"

SHADOW = "(element) => getComputedStyle(element).boxShadow"
"""What lies round an element: a ring, if it is marked."""

WINDOWS = [(320, 568), (360, 640), (640, 360), (768, 1024), (1280, 800)]

new = pytest.mark.parametrize("visitor", [NEW], indirect=True)

in_each_window = pytest.mark.parametrize(
    "visitor",
    [NEW | {"viewport": {"width": width, "height": height}} for width, height in WINDOWS],
    indirect=True,
    ids=str,
)


def visited(page: Page, url: str) -> None:
    """A page that is seen, and waits for Python."""
    page.goto(url, wait_until="commit")
    expect(page.locator(DRAWN)).to_be_attached()
    expect(page.locator("#meanwhile progress")).to_be_visible()


@pytest.mark.family
@pytest.mark.story
@in_each_window
def test_what_is_seen_first_is_what_is_played(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        visited(page, url)
        expect(page.locator(GREETING)).to_contain_text("Welcome to Ramparts")
        page.evaluate(SHIFTS)
        seen, before = piles(page), page.evaluate(PLACES)
        words, place = page.locator(GREETING).inner_text(), page.locator(GREETING).bounding_box()
        told = page.locator("#meanwhile").bounding_box()
        table = page.locator("#table").bounding_box()
        assert told
        assert table
        assert told["x"] + told["width"] <= table["x"] or told["y"] >= table["y"] + table["height"]
        assert sum(map(len, seen.values())) == 52
    ready(page)
    expect(page.locator("#splash")).to_have_count(0)
    assert (piles(page), page.evaluate(PLACES)) == (seen, before)
    expect(page.locator(GREETING)).to_have_count(1)
    assert (page.locator(GREETING).inner_text(), page.locator(GREETING).bounding_box()) == (words, place)
    assert moved(page) <= 0.02


@pytest.mark.story
@new
def test_a_tap_on_a_card_is_played_when_python_is_there(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        visited(page, url)
        page.locator("[data-pile=t0]").first.click()
        card = page.locator("[data-pile=t1]").last
        before = card.evaluate(SHADOW)
        card.click()
        expect(page.locator(".tapped")).to_have_count(1)
        assert card.evaluate(SHADOW) != before
        name = card.get_attribute("data-card")
    ready(page)
    expect(page.locator("#table [data-picked]")).to_have_attribute("data-card", str(name))


@new
def test_a_button_of_the_greeting_is_pressed_when_python_is_there(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        visited(page, url)
        page.get_by_role("complementary", name="Welcome").get_by_role("button", name="Play now").press("Enter")
        expect(page.locator(".tapped")).to_have_count(1)
    ready(page)
    expect(page.locator(GREETING)).to_have_count(0)


@pytest.mark.parametrize("visitor", [NEW | {"locale": "de-AT"}], indirect=True)
def test_whoever_reads_german_is_greeted_in_german_and_a_button_of_the_greeting_keeps_the_focus(
    page: Page, url: str
) -> None:
    with held(page, RUNTIME):
        visited(page, url)
        expect(page.locator(GREETING)).to_contain_text("Willkommen bei Ramparts")
        words = page.locator(GREETING).inner_text()
        page.get_by_role("button", name=catalogue("de").gettext("Show me how")).focus()
    ready(page)
    expect(page.locator("#splash")).to_have_count(0)
    expect(page.locator(GREETING)).to_have_count(1)
    assert page.locator(GREETING).inner_text() == words
    expect(page.get_by_role("button", name=catalogue("de").gettext("Show me how"))).to_be_focused()


@pytest.mark.family
@in_each_window
def test_another_game_can_be_chosen_meanwhile(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        visited(page, url)
        page.locator("[data-pile=t1]").last.click()
        page.get_by_role("button", name="Choose a game").click()
        expect(page.get_by_role("link", name="Fortress")).to_be_focused()
        expect(page.locator("#table > *, #greeting > *, .tapped")).to_have_count(0)
        for link in page.locator("#meanwhile a").all():
            link.scroll_into_view_if_needed()
            assert link.evaluate(ON_TOP)
        page.get_by_role("link", name="Streets and Alleys").click()
    ready(page)
    expect(page.locator("#table")).to_have_attribute("data-game", "streets-and-alleys")


@pytest.mark.family
@pytest.mark.story
@in_each_window
def test_a_load_that_fails_says_why_and_no_board_lies_over_it(page: Page, url: str, watch: Watch) -> None:
    page.route("**/library-*.pack", off)
    page.goto(url)
    expect(page.locator("#status")).to_have_text("The table could not be set up.")
    expect(page.locator("#table > *, #greeting > *")).to_have_count(0)
    for told in ("#loaded-words", "#again"):
        page.locator(told).scroll_into_view_if_needed()
        assert page.locator(told).evaluate(ON_TOP)
    watch.forgive()  # the browser complains of what did not come


@pytest.mark.parametrize("visitor", [NEW | {"viewport": {"width": 390, "height": 844}}], indirect=True)
def test_on_a_phone_that_is_turned_meanwhile_it_is_drawn_anew(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        visited(page, url)
        seen = piles(page)
        page.set_viewport_size({"width": 844, "height": 390})
        expect(page.locator("html")).to_have_attribute("data-bar", "rails")
        expect(page.locator("#table[data-shape=castle]")).to_be_attached()
        before = page.evaluate(PLACES)
    ready(page)
    assert (piles(page), page.evaluate(PLACES)) == (seen, before)


@pytest.mark.thorough
@new
def test_a_deal_that_another_tab_has_begun_meanwhile_takes_its_place(page: Page, url: str) -> None:
    other = page.context.new_page()
    with held(page, RUNTIME):
        visited(page, url)
        opens(other, url, "chessboard:ms5")
        expect(page.locator("#table > *, #greeting > *")).to_have_count(0)
    ready(page)
    expect(page.locator("#table")).to_have_attribute("data-deal", "chessboard:ms5")
