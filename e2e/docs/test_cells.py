"""The documentation in Chromium and Firefox: its pages ask nothing of another host, and its cells run."""

from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.kit.watch import Watch

FIRST = "t1-h t2-h t3-t5 t3-t7 t5-t3 t7-t3 t8-h"
"""What the first cell prints last, the moves of a deal."""


def test_the_cells_of_the_first_page_run_and_can_be_changed(page: Page, url: str, watch: Watch) -> None:
    page.goto(url)
    run, output = page.get_by_role("button", name="Run"), page.locator(".py-editor-output")
    expect(run).to_have_count(3)
    assert page.evaluate("() => document.activeElement === document.body"), "no editor takes the focus"
    run.first.click()
    expect(output.first).to_contain_text(FIRST)
    run.nth(1).click()
    expect(output.nth(1)).to_contain_text("Verdict.WINNABLE")
    run.nth(2).click()
    expect(output.nth(2)).to_contain_text("0.202805")
    page.locator(".cm-content").nth(2).fill("print(6 * 7)")
    run.nth(2).click()
    expect(output.nth(2)).to_have_text("42")
    assert any(request.endswith("-py3-none-any.whl") for request in watch.requests)


def test_every_page_opens_and_fits_into_the_window(page: Page, url: str, site: Path) -> None:
    """The watch sees to it that nothing is refused by a page's policy, and nothing asked of another host."""
    for file in sorted(site.rglob("*.html")):
        page.goto(f"{url}{file.relative_to(site).as_posix()}")
        expect(page.get_by_role("button", name="Run")).to_have_count(page.locator(".cell").count())
        for width in (360, 1280):
            page.set_viewport_size({"width": width, "height": 640})
            assert page.evaluate("() => document.documentElement.scrollWidth") <= width, file


def test_what_is_searched_is_found(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("textbox", name="Search").fill("Wilson")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="What the numbers of a survey mean").last).to_be_visible()
