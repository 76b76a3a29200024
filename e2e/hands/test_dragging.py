"""The hand at work: how far it may tremble, where cards may be dropped, and what happens when it is interrupted."""

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.engines import NO_TOUCH
from e2e.kit.hands import drag, lift
from e2e.kit.lines import recorded
from e2e.kit.opening import OPEN, START, OpenTable
from e2e.kit.places import box
from e2e.kit.table import FRAMES, named, piles, point, rest
from ramparts.deals.notation import replay

pytestmark = pytest.mark.story

LINE = recorded("fortress-ms33.txt")
GAME = LINE.deal.game


SLOWLY = "(card) => card.style.setProperty('--move', '60s')"
"""From now on a card glides so slowly that one can look at it meanwhile, however busy the machine is."""

GLIDES = """(card) => {
  const [glide] = card.getAnimations().filter((each) => each.transitionProperty === "transform");
  const [from, to] = glide.effect.getKeyframes().map(({ transform }) => new DOMMatrix(transform));
  glide.finish();
  card.style.removeProperty("--move");
  return [from.e - to.e, from.f - to.f].map(Math.round);
}"""
"""From how far away, in pixels, a card glides to its place; it is there then."""


def touch(session: CDPSession, kind: str, x: float = 0, y: float = 0) -> None:
    """Sends what a finger does."""
    points = [{"x": x, "y": y}] if kind in {"touchStart", "touchMove"} else []
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def in_the_hand(page: Page, count: int) -> None:
    """Expects so many cards to be dragged, once the page is drawn; the driver may tell it of a move a moment later."""
    page.evaluate(f"async () => {{ {FRAMES} }}")
    expect(page.locator("#table[data-dragging] [data-picked]")).to_have_count(count)


def test_a_mouse_drags_from_four_pixels_on(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    x, y = point(page, "t1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y - 3)
    in_the_hand(page, 0)
    page.mouse.up()
    page.keyboard.press("Escape")
    page.mouse.move(x, y)
    page.mouse.down()  # once more: on a busy machine a press becomes a look while one asks what is lifted
    page.mouse.move(x + 3, y - 3)
    page.mouse.move(x + 4, y)
    in_the_hand(page, 1)
    page.keyboard.press("Escape")
    page.mouse.up()


def test_a_card_dragged_off_the_table_in_one_stroke_is_put_back(open_here: OpenTable) -> None:
    """Bug: only what happened on the table was heard, so a release just off it left the press behind."""
    page = open_here("fortress:ms33")
    lift(page, point(page, "t1"), (1, 1), steps=1)
    in_the_hand(page, 1)
    page.mouse.up()
    in_the_hand(page, 0)
    expect(page.get_by_role("status")).to_have_text("Put back.")


def test_a_press_on_bare_ground_is_for_no_card(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    x, y, width, _ = box(page, "#table .keep")
    page.mouse.click(x + width / 2, y + 10)
    page.evaluate("dispatchEvent(new PointerEvent('pointercancel'))")  # of a finger that went down elsewhere
    page.evaluate(f"async () => {{ {FRAMES} }}")
    expect(page.locator("#table [data-picked]")).to_have_count(0)
    expect(page.locator("#fault")).to_have_count(0)


def test_the_arrow_of_a_hint_is_not_seen_while_a_card_is_in_the_hand(open_here: OpenTable) -> None:
    """Bug: it stayed, and began at the place from which the card had gone."""
    page = open_here("fortress:ms33")
    arrow = page.locator("#table > .pointing .line").first
    while not arrow.is_visible():
        page.keyboard.press("h")
        expect(page.get_by_role("status")).not_to_have_text("Thinking\u2026", timeout=START)
    lift(page, point(page, "t1"), (1, 1), steps=1)
    in_the_hand(page, 1)
    expect(arrow).to_be_hidden()
    page.keyboard.press("Escape")
    page.mouse.up()


def test_a_card_follows_the_hand_and_glides_back_from_there_when_a_key_ends_the_drag(open_here: OpenTable) -> None:
    """Bug: it lay where the pointer had let go of it, until something else became of it."""
    page = open_here("fortress:ms33")
    rest(page)
    taken = "#table .card[data-card=AS]"
    page.locator(taken).evaluate(SLOWLY)
    home, (x, y) = box(page, taken), point(page, "t1")
    lift(page, (x, y), (x + 60, y + 30))
    in_the_hand(page, 1)
    before = box(page, taken)
    page.mouse.move(x + 90, y + 10)
    in_the_hand(page, 1)
    assert box(page, taken) == pytest.approx((before[0] + 30, before[1] - 20, *before[2:]), abs=0.1)
    page.keyboard.press("Escape")
    in_the_hand(page, 0)
    page.mouse.up()
    assert page.locator(taken).evaluate(GLIDES) == [90, 10]
    rest(page)
    assert box(page, taken) == home


def test_a_card_let_go_over_a_tool_takes_no_tap_on_its_way_back(open_here: OpenTable) -> None:
    """Bug: cards lay above the tools, also those that glided past."""
    page = open_here("fortress:ms33")
    rest(page)
    card = page.locator("#table .card[data-card=AS]")
    card.evaluate(SLOWLY)
    x, y, width, height = box(page, "#tools [data-do=menu]")
    tool = (x + width / 2, y + height / 2)
    drag(page, point(page, "t1"), tool)
    in_the_hand(page, 0)
    page.mouse.click(*tool)
    expect(page.locator(".panel.menu")).to_be_visible()
    assert card.evaluate(GLIDES) != [0, 0]


def test_the_card_below_a_card_that_is_dragged_is_seen_whole(open_here: OpenTable) -> None:
    """Bug: it had no sign but the one in its corner, as if the other still lay on it."""
    page = open_here("fortress:ms33")
    below = page.locator("#table .card[data-pile=t3]").nth(-2)
    expect(below).to_have_attribute("data-covered", "")
    x, y = point(page, "t3")
    lift(page, (x, y), (x + 60, y + 30))
    in_the_hand(page, 1)
    expect(below).not_to_have_attribute("data-covered", "")
    expect(below.locator(".pip")).to_have_css("opacity", "1")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(below).to_have_attribute("data-covered", "")


@pytest.mark.lacks("firefox", NO_TOUCH)
def test_a_finger_drags_from_eight_pixels_on_and_the_browser_may_take_it_away(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    before, session = piles(page), page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    x, y = point(page, "t1")
    touch(session, "touchStart", x, y)
    touch(session, "touchMove", x + 7, y - 7)
    in_the_hand(page, 0)
    touch(session, "touchEnd")
    page.keyboard.press("Escape")
    touch(session, "touchStart", x, y)  # once more, as with the mouse
    touch(session, "touchMove", x + 7, y - 7)
    touch(session, "touchMove", x + 8, y)
    in_the_hand(page, 1)
    touch(session, "touchMove", *point(page, "fS"))
    touch(session, "touchCancel")
    expect(page.locator("#table [data-picked]")).to_have_count(0)
    expect(page.locator("#table[data-dragging]")).to_have_count(0)
    assert piles(page) == before
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


@pytest.mark.parametrize("part", [0.02, 0.5, 0.98])
def test_the_whole_lane_takes_what_is_dropped(open_here: OpenTable, part: float) -> None:
    page = open_here("fortress:ms33")
    lane = page.locator("#table .card[data-pile=t7]")
    first, last = lane.first.bounding_box(), lane.last.bounding_box()
    assert first is not None
    assert last is not None
    x, y = first["x"] + part * (last["x"] + last["width"] - first["x"]), first["y"] + part * first["height"]
    drag(page, point(page, "t3"), (x, y), steps=3)
    assert piles(page) == named(GAME, replay(GAME, LINE.deal.start, ["t3-t7"], "")[-1].position)
    page.keyboard.press("z")


@pytest.mark.parametrize("speed, move, room", [("normal", 0.2, 0.12), ("fast", 0.1, 0.06), ("slow", 0.45, 0.25)])
def test_a_move_and_the_cards_that_make_room_take_their_times(
    open_here: OpenTable, speed: str, move: float, room: float
) -> None:
    page = open_here("fortress:ms33")
    page.evaluate(OPEN, "settings")
    page.get_by_label("Animation").select_option(speed)
    page.keyboard.press("Escape")
    page.locator("#table [tabindex='0']").focus()
    page.keyboard.press("Shift+N")
    page.keyboard.type("38")
    for card, time in (("QD", move), ("8C", room)):
        expect(page.locator(f"[data-card='{card}']")).to_have_css("transition-duration", f"{time:g}s")
    page.keyboard.type("z")
