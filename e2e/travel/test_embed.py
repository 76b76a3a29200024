"""A board in a frame of another site: drawn without Python, in few bytes, with a way into Ramparts."""

import re

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, Request, expect

from e2e.kit.opening import ready
from e2e.kit.visitors import in_every_language
from ramparts.app.words.languages import LANGUAGES
from ramparts.deals.deal import parse_deal, position_text
from ramparts.games.catalogue import TITLES
from tests.kit.places import ROOT

MOST = 40_000
"""The bytes that it may take at a host that compresses."""

PAGE = (ROOT / "docs" / "how-to" / "embed.md").read_text("utf-8")
START = parse_deal("fortress:ms33", TITLES)
PUZZLE = f"puzzle:{position_text(TITLES['fortress'], START.game, START.start)}"
PYTHON = re.compile(r"pyodide|pyscript|\.pack|\.wasm|solver")
WORDS = {"en-GB": ("3 moves, ms33", "One move back"), "de-AT": ("3 Züge, ms33", "Einen zurück")}

in_each_language = pytest.mark.parametrize("visitor", [{"locale": code} for code in WORDS], ids=WORDS, indirect=True)


def framed(page: Page, site: str, named: str, size: tuple[int, int] = (640, 480)) -> FrameLocator:
    """The frame in a page of somebody else in which a board is to be."""
    width, height = size
    frame = f'<iframe title="a" width="{width}" height="{height}" src="{site}embed.html#{named}"></iframe>'
    other = f"{site}another-page.html"
    page.unroute(other)
    page.route(other, lambda route: route.fulfill(body=f"<!doctype html>{frame}", content_type="text/html"))
    page.goto(other)
    return page.frame_locator("iframe")


def cards(frame: FrameLocator, pile: str) -> list[str]:
    """The cards of a pile, the outside one last."""
    found = frame.locator(f"#table [data-pile={pile}]").all()
    return [str(card.get_attribute("data-card")) for card in found]


@pytest.mark.family
@pytest.mark.story
@in_each_language
def test_a_game_can_be_stepped_through_and_opened_where_one_stands(page: Page, url: str) -> None:
    facts, back = WORDS[page.evaluate("navigator.language")]
    [shown] = re.findall(r'embed\.html#(\S+)"', PAGE)
    frame = framed(page, url, shown)
    expect(frame.locator("#facts")).to_have_text(facts)
    assert [len(cards(frame, pile)) for pile in ("fC", "fD", "fH", "fS")] == [0, 1, 1, 1]
    frame.get_by_role("button", name=back).click()
    expect(frame.locator("#table [data-pile^=f]")).to_have_count(2)
    frame.get_by_role("button", name=back).click()
    frame.get_by_role("button", name=back).click()
    expect(frame.get_by_role("button", name=back)).to_be_disabled()
    expect(frame.locator("#facts")).to_have_text("ms33")
    frame.locator("#next").click()
    with page.context.expect_page() as opened:
        frame.locator("#play").click()
    ready(opened.value)
    expect(opened.value.locator("main#table")).to_have_attribute("data-deal", "fortress:ms33")
    expect(opened.value.locator("[data-pile^=f]")).to_have_count(1)


@pytest.mark.family
@pytest.mark.lacks("firefox", "bytes over the wire are those of one engine")
@pytest.mark.parametrize("named", ["fortress:ms33;t1-h", PUZZLE, "daily:2026-11-22:fortress", "puzzle:fortress:17"])
def test_it_takes_few_bytes_and_nothing_of_python(browser: Browser, squeezing: str, named: str) -> None:
    sent: list[Request] = []
    page = browser.new_page(locale="de-AT")
    page.on("requestfinished", lambda request: sent.append(request))  # noqa: PLW0108  # Playwright asks what it is
    frame = framed(page, squeezing, named)
    expect(frame.locator("#table [data-card]").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in sent if not request.url.endswith("another-page.html")]
    assert 0 < sum(each["responseBodySize"] + each["responseHeadersSize"] for each in sizes) <= MOST
    assert [request.url for request in sent if PYTHON.search(request.url)] == []
    page.close()


def test_a_puzzle_is_shown_with_what_there_is_to_find(page: Page, url: str) -> None:
    frame = framed(page, url, PUZZLE)
    expect(frame.locator("#told")).to_contain_text("Find a move after which you can still win.")
    assert cards(frame, "t0")
    assert str(frame.locator("#play").get_attribute("href")).endswith(PUZZLE)


def test_so_is_one_by_its_number(page: Page, url: str) -> None:
    frame = framed(page, url, "puzzle:fortress:17")
    expect(frame.locator("#facts")).to_have_text("puzzle 17")
    expect(frame.locator("#told")).not_to_be_empty()
    assert str(frame.locator("#play").get_attribute("href")).endswith("#puzzle:fortress:17")


def test_what_it_cannot_draw_it_leaves_to_ramparts(page: Page, url: str) -> None:
    for named in ("puzzle:fortress:999", "Fortress MS 33", "", "fortress:ms33;t0-h", "%E0%A4%A"):
        frame = framed(page, url, named)
        expect(frame.get_by_text("This one can be seen only in Ramparts itself.")).to_be_visible()
        expect(frame.get_by_role("link", name="Play it in Ramparts")).to_be_visible()
        expect(frame.locator("#back")).to_be_hidden()


COVERED = """(ways) => {
  const boxes = [...ways.children].filter((each) => !each.hidden).map((each) => each.getBoundingClientRect());
  const cards = [...document.querySelectorAll("#table .card")].map((each) => each.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const out = (box) => Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < 0;
  return boxes.some(out) || boxes.some((box) => cards.some((card) => meet(box, card)));
}"""
"""Whether a button covers a card, or leaves the frame."""


@pytest.mark.family
@pytest.mark.parametrize("named", ["fortress:ms33;t1-h", "besieged-city:40000", "lesson:3"])
def test_the_buttons_cover_no_card_in_any_frame(page: Page, url: str, named: str) -> None:
    for size in ((320, 400), (480, 320), (1000, 700)):
        frame = framed(page, url, named, size)
        expect(frame.locator("#table [data-card]").first).to_be_attached()
        assert frame.locator("#ways").evaluate(COVERED) is False, size


@pytest.mark.family
@in_every_language
def test_its_words_and_its_letters_are_those_of_the_reader(page: Page, url: str) -> None:
    """Bug: court cards were J, Q and K in any language, and the longest words stuck out of their buttons."""
    for size in ((320, 400), (480, 320)):
        frame = framed(page, url, "fortress:ms33;t1-h", size)
        expect(frame.locator("#table [data-card]").first).to_be_attached()
        root = frame.locator("html")
        letters, _direction = LANGUAGES[str(root.get_attribute("lang"))][1:]
        assert (root.get_attribute("data-letters") or "JQK") == letters
        tall = "(each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth"
        assert frame.locator("#ways").evaluate(f"(ways) => [...ways.children].some({tall})") is False, size


@pytest.mark.parametrize("visitor", [{"color_scheme": "dark"}], indirect=True)
def test_a_new_address_and_a_new_size_are_followed(page: Page, url: str) -> None:
    page.goto(f"{url}embed.html#fortress:ms33")
    expect(page.locator("#title")).to_have_text("Fortress")
    page.evaluate("() => location.assign('#chessboard:ms5')")
    expect(page.locator("#title")).to_have_text("Chessboard")
    page.set_viewport_size({"width": 400, "height": 800})
    expect(page.locator("html")).to_have_attribute("data-bar", "bottom")
    assert (
        page.evaluate("Object.keys(localStorage).filter((key) => !['ramparts.seen', 'ramparts.prefs'].includes(key))")
        == []
    )
