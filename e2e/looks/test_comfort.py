"""For eyes and hands that differ: colours of one's own, larger text, no motion, and a ring that is always seen."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.kit.opening import OPEN, OpenTable
from e2e.kit.places import TOO_WIDE
from e2e.kit.table import FRAMES, point, rest
from e2e.kit.visitors import NEW, opens, usual, watched_page
from tests.kit.examples import spread
from tests.kit.visit.panels import PANELS

RING = f"""async () => {{
  {FRAMES}
  const focused = document.activeElement;
  const item = focused.closest(".card, .slot");
  const {{ outlineStyle, outlineWidth, boxShadow }} = getComputedStyle(focused);
  const {{ left, top, right, bottom }} = item.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
  return {{
    outline: `${{outlineStyle}} ${{outlineWidth}}`,
    dark: (boxShadow.match(/ 0px 0px 0px [2-9]px/g) ?? []).length,
    covered: edges.filter(([x, y]) => !item.contains(document.elementFromPoint(x, y))).length,
  }};
}}"""

FORCED = """() => {
  const style = (selector, pseudo) => getComputedStyle(document.querySelector(selector), pseudo);
  const line = ({ borderTopStyle, borderTopWidth }) => `${borderTopStyle} ${borderTopWidth}`;
  const outlined = ({ outlineStyle, outlineWidth }) => `${outlineStyle} ${outlineWidth}`;
  return {
    card: line(style("#table .card[data-face=up]")),
    back: line(style("#table .card[data-face=down]")),
    place: line(style("#table .slot")),
    picked: outlined(style("#table .card[data-picked]")),
    target: line(style("#table .pile[data-target] > .card:last-child", "::before")),
    button: line(style("#tools button")),
  };
}"""


PREFERENCES = {
    "forced_colors": {"browser.display.document_color_use": 2},
    "reduced_motion": {"ui.prefersReducedMotion": 1},
}
"""How Firefox is told of these wishes when it starts; its driver cannot tell it of them later."""

Wishing: TypeAlias = Callable[..., AbstractContextManager[Page]]


@pytest.fixture
def wishing(browser_name: str, launch_browser: Callable[..., Browser], open_here: OpenTable, url: str) -> Wishing:
    """The page of a visitor who has one wish, such as ``forced_colors="active"``, with a deal on its table."""

    @contextmanager
    def started(deal: str, wish: str) -> Iterator[Page]:
        browser = launch_browser(firefox_user_prefs=PREFERENCES[wish])
        try:
            with watched_page(browser, url, usual(url)) as page:
                yield opens(page, url, deal)
        finally:
            browser.close()

    @contextmanager
    def emulated(deal: str, wish: str) -> Iterator[Page]:
        page = open_here(deal)
        page.emulate_media(**{wish: WISHED[wish]})  # type: ignore[arg-type]  # each has the value that its wish takes
        try:
            yield page
        finally:
            page.emulate_media(forced_colors="none", reduced_motion="no-preference")

    return started if browser_name == "firefox" else emulated


WISHED = {"forced_colors": "active", "reduced_motion": "reduce"}


@pytest.mark.story
def test_the_ring_of_the_focus_has_two_tones_and_is_never_covered(open_table: OpenTable) -> None:
    page = open_table("fortress:ms33")  # where a mouse was used before, Firefox shows the ring with the next move only
    page.set_viewport_size({"width": 360, "height": 640})
    rest(page)
    page.locator("#table [tabindex='0']").focus()
    for key in ("Home", *["ArrowUp"] * 7, *["ArrowRight"] * 4, *["ArrowDown"] * 14, *["ArrowLeft"] * 4):
        page.keyboard.press(key)
        assert page.evaluate(RING) == {"outline": "solid 3px", "dark": 2, "covered": 0}


def test_colours_of_the_players_own_leave_lines_to_see(wishing: Wishing) -> None:
    with wishing("fortitude/1:77000", "forced_colors") as page:
        page.mouse.click(*point(page, "t3"))
        expect(page.locator("#table .pile[data-target]").first).to_be_attached()
        assert page.evaluate(FORCED) == {
            "card": "solid 1px",
            "back": "double 4px",
            "place": "dashed 2px",
            "picked": "solid 3px",
            "target": "solid 4px",
            "button": "solid 1px",
        }
        page.keyboard.press("Escape")


RUN_OUT = f"""async () => {{
  {FRAMES}
  return [...document.querySelectorAll("#table .card")].filter((card) => {{
    const {{ left, top, right, bottom }} = card.getBoundingClientRect();
    return [...card.querySelectorAll("svg")].some((glyph) => {{
      const drawn = glyph.getBoundingClientRect();
      return drawn.left < left || drawn.right > right || drawn.top < top || drawn.bottom > bottom;
    }});
  }}).map((card) => card.dataset.card);
}}"""
"""The cards on which something is drawn beyond their edge."""


@pytest.mark.parametrize("visitor", [{"viewport": {"width": 360, "height": 640}}], indirect=True)
@pytest.mark.parametrize("deal", ["fortress:ms33", "chessboard:ms33"])
def test_large_figures_stay_on_the_slimmest_cards(open_here: OpenTable, deal: str) -> None:
    """Bug: in ten columns on a phone, suits of covered cards were cut off by the next column."""
    page = open_here(deal)
    page.evaluate(OPEN, "settings")
    page.locator("#panel summary", has_text="Look").click()
    page.get_by_role("radio", name="columns").check()
    page.get_by_role("radio", name="large", exact=True).check()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-index", "large")
    rest(page)
    assert page.evaluate(RUN_OUT) == []


SMALLER = """([least, parts]) => [...document.querySelectorAll(parts)].filter((each) => {
  const written = [...each.childNodes].some((inner) => inner.nodeType === Node.TEXT_NODE && inner.data.trim());
  const { fontSize, clipPath } = getComputedStyle(each);
  return written && clipPath === "none" && each.getClientRects().length && parseFloat(fontSize) < least;
}).map((each) => `${each.className} ${each.textContent} ${getComputedStyle(each).fontSize}`)"""
"""What is written in letters smaller than so many pixels."""

BARS, PICTURED = "#head > *, #tools button > span:not(.sign)", ".panel :is(.samples > label, .set, .wins) :is(*, text)"
READ = f".panel :not({PICTURED}, .samples > label, .set, .wins, .small *)"


@pytest.mark.family
@pytest.mark.parametrize("table", ["", "plan", "skyline"])
def test_a_tablet_is_read_as_easily_as_a_screen_on_a_desk(open_here: OpenTable, table: str) -> None:
    """Bug: letters grew with the width alone, so that a tablet had those of a phone, of 13 pixels."""
    page = open_here("fortress:ms33;t1-h;t2-h")
    page.evaluate(OPEN, "settings")
    page.locator(f"label[for='pref-table-{table or 'usual'}']").click()
    page.keyboard.press("Escape")
    for width, height in ((768, 1024), (820, 1180), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        assert page.evaluate(SMALLER, [14.5, BARS]) == [], (width, height)
        for name in ("menu", "new", "settings", "rules", "days", "puzzles", "stats", "history", "spoken", "data"):
            page.evaluate(OPEN, name)
            expect(page.locator(f".panel.{name}")).to_be_visible()
            assert page.evaluate(SMALLER, [15, READ]) == [], (width, height, name)
            assert page.evaluate(SMALLER, [13.9, PICTURED]) == [], (width, height, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


MOVED = "() => addEventListener('transitionrun', () => { document.documentElement.dataset.moved = 'yes' })"
"""From now on the page notes that something travels."""


def test_nothing_moves_for_who_wants_no_motion(wishing: Wishing, open_here: OpenTable) -> None:
    with wishing("fortress:ms33", "reduced_motion") as page:
        rest(page)
        page.evaluate(MOVED)
        page.keyboard.type("6h")
        expect(page.locator("#table [data-card][data-pile^=f]")).to_have_count(1)
        expect(page.locator("html")).not_to_have_attribute("data-moved", "yes")
    page = open_here("fortress:ms33")
    page.evaluate(MOVED)
    page.keyboard.type("2h")
    expect(page.locator("html")).to_have_attribute("data-moved", "yes")


def test_panels_hold_text_of_twice_the_size(open_here: OpenTable) -> None:
    page = open_here("fortitude/1:77000;s-d;s-d")
    for size in ({"width": 360, "height": 640}, {"width": 320, "height": 568}):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # of the form that it asks for
        for name in spread(sorted(PANELS.keys() - {"solution"})):  # of cards that lie face down there is none to show
            page.evaluate(OPEN, name)
            expect(page.locator(f".panel.{name}")).to_be_visible()
            page.evaluate("document.getElementById('panel').style.setProperty('font-size', '32px')")
            assert (name, page.evaluate(TOO_WIDE)) == (name, [])
            page.evaluate("document.getElementById('panel').style.removeProperty('font-size')")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("visitor", [NEW | {"viewport": {"width": 360, "height": 640}}], indirect=True)
def test_a_greeting_of_long_words_keeps_its_buttons_and_room_for_its_sentence(open_here: OpenTable) -> None:
    """Bug: the sentence became a column of single words over the table, and the buttons went beyond the edge."""
    page = open_here("fortress:ms33")
    greeting = page.locator("#greeting > aside")
    lengthened = "button => button.textContent = 'Spielregelerklärung' + button.textContent.replaceAll(' ', '')"
    for button in greeting.get_by_role("button").all():
        button.evaluate(lengthened)
    assert greeting.evaluate("aside => aside.scrollWidth <= aside.clientWidth")
    assert greeting.locator("p").first.evaluate("p => p.clientWidth") > 250
