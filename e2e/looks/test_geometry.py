"""Every game in every window: nothing scrolls, nothing is cut off, everything can be pressed."""

from itertools import product
from typing import TypedDict, cast

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.lines import at_home, recorded
from e2e.kit.opening import OpenTable
from e2e.kit.table import FRAMES, STILL, Readable, piles
from e2e.kit.visitors import likes
from e2e.pictures.positions import STUCK
from ramparts.app.state.preferences import Prefs
from ramparts.games.catalogue import TITLES

SIZES = ((320, 568), (360, 640), (390, 844), (640, 360), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
DEALS = (*(f"{name}:ms33" for name, title in TITLES.items() if title.ms), "fortitude/9:77000", "besieged-city:32000")
ROOM, EDGE = 44, 8
LONG, SHORT = {"locale": "de"}, {"locale": "en"}
"""Languages with long words and with short ones."""

ACE_HOME_THEN_ROW_4_GROWS = "1h94"

SIZES_OF_COVERED = """piles => piles.map((pile) => new Set(
  [...pile.querySelectorAll(":scope > .card:not(:last-child) > .rank")].map((glyph) => getComputedStyle(glyph).height),
).size)"""
"""How many sizes of glyphs the covered cards of each pile have."""

ROUNDED = 0.1
"""Pixels that are nothing in engines that round: Firefox lays out in sixtieths, and tells of 312 as 312.00002; WebKit
rounds each of six buttons in a row up to the next 64th."""

EXACT = "chromium"
"""The engine that does not."""

Box = tuple[float, float, float, float]
Boxes = list[Box]

LOOKED = f"""async () => {{
  {FRAMES}
  {STILL}
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => {{
    const {{ left, top, right, bottom }} = element.getBoundingClientRect();
    return [left, top, right, bottom];
  }});
  const page = document.scrollingElement;
  const covered = [...document.querySelectorAll(".pile")].filter((pile) => {{
    const card = pile.lastElementChild;
    if (!card) return false;
    const {{ left, top, right, bottom }} = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  }});
  const texts = [...document.querySelectorAll("#greeting p, #greeting button, #title, #facts, #notice > *")];
  const cut = texts.filter((text) => {{
    const around = text.parentElement.getBoundingClientRect();
    const {{ left, top, right, bottom }} = text.getBoundingClientRect();
    const inside = left >= around.left && top >= around.top;
    const within = inside && right <= around.right + 0.01 && bottom <= around.bottom + 0.01; // Firefox rounds
    return !within || text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1;
  }});
  return {{
    cards: boxes("[data-card]"),
    slots: boxes("[data-slot]"),
    buttons: boxes("#tools button, #notice button"),
    notices: boxes("#notice > *"),
    homes: boxes("[data-slot^=f]"),
    scrolls: page.scrollWidth > innerWidth || page.scrollHeight > innerHeight,
    covered: covered.map((pile) => pile.lastElementChild.dataset.card),
    cut: cut.map((text) => text.textContent),
  }};
}}"""


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class Look(TypedDict):
    """What is measured of a page, in pixels of the window: boxes are left, top, right and bottom."""

    cards: Boxes
    slots: Boxes
    buttons: Boxes
    notices: Boxes
    homes: Boxes
    scrolls: bool
    covered: list[str]
    cut: list[str]


def looked(page: Readable) -> Look:
    """The page measured once everything has come to rest."""
    return cast(Look, page.evaluate(LOOKED))


def easy(button: Box, width: int, height: int, rounded: float) -> bool:
    """Whether a button is large enough for a finger, and far enough from the edges of the window."""
    left, top, right, bottom = button
    edge = min(left, top, width - right, height - bottom) + rounded
    return right - left >= ROOM and bottom - top >= ROOM and edge >= EDGE


def faults(page: Page, width: int, height: int) -> list[str]:
    """What does not hold in a window of this size."""
    page.emulate_media(reduced_motion="reduce")  # nothing has to be waited for
    page.set_viewport_size({"width": width, "height": height})
    browser = page.context.browser
    exact = browser is not None and browser.browser_type.name == EXACT
    return wrong(looked(page), width, height, 0 if exact else ROUNDED)


def wrong(seen: Look, width: int, height: int, rounded: float = ROUNDED) -> list[str]:
    """What does not hold of a page that was measured in a window of this size, by an engine that rounds so much."""
    found, slack = list[str](), min(rounded, 0.01)
    if seen["scrolls"]:
        found.append("the page scrolls")
    for kind, boxes in {"cards": seen["cards"], "slots": seen["slots"], "buttons": seen["buttons"]}.items():
        for left, top, right, bottom in boxes:
            if left < 0 or top < 0 or right > width + slack or bottom > height + slack:
                found.append(f"one of the {kind} leaves the window: {left, top, right, bottom}")
    found += [f"a button is hard to press: {box}" for box in seen["buttons"] if not easy(box, width, height, rounded)]
    if any(meet(notice, home) for notice, home in product(seen["notices"], seen["homes"])):
        found.append(f"the notice covers a foundation: {seen['notices']}")
    if seen["covered"]:
        found.append(f"something covers {seen['covered']}")
    if seen["cut"]:
        found.append(f"something cuts {seen['cut']} off")
    return found


@pytest.mark.story
@pytest.mark.parametrize("visitor", [{"storage_state": None}], ids=["a first visit"], indirect=True)
def test_the_greeting_leaves_room_for_everything(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    greeted = page.get_by_role("button", name="Play now")
    assert [(size, found) for size in SIZES if (found := faults(page, *size))] == []
    greeted.click()
    expect(greeted).to_have_count(0)
    assert faults(page, 640, 360) == []


@pytest.mark.family
@pytest.mark.parametrize("deal", DEALS)
def test_everything_is_seen_and_can_be_pressed_in_every_window(open_here: OpenTable, deal: str) -> None:
    page = open_here(deal)
    assert [(size, found) for size in SIZES if (found := faults(page, *size))] == []
    page.set_viewport_size({"width": 1280, "height": 800})


WON = {name: f"{name}={at_home(title.at(1))}" for name, title in TITLES.items()} | {
    "fortitude": recorded("fortitude-32004.txt").link
}
"""A deal won of each game; of Fortitude a level of a run, which has more to say."""


@pytest.mark.family
@pytest.mark.parametrize("deal", WON.values(), ids=WON)
def test_the_notice_of_a_game_won_covers_no_foundation(open_here: OpenTable, deal: str) -> None:
    page = open_here(deal)
    expect(page.locator("#notice")).to_contain_text("Won:")
    assert [(size, found) for size in SIZES if (found := faults(page, *size))] == []
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.family
@pytest.mark.parametrize("visitor", [LONG, SHORT], indirect=True)
@pytest.mark.parametrize("deal", [STUCK, "fortress:ms4;t1-h", "fortress:ms15;t8-h"], ids=["stuck", "lost", "circles"])
def test_the_notice_of_a_game_that_is_lost_is_seen_whole_and_covers_no_card(open_here: OpenTable, deal: str) -> None:
    """Bug: at 360x640 a second line of buttons was cut in half by the edge of the window."""
    page = open_here(deal)
    if deal != STUCK:
        page.locator("[data-do='look']").click()
    expect(page.locator("#notice button")).to_have_count(4)
    for size in SIZES:
        assert faults(page, *size) == [], size
        seen = looked(page)
        assert not [pair for pair in product(seen["notices"], seen["cards"]) if meet(*pair)], size
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.family
@pytest.mark.parametrize("deal", ["fortress:ms33", "bastion:ms33", "fortitude/9:77000", "besieged-city:32000"])
def test_a_window_enlarged_to_twice_its_size_holds_everything(open_here: OpenTable, deal: str) -> None:
    """A browser that shows 1280x800 or 768x1024 at 200 % has half of it to give."""
    page = open_here(deal)
    assert [(size, found) for size in ((640, 400), (384, 512)) if (found := faults(page, *size))] == []
    page.set_viewport_size({"width": 1280, "height": 800})


KEEP = """() => {
  const keep = document.querySelector(".keep");
  const { left, right } = keep.getBoundingClientRect();
  const drawn = getComputedStyle(keep, "::before");
  return [left + parseFloat(drawn.left), innerWidth - right + parseFloat(drawn.right)];
}"""
"""What lies between the drawing of a keep and the left and right edges of the window, in pixels."""


@pytest.mark.family
@pytest.mark.parametrize("visitor", [likes(Prefs(light="demand", table="plan"))], ids=["plan"], indirect=True)
@pytest.mark.parametrize("deal", ["fortitude/9:77000", "besieged-city:32000"])
def test_no_bastion_of_the_plan_is_cut_by_the_edge_of_a_phone(open_here: OpenTable, deal: str) -> None:
    """Bug: those beside the last foundation were."""
    page = open_here(deal)
    for width, height in ((320, 568), (390, 844), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#tools")).to_have_css("width", f"{width - 16}px")
        assert min(page.evaluate(KEEP)) >= 0


@pytest.mark.story
def test_turning_the_phone_in_the_middle_of_a_game_keeps_everything(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33;t1-h;t2-h;t8-h;t3-t5")
    before = piles(page)
    for size in ((360, 640), (640, 360), (360, 640)):
        assert faults(page, *size) == []
        assert piles(page) == before
    page.get_by_role("button", name="Undo").click()
    assert piles(page) != before
    page.get_by_role("button", name="Redo").click()
    assert piles(page) == before


@pytest.mark.parametrize(
    "visitor",
    [{"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}],
    indirect=True,
)
def test_a_phone_turned_to_and_fro_shows_the_page_in_full_size(open_here: OpenTable) -> None:
    """What sticks out of a phone's page makes the phone zoom out, and tell of a wider window from then on."""
    page = open_here("fortress:ms33")
    for width, height in ((640, 360), (360, 640), (640, 360), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#tools")).to_have_css("width", f"{width - 16}px" if width < height else "56px")
        assert page.evaluate("[innerWidth, visualViewport.scale]") == [width, 1]


def test_cards_of_a_row_are_of_one_size_however_it_grows(open_here: OpenTable) -> None:
    """Bug: a row's deepest card kept the size that it had before the others moved closer together."""
    page = open_here("fortress:32201")
    page.set_viewport_size({"width": 360, "height": 640})
    for key in ACE_HOME_THEN_ROW_4_GROWS:
        page.keyboard.press(key)
    expect(page.locator("[data-pile=t4]")).to_have_count(6)
    sizes = page.locator(".pile").evaluate_all(SIZES_OF_COVERED)
    assert max(sizes) == 1
