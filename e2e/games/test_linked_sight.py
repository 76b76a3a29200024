"""Whoever follows a link sees what it names before Python is there, and no other board."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.hosting.network import RUNTIME, held, lost, off
from e2e.kit.learner import learner
from e2e.kit.opening import ready
from e2e.kit.places import DRAWN, PLACES, SHIFTS, moved
from e2e.kit.table import piles
from e2e.kit.visitors import NEW, opens
from e2e.kit.watch import Watch
from e2e.starting.test_first_sight import GREETING

ADDRESSES = {
    "fortress:ms33": "fortress:ms33",
    "bastion:59931163": "bastion:59931163",
    "fortitude/5:77000": "fortitude/5:77000",
    "besieged-city:40000": "besieged-city:40000",
    "lesson:9": "",
    "daily:2026-11-22:penelopes-web": "",
    "streets-and-alleys": "",
    "puzzle:fortress:17": "",
    "puzzle:besieged-city:3": "",
    "puzzle:today": "",
}
"""Addresses of all kinds, with the deal that each names where that is in it."""

PHONE = {"viewport": {"width": 390, "height": 844}}

new = pytest.mark.parametrize("visitor", [NEW], indirect=True)


def followed(page: Page, link: str) -> None:
    """A page that is seen, and waits for Python."""
    page.goto(link, wait_until="commit")
    expect(page.locator(DRAWN)).to_be_attached()
    expect(page.locator("#meanwhile progress")).to_be_visible()


@pytest.mark.story
@pytest.mark.family
@pytest.mark.parametrize("visitor", [NEW, NEW | PHONE, NEW | {"locale": "de-AT"}], indirect=True, ids=str)
@pytest.mark.parametrize("address", ADDRESSES)
def test_what_is_seen_first_is_what_is_played(page: Page, url: str, address: str) -> None:
    with held(page, RUNTIME):
        followed(page, f"{url}#{address}")
        page.evaluate(SHIFTS)
        seen, before = piles(page), page.evaluate(PLACES)
        texts = [page.locator(each).inner_text() for each in ("#title", "#facts", GREETING)]
    ready(page)
    expect(page.locator("#splash")).to_have_count(0)
    assert (piles(page), page.evaluate(PLACES)) == (seen, before)
    assert [page.locator(each).inner_text() for each in ("#title", "#facts", GREETING)] == texts
    assert moved(page) <= 0.02
    if ADDRESSES[address]:
        expect(page.locator("#table")).to_have_attribute("data-deal", ADDRESSES[address])


def test_whoever_has_been_here_before_sees_it_too_and_is_not_greeted(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        followed(page, f"{url}#chessboard:ms5")
        seen, before = piles(page), page.evaluate(PLACES)
        expect(page.locator(GREETING)).to_have_count(0)
    ready(page)
    expect(page.locator("#table")).to_have_attribute("data-deal", "chessboard:ms5")
    assert (piles(page), page.evaluate(PLACES)) == (seen, before)


def test_a_puzzle_that_was_solved_is_seen_as_it_begins(browser: Browser, url: str) -> None:
    page = browser.new_context(**learner(url)).new_page()
    with held(page, RUNTIME):
        followed(page, f"{url}#puzzle:fortress:2")
        expect(page.locator(GREETING)).to_contain_text("Another one")
        seen, before = piles(page), page.evaluate(PLACES)
        words = page.locator(GREETING).inner_text()
    ready(page)
    assert (piles(page), page.evaluate(PLACES)) == (seen, before)
    assert page.locator(GREETING).inner_text() == words
    page.context.close()


@new
def test_a_button_of_a_puzzle_is_pressed_when_python_is_there(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        followed(page, f"{url}#puzzle:fortress:17")
        page.get_by_role("button", name="Another one").click()
    ready(page)
    expect(page.locator("#facts")).to_have_text(re.compile("^puzzle (?!17$)"))


@pytest.mark.thorough
@new
def test_where_the_list_of_puzzles_does_not_come_none_is_drawn(page: Page, url: str, watch: Watch) -> None:
    page.route("**/puzzles-*/*", lost)
    with held(page, RUNTIME), page.expect_response("**/puzzles-*/fortress-0.txt"):
        page.goto(f"{url}#puzzle:fortress:17", wait_until="commit")
    ready(page)
    expect(page.locator("#facts")).to_have_text("puzzle 17")
    watch.forgive()  # the browser complains of what did not come


@pytest.mark.thorough
def test_beside_another_tab_it_says_from_the_beginning_that_nothing_is_saved(page: Page, url: str) -> None:
    opens(page.context.new_page(), url, "chessboard:ms5")
    with held(page, RUNTIME):
        followed(page, f"{url}#fortress:ms33")
        expect(page.locator("#facts")).to_have_text("not saved, ms33")
    ready(page)
    expect(page.locator("#facts")).to_have_text("not saved, ms33")


@new
def test_a_tap_is_played_when_python_is_there(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        followed(page, f"{url}#besieged-city:40000")
        page.locator("[data-slot=s] + ol > li").last.click()
        expect(page.locator(".tapped")).to_have_count(1)
    ready(page)
    expect(page.locator("#table [data-pile=s]")).to_have_count(77)


@new
def test_what_only_python_understands_is_not_drawn(page: Page, url: str) -> None:
    with held(page, RUNTIME), page.expect_response("**/links-en.json"):
        page.goto(f"{url}#Chessboard MS 5", wait_until="commit")
    ready(page)
    expect(page.locator("#table")).to_have_attribute("data-deal", "chessboard:ms5")


@pytest.mark.thorough
@new
def test_another_address_meanwhile_takes_the_drawing_away(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        followed(page, f"{url}#chessboard:ms5")
        page.evaluate("() => location.assign('#fortress:ms33')")
        expect(page.locator("#table > *, #greeting > *")).to_have_count(0)
    ready(page)
    expect(page.locator("#table")).to_have_attribute("data-deal", "fortress:ms33")


@pytest.mark.thorough
@new
def test_where_the_room_of_lessons_does_not_come_no_other_board_is_seen(page: Page, url: str, watch: Watch) -> None:
    asked: list[Route] = []
    page.route("**/study.pack", lambda route: asked.append(route))  # noqa: PLW0108  # Playwright asks what it is
    with held(page, RUNTIME):
        followed(page, f"{url}#lesson:3")
        page.unroute("**/study.pack")
        asked[0].abort()
        expect(page.locator(DRAWN)).to_have_count(0)
    ready(page)
    expect(page.locator("#facts")).to_have_text("lesson 3")
    watch.forgive()  # the browser complains of what did not come


@pytest.mark.thorough
@new
def test_where_what_it_is_drawn_from_does_not_come_the_game_begins_all_the_same(
    page: Page, url: str, watch: Watch
) -> None:
    page.route("**/links.js", off)
    opens(page, url, "chessboard:ms5")
    expect(page.locator("#table")).to_have_attribute("data-deal", "chessboard:ms5")
    watch.forgive()  # the browser complains of what did not come
