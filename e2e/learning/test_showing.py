"""A solution that is shown has a slider over its moves, which fits every window and sets the table to any of them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.keeping.test_keeping import FULL, ROOM
from e2e.kit.hands import lift
from e2e.kit.opening import START, OpenTable
from e2e.kit.places import CLIPPED
from e2e.kit.table import FRAMES, piles, rest
from e2e.kit.visitors import in_every_language
from e2e.looks.test_geometry import SIZES, faults

DEAL = "fortress:ms33"

LARGE_AND_FREE = f"""async (slider) => {{
  {FRAMES}
  const {{ left, top, right, bottom, width, height }} = slider.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return Math.min(width, height) >= 44 && document.elementFromPoint(x, y) === slider;
}}"""


def shown(page: Page) -> Locator:
    """The slider, once a solution is being shown."""
    page.get_by_role("main").press("s")
    page.locator("button[data-do='watch-sure']").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=START)
    return slider


@pytest.mark.family
@in_every_language
def test_it_fits_every_window_and_covers_nothing(open_here: OpenTable) -> None:
    page = open_here(DEAL)
    slider = shown(page)
    page.keyboard.press("s")
    for size in SIZES:
        assert (size, faults(page, *size)) == (size, [])
        assert slider.evaluate(LARGE_AND_FREE), size
        assert (size, page.evaluate(CLIPPED)) == (size, [])


@pytest.mark.family
@pytest.mark.story
@pytest.mark.parametrize("size", [(1280, 800), (640, 360)], ids=["a bar", "rails"])
def test_the_table_follows_the_slider_and_the_line_goes_on_from_there(
    open_here: OpenTable, size: tuple[int, int]
) -> None:
    page = open_here(DEAL)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator("html")).to_have_attribute("data-bar", "bottom" if size[1] > 500 else "rails")
    start, slider = piles(page), shown(page)
    box = slider.bounding_box()
    assert box is not None
    x, y, along, down = box["x"], box["y"], box["width"], box["height"]
    ends = [(x + 2, y + down / 2), (x + along - 2, y + down / 2)]
    if down > along:
        ends = [(x + along / 2, y + 2), (x + along / 2, y + down - 2)]
    lift(page, ends[0], ends[1], steps=3)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    page.mouse.move(*ends[0], steps=3)
    assert piles(page) == start
    page.mouse.up()
    expect(page.get_by_role("status")).to_contain_text("home from")
    page.get_by_role("button", name="Stop").click()
    expect(slider).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})


def test_it_stays_under_the_hand_when_the_browser_stores_nothing_more(open_here: OpenTable) -> None:
    """Bug: that stopped the line, and the slider went away."""
    page = open_here(DEAL)
    slider = shown(page)
    slider.focus()
    page.evaluate(FULL)
    expect(page.get_by_role("status")).to_contain_text("This browser has stopped saving.")  # with the line's next step
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(slider).to_be_focused()
    slider.press("End")
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    page.evaluate(ROOM)
    slider.press("Home")
    expect(page.get_by_role("status")).to_contain_text("What you play is being saved again.")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(slider).to_have_count(0)


def test_keys_move_it_and_it_says_where_it_stands(open_here: OpenTable) -> None:
    page = open_here(DEAL)
    start, slider = piles(page), shown(page)
    page.get_by_role("button", name="Pause").click()
    slider.focus()
    slider.press("Home")
    assert piles(page) == start
    for _ in range(3):
        slider.press("ArrowRight")
    last = slider.get_attribute("max")
    expect(slider).to_have_attribute("aria-valuetext", f"move 3 of {last}")
    expect(page.get_by_role("slider", name="The moves that are shown")).to_be_focused()
    slider.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", f"move 2 of {last}")
    slider.press("End")
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    slider.press("Home")
    assert piles(page) == start
    page.get_by_role("button", name="Stop").click()


def test_the_focus_goes_to_the_board_when_the_line_is_over(open_here: OpenTable) -> None:
    page = open_here(DEAL)
    slider = shown(page)
    page.get_by_role("button", name="Pause").click()
    slider.focus()
    slider.press("End")
    slider.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "move 80 of 81")  # it is drawn, and so are the buttons
    page.get_by_role("button", name="Go on").evaluate("button => button.click()")
    expect(slider).to_have_count(0)
    expect(page.locator("main#table")).to_have_attribute("data-state", "won")
    rest(page)
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")
