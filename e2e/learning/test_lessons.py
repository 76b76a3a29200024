"""Lessons at the real table: offered to whoever is new, taken by pointer, by keys and in words, offline as well."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.hosting.host import Host
from e2e.kit.opening import START, OpenTable, ready
from e2e.kit.places import CLIPPED
from e2e.kit.table import piles, point
from e2e.kit.visitors import in_every_language
from e2e.looks.test_geometry import SIZES, faults
from ramparts.study.practice.lessons import LESSONS
from tests.kit.examples import spread

NEW = {"storage_state": None}

NARROW = ((320, 568), (360, 640), (640, 360))


def board(page: Page) -> Locator:
    return page.locator("main#table")


def say(page: Page, *moves: str) -> None:
    """Types moves in the panel *Table in words*, and closes it."""
    page.get_by_role("main").press("w")
    line = page.get_by_role("dialog").locator("[name=text]")
    for move in moves:
        line.fill(move)
        line.press("Enter")
        expect(line).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("#panel")).to_be_empty()  # until then the panel is closing, and what is beside it may yet move
    expect(page.locator("#table :focus")).to_have_count(1)


@pytest.mark.parametrize("visitor", [NEW], indirect=True)
def test_who_is_new_is_offered_the_first_lesson_and_never_again(open_here: OpenTable) -> None:
    page = open_here()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # the offer outlasts a look elsewhere
    page.get_by_role("button", name="Show me how").click()
    expect(board(page)).to_have_attribute("data-session", "lesson", timeout=START)
    expect(board(page)).to_have_attribute("data-state", "playing")
    assert page.url.endswith("#lesson:1")
    for pile in ("t2", "t4", "t2"):
        page.mouse.click(*point(page, pile))
        page.mouse.click(*point(page, "fC"))
    expect(board(page)).to_have_attribute("data-state", "solved")
    page.get_by_role("button", name="Next lesson").click()
    expect(board(page)).to_have_attribute("data-state", "playing")
    assert page.url.endswith("#lesson:2")
    page.get_by_role("button", name="Leave").click()
    expect(board(page)).to_have_attribute("data-session", "free")
    expect(page.get_by_role("button", name="Show me how")).to_have_count(0)
    page.reload()
    expect(board(page)).to_have_attribute("data-ready", "true", timeout=START)
    expect(page.get_by_role("button", name="Show me how")).to_have_count(0)


@pytest.mark.thorough
def test_each_is_solved_at_the_table_by_typing(open_here: OpenTable) -> None:
    """Each is solved by its solution without a browser too, and one is typed here offline."""
    page = open_here("fortress:ms33")
    for number, lesson in enumerate(LESSONS, 1):
        page.evaluate(f"location.hash = 'lesson:{number}'")
        expect(page.locator("#facts")).to_contain_text(f"lesson {number}", timeout=START)
        expect(board(page)).to_have_attribute("data-state", "playing")
        say(page, *(["undo"] if lesson.played else []), *lesson.solution)
        expect(board(page)).to_have_attribute("data-state", "solved")


def test_by_keys_a_hint_a_failure_and_what_is_said_of_them(open_here: OpenTable) -> None:
    page = open_here("lesson:5")
    expect(board(page)).to_have_attribute("data-session", "lesson", timeout=START)
    status = page.get_by_role("status")
    expect(status.first).to_contain_text("Lesson 5: What an empty row costs. An empty row is quick to fill")
    page.keyboard.press("h")
    expect(status.first).to_have_text(LESSONS[4].hints[0])
    for key in "10":  # row 1 to row 10, which leaves no empty row
        page.keyboard.press(key)
    expect(board(page)).to_have_attribute("data-state", "failed")
    expect(status.first).to_contain_text("You can't do it in 3 moves any more.")
    page.get_by_role("button", name="Go back").press("Enter")
    expect(board(page)).to_have_attribute("data-state", "playing")
    for key in "62":  # what the first hints were about
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Begin again")).to_be_visible()
    page.keyboard.press("h")
    expect(status.first).to_contain_text("Move the king of clubs from row 1 to row 6, on the queen of clubs.")
    expect(page.locator("#greeting")).to_contain_text("Put the king of clubs onto the queen of clubs.")


def test_a_reload_stays_in_the_lesson_and_a_link_begins_it(open_here: OpenTable) -> None:
    page = open_here("lesson:3")
    expect(board(page)).to_have_attribute("data-session", "lesson", timeout=START)
    say(page, "t0-t7")
    played = piles(page)
    page.reload()
    ready(page)
    expect(page.get_by_role("button", name="Leave")).to_be_visible(timeout=START)
    assert piles(page) == played
    assert page.url.endswith("#lesson:3")


@pytest.mark.family
@in_every_language
def test_each_fits_every_window(open_here: OpenTable) -> None:
    page, narrow = open_here("fortress:ms33"), [*NARROW]
    for number in spread(range(1, len(LESSONS) + 1)):
        page.evaluate(f"location.hash = 'lesson:{number}'")
        expect(page.locator("#facts")).to_contain_text(str(number), timeout=START)
        expect(page.locator("#greeting")).not_to_be_empty()
        for size in SIZES if number == 1 else narrow:
            assert (number, size, faults(page, *size)) == (number, size, [])
            assert (number, size, page.evaluate(CLIPPED)) == (number, size, [])
        narrow.reverse()  # the next begins in this window


@pytest.mark.thorough
def test_it_is_there_without_network(kept: Page, host: Host) -> None:
    host.stop()
    kept.reload()
    expect(board(kept)).to_have_attribute("data-ready", "true", timeout=START)
    kept.keyboard.press("e")
    kept.get_by_role("button", name="2. Build down").click()
    expect(board(kept)).to_have_attribute("data-session", "lesson", timeout=START)
    say(kept, *LESSONS[1].solution)
    expect(board(kept)).to_have_attribute("data-state", "solved")
