"""Every game in WebKit, at a desk and on a phone: nothing scrolls, nothing is cut off, everything can be pressed."""

from collections.abc import Iterator

import pytest

from e2e.looks.test_geometry import DEALS, WON, looked, wrong
from e2e.webkit.conftest import OpenPage
from e2e.webkit.driver.page import Page

SIZES = ((1280, 800), (390, 844), (844, 390))

STYLES = """(selector) => {
  const { touchAction, userSelect, webkitUserSelect } = getComputedStyle(document.querySelector(selector));
  return [touchAction, webkitUserSelect ?? userSelect];
}"""

HIDDEN = """(selector) => {
  const { scrollHeight, clientHeight } = document.querySelector(selector);
  return scrollHeight - clientHeight;
}"""
"""How much of an element is to be seen only by scrolling, in pixels."""


@pytest.fixture(scope="module")
def still_page(new_page: OpenPage) -> Iterator[Page]:
    """A visitor who wants less motion: nothing has to be waited for."""
    with new_page(still=True) as page:
        yield page


def faults(page: Page, width: int, height: int) -> list[str]:
    """What does not hold in a window of this size."""
    page.resize(width, height)
    return wrong(looked(page), width, height)


@pytest.mark.family
@pytest.mark.parametrize("deal", DEALS)
def test_everything_is_seen_and_can_be_pressed(still_page: Page, deal: str) -> None:
    still_page.begin(deal)
    assert still_page.evaluate("() => matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert [(size, found) for size in SIZES if (found := faults(still_page, *size))] == []


@pytest.mark.family
@pytest.mark.parametrize("game", ["fortress", "besieged-city"])
def test_the_notice_of_a_game_won_covers_no_foundation(still_page: Page, game: str) -> None:
    still_page.begin(WON[game])
    still_page.says("#notice", "Won:")
    assert [(size, found) for size in SIZES if (found := faults(still_page, *size))] == []


def test_the_greeting_leaves_room_for_everything(new_page: OpenPage) -> None:
    with new_page(still=True) as page:
        page.goto("fortress:ms33")
        page.found("#greeting button")
        for size in SIZES:
            assert faults(page, *size) == [], size
            assert page.evaluate(HIDDEN, "#greeting > *") == 0, size  # bug: two pixels, and a bar to scroll by them


def test_the_board_keeps_fingers_to_itself(still_page: Page) -> None:
    still_page.begin("fortress:ms33")
    assert still_page.evaluate(STYLES, "#table") == ["none", "none"]
