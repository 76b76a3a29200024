"""Two pointers at once, such as a finger and a mouse: the one that came first is served, the other waits its turn."""

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.engines import NO_TOUCH
from e2e.hands.test_dragging import in_the_hand, touch
from e2e.kit.hands import lift
from e2e.kit.opening import OpenTable
from e2e.kit.table import piles, point

pytestmark = pytest.mark.story

NOTED = """() => {
  const noted = new Set();
  new MutationObserver((changes) => {
    for (const { target } of changes) if ("peeked" in target.dataset) noted.add(target.dataset.card);
    document.documentElement.dataset.looked = [...noted].join(" ");
  }).observe(document.getElementById("table"), { attributeFilter: ["data-peeked"], subtree: true });
}"""
"""From now on every card that is looked at is written on the page."""

UNHEARD = """() => {
  document.addEventListener("pointerup", (event) => event.stopPropagation(), { capture: true, once: true });
}"""
"""The page hears nothing of the next pointer that goes up."""


def with_fingers(page: Page) -> CDPSession:
    """A session by which the page is touched."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    return session


def without_fingers(session: CDPSession) -> None:
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


@pytest.mark.lacks("firefox", NO_TOUCH)
def test_a_click_while_a_finger_looks_neither_picks_a_card_nor_ends_the_look(open_here: OpenTable) -> None:
    """Bug: the second pointer took the first one's place, whose look then began when its card was let go of."""
    page = open_here("fortress:ms33")
    session, looked = with_fingers(page), page.locator("#table [data-peeked]")
    touch(session, "touchStart", *point(page, "t2", 1))
    page.mouse.click(*point(page, "t5"))
    expect(looked).to_have_attribute("data-pile", "t2")
    expect(page.locator("#table [data-picked]")).to_have_count(0)
    page.mouse.click(*point(page, "t5"), button="right")
    page.mouse.click(*point(page, "t5"))
    expect(page.locator("#table [data-picked]")).to_have_count(0)
    expect(looked).to_have_attribute("data-pile", "t2")
    touch(session, "touchEnd")
    expect(looked).to_have_count(0)
    without_fingers(session)


@pytest.mark.lacks("firefox", NO_TOUCH)
def test_a_finger_lifted_while_a_button_is_down_leaves_no_look_behind(open_here: OpenTable) -> None:
    """Bug: of two presses only the second one's clock was stopped, so the first one's card was shown to nobody."""
    page = open_here("fortress:ms33")
    page.evaluate(NOTED)
    session = with_fingers(page)
    touch(session, "touchStart", *point(page, "t2", 1))
    page.mouse.move(*point(page, "t5", 0))
    page.mouse.down()
    touch(session, "touchEnd")
    page.mouse.up()
    page.mouse.move(*point(page, "t7", 1))
    page.mouse.down()
    expect(page.locator("#table [data-peeked]")).to_have_attribute("data-pile", "t7")  # begun later, so shown later
    looked = page.locator("#table [data-peeked]").get_attribute("data-card")
    expect(page.locator("html")).to_have_attribute("data-looked", str(looked))
    page.mouse.up()
    without_fingers(session)


@pytest.mark.lacks("firefox", NO_TOUCH)
def test_a_second_finger_leaves_the_card_that_the_first_one_drags(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    before, session = piles(page), with_fingers(page)
    (x, y), (other, below) = point(page, "t1"), point(page, "t5")
    touch(session, "touchStart", x, y)
    touch(session, "touchMove", x + 20, y)
    in_the_hand(page, 1)
    both = [{"x": x + 20, "y": y, "id": 0}, {"x": other, "y": below, "id": 1}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": both})
    session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": both[:1]})  # one goes up
    in_the_hand(page, 1)
    touch(session, "touchCancel")
    expect(page.locator("#table [data-picked]")).to_have_count(0)
    assert piles(page) == before
    without_fingers(session)


def test_a_button_released_where_nobody_heard_of_it_lets_go_of_the_card(open_here: OpenTable) -> None:
    """Bug: the card stuck to the mouse when it came back, as after another program came up in the middle of a drag."""
    page = open_here("fortress:ms33")
    x, y = point(page, "t1")
    lift(page, (x, y), (x + 20, y), steps=1)
    in_the_hand(page, 1)
    page.evaluate(UNHEARD)
    page.mouse.up()
    in_the_hand(page, 1)
    page.mouse.move(x + 30, y)
    in_the_hand(page, 0)
    expect(page.locator("#table [data-picked]")).to_have_count(0)
