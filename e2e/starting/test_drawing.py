"""Whoever comes back sees the board as it was left before Python is there, and may tap on it already."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.hosting.network import RUNTIME, held
from e2e.kit.hands import by_mouse
from e2e.kit.lines import recorded
from e2e.kit.opening import READY, START, OpenTable, open_panel, ready
from e2e.kit.places import DRAWN, ON_TOP, PLACES, SHIFTS, moved
from e2e.kit.table import named, piles
from e2e.kit.visitors import NEW

LINE = recorded("fortress-ms33.txt")
GAME, STEPS = LINE.deal.game, LINE.steps

WINDOWS = [(360, 640), (640, 360), (1280, 800)]

in_each_window = pytest.mark.parametrize(
    "visitor",
    [{"viewport": {"width": width, "height": height}} for width, height in WINDOWS],
    indirect=True,
    ids=str,
)


def left(open_here: OpenTable) -> Page:
    """A page on which a game was begun, and then left."""
    page = open_here(LINE.deal.text)
    for step in STEPS[:3]:
        by_mouse(page, GAME, step.before, step.move)
    home = [cards for pile, cards in named(GAME, STEPS[2].after).items() if pile.startswith("f")]
    expect(page.locator("[data-pile^=f]")).to_have_count(sum(map(len, home)))
    page.goto("about:blank")
    return page


@pytest.mark.family
@pytest.mark.story
@in_each_window
def test_each_card_is_drawn_where_python_puts_it_and_what_tells_of_the_loading_covers_none(
    open_here: OpenTable, url: str
) -> None:
    page = left(open_here)
    with held(page, RUNTIME):
        page.goto(url, wait_until="commit")
        expect(page.locator(DRAWN)).to_be_attached()
        expect(page.locator("#title")).to_have_text("Fortress")
        expect(page.locator("#table")).not_to_have_attribute("data-game", "fortress")
        expect(page.locator("#meanwhile progress")).to_be_visible()
        assert piles(page) == named(GAME, STEPS[2].after)
        told, table = page.locator("#meanwhile").bounding_box(), page.locator("#table").bounding_box()
        assert told
        assert table
        beside = told["x"] + told["width"] <= table["x"]
        assert beside or told["y"] >= table["y"] + table["height"] - 1, "what tells of the loading covers a card"
        assert page.locator("#meanwhile progress").evaluate(ON_TOP)
        page.evaluate(SHIFTS)
        before = page.evaluate(PLACES)
    ready(page)
    expect(page.locator("#splash")).to_have_count(0)
    assert page.evaluate(PLACES) == before
    assert moved(page) <= 0.02


def test_a_tap_before_python_is_there_is_kept_and_played(open_here: OpenTable, url: str) -> None:
    page = left(open_here)
    with held(page, RUNTIME):
        page.goto(url, wait_until="commit")
        expect(page.locator(DRAWN)).to_be_attached()
        card = page.locator("[data-pile=t0]").last
        card.click()
        expect(page.locator(".tapped")).to_have_count(1)
        name = card.get_attribute("data-card")
    ready(page)
    expect(page.locator("#table [data-picked]")).to_have_attribute("data-card", str(name))
    expect(page.locator(".tapped")).to_have_count(0)


@pytest.mark.thorough
def test_with_another_table_and_language_it_is_the_same(open_here: OpenTable, url: str) -> None:
    page = open_here(LINE.deal.text)
    kept = json.dumps({"version": 1, "table": "skyline", "language": "de"})
    page.evaluate("(kept) => { localStorage['ramparts.prefs'] = kept; }", kept)
    page.reload()
    ready(page)
    looks = page.evaluate("() => [document.documentElement.lang, document.documentElement.dataset.table]")
    assert looks == ["de", "skyline"]
    page.goto("about:blank")
    with held(page, RUNTIME):
        page.goto(url, wait_until="commit")
        expect(page.locator(DRAWN)).to_be_attached()
        assert page.evaluate("() => [document.documentElement.lang, document.documentElement.dataset.table]") == looks
    ready(page)


OTHERS = (
    "localStorage['ramparts.drawing'] = localStorage['ramparts.drawing'].slice(0, -9)",
    "localStorage['ramparts.drawing'] = localStorage['ramparts.drawing'].replaceAll('\"li\"', '\"iframe\"')",
    "localStorage['ramparts.drawing'] = 'null'",
    "localStorage['ramparts.game'] = localStorage['ramparts.game'].replace('ms33', 'ms34')",
    'localStorage[\'ramparts.prefs\'] = \'{"version": 1, "table": "plan"}\'',
)
"""Damage, nothing, and drawings of another game and of other settings."""

UNSEEN = "localStorage.removeItem('ramparts.seen')"
"""So the board of a link is not drawn either, which would come sooner or later."""


@pytest.mark.thorough
def test_a_drawing_that_is_not_of_what_python_will_show_is_left_out(open_here: OpenTable, url: str) -> None:
    page = left(open_here)
    other = page.context.new_page()
    other.route("**/favicon.ico", lambda route: route.fulfill(body=""))
    other.goto(f"{url}icons/ramparts.svg")  # a page of the site that keeps nothing
    kept = other.evaluate("({...localStorage})")
    with held(page, RUNTIME):
        for address, width, change in (
            *((url, 1280, change) for change in OTHERS),
            (f"{url}#puzzle:today", 1280, UNSEEN),
            (url, 1000, ""),
        ):
            other.evaluate("(kept) => { localStorage.clear(); Object.assign(localStorage, kept); }", kept)
            other.evaluate(f"() => {{ {change} }}")
            page.set_viewport_size({"width": width, "height": 800})
            page.goto("about:blank")
            page.goto(address, wait_until="commit")
            expect(page.locator(".places > i")).to_have_count(14)
            page.wait_for_function("() => document.querySelector('script[type=py]')")  # it is read after the drawing
            assert page.locator(DRAWN).count() == page.locator("#table > *").count() == 0, change
        other.evaluate("(kept) => { Object.assign(localStorage, kept); }", kept)
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto("about:blank")
        page.goto(url, wait_until="commit")
        expect(page.locator(DRAWN)).to_be_attached()  # so it was left out for what was changed, and nothing else
    ready(page)
    other.close()


@pytest.mark.thorough
def test_a_tab_that_saves_no_games_draws_none(open_here: OpenTable, url: str) -> None:
    page = open_here(LINE.deal.text)
    other = page.context.new_page()
    other.goto(url)
    ready(other)
    by_mouse(other, GAME, STEPS[0].before, STEPS[0].move)
    other.goto("about:blank")
    assert page.evaluate("'ramparts.drawing' in localStorage") is False
    page.goto("about:blank")
    page.goto(url)
    ready(page)
    assert piles(page) == named(GAME, STEPS[0].before)
    other.close()


@pytest.mark.parametrize("visitor", [NEW], indirect=True)
def test_whoever_leaves_the_greeting_standing_sees_the_board_without_it(open_here: OpenTable, url: str) -> None:
    page = open_here()
    expect(page.locator("#greeting > aside")).to_be_visible()
    cards = piles(page)
    page.goto("about:blank")
    with held(page, RUNTIME):
        page.goto(url, wait_until="commit")
        expect(page.locator(DRAWN)).to_be_attached()
        assert piles(page) == cards
        before = page.evaluate(PLACES)
    ready(page)
    assert page.evaluate(PLACES) == before
    expect(page.locator("#greeting > aside")).to_have_count(0)


@pytest.mark.thorough
def test_a_board_that_made_room_is_not_drawn_and_the_deal_is_there_again_before_any_move(open_here: OpenTable) -> None:
    page = open_here()
    deal = page.locator(READY).get_attribute("data-deal")
    open_panel(page, "history")
    page.reload()
    assert page.evaluate("'ramparts.drawing' in localStorage") is False
    expect(page.locator(READY)).to_have_attribute("data-deal", str(deal), timeout=START)
    page.reload()
    assert page.evaluate("'ramparts.drawing' in localStorage") is True
    expect(page.locator(READY)).to_have_attribute("data-deal", str(deal), timeout=START)


LEFT_AT_ONCE = """() => {
  for (const key of ["6", "h"]) document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  dispatchEvent(new Event("pagehide"));
  return localStorage["ramparts.drawing"];
}"""
"""The outside card of row 6 goes home, and the page is left before the next frame; what it drew."""


def test_what_was_played_a_moment_before_is_drawn(open_here: OpenTable) -> None:
    """Bug: a move that no frame had shown yet was kept, but not drawn."""
    page = open_here(LINE.deal.text)
    drawing = json.loads(page.evaluate(LEFT_AT_ONCE))
    kept = page.evaluate("localStorage['ramparts.game']")
    assert kept in json.loads(drawing["for"])
    assert drawn_on(drawing["inner"], "f") == {"AS"}
    page.reload()
    ready(page)
    assert piles(page) == named(GAME, STEPS[0].after)


def drawn_on(inner: list[Any], pile: str) -> set[str]:
    """The cards of a drawing that lie on piles of which the names begin so."""
    cards = set[str]()
    for _kind, looks, _style, within in inner:
        if str(looks.get("data-pile", "")).startswith(pile):
            cards.add(looks["data-card"])
        cards |= drawn_on(within, pile)
    return cards


def test_what_is_erased_is_not_drawn_again(open_here: OpenTable, url: str) -> None:
    page = left(open_here)
    page.goto(url)
    ready(page)
    for command in ("menu", "data", "erase", "erase-all"):
        page.locator(f"button[data-do='{command}']").click()
    expect(page.locator("#status")).to_have_text("Everything saved has been deleted.")
    page.reload()
    assert page.evaluate("'ramparts.drawing' in localStorage") is False
    ready(page)
