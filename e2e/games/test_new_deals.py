"""New deals as they come without being asked for otherwise: in each game one that can be won, and how that is known."""

import pytest
from playwright.sync_api import expect

from e2e.kit.opening import OpenTable
from e2e.kit.table import choose
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict, solve


@pytest.mark.family
@pytest.mark.parametrize("title", TITLES)
def test_a_new_deal_can_be_won_and_its_sheet_says_so(open_here: OpenTable, title: str) -> None:
    page = open_here("fortress:ms1" if title != "fortress" else "chessboard:ms4")
    page.keyboard.press("n")
    choose(page, TITLES[title].name)
    table = page.locator("main#table")
    expect(table).to_have_attribute("data-game", title)
    deal = parse_deal(str(table.get_attribute("data-deal")), TITLES)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog p.deal").last).to_contain_text("This deal can be won.")
    page.get_by_role("button", name="Close").click()
    assert solve(deal.game, deal.start).verdict is Verdict.WINNABLE
