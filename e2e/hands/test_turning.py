"""A window that is turned, also while a card is in the hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.hands.test_dragging import in_the_hand
from e2e.kit.hands import lift
from e2e.kit.table import piles, point, rest

WITH_CARDS = [
    ("fortress:ms33", "t1"),
    ("chessboard:ms33", "t1"),
    ("beleaguered-castle:ms33", "t1"),
    ("streets-and-alleys:ms33", "t1"),
    ("fortitude/1:77000", "t3"),
    ("besieged-city:32000", "r00"),
]
"""Deals, each with a pile whose card can be picked up."""

UNDER_WAY = """() => {
  const moving = document.getAnimations().map(({ effect }) => effect.target);
  return moving.filter((item) => item.matches("#table .card")).map((card) => card.dataset.card);
}"""
"""The cards that are on their way."""

SLOWLY = "(table) => table.style.setProperty('--respace', '60s')"
"""From now on cards that make room take so long that one can look at them meanwhile, however busy the machine is."""

AS_EVER = "(table) => table.style.removeProperty('--respace')"


@pytest.mark.family
@pytest.mark.parametrize("deal, pile", WITH_CARDS)
def test_a_card_held_while_the_window_is_turned_is_put_back_with_nothing_lost(
    open_here: Callable[[str], Page], deal: str, pile: str
) -> None:
    """Bug: it jumped away from the pointer, by as much as its place had moved."""
    page = open_here(deal)
    page.set_viewport_size({"width": 640, "height": 360})
    rest(page)
    before = piles(page)
    x, y = point(page, pile)
    lift(page, (x, y), (x + 30, y + 30))
    in_the_hand(page, 1)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator("#table[data-dragging], #table [data-picked]")).to_have_count(0)
    page.mouse.move(100, 300)
    rest(page)
    card = page.locator(f"#table .card[data-pile={pile}]").last
    assert card.evaluate("(card) => getComputedStyle(card).translate") == "none"
    page.mouse.up()
    assert piles(page) == before
    page.mouse.click(*point(page, pile))
    expect(page.locator("#table [data-picked]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.story
@pytest.mark.family
@pytest.mark.parametrize("deal", [deal for deal, _ in WITH_CARDS])
def test_in_a_window_that_is_turned_the_cards_lie_where_they_belong_at_once(
    open_here: Callable[[str], Page], deal: str
) -> None:
    """Bug: they came from where they had lain in the window as it was, across the tools."""
    page = open_here(deal)
    table, first = page.locator("#table"), page.locator("#table .card").first
    table.evaluate(SLOWLY)
    for width, height in ((640, 360), (360, 640), (360, 500), (1280, 800)):
        before = first.get_attribute("style") or ""
        page.set_viewport_size({"width": width, "height": height})
        expect(first).not_to_have_attribute("style", before)
        assert page.evaluate(UNDER_WAY) == []
    table.evaluate(AS_EVER)
