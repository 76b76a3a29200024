"""A phone as far as a browser at a desk can be made one: notches and round corners, fingers, a keyboard that zooms.

What only a phone can show is listed in docs/release.md, to be tried by hand.
"""

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.hosting.network import RUNTIME, held
from e2e.kit.hands import drag
from e2e.kit.opening import OPEN, OpenTable, open_panel, ready
from e2e.kit.places import box
from e2e.kit.shared_pages import Shared
from e2e.kit.table import FRAMES, STILL, point
from tests.kit.examples import spread
from tests.kit.visit.panels import PANELS

NO_NOTCH = "its driver has no way to give the window a notch"

UPRIGHT = {"top": 47, "right": 0, "bottom": 34, "left": 0}
SIDEWAYS = {"top": 0, "right": 47, "bottom": 21, "left": 47}
"""What an iPhone's notch and round corners cover, in pixels of the page."""

SIZES = [(390, 844, UPRIGHT), (844, 390, SIDEWAYS)]

OUTSIDE = f"""async ([selector, {{ top, right, bottom, left }}]) => {{
  {FRAMES}
  {STILL}
  return [...document.querySelectorAll(selector)].filter((element) => {{
    const box = element.getBoundingClientRect();
    return box.left < left || box.top < top || box.right > innerWidth - right || box.bottom > innerHeight - bottom;
  }}).map((element) => element.id || element.textContent || element.className);
}}"""

UNDRAWN = """() => {
  const forget = () => localStorage.removeItem("ramparts.drawing");
  addEventListener("pagehide", forget);
  document.addEventListener("visibilitychange", forget);
}"""
"""Has the next visit begin with an empty table."""

SMALL = """() => [...document.querySelectorAll("#panel :is(input, select)")]
  .filter((field) => !["checkbox", "radio", "file"].includes(field.type))
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.id || field.name)"""
"""The fields at which an iPhone zooms in."""


@pytest.fixture
def phone(here: Shared) -> Iterator[CDPSession]:
    """A session of the shared page, whose window has a notch until the test is over."""
    page = here.page
    page.set_viewport_size({"width": 390, "height": 844})
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": UPRIGHT})
    yield session
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})


def turned(page: Page, session: CDPSession, width: int, height: int, insets: dict[str, int]) -> None:
    page.set_viewport_size({"width": width, "height": height})
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


def outside(page: Page, selector: str, insets: dict[str, int]) -> list[str]:
    """What of a kind lies where the phone covers it."""
    return cast(list[str], page.evaluate(OUTSIDE, [selector, insets]))


@pytest.mark.family
@pytest.mark.lacks("firefox", NO_NOTCH)
@pytest.mark.parametrize("deal", ["fortress:ms33", "bastion:ms33", "fortitude/9:77000", "besieged-city:32000"])
def test_nothing_lies_under_a_notch_however_the_phone_is_turned(
    open_here: OpenTable, phone: CDPSession, deal: str
) -> None:
    page = open_here(deal)
    for width, height, insets in (*SIZES, *SIZES):
        turned(page, phone, width, height, insets)
        expect(page.locator("#tools")).to_have_css("width", "374px" if width < height else "56px")
        assert outside(page, "#head, #tools button, .card, .slot", insets) == []
        page.evaluate(OPEN, "menu")
        expect(page.locator(".panel.menu")).to_be_visible()
        assert outside(page, "#panel-title, #panel .close", insets) == []
        border = "94px" if width < height else "21px"  # what is below the edge of a sheet is its border, and no text
        expect(page.locator("#panel")).to_have_css("border-bottom-width", border)
        page.evaluate(OPEN, "close")
        expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.family
@pytest.mark.parametrize("width, height", [(360, 640), (640, 360)])
def test_a_panel_is_a_sheet_from_below_with_close_under_the_thumb(
    open_here: OpenTable, width: int, height: int
) -> None:
    """Bug: Close was where no thumb reaches; and once that was mended, the next panel was open at its middle."""
    page = open_here("fortress:ms33")
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("html")).to_have_attribute("data-bar", "rails" if width > height else "bottom")
    for name in spread(("menu", "new", "grades", "settings", "puzzles", "stats", "days", "rules")):
        open_panel(page, name)
        assert outside(page, "#panel, #panel-title", {"top": 8, "right": 0, "bottom": 0, "left": 0}) == []
        sheet, close = box(page, "#panel"), box(page, "#panel .close")
        assert (sheet[0], sheet[1] + sheet[3]) == (0, height)
        page.locator("#panel").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
        assert box(page, "#panel .close") == close
        assert close[1] > height - 60
        page.locator("#panel .close").click()
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.lacks("firefox", NO_NOTCH)
@pytest.mark.parametrize("visitor", [{"storage_state": None}], indirect=True)
def test_neither_does_what_is_said_to_a_first_visitor(open_here: OpenTable, phone: CDPSession) -> None:
    page = open_here("fortress:ms33")
    for width, height, insets in SIZES:
        turned(page, phone, width, height, insets)
        expect(page.locator("#tools")).to_have_css("width", "374px" if width < height else "56px")
        assert outside(page, "#greeting > *, .card", insets) == []


@pytest.mark.lacks("firefox", NO_NOTCH)
def test_a_notch_that_comes_without_a_new_size_of_the_window_is_seen(open_here: OpenTable, phone: CDPSession) -> None:
    """A phone tells of its turning first, and only then of what is covered."""
    page = open_here("fortress:ms33")
    page.set_viewport_size({"width": 844, "height": 390})
    phone.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
    expect(page.locator("#tools")).to_have_css("height", f"{390 - 16}px")
    phone.send("Emulation.setSafeAreaInsetsOverride", {"insets": SIDEWAYS})
    expect(page.locator("#tools")).to_have_css("height", f"{390 - 21 - 16}px")
    assert outside(page, "#head, #tools button, .card, .slot", SIDEWAYS) == []


@pytest.mark.lacks("firefox", NO_NOTCH)
@pytest.mark.parametrize("width, height, insets", SIZES, ids=["upright", "sideways"])
def test_a_card_is_where_it_is_touched(
    open_here: OpenTable, phone: CDPSession, width: int, height: int, insets: dict[str, int]
) -> None:
    page = open_here("fortress:ms33")
    turned(page, phone, width, height, insets)
    ace = page.locator(".card[data-pile=t1]").last.get_attribute("data-suit")
    page.mouse.click(*point(page, "t1"))
    page.mouse.click(*point(page, f"f{ace}"))
    expect(page.locator(".card[data-pile^=f]")).to_have_count(1)
    ace = page.locator(".card[data-pile=t2]").last.get_attribute("data-suit")
    drag(page, point(page, "t2"), point(page, f"f{ace}"), steps=3)
    expect(page.locator(".card[data-pile^=f]")).to_have_count(2)


@pytest.mark.lacks("firefox", NO_NOTCH)
def test_what_stands_before_python_stands_where_it_will(page: Page, url: str) -> None:
    phone = page.context.new_cdp_session(page)
    for width, height, insets in SIZES:
        turned(page, phone, width, height, insets)
        with held(page, RUNTIME):
            page.goto(url, wait_until="commit")
            expect(page.locator(".places > i")).to_have_count(14)
            expect(page.locator("#head")).to_have_css("position", "absolute")
            assert outside(page, "#head, .places > i, .controls, #meanwhile", insets) == []
            before = box(page, "#head")
        ready(page)
        assert box(page, "#head") == pytest.approx(before, abs=1)
        page.evaluate(UNDRAWN)


def test_the_board_answers_to_fingers_and_the_browser_to_the_rest(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms33")
    for style, value in {"touch-action": "none", "user-select": "none"}.items():
        expect(page.locator("#table")).to_have_css(style, value)
    expect(page.locator("html")).to_have_css("touch-action", "manipulation")  # two fingers zoom, two taps do not
    expect(page.locator("html")).to_have_css("overscroll-behavior", "none")
    for other in ("body", "#head", "#tools", "#panel"):
        expect(page.locator(other)).to_have_css("touch-action", "auto")
        expect(page.locator(other)).to_have_css("user-select", "auto")
    zoomed = page.locator("meta[name=viewport]").get_attribute("content")
    assert zoomed is not None
    assert "viewport-fit=cover" in zoomed
    assert not any(word in zoomed for word in ("maximum-scale", "user-scalable"))


def test_no_field_is_so_small_that_a_phone_zooms_in_to_it(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms33")
    for name in PANELS:
        page.evaluate(OPEN, name)
        expect(page.locator(f".panel.{name}")).to_be_visible()
        assert page.evaluate(SMALL) == [], name
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
