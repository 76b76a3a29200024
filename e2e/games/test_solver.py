"""The worker that the solver lives in: what it cannot decide, and what happens when it fails or dies."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from playwright.sync_api import TimeoutError as NotSeenInTime

from e2e.kit.opening import READY, OpenTable
from e2e.kit.table import named, piles
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import replay
from ramparts.games.catalogue import TITLES

THINKING = 60_000
"""Milliseconds that a worker may take to start and to decide, on a slow machine under load."""

SILENCE = 30_000
"""Milliseconds of silence after which the page holds the worker to be dead."""

UNDECIDED = "streets-and-alleys:32590"
"""A deal that is not decided within the positions that the solver may look at."""

SEARCHED = re.compile(r"[1-9][0-9,]* positions so far")

LIT = """() => {
  const table = document.getElementById("table");
  const note = () => { document.documentElement.dataset.lit += ` ${table.dataset.light}`; };
  document.documentElement.dataset.lit = "";
  new MutationObserver(note).observe(table, { attributeFilter: ["data-light"] });
}"""
"""From now on the page keeps every state of the light."""


def opened(context: BrowserContext, url: str, deal: str) -> Page:
    """A table that nobody watches: the console does tell of a worker that fails."""
    page = context.new_page()
    page.goto(f"{url}#{deal}")
    expect(page.locator(READY)).to_be_visible(timeout=THINKING)
    return page


def plays_on(page: Page, deal: str, keys: str, *moves: str) -> None:
    """Makes the last of the first moves of a deal by its two characters."""
    for key in keys:
        page.keyboard.press(key)
    at = parse_deal(deal, TITLES)
    assert piles(page) == named(at.game, replay(at.game, at.start, moves, deal)[-1].position)


def test_a_deal_that_is_not_decided_is_unknown_and_at_no_time_lost(open_here: OpenTable) -> None:
    page = open_here(UNDECIDED)
    table = page.locator("main#table")
    page.evaluate(LIT)
    page.keyboard.press("l")
    expect(table).to_have_attribute("data-light", "thinking")
    expect(page.get_by_title(SEARCHED)).to_be_attached()
    expect(page.locator("#tools .sign")).to_have_attribute("data-sign", re.compile("[0-9]+%"))
    expect(table).to_have_attribute("data-light", "unknown", timeout=5 * THINKING)
    expect(page.get_by_role("status")).to_contain_text("We could not work out in time")
    assert set(str(page.locator("html").get_attribute("data-lit")).split()) == {"thinking", "unknown"}
    plays_on(page, UNDECIDED, "27", "t1-t6")
    page.keyboard.press("l")
    # Bug: the worker died of letting go of so many positions.
    expect(table).to_have_attribute("data-light", re.compile("winnable|lost|unknown"), timeout=5 * THINKING)


@pytest.mark.thorough
def test_a_worker_that_does_not_start_or_fails_while_it_thinks_leaves_the_game_one_sentence_and_another_try(
    context: BrowserContext, url: str
) -> None:
    def broken(route: Route) -> None:
        route.fulfill(content_type="text/x-python", body="raise RuntimeError('no solver today')")

    context.route("**/solver_worker.py", broken)
    page = opened(context, url, "fortress:ms33")
    table = page.locator("main#table")
    page.keyboard.press("l")
    expect(table).to_have_attribute("data-light", "absent", timeout=THINKING)
    expect(page.get_by_role("status")).to_contain_text("The win checker has stopped")
    plays_on(page, "fortress:ms33", "6h", "t1-h")
    expect(page.get_by_role("status")).not_to_contain_text("The win checker has stopped")
    context.unroute("**/solver_worker.py")

    def failing(route: Route) -> None:
        body = route.fetch().text()
        route.fulfill(content_type="text/x-python", body=f"{body}\ndef think(text): raise MemoryError\n")

    context.route("**/solver_worker.py", failing)
    page.keyboard.press("h")
    expect(page.get_by_role("status")).to_contain_text("The win checker has stopped", timeout=THINKING)
    plays_on(page, "fortress:ms33", "2h", "t1-h", "t2-h")
    context.unroute("**/solver_worker.py")
    page.keyboard.press("l")
    expect(table).to_have_attribute("data-light", "winnable", timeout=THINKING)


DIES = "document.querySelector('script[name^=solver]').xworker.terminate()"

SECOND = 'script[name="solver-2"]'
"""The worker that takes the place of the first."""


def dies(page: Page, missed: str) -> None:
    """The worker dies, which the page sees before it would lose patience with one that hangs; an element tells."""
    page.evaluate(DIES)
    page.wait_for_selector(missed, state="attached", timeout=SILENCE / 2)


def test_a_worker_that_dies_while_it_thinks_is_replaced_and_missed_when_that_dies_too(
    context: BrowserContext, url: str
) -> None:
    page = opened(context, url, UNDECIDED)
    table = page.locator("main#table")
    page.keyboard.press("l")
    expect(page.get_by_title(SEARCHED)).to_be_attached(timeout=THINKING)
    dies(page, SECOND)
    expect(table).to_have_attribute("data-light", "thinking")
    searched = page.get_by_title(SEARCHED).get_attribute("title")
    expect(page.get_by_title(SEARCHED)).not_to_have_attribute("title", str(searched), timeout=THINKING)
    dies(page, "main#table[data-light=absent]")
    expect(page.get_by_role("status")).to_contain_text("The win checker has stopped")
    page.keyboard.press("l")
    expect(table).to_have_attribute("data-light", "thinking", timeout=THINKING)


def falls_silent(page: Page, missed: str) -> None:
    """The worker dies, and time passes until the page has missed it, which an element tells.

    What it had answered and was still under way begins the silence anew, so time may have to pass more than once.
    """
    page.evaluate(DIES)
    for _ in range(10):
        page.clock.fast_forward(SILENCE + 1000)
        with suppress(NotSeenInTime):
            page.wait_for_selector(missed, state="attached", timeout=2000)
            return
    pytest.fail(f"nothing missed the worker: {missed}")


@pytest.mark.thorough
def test_without_locks_a_worker_that_dies_under_two_questions_leaves_the_last_one_its_answer(
    context: BrowserContext, url: str
) -> None:
    """Bug: it was ended twice, at which the second question ended too and was thought about for ever."""
    page = context.new_page()
    page.add_init_script("delete Navigator.prototype.locks")
    page.clock.install()
    page.goto(f"{url}#{UNDECIDED}")
    expect(page.locator(READY)).to_be_visible(timeout=THINKING)
    page.keyboard.press("l")
    expect(page.get_by_title(SEARCHED)).to_be_attached(timeout=THINKING)
    page.evaluate(DIES)
    page.keyboard.press("h")
    page.clock.run_for(1000)
    page.clock.fast_forward(SILENCE + 1000)
    expect(page.locator(SECOND)).to_be_attached()
    expect(page.get_by_title(SEARCHED)).to_be_attached(timeout=THINKING)
    falls_silent(page, "#status:has-text('The win checker has stopped')")


@pytest.mark.thorough
@pytest.mark.parametrize("answer", [{"status": 404}, {"body": b"\0asm, but spoiled"}], ids=["missing", "spoiled"])
def test_without_the_kernel_python_searches(context: BrowserContext, url: str, answer: dict[str, Any]) -> None:
    context.route("**/kernel.wasm", lambda route: route.fulfill(**answer))
    page = opened(context, url, "fortress:ms33")
    page.keyboard.press("l")
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable", timeout=THINKING)


def test_the_kernel_comes_with_the_worker_and_not_before(context: BrowserContext, url: str) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page = opened(context, url, "fortress:ms33")
    assert "kernel.wasm" not in asked
    page.keyboard.press("l")
    expect(page.locator("main#table")).to_have_attribute("data-light", "winnable", timeout=THINKING)
    assert asked.count("kernel.wasm") == 1
    assert asked.index("solver_worker.py") < asked.index("kernel.wasm")
