"""The line above the table: it keeps to its own room, whatever is said, and long answers have a panel."""

from typing import cast

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.opening import OpenTable
from e2e.kit.table import FRAMES, point
from e2e.kit.visitors import in_every_language
from e2e.looks.test_geometry import SIZES, looked

WORDY = "patience-of-a-long-name-that-nobody-knows:1"
"""What is wrong with it takes more words than there is room for above the board of a phone."""

OUTSIDE = f"""async () => {{
  {FRAMES}
  const seen = document.querySelector("#seen:not(:empty)") ?? document.getElementById("status");
  const {{ left, top, right, bottom, height }} = seen.getBoundingClientRect();
  const head = document.getElementById("head").getBoundingClientRect();
  const places = [...document.querySelectorAll("#table .card, #table .slot")];
  const cards = places.map((each) => each.getBoundingClientRect());
  const covers = (card) => left < card.right && card.left < right && top < card.bottom && card.top < bottom;
  const rails = document.documentElement.dataset.bar === "rails";
  const lines = Math.round(height / parseFloat(getComputedStyle(seen).lineHeight));
  return {{
    wrong: cards.some(covers) || bottom > head.bottom + 1 || right > head.right + 1 || (!rails && lines > 2),
    cut: seen.scrollHeight > seen.clientHeight + 1 && !rails,
  }};
}}"""
"""Whether what is said covers a card, leaves its room or takes three lines, and whether any of it is cut off."""

LINKS = (
    "fortitude/4:77000;t3-t5;t4-t5;t3-t2",
    "fortress:ms33;t1-h;t2-h;t8-h",
    "besieged-city:32000",
)


READ = {"t": "Row 10, from the end card on", "o": "Row 1: 3 of diamonds", "m": "Ace of spades from row 6"}


def told(page: Page) -> dict[str, bool]:
    return cast(dict[str, bool], page.evaluate(OUTSIDE))


@pytest.mark.family
@in_every_language
@pytest.mark.parametrize("link", LINKS)
def test_what_is_said_covers_no_card_and_takes_two_lines_at_most(open_here: OpenTable, link: str) -> None:
    """Bug: at 360x640 the ranks of the foundations lay under what was said after a move in Fortitude."""
    page = open_here(link)
    card = page.locator("#table .card:has(> .hit)").first.get_attribute("data-pile")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(2):  # a card is picked up, and put back
            page.mouse.click(*point(page, str(card)))
            found = told(page)
            assert found == {"wrong": False, "cut": False}, (width, height, page.locator("#seen").text_content())


def test_a_sentence_longer_than_its_room_is_cut_and_whole_in_its_panel(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.goto(page.url.partition("#")[0] + f"#{WORDY}")
    status = page.get_by_role("status")
    expect(status).to_contain_text("the games are fortress, chessboard")
    for width, height in (*SIZES, (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert not told(page)["wrong"], (width, height)
        assert not looked(page)["covered"], (width, height)
    status.click()
    expect(page.get_by_role("dialog", name="Table in words").locator(".answer").last).to_contain_text("besieged-city")
    page.keyboard.press("Escape")
    expect(status).to_be_empty()


def test_what_is_read_by_keys_is_read_in_the_panel(open_here: OpenTable) -> None:
    """Bug: the answers to T, O and M lay over the board."""
    page = open_here("fortress:ms33")
    for key, said in READ.items():
        page.get_by_role("button", name="ace of spades", exact=True).focus()
        page.keyboard.press(key)
        answer = page.get_by_role("dialog", name="Table in words").locator(".answer").last
        expect(answer).to_contain_text(said)
        expect(answer).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(page.get_by_role("status")).to_be_empty()


def test_keys_go_on_where_an_answer_is_read(open_here: OpenTable) -> None:
    """Bug: after O or M no key did anything until the panel was closed."""
    page = open_here("fortress:ms33")
    page.get_by_role("button", name="ace of spades", exact=True).focus()
    answers = page.get_by_role("dialog", name="Table in words").locator(".answer")
    for key, said in (*READ.items(), ("u", ""), ("l", "")):
        page.keyboard.press(key)
        expect(answers.last).to_contain_text(said)
    for key in "6h":  # the ace of spades goes home
        page.keyboard.press(key)
    expect(answers.filter(has_text="Ace of spades home from row 6.")).to_have_count(1)
    assert page.locator("#table .card[data-pile='fS']").count() == 1
    page.locator("#say-text").focus()
    page.keyboard.type("moves")
    expect(page.locator("#say-text")).to_have_value("moves")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
