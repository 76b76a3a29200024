"""What other programs hand over to the page that is installed: a link or a text that is shared, and files."""

from typing import get_args
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from e2e.hosting.host import Host
from e2e.hosting.network import RUNTIME, held
from e2e.kit.opening import START, OpenTable, ready
from e2e.kit.places import DRAWN
from e2e.kit.table import named, piles
from ramparts.deals.boards.reading import board_text
from ramparts.deals.boards.sheet import Format
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES

DEAL = "main#table"
LAUNCHES = """() => {
  const waiting = [];
  let heard = (launch) => waiting.push(launch);
  window.launched = (launch) => heard(launch);
  const setConsumer = (consumer) => {
    heard = consumer;
    waiting.forEach(consumer);
  };
  Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
}"""
"""Takes the place of the queue that only an installed page is given: what comes before it is asked for waits."""

LAUNCH = """([name, text]) => {
  const file = new File([text], name);
  window.launched({ files: [{ getFile: async () => file }] });
}"""


BACKUP = '{"program": "ramparts", "version": 1, "prefs": {"version": 1, "theme": "dark"}}'


def shared(url: str, parts: dict[str, str]) -> str:
    """The address with which a browser opens the page when something is shared into it."""
    return f"{url}?{urlencode(parts)}"


@pytest.mark.family
@pytest.mark.parametrize(
    "parts",
    [
        {"text": "https://ramparts.example/#fortress:ms33"},
        {"title": "Ramparts", "url": "https://ramparts.example/#fortress:ms33"},
        {"text": "Fortress, deal 33, won", "url": "https://ramparts.example/#fortress:ms33"},
        {"text": "Try this one: https://ramparts.example/#fortress:ms33"},
        {"title": "", "text": "Fortress MS 33", "url": ""},
    ],
    ids=["link", "url", "both", "words", "deal"],
)
def test_what_is_shared_into_the_page_comes_to_the_table(page: Page, url: str, parts: dict[str, str]) -> None:
    page.goto(shared(url, parts))
    ready(page)
    expect(page.locator(DEAL)).to_have_attribute("data-deal", "fortress:ms33")
    assert page.url == f"{url}#fortress:ms33", "a reload would open it again"


def test_a_link_that_is_shared_is_seen_before_python_is_there(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        page.goto(shared(url, {"text": "https://ramparts.example/#chessboard:ms5"}), wait_until="commit")
        expect(page.locator(DRAWN)).to_be_attached()
        expect(page.locator("#title")).to_have_text("Chessboard")
    ready(page)


def test_what_is_shared_and_means_nothing_is_told(page: Page, url: str) -> None:
    page.goto(shared(url, {"text": "What a fine day"}))
    ready(page)
    expect(page.locator("#status")).to_contain_text("This cannot be opened")


@pytest.mark.thorough
def test_without_network_it_comes_to_the_table_as_well(kept: Page, host: Host) -> None:
    host.stop()
    kept.goto(shared(host.url, {"text": "Chessboard MS 5"}))
    ready(kept)
    expect(kept.locator(DEAL)).to_have_attribute("data-deal", "chessboard:ms5")


def test_a_file_that_is_opened_with_the_page_is_read_as_what_it_is(page: Page, url: str) -> None:
    """A board of each other program, then a backup."""
    page.add_init_script(f"({LAUNCHES})()")
    page.goto(f"{url}#beleaguered-castle:ms1")
    ready(page)
    for number, program in enumerate(get_args(Format), 97):
        deal = parse_deal(f"beleaguered-castle:ms{number}", TITLES)
        page.evaluate(LAUNCH, ["board.txt", board_text(deal.game, deal.start, program)])
        expect(page.locator("#status")).to_contain_text("Read as a deal from", timeout=START)
        assert piles(page) == named(deal.game, deal.start), program
    page.evaluate(LAUNCH, ["ramparts.json", BACKUP])
    expect(page.locator("#status")).to_contain_text("Everything is here now.")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_shortcut_leads_to_the_lessons_and_one_to_the_puzzle_of_the_day(open_here: OpenTable) -> None:
    page = open_here("learn")
    expect(page.get_by_role("dialog", name="Lessons")).to_be_visible(timeout=START)
    assert "#learn" not in page.url
    open_here("puzzle:today")
    expect(page.locator(DEAL)).to_have_attribute("data-session", "puzzle", timeout=START)
