"""A win that comes back with the page is shown as it was: its castle, its notice, and no feast again."""

from playwright.sync_api import Page, expect

from e2e.games.test_winning import feast, seated
from e2e.keeping.test_keeping import home
from e2e.kit.opening import OpenTable, ready


def notice(page: Page) -> list[str]:
    return page.locator("#notice :is(span, button)").all_inner_texts()


def test_after_a_reload_the_notice_is_the_same_and_the_castle_stands(open_table: OpenTable) -> None:
    """Bug: two of its lines and the question were gone, and so was the castle."""
    page = seated(open_table)
    home(page, "1", "6")
    feast(page, "over")
    page.locator("#notice [data-do=sound-off]").click()
    expect(page.locator("#notice [data-do^=daily]")).to_be_visible()
    expect(page.locator("#notice")).to_contain_text("our best!")
    before = notice(page)
    page.evaluate("sessionStorage.setItem('lit', '')")
    page.add_init_script(
        "new MutationObserver(() => document.documentElement.dataset.feast === 'lighting'"
        " && sessionStorage.setItem('lit', 'again'))"
        ".observe(document, { subtree: true, attributeFilter: ['data-feast'] })"
    )
    page.reload()
    ready(page)
    expect(page.locator("#notice [data-do^=daily]")).to_be_visible()
    feast(page, "over")
    assert notice(page) == before
    assert page.evaluate("sessionStorage.getItem('lit')") == ""
