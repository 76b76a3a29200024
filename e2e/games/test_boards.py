"""Deals of other programs: pasted, or chosen as a file, and what is told where they are wrong."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.opening import OpenTable
from e2e.kit.table import named, piles
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from tests.deals.boards.published import BELEAGUERED_99, FREECELL_11982

PASTE = "text => navigator.clipboard.writeText(text)"


def dealt(text: str) -> dict[str, list[str]]:
    """What lies on the table when a deal has been dealt."""
    deal = parse_deal(text, TITLES)
    return named(deal.game, deal.start)


def elsewhere(page: Page, game: str) -> None:
    """Opens the panel for the deals of other programs, and chooses a game there."""
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_role("button", name="From another program", exact=True).click()
    page.get_by_label("Game", exact=True).select_option(label=game)


def test_a_board_that_is_pasted_or_chosen_as_a_file_comes_to_the_table(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms33")
    elsewhere(page, "Beleaguered Castle")
    field, dialog = page.get_by_label("Paste the cards"), page.get_by_role("dialog")
    field.fill(BELEAGUERED_99.replace("QH", "XS"))
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("line 4, read as a deal from PySolFC: 'XS' is not a card")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator("main#table")).to_have_attribute("data-deal", "fortress:ms33")
    field.fill(BELEAGUERED_99)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(dialog).to_be_hidden()
    assert piles(page) == dealt("beleaguered-castle:ms99")
    elsewhere(page, "Streets and Alleys")
    board = FREECELL_11982.encode()
    page.get_by_label("Or open a file").set_input_files({"name": "deal.json", "mimeType": "", "buffer": board})
    expect(dialog).to_be_hidden()
    expect(page.locator("main#table")).to_have_attribute("data-game", "streets-and-alleys")
    assert piles(page) == dealt("streets-and-alleys:ms11982")


@pytest.mark.lacks("firefox", "its driver grants no clipboard")
def test_lines_that_the_field_of_new_games_takes_together_are_asked_for_again(
    open_here: OpenTable, clipboard: None
) -> None:
    page = open_here("beleaguered-castle:ms1")
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_label("Number, date or link").focus()
    page.evaluate(PASTE, BELEAGUERED_99)
    page.keyboard.press("ControlOrMeta+v")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("each row needs a line of its own, but this is a single line")
    page.get_by_label("Paste the cards").focus()
    page.keyboard.press("ControlOrMeta+v")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert piles(page) == dealt("beleaguered-castle:ms99")
