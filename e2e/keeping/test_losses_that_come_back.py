"""A game that was lost comes back with its notice, unless that was closed."""

from playwright.sync_api import Page, expect

from e2e.keeping.test_keeping import home
from e2e.kit.opening import START, OpenTable, ready


def again(page: Page) -> None:
    page.reload()
    ready(page)


def test_after_a_reload_the_notice_of_a_loss_is_there_again_until_it_is_closed(open_here: OpenTable) -> None:
    """Bug: whoever came back found the cards of a lost game, and none of the ways from there."""
    page = open_here("fortress:ms4")
    home(page, "6")
    page.locator("#tools [data-do=look]").click()
    notice = page.locator("#notice button")
    expect(notice).to_have_count(4, timeout=START)
    before = notice.all_inner_texts()
    again(page)
    expect(notice).to_have_count(4)
    assert notice.all_inner_texts() == before
    page.locator("#notice [data-do=aside]").click()
    expect(notice).to_have_count(0)
    again(page)
    expect(page.locator("#table [data-card][data-pile^=f]")).to_have_count(1)
    expect(notice).to_have_count(0)
