"""Keyboards of other countries, as their keys come from the browser itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.kit.lines import recorded
from e2e.kit.table import named, piles
from tests.kit.visit.keyboards import KEYBOARDS, Key

pytestmark = pytest.mark.story

LINE = recorded("fortress-ms33.txt")
NO_KEYS = "its driver sends no key by place and sign"
ALT_GRAPH = """([key, code]) => {
  const init = { key, code, modifierAltGraph: true, bubbles: true, cancelable: true };
  return document.activeElement.dispatchEvent(new KeyboardEvent("keydown", init));
}"""
"""Whether the browser may do with a key and AltGr what it likes."""


def press(session: CDPSession, key: Key) -> None:
    """A key goes down and up."""
    shift = {"code": key.code, "key": key.types, "modifiers": 8 * key.shift}
    session.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": key.types, **shift})
    session.send("Input.dispatchKeyEvent", {"type": "keyUp", **shift})


@pytest.mark.lacks("firefox", NO_KEYS)
@pytest.mark.parametrize("name", ["AZERTY", "Persian"])
def test_two_keys_send_a_card_home_and_one_takes_it_back(open_here: Callable[[str], Page], name: str) -> None:
    """Bug: the digit did nothing, and the h was taken as a wish for a hint."""
    page, keyboard = open_here("fortress:ms33"), next(each for each in KEYBOARDS if each.name == name)
    session = page.context.new_cdp_session(page)
    keys = {key.code: key for key in keyboard.keys if not key.shift}
    undo = next((key for key in keys.values() if key.types == "z"), keys["KeyZ"])
    page.locator("#table [tabindex='0']").focus()
    press(session, keys["Digit6"])
    expect(page.locator("#table [data-picked]")).to_have_attribute("data-card", "AS")
    press(session, keys["KeyH"])
    assert piles(page) == named(LINE.deal.game, LINE.steps[0].after)
    press(session, undo)
    assert piles(page) == named(LINE.deal.game, LINE.deal.start)
    mark = next(key for key in keyboard.keys if key.types in {"?", "\u061f"})
    press(session, mark)
    expect(page.locator("dialog .panel.keys")).to_be_visible()
    page.keyboard.press("Escape")


def test_letters_and_digits_are_for_the_board_while_a_button_has_the_focus(open_here: Callable[[str], Page]) -> None:
    """Bug: one press of Tab past the cards and no key did anything, without a word."""
    page = open_here("fortress:ms33")
    page.locator("#tools [data-do='undo']").focus()
    page.keyboard.press("6")
    page.keyboard.press("h")
    assert piles(page) == named(LINE.deal.game, LINE.steps[0].after)
    page.locator("#tools [data-do='undo']").focus()
    page.keyboard.press("Enter")  # is the button's own
    assert piles(page) == named(LINE.deal.game, LINE.deal.start)


def test_a_key_with_altgr_is_left_to_the_browser(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms33")
    page.locator("#table [tabindex='0']").focus()
    for key, code in (("€", "Digit5"), ("@", "KeyQ"), ("z", "KeyZ")):
        assert page.evaluate(ALT_GRAPH, [key, code])
    expect(page.locator("#table [data-picked]")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_key_that_is_held_down_repeats_steps_and_nothing_else(open_here: Callable[[str], Page]) -> None:
    """Bug: a held h asked for one hint after the other, and as a fourth makes the move, it played the game."""
    page = open_here("fortress:ms33")
    page.keyboard.press("h")
    said = page.locator("#status")
    expect(said).to_contain_text("Look at row 6")
    for _ in range(8):
        page.keyboard.down("h")
    page.keyboard.up("h")
    expect(said).to_contain_text("Look at the ace of spades")
    assert piles(page) == named(LINE.deal.game, LINE.deal.start)
    for key in ("6", "h", "4", "h"):
        page.keyboard.press(key)
    for _ in range(3):
        page.keyboard.down("z")
    page.keyboard.up("z")
    assert piles(page) == named(LINE.deal.game, LINE.deal.start)
