"""What is read beside the board in a wide window: header, tools and notice stand in the room that it leaves."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.kit.hands import drag
from e2e.kit.opening import START, OpenTable, open_panel
from e2e.kit.table import rest

DEAL, LOST = "fortress:ms33;t1-h;t2-h", "fortress:ms4;t1-h"

WINDOWS = [(900, 700), (932, 430), (1024, 768), (1280, 800)]


def edges(found: Locator) -> tuple[float, float]:
    """The left and the right edge of what is found."""
    box = found.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


def pressed(page: Page, button: Locator) -> None:
    """Presses in the middle of a button, whatever takes the press for it."""
    box = button.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.family
@pytest.mark.parametrize("width, height", WINDOWS)
def test_it_covers_neither_header_nor_tools_nor_notice(open_here: OpenTable, width: int, height: int) -> None:
    """Bug: those stayed in the middle of the window, and a panel lay over the button of the menu."""
    page = open_here(LOST)
    page.set_viewport_size({"width": width, "height": height})
    page.locator("#tools [data-do=look]").click()
    expect(page.locator("#notice button")).not_to_have_count(0, timeout=START)
    for name in ("history", "spoken"):
        open_panel(page, name)
        rest(page)
        left, _ = edges(page.locator("#panel"))
        for part in ("#head > :not(:empty)", "#tools", "#tools button", "#notice > div", "#notice button"):
            for each in page.locator(part).all():
                start, end = edges(each)
                assert 0 <= start < end <= left, (name, part)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.story
def test_the_tools_beside_it_can_be_pressed(open_here: OpenTable) -> None:
    """Bug: the menu could not be opened as long as the history was open."""
    page = open_here(DEAL)
    open_panel(page, "history")
    pressed(page, page.locator("#tools [data-do=undo]"))
    expect(page.locator(".panel.history [aria-current]")).to_contain_text("Ace of spades home")
    pressed(page, page.locator("#tools [data-do=menu]"))
    expect(page.locator(".panel.menu")).to_be_visible()
    pressed(page, page.locator("#tools [data-do=undo]"))  # that lies in the shade of the menu
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("#facts")).to_contain_text("1 move,")


def test_a_drag_that_ends_over_them_presses_none(open_here: OpenTable) -> None:
    """Bug: who chose text of the history with the mouse and let go over Undo took a move back."""
    page = open_here(DEAL)
    open_panel(page, "history")
    facts = str(page.locator("#facts").text_content())
    text, undo = page.locator(".panel.history h2").bounding_box(), page.locator("#tools [data-do=undo]").bounding_box()
    assert text
    assert undo
    drag(page, (text["x"] + 5, text["y"] + 5), (undo["x"] + 9, undo["y"] + 9), steps=3)
    rest(page)
    assert page.locator("#facts").text_content() == facts
    pressed(page, page.locator("#tools [data-do=undo]"))
    expect(page.locator("#facts")).not_to_have_text(facts)
    page.keyboard.press("Escape")


def test_beside_a_review_only_those_that_lead_elsewhere_can(open_here: OpenTable) -> None:
    """Bug: all of them looked as if they could be pressed, and none did anything."""
    page = open_here(DEAL)
    open_panel(page, "review")
    dead = page.locator("#tools button:not([data-do=new], [data-do=menu])")
    expect(dead).not_to_have_count(0)
    for button in dead.all():
        expect(button).to_have_attribute("aria-disabled", "true")
    pressed(page, page.locator("#tools [data-do=new]"))
    expect(page.locator(".panel.new")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#tools [data-do=undo]")).not_to_have_attribute("aria-disabled", "true")
