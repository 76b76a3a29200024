"""A deal of real cards: entered by taps and by keys, card after card, until it lies on the table."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.kit.opening import open_panel
from e2e.kit.table import named, piles
from ramparts.app.words.sentences import ENGLISH, card_name
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES


def test_a_deal_that_is_entered_by_hand_comes_to_the_table(open_here: Callable[[str], Page]) -> None:
    page, deal = open_here("fortress:ms1"), parse_deal("beleaguered-castle:ms33", TITLES)
    open_panel(page, "hand")
    dialog, status = page.get_by_role("dialog"), page.locator("#hand-next")
    page.get_by_label("Game", exact=True).select_option(label="Beleaguered Castle")
    expect(dialog.locator("[data-do^='hand:beleaguered-castle:']").first).to_be_visible()  # with the focus on the game
    rows = [pile for at, pile in enumerate(deal.start) if at not in deal.game.foundation]
    names = [card_name(ENGLISH, card) for pile in rows for card in pile]
    for at, name in enumerate(names):
        button = dialog.get_by_role("button", name=name, exact=True)
        if at < 3:
            button.focus()
            page.keyboard.press("Enter")
            expect(button).to_be_focused()
        else:
            button.click()
        expect(status).to_contain_text(f"Placed: {name}.")
    expect(status).to_contain_text("All cards are placed.")
    dialog.get_by_role("button", name="Play this deal").click()
    expect(dialog).to_be_hidden()
    assert piles(page) == named(deal.game, deal.start)
