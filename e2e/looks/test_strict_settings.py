"""Strict settings of a browser: no letters below a size, no SVG. Everything can still be read."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.kit.opening import ready
from e2e.kit.table import FRAMES, point, rest
from e2e.kit.visitors import NEW, watched_page

pytestmark = pytest.mark.lacks("chromium", "it has no such settings")

SIZES = ((320, 568), (360, 640), (640, 360), (1280, 800))

CUT = f"""async () => {{
  {FRAMES}
  const head = document.getElementById("head").getBoundingClientRect();
  const window = {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }};
  const cut = [];
  for (const text of document.querySelectorAll("#status, #seen:not(:empty), #greeting > aside")) {{
    const {{ left, top, right, bottom, width, height }} = text.getBoundingClientRect();
    if (width <= 1) continue;
    const within = text.closest("#head") ? head : window;
    const across = left >= within.left - 1 && right <= within.right + 1;
    const down = top >= within.top - 3 && bottom <= within.bottom + 3;
    const large = height > 0.7 * (text.closest("#head") ? head.height : innerHeight);
    const scrolled = large && getComputedStyle(text).overflowY === "auto";
    if (!across || !down || (!scrolled && text.scrollHeight > text.clientHeight + 1)) cut.push(text.textContent);
  }}
  return cut;
}}"""
"""What of the greeting and of the status line is cut off; what has most of the room there is may be scrolled."""

UNREAD = """() => [...document.querySelectorAll("#table .card")].filter((card) => {
  const box = card.getBoundingClientRect();
  return [".rank", ".suit"].some((part) => {
    const range = document.createRange();
    range.selectNodeContents(card.querySelector(part));
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    return width < 1 || left < box.left || right > box.right || top < box.top || bottom > box.bottom;
  });
}).map((card) => card.dataset.card)"""
"""The cards whose rank or suit is no text that is seen on them."""


Browsing = Callable[[str, bool | int], AbstractContextManager[Page]]


@pytest.fixture
def preferring(launch_browser: Callable[..., Browser], url: str) -> Browsing:
    """A page of somebody who is here for the first time, in a browser with one preference."""

    @contextmanager
    def browsing(name: str, value: bool | int) -> Iterator[Page]:  # noqa: FBT001  # as the browser has it
        browser = launch_browser(firefox_user_prefs={name: value})
        try:
            with watched_page(browser, url, NEW) as page:
                page.goto(url)
                ready(page)
                yield page
        finally:
            browser.close()

    return browsing


def test_with_a_large_smallest_font_greeting_and_status_are_not_clipped(preferring: Browsing) -> None:
    """Bug: the second line of what is said was cut, and the greeting below its first."""
    with preferring("font.minimum-size.x-western", 24) as page:
        expect(page.locator("#greeting > aside")).to_be_visible()
        assert {size: cut_in(page, size) for size in SIZES} == {size: [] for size in SIZES}
        page.locator("#greeting [data-do=greeted]").click()
        page.mouse.click(*point(page, "t1"))
        assert {size: cut_in(page, size) for size in SIZES} == {size: [] for size in SIZES}


def test_without_drawings_cards_show_rank_and_suit_as_text(preferring: Browsing) -> None:
    """Bug: they were blank."""
    with preferring("svg.disabled", True) as page:  # noqa: FBT003  # as the browser has it
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            rest(page)
            assert page.evaluate(UNREAD) == [], size
        assert page.locator("[data-card='TH'] > .index").all_text_contents() == ["10", "♥"]


def cut_in(page: Page, size: tuple[int, int]) -> list[str]:
    """What is cut in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[str] = page.evaluate(CUT)
    return found
