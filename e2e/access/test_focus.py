"""The keyboard's place on the board, and the words that follow it."""

import pytest
from playwright.sync_api import expect

from e2e.kit.hands import by_arrows
from e2e.kit.lines import Line, wandering
from e2e.kit.opening import OpenTable
from e2e.kit.table import focused, named
from ramparts.app.words.sentences import ENGLISH, card_name, opened, place_name
from ramparts.rules.game import Role

LINES = {
    "fortress": wandering("fortress:ms3", 109, 8),
    "fortitude": wandering("fortitude/4:77001", 0, 8),
    "besieged-city": wandering("besieged-city:32000", 3, 8),
    "bastion": wandering("bastion:ms5", 103, 8),
}


@pytest.mark.family
@pytest.mark.story
@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_one_place_takes_the_tab_and_follows_the_card_whose_way_is_told(open_here: OpenTable, line: Line) -> None:
    page, game = open_here(line.deal.text), line.deal.game
    stop, status = page.locator("#table [tabindex='0']"), page.get_by_role("status")
    stop.focus()
    for step in line.steps:
        src, dst = step.move[:2]
        by_arrows(page, game, step.before, step.move)
        home, target = game.piles[dst].role is Role.FOUNDATION, game.piles[dst].id
        cards = named(game, step.after)[target]
        assert focused(page) == (target, len(cards) - 1, cards[-1])
        expect(stop).to_have_count(1)
        expect(status).to_contain_text(opened(card_name(ENGLISH, step.before[src][-1])))
        expect(status).to_contain_text(f"from {place_name(ENGLISH, game, src)}")
        expect(status).to_contain_text("home" if home else f"to {place_name(ENGLISH, game, dst)}")


@pytest.mark.story
def test_the_first_tab_leads_onto_the_board_and_keys_play_at_once(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.keyboard.press("Tab")
    assert focused(page) is not None
    page.keyboard.type("6hz")
    assert focused(page) is not None
    expect(page.locator("#table [tabindex='0']")).to_have_count(1)


def test_undo_and_redo_are_there_while_a_button_has_the_focus(open_here: OpenTable) -> None:
    """Bug: after a button was reached by Tab, neither Ctrl+Z did anything nor any letter."""
    page = open_here("fortress:ms33;t1-h")
    home = page.locator("#table [data-card=AS]")
    page.locator("#tools [data-do=menu]").focus()
    for undo in ("z", "Control+z"):
        page.keyboard.press(undo)
        expect(home).to_have_attribute("data-pile", "t1")
        page.keyboard.press("Control+Shift+z")
        expect(home).to_have_attribute("data-pile", "fS")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+Shift+z")
    expect(home).to_have_attribute("data-pile", "fS")
    expect(page.locator("#tools [data-do=menu]")).to_be_focused()
    page.keyboard.press(" ")  # which is the button's own
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_an_arrow_takes_the_keyboard_to_the_board(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.keyboard.press("ArrowRight")
    assert focused(page) is not None


@pytest.mark.story
def test_caps_lock_and_keyboards_of_other_scripts_change_no_command(open_here: OpenTable) -> None:
    """Bug: with caps lock on Ctrl+Z played again, and in Cyrillic it did nothing."""
    page = open_here("fortress:ms33;t1-h")
    home = page.locator("#table [data-card=AS]")
    for key, shift, pile in (("Z", False, "t1"), ("z", True, "fS"), ("я", False, "t1"), ("Я", True, "fS")):
        told = {"key": key, "code": "KeyZ", "ctrlKey": True, "shiftKey": shift}
        page.evaluate(
            "told => document.body.dispatchEvent(new KeyboardEvent('keydown', {...told, bubbles: true}))", told
        )
        expect(home).to_have_attribute("data-pile", pile)


@pytest.mark.story
@pytest.mark.parametrize("key, title", [("n", "New game"), ("?", "Keyboard shortcuts")])
def test_a_panel_gives_the_focus_back(open_here: OpenTable, key: str, title: str) -> None:
    page = open_here("fortress:ms33")
    page.locator("#table [tabindex='0']").focus()
    before = focused(page)
    page.keyboard.press(key)
    panel = page.get_by_role("dialog", name=title)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert focused(page) == before


def test_the_board_has_the_focus_when_the_card_that_had_it_is_gone(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.locator("#table [tabindex='0']").focus()
    page.keyboard.press("w")
    words = page.get_by_role("dialog")
    covered = focused(page)
    words.get_by_role("textbox").fill("new streets and alleys")
    page.keyboard.press("Enter")
    expect(page.locator("main#table")).to_have_attribute("data-game", "streets-and-alleys")
    expect(words).to_be_hidden()
    assert focused(page) not in (None, covered)


def test_after_a_new_deal_the_keyboard_is_on_the_board(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.locator("#table [tabindex='0']").focus()
    page.keyboard.press("n")
    page.get_by_role("dialog").get_by_role("button", name="Streets and Alleys").press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert focused(page) is not None


def test_a_click_on_a_tool_leaves_the_keyboard_on_the_board(open_here: OpenTable) -> None:
    """Bug: a click on a tool that cannot be used just now took it away."""
    page = open_here("fortress:ms33")
    page.locator("#table [tabindex='0']").focus()
    before = focused(page)
    undo = page.locator("#tools [data-do=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    assert focused(page) == before
    page.keyboard.type("6h")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    assert focused(page) is not None


CLOSED_AND_PLAYED = """() => {
  document.querySelector("dialog[open]").close();
  for (const key of ["6", "h"]) {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
}"""
"""A panel is closed, as Escape does it, and two keys are pressed before the browser tells the page of that."""


@pytest.mark.story
def test_a_key_pressed_as_soon_as_a_panel_is_closed_is_for_the_board(open_here: OpenTable) -> None:
    """Bug: it was lost until the browser had told of the end of the panel."""
    page = open_here("fortress:ms33")
    page.locator("[data-do=menu]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate(CLOSED_AND_PLAYED)
    expect(page.locator("[data-pile^=f]")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_be_hidden()


CLOSED_AND_PRESSED = """() => {
  document.querySelector("dialog[open]").close();
  document.querySelector("#tools [data-do=new]").click();
}"""
"""A panel is closed, as Escape does it, and a button is pressed before the browser tells the page of that."""


@pytest.mark.story
def test_a_button_pressed_as_soon_as_a_panel_is_closed_does_what_it_says(open_here: OpenTable) -> None:
    """Bug: the panel that it opened was taken for the one that was closed, and went with it."""
    page = open_here("fortress:ms33")
    page.locator("[data-do=menu]").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.evaluate(CLOSED_AND_PRESSED)
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()
