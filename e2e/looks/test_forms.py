"""Forms of panels: what was typed outlasts a refusal, which stands at the field, in sight, and is said aloud."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.kit.opening import OpenTable, open_panel, ready

REFUSED = {
    "Klondike 33000": "is not a deal: write a game and a number",
    "33": "write fortress:ms33, or a number from 32000 up",
    "33000 34000": "can mean fortress:33000 or fortress:34000",
}

READ = {
    "Ms34": "fortress:ms34",
    "Fortress:ms33": "fortress:ms33",
    "Beleaguered Castle 32002": "beleaguered-castle:32002",
    "59,931,163": "beleaguered-castle:59931163",
    "see https://example.org/ramparts/#fortress%3Ams33;t1\u2013h.": "fortress:ms33",
}


def typing(page: Page) -> None:
    """The panel for new games, with the field for a deal in focus."""
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_label("Number, date or link").focus()


@pytest.mark.family
@pytest.mark.story
@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)])
@pytest.mark.parametrize("by", ["key", "button"])
def test_what_was_typed_stays_with_the_caret_where_it_is_refused(
    open_here: Callable[[str], Page], size: tuple[int, int], by: str
) -> None:
    """Bug: the field was emptied, *Close* had the focus, and the sentence stood above what was in sight."""
    page = open_here("fortress:ms16")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    typing(page)
    field, alert = page.get_by_label("Number, date or link"), page.get_by_role("dialog").get_by_role("alert")
    for text, said in REFUSED.items():
        field.fill(text)
        field.press("ArrowLeft")
        if by == "key":
            field.press("Enter")
        else:
            page.get_by_role("button", name="Open").click()
        expect(alert).to_contain_text(said)
        expect(alert).to_be_in_viewport(ratio=1)
        expect(field).to_be_in_viewport(ratio=1)
        expect(field).to_be_focused()
        expect(field).to_have_value(text)
        assert field.evaluate("(field) => field.selectionStart") == len(text) - 1
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(f"{alert.text_content()} A deal number, a date or a link.")
    field.fill("ms34")
    field.press("Enter")
    expect(page.locator("main#table")).to_have_attribute("data-deal", "fortress:ms34")
    typing(page)
    expect(alert).to_have_count(0)
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_a_field_for_a_text_asks_phones_to_leave_it_as_it_is(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms16")
    for name, label in (("new", "Number, date or link"), ("spoken", "Question or move")):
        open_panel(page, name)
        for attribute, value in (("autocapitalize", "none"), ("autocorrect", "off"), ("spellcheck", "false")):
            expect(page.get_by_label(label)).to_have_attribute(attribute, value)
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_be_hidden()


def test_what_can_mean_only_one_deal_opens_it_and_the_table_says_which(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms16")
    for text, deal in READ.items():
        typing(page)
        page.get_by_label("Number, date or link").fill(text)
        page.keyboard.press("Enter")
        expect(page.locator("main#table")).to_have_attribute("data-deal", deal)
        expect(page.get_by_role("status")).to_contain_text(deal.partition(":")[2])


@pytest.mark.family
@pytest.mark.parametrize("fragment", ["Fortress:ms33", "fortress:MS33.", "fortress%253Ams33;T1%E2%80%93h"])
def test_an_address_that_a_phone_has_changed_opens_the_deal_that_it_means(open_here: OpenTable, fragment: str) -> None:
    page = open_here(fragment)
    expect(page.locator("main#table")).to_have_attribute("data-deal", "fortress:ms33")
    assert page.evaluate("location.hash") == "#fortress:ms33"


@pytest.mark.story
def test_a_file_that_is_refused_is_told_at_its_field(open_here: Callable[[str], Page]) -> None:
    page = open_here("fortress:ms16")
    page.set_viewport_size({"width": 640, "height": 360})
    page.get_by_role("button", name="Menu").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Backup and data").click()
    field = page.locator("#file")
    field.evaluate("(field) => { field.same = true; }")
    field.set_input_files(FilePayload(name="ramparts.json", mimeType="application/json", buffer=b"{"))
    expect(panel.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(field).to_have_attribute("aria-describedby", "panel-problem")
    expect(field).to_be_focused()
    assert field.evaluate("(field) => field.same")


def test_a_link_to_copy_has_nothing_of_how_the_visitor_came(page: Page, url: str) -> None:
    """Bug: it kept the marks of other sites."""
    page.goto(f"{url}?fbclid=IwAR0&utm_source=x#fortress:ms33;t1-h")
    ready(page)
    open_panel(page, "copy")
    expect(page.locator("#link")).to_have_value(re.compile(f"{re.escape(url)}#fortress:ms33"))
    expect(page.locator("#link")).not_to_have_value(re.compile("fbclid|utm_"))
