"""A long press, or the right button, shows what is covered for as long as it is held, and moves nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias, cast

import pytest
from playwright.sync_api import Page, expect

from e2e.engines import NO_TOUCH
from e2e.kit.opening import OpenTable
from e2e.kit.table import FRAMES, STILL, piles, point

Press: TypeAlias = Callable[[Page, float, float], Iterator[None]]

WHOLE = f"""async () => {{
  {FRAMES}
  {STILL}
  const whole = [...document.querySelectorAll("#table .card")].filter((card) => {{
    const {{ left, top, right, bottom }} = card.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]));
    return corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
  }});
  return whole.map((card) => card.dataset.card + card.dataset.pack).sort();
}}"""
"""The cards that nothing covers."""

ORDERS = "(cards) => cards.map((card) => Number(getComputedStyle(card).zIndex))"

NOTED = """() => addEventListener("contextmenu", (event) => {
  document.documentElement.dataset.menu = event.defaultPrevented ? "kept away" : "shown";
})"""
"""From now on the page notes what becomes of a context menu."""


def by_right_button(page: Page, x: float, y: float) -> Iterator[None]:
    """The right button of the mouse, which is down until the block ends."""
    page.mouse.move(x, y)
    page.mouse.down(button="right")
    yield
    page.mouse.up(button="right")


def by_holding(page: Page, x: float, y: float) -> Iterator[None]:
    """The left button, held."""
    page.mouse.move(x, y)
    page.mouse.down()
    yield
    page.mouse.up()


def by_finger(page: Page, x: float, y: float) -> Iterator[None]:
    """A finger, held; it trembles by less than what begins a drag."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + 3, "y": y + 2}]})
    yield
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def whole(page: Page) -> list[str]:
    """The cards that are seen as a whole."""
    return cast(list[str], page.evaluate(WHOLE))


FINGER = pytest.param(by_finger, marks=pytest.mark.lacks("firefox", NO_TOUCH))
PRESSES = pytest.mark.parametrize("press", [by_right_button, by_holding, FINGER])


@pytest.mark.family
@PRESSES
@pytest.mark.parametrize(
    "deal, pile", [("fortress:ms33", "t2"), ("fortitude/1:77000", "t0"), ("besieged-city:32000;s-d;s-d;s-d", "d")]
)
def test_a_press_shows_what_is_covered_while_it_lasts_and_makes_no_move(
    open_here: OpenTable, press: Press, deal: str, pile: str
) -> None:
    """In a lane it is the card that was pressed, in a squared pile every card of it."""
    page = open_here(deal)
    page.evaluate(NOTED)
    before, seen = piles(page), set(whole(page))
    covered = set(before[pile]) - seen if pile == "d" else {before[pile][1]}
    assert not covered & seen
    looked = page.locator(f"#table .card[data-pile='{pile}'][data-peeked]")
    with contextmanager(press)(page, *point(page, pile, -1 if pile == "d" else 1)):
        expect(looked).not_to_have_count(0)
        assert covered <= set(whole(page))
    expect(looked).to_have_count(0)
    assert set(whole(page)) == seen
    assert piles(page) == before
    expect(page.locator("#table [data-picked]")).to_have_count(0)
    if press is by_right_button:
        expect(page.locator("html")).to_have_attribute("data-menu", "kept away")


@pytest.mark.parametrize("button, next_pile", [("left", "t1"), ("right", "t3")])
def test_a_look_ends_wherever_the_button_is_released(
    open_here: OpenTable, button: Literal["left", "right"], next_pile: str
) -> None:
    """Bug: released off the table, the look stayed, and swallowed the next click."""
    page = open_here("fortress:ms33")
    looked, title = page.locator("#table [data-peeked]"), page.locator("#title").bounding_box()
    assert title is not None
    page.mouse.move(*point(page, "t2", 1))
    page.mouse.down(button=button)
    expect(looked).to_have_count(1)
    page.mouse.move(title["x"], title["y"])
    page.mouse.up(button=button)
    expect(looked).to_have_count(0)
    page.mouse.click(*point(page, next_pile))
    expect(page.locator("#table [data-picked]")).to_have_count(1)
    page.keyboard.press("Escape")


def test_a_card_that_was_picked_stays_so_while_another_is_looked_at(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.mouse.click(*point(page, "t1"))
    with contextmanager(by_right_button)(page, *point(page, "t2", 1)):
        expect(page.locator("#table [data-peeked]")).to_have_count(1)
    expect(page.locator("#table [data-peeked]")).to_have_count(0)
    expect(page.locator("#table [data-picked]")).to_have_attribute("data-pile", "t1")


def test_what_is_looked_at_hides_no_ring_of_its_own(open_here: OpenTable) -> None:
    """Bug: the top card of a talon, with its ring, lay beneath its neighbour while the talon was looked through."""
    page = open_here("besieged-city:32000;s-d;s-d;s-d")
    page.locator("#table [tabindex='0']").focus()
    x, y = point(page, "d")
    page.mouse.click(x, y)
    page.keyboard.press("Escape")
    with contextmanager(by_right_button)(page, x, y):
        expect(page.locator("#table [data-peeked]:focus-within")).to_have_count(1)
        orders = page.locator("#table [data-peeked]").evaluate_all(ORDERS)
        assert orders == sorted(orders)
