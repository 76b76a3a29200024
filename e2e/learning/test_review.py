"""The review of a game: what every move was worth, walked through on the table."""

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.learner import LOST, judged
from e2e.kit.lines import recorded
from e2e.kit.opening import START, OpenTable
from e2e.kit.table import rest

WON = recorded("fortress-ms33.txt").link

WINDOWS = [(360, 640), (640, 360), (1280, 800)]

FRAMES = """async () => {
  for (let left = 90; left > 0; left -= 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""
"""In so many frames such a game is judged three times over."""


def review(page: Page) -> None:
    """Opens the review as a player does, and waits until all is known."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="History", exact=True).click()
    page.get_by_role("button", name="Show good and bad moves").click()
    expect(page.locator(".panel.review")).to_be_visible(timeout=START)
    judged(page)


def test_the_move_that_lost_is_named_and_tried_again(open_here: OpenTable) -> None:
    page = open_here(LOST)
    review(page)
    panel = page.get_by_role("dialog")
    expect(panel).to_contain_text("You lost the game with move 2.")
    expect(panel).to_contain_text("Either of these would have been right: ")
    panel.get_by_role("button", name="Try again from here, before move 2").click()
    expect(panel).to_be_hidden()
    page.keyboard.press("v")
    expect(page.get_by_role("dialog")).to_contain_text("1 move.")


@pytest.mark.story
def test_arrows_and_clicks_walk_along_the_strip(open_here: OpenTable) -> None:
    page = open_here(LOST)
    review(page)
    strip = page.get_by_role("slider", name="The moves of the game")
    expect(strip).to_be_focused()
    expect(strip).to_have_attribute("aria-valuetext", "move 1 of 2")  # before the move that lost
    strip.press("ArrowRight")
    expect(strip).to_have_attribute("aria-valuetext", "move 2 of 2")
    said = page.get_by_role("dialog").get_by_role("status").first
    expect(said).to_have_text("After 2 moves: lost.")
    expect(strip).to_be_focused()
    box = strip.bounding_box()
    assert box is not None
    strip.click(position={"x": 2, "y": box["height"] / 2})
    expect(said).to_contain_text("At the start: can be won.")
    page.get_by_role("button", name="The next move").click()
    expect(said).to_have_text("After 1 move: can be won.")
    expect(page.locator("#status")).to_be_empty()  # that is said in the panel


def test_a_lost_game_opens_at_the_move_that_lost_and_closes_at_its_end(open_here: OpenTable) -> None:
    page = open_here(LOST)
    review(page)
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("status").first).to_have_text("After 1 move: can be won.")
    panel.get_by_role("button", name="Show the end").click()
    expect(panel.get_by_role("status").first).to_have_text("After 2 moves: lost.")
    expect(panel.get_by_role("button", name="Show the position before move 2")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("y")
    expect(panel.get_by_role("status").first).to_have_text("After 1 move: can be won.")
    page.keyboard.press("Escape")
    expect(page.locator("#facts")).to_contain_text("2 moves")


def test_the_panel_fits_the_window_and_its_arrows_stay_where_they_are(open_here: OpenTable) -> None:
    """Bug: where the window is wide and low, title and Close were above it; and a longer text moved the arrows away."""
    page = open_here(WON)
    review(page)
    panel, back = page.get_by_role("dialog"), page.get_by_role("button", name="The previous move")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        places = set()
        for _ in range(3):
            back.click()
            rest(page)
            box, arrow = panel.bounding_box(), back.bounding_box()
            assert box is not None
            assert arrow is not None
            assert box["y"] >= 0, (width, height)
            assert box["y"] + box["height"] <= height, (width, height)
            places.add((arrow["x"], arrow["y"]))
        assert len(places) == 1, (width, height)


@pytest.mark.family
@pytest.mark.parametrize("window", WINDOWS)
def test_what_can_be_done_about_a_loss_is_in_sight_at_once(open_here: OpenTable, window: tuple[int, int]) -> None:
    """Bug: on a phone the buttons were below the edge of the panel, or half of them."""
    page = open_here(LOST)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    review(page)
    for button in page.locator(".panel.review li button").all():
        expect(button).to_be_in_viewport(ratio=1)


HIDDEN = """(panel) => {
  const told = panel.querySelector(".told"), ways = told.parentElement.querySelector(".ways");
  const { backgroundImage, height } = getComputedStyle(ways, "::before");
  const [words, buttons] = [told, ways].map((each) => each.getBoundingClientRect());
  return [words.bottom - buttons.top, backgroundImage.includes("gradient") && parseFloat(height)];
}"""
"""How many pixels of what is told lie below the buttons, and how high the fade above these is."""


@pytest.mark.drawn  # the fade
def test_which_moves_were_right_is_in_sight_and_longer_words_fade_until_their_end(open_here: OpenTable) -> None:
    """Bug: on a phone the end of the sentence was below the buttons, and nothing told that it went on."""
    page = open_here(LOST)
    review(page)
    panel, told = page.locator("#panel"), page.locator(".panel.review .told")
    for width, height in ((360, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        expect(told).to_be_in_viewport(ratio=1)
        hidden, fade = panel.evaluate(HIDDEN)
        assert hidden <= 0, (width, height)
        told.evaluate(
            "told => { told.dataset.was = told.textContent; told.textContent += told.textContent.repeat(3); }"
        )
        hidden, fade = panel.evaluate(HIDDEN)
        assert hidden > 40, (width, height)
        assert 8 <= fade <= 24
        panel.evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
        rest(page)
        hidden, fade = panel.evaluate(HIDDEN)
        assert hidden + fade <= 4, (width, height)  # at the end it lies below the letters
        told.evaluate("told => { told.textContent = told.dataset.was; }")
    page.keyboard.press("Escape")


def test_every_card_stays_where_it_was_looked_at(open_here: OpenTable) -> None:
    """Bug: on a phone held sideways the castle was turned when the review opened, and back when it closed."""
    page = open_here(LOST)
    table = page.locator("main#table")
    for width, height, shape in ((360, 640, "turned"), (640, 360, "castle"), (700, 600, "castle")):
        page.set_viewport_size({"width": width, "height": height})
        expect(table).to_have_attribute("data-shape", shape)
        page.keyboard.press("y")
        expect(page.locator(".panel.review")).to_be_visible(timeout=START)
        expect(table).to_have_attribute("data-shape", shape)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.family
@pytest.mark.parametrize("width, height", [(900, 700), (1024, 1366), (1280, 800), (1920, 1080)])
def test_in_a_wide_window_it_covers_no_card(open_here: OpenTable, width: int, height: int) -> None:
    page = open_here(LOST)
    page.set_viewport_size({"width": width, "height": height})
    for key in ("v", "y"):
        page.keyboard.press(key)
        panel = page.get_by_role("dialog")
        expect(panel).to_be_visible(timeout=START)
        rest(page)
        beside = panel.bounding_box()
        assert beside is not None
        for card in page.locator("#table .card").all():
            box = card.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= beside["x"]
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        expect(page.locator("#table :focus")).to_have_count(1)  # from here on keys are the board's again


def test_what_is_known_is_there_again_after_a_reload(open_here: OpenTable) -> None:
    page = open_here(LOST)
    review(page)
    page.get_by_role("button", name="Close").click()
    page.reload()
    page.locator("main#table[data-ready=true]").wait_for(timeout=START)
    page.keyboard.press("v")
    expect(page.get_by_role("dialog").get_by_label("lost")).to_have_count(1)


def test_it_waits_while_nobody_sees_the_tab(open_here: OpenTable) -> None:
    page = open_here(LOST)
    page.keyboard.press("l")
    expect(page.locator("#tools [data-do='look']")).to_contain_text("Lost", timeout=START)
    page.evaluate("() => { window.unseen = true; Object.defineProperty(document, 'hidden', { get: () => unseen }); }")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.keyboard.press("y")
    progress = page.locator(".panel.review progress")
    expect(progress).to_be_visible(timeout=START)
    page.evaluate(FRAMES)
    expect(progress).to_have_attribute("value", "0")
    page.evaluate("() => { window.unseen = false; document.dispatchEvent(new Event('visibilitychange')); }")
    judged(page)
