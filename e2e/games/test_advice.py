"""The solver in its worker, as the player meets it: the light, the way back, hints, the solution shown."""

import pytest
from playwright.sync_api import expect

from e2e.kit.learner import LOST
from e2e.kit.opening import OpenTable
from e2e.kit.places import box
from e2e.kit.table import choose, named, piles, rest
from ramparts.app.words.languages import LANGUAGES
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict, solve

BEFORE = ("t1-h", "t2-h")
LOSING = ("5", "3")
"""The keys of t5-t3: it buries the deal fortress:ms33 for good."""

THINKING = 30_000
"""Milliseconds that the worker may take to start and to decide, on a slow machine under load."""

LINES = "words => Math.round(words.offsetHeight / parseFloat(getComputedStyle(words).lineHeight))"
"""How many lines some words take."""

PROMPT = 3_000
"""Milliseconds from a losing move to the light, once the worker runs: what players are promised."""


def test_a_losing_move_turns_the_light_and_back_restores_what_was_before_it(open_here: OpenTable) -> None:
    page = open_here(";".join(("fortress:ms33", *BEFORE)))
    table = page.locator("main#table")
    before = piles(page)
    page.keyboard.press("l")
    expect(table).to_have_attribute("data-light", "winnable", timeout=THINKING)
    for key in LOSING:
        page.keyboard.press(key)
    page.keyboard.press("l")
    expect(table).to_have_attribute("data-light", "lost", timeout=PROMPT)
    assert piles(page) != before
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("The mistake: Jack of diamonds from row 5 to row 3")
    assert piles(page) == before
    expect(table).to_have_attribute("data-light", "winnable")


ARRIVES = """() => {
  const notice = document.getElementById("notice");
  new MutationObserver((_, watch) => {
    if (!notice.firstElementChild) return;
    document.documentElement.dataset.arrives = getComputedStyle(notice.firstElementChild).pointerEvents;
    watch.disconnect();
  }).observe(notice, { childList: true });
}"""
"""When a notice arrives it is written on the page whether its presses are its own at once."""


@pytest.mark.story
@pytest.mark.parametrize("width, height", [(360, 640), (640, 360), (1280, 800)])
def test_a_notice_that_comes_by_itself_takes_the_place_of_no_tool_and_no_press(
    open_here: OpenTable, width: int, height: int
) -> None:
    """Bug: "New deal" came to lie under the finger that had just asked whether the game can be won."""
    page = open_here(";".join(("fortress:ms33", *BEFORE, "t5-t3")))
    page.set_viewport_size({"width": width, "height": height})
    rest(page)
    tools = [box(page, f"#tools [data-do={tool}]") for tool in ("undo", "look", "menu")]
    page.evaluate(ARRIVES)
    page.locator("#tools [data-do=look]").click()
    expect(page.locator("html")).to_have_attribute("data-arrives", "none", timeout=THINKING)
    assert [box(page, f"#tools [data-do={tool}]") for tool in ("undo", "look", "menu")] == tools
    page.locator("#notice [data-do=back]").click()
    expect(page.locator("#notice")).to_be_empty()
    page.evaluate("delete document.documentElement.dataset.arrives")


def test_the_light_that_is_always_on_follows_every_move(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    table = page.locator("main#table")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show whether the game can still be won").select_option("always")
    page.get_by_role("button", name="Close").click()
    expect(table).to_have_attribute("data-light", "winnable", timeout=THINKING)
    for key in LOSING:
        page.keyboard.press(key)
    expect(table).to_have_attribute("data-light", "lost", timeout=PROMPT)
    page.keyboard.press("z")
    expect(table).to_have_attribute("data-light", "winnable", timeout=THINKING)


@pytest.mark.family
@pytest.mark.parametrize(
    "visitor",
    [{"locale": locale, "viewport": {"width": 640, "height": 360}} for locale in LANGUAGES],
    ids=[*LANGUAGES],
    indirect=True,
)
def test_the_words_of_the_light_take_one_line_in_a_rail(open_here: OpenTable) -> None:
    """Bug: "Can win?" took two."""
    page = open_here("fortress:ms33")
    words = page.locator("[data-do=look] > :last-child")
    assert words.evaluate(LINES) == 1
    words.click()
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable", timeout=THINKING)
    assert words.evaluate(LINES) == 1


def test_hints_say_more_each_time(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    status = page.get_by_role("status")
    hint = page.get_by_role("button", name="Hint")
    row = page.locator("#table .chip").first
    expect(row).to_be_hidden()
    hint.click()
    expect(status).to_contain_text("Look at row", timeout=THINKING)
    expect(row).to_be_visible()
    expect(page.locator(".pointing rect.line")).to_be_visible()
    hint.click()
    expect(status).to_contain_text("Look at the ")
    expect(page.locator("#table .slot[data-hint]")).to_have_count(1)
    expect(page.locator(".pointing")).to_have_count(0)
    hint.click()
    expect(page.locator("#table .slot[data-hint=from]")).to_have_count(1)
    expect(page.locator("#table .slot[data-hint=to]")).to_have_count(1)
    expect(page.locator(".pointing polyline.line")).to_have_count(2)  # its shaft and its head
    page.get_by_role("button", name="New", exact=True).click()
    choose(page, "Chessboard")
    expect(page.locator("main#table")).to_have_attribute("data-game", "chessboard")
    expect(page.locator(".pointing")).to_have_count(0)


def test_the_deal_that_new_gives_is_won_by_the_line_that_is_shown(open_here: OpenTable) -> None:
    page = open_here("beleaguered-castle:32000")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Animation").select_option("off")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("n")
    page.get_by_role("button", name="Fortress", exact=True).click()
    table = page.locator("main#table")
    expect(table).to_have_attribute("data-game", "fortress", timeout=THINKING)
    deal = parse_deal(str(table.get_attribute("data-deal")), TITLES)
    assert solve(deal.game, deal.start).verdict is Verdict.WINNABLE
    assert piles(page) == named(deal.game, deal.start)
    page.keyboard.press("s")
    page.locator("button[data-do='watch-sure']").click()
    expect(table).to_have_attribute("data-state", "won", timeout=2 * THINKING)


def test_the_solution_shown_pauses_and_can_be_undone(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    start = piles(page)
    page.keyboard.press("s")
    page.locator("button[data-do='watch-sure']").click()
    pause = page.get_by_role("button", name="Pause")
    expect(pause).to_be_visible(timeout=THINKING)
    expect(page.get_by_role("status")).to_contain_text("home from", timeout=THINKING)
    pause.click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    shown = piles(page)
    assert shown != start
    for _ in range(100):
        if piles(page) == start:
            break
        page.keyboard.press("z")
    assert piles(page) == start


@pytest.mark.parametrize("lit", ["demand", "always"])
def test_the_solution_asked_for_in_the_menu_is_played_in_sight(open_here: OpenTable, lit: str) -> None:
    page = open_here(";".join(("fortress:ms33", *BEFORE)))
    panel, start = page.get_by_role("dialog"), piles(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show whether the game can still be won").select_option(lit)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show me the solution").click()
    expect(panel).to_be_hidden()
    expect(page.get_by_role("button", name="Pause")).to_be_visible(timeout=THINKING)
    expect(page.get_by_role("status")).to_contain_text("from", timeout=THINKING)
    assert piles(page) != start


def test_a_page_that_begins_anew_has_its_first_question_answered_too(open_here: OpenTable) -> None:
    """Bug: both had the number 1, and the worker went on with what it was asked before."""
    for deal, verdict in (("fortress:ms33", "winnable"), (LOST, "lost"), ("fortress:ms33", "winnable")):
        page = open_here(deal)
        page.keyboard.press("l")
        expect(page.locator("main#table")).to_have_attribute("data-light", verdict, timeout=THINKING)


def test_an_earlier_game_is_watched(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.keyboard.type("6h2h")
    expect(page.locator("[data-card=AH]")).to_have_attribute("data-pile", "fH")
    played = piles(page)
    page.goto(page.url.partition("#")[0] + "#chessboard:ms1")
    table = page.locator("main#table")
    expect(table).to_have_attribute("data-game", "chessboard")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Earlier games").click()
    page.get_by_role("button", name="Watch Fortress ms33").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(table).to_have_attribute("data-game", "fortress")
    expect(page.locator("[data-card=AS]")).to_have_attribute("data-pile", "fS")
    expect(page.locator("[data-card=AH]")).to_have_attribute("data-pile", "fH")
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    assert piles(page) == played


def test_what_lies_face_down_is_not_told_unless_the_player_asks(open_here: OpenTable) -> None:
    page = open_here("besieged-city:32000")
    table = page.locator("main#table")
    expect(table).to_have_attribute("data-light", "hidden")
    page.keyboard.press("l")
    expect(page.get_by_role("status")).to_contain_text("Some cards are face down")
    page.keyboard.press("h")
    expect(page.get_by_role("status")).to_contain_text("Look at ")
