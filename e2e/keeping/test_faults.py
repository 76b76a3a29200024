"""Whatever goes wrong after the table was set: it is said, nothing that is kept is lost, and the game goes on."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.kit.opening import FORBIDDEN, OpenTable, ready
from e2e.kit.shared_pages import Shared
from e2e.kit.table import FRAMES, named, piles, point
from ramparts import __version__
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import replay
from ramparts.games.catalogue import TITLES

ROOT = Path(__file__).resolve().parent.parent.parent

DEAL = "fortress:ms33"
SAID = "Something went wrong. What is saved stays saved. You can play on, or reload the page."

TRIPPED = """([path, name, times]) => {
  const owner = path.split(".").reduce((object, key) => object[key], globalThis);
  const sound = owner[name];
  owner[name] = function (...given) {
    const ours = new Error().stack.includes(location.origin);
    if (ours && times-- > 0) throw new TypeError("tripped");
    if (ours) owner[name] = sound;
    return sound.apply(this, given);
  };
}"""
"""The next calls of a function of the browser fail that the site's scripts make, and not what records a trace there."""

WITH_LINES = """() => {
  let times = 0;
  globalThis.withLines = new Promise((done) => addEventListener("report", () => {
    times += 1;
    if (times === 2) done();
  }));
}"""
"""From now on the page has a promise that is kept when a report has come for the second time, with its lines."""

WARNED = """() => navigator.serviceWorker.dispatchEvent(
  new MessageEvent("message", { data: { ramparts: "kept", build: "another" } }),
)"""
"""A message, to be answered by a script of the page."""


def trip(page: Page, function: str, times: int = 1) -> None:
    """Has the next calls of a function of the browser fail."""
    path, _, name = function.rpartition(".")
    page.evaluate(TRIPPED, [path, name, times])


def on_the_table(page: Page, deal: str, *moves: str) -> None:
    """Asserts that this is what lies there."""
    at = parse_deal(deal, TITLES)
    position = replay(at.game, at.start, moves, deal)[-1].position if moves else at.start
    assert piles(page) == named(at.game, position)


def kept(page: Page) -> dict[str, object]:
    """The game that is kept."""
    found = json.loads(page.evaluate("localStorage['ramparts.game']"))
    assert isinstance(found, dict)
    return found


def keys(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def drawn(page: Page) -> None:
    """Waits until the page has drawn what was done."""
    page.evaluate(f"async () => {{ {FRAMES} }}")


def played_on(page: Page) -> None:
    """Sees the notice, and goes on from it."""
    notice = page.get_by_role("alertdialog")
    expect(notice).to_contain_text(SAID)
    notice.get_by_role("button", name="Play on").click()
    expect(notice).to_be_hidden()


@pytest.fixture
def table(open_here: OpenTable, here: Shared) -> Iterator[Page]:
    """A table at which something is going to go wrong; the console may tell of that, and of nothing else."""
    page = open_here(DEAL)
    keys(page, "6h")
    yield page
    assert [fault for fault in here.watch.faults if "tripped" not in fault] == []
    here.watch.forgive()


@pytest.mark.story
def test_an_intent_that_fails_leaves_the_table_as_it_was(table: Page) -> None:
    before = kept(table)
    trip(table, "Date.now")
    keys(table, "2")
    played_on(table)
    on_the_table(table, DEAL, "t1-h")
    assert kept(table) == before
    keys(table, "2h")
    on_the_table(table, DEAL, "t1-h", "t2-h")


@pytest.mark.family
@pytest.mark.parametrize("function", ["CSSStyleDeclaration.prototype.setProperty", "Element.prototype.appendChild"])
def test_a_table_that_could_not_be_drawn_is_drawn_anew(table: Page, function: str) -> None:
    keys(table, "2")
    drawn(table)  # else it is this that fails, and the next key goes to the notice
    trip(table, function)
    keys(table, "h")
    played_on(table)
    on_the_table(table, DEAL, "t1-h", "t2-h")
    expect(table.locator("#tools button")).to_have_count(6)
    table.locator("[data-do=undo]").click()
    on_the_table(table, DEAL, "t1-h")
    table.reload()
    ready(table)
    on_the_table(table, DEAL, "t1-h")


def test_a_panel_that_cannot_be_drawn_is_given_up(table: Page) -> None:
    trip(table, "document.createElementNS", 2)
    table.locator("[data-do=menu]").click()
    played_on(table)
    expect(table.locator("#panel")).to_be_hidden()
    keys(table, "2h")
    on_the_table(table, DEAL, "t1-h", "t2-h")


def test_what_fails_outside_keeps_nothing_else_from_being_done(table: Page) -> None:
    trip(table, "history.replaceState", 2)
    table.evaluate("location.hash = 'chessboard:ms33'")
    played_on(table)
    on_the_table(table, "chessboard:ms33")
    assert kept(table)["deal"] == "chessboard:ms33"


def test_what_takes_its_time_may_fail_too(table: Page, tmp_path: Path) -> None:
    file = tmp_path / "ramparts.json"
    file.write_text("{}", "ascii")
    trip(table, "Blob.prototype.slice")
    table.locator("[data-do=menu]").click()
    table.locator("[data-do=data]").click()
    table.locator("#file").set_input_files(file)
    played_on(table)
    expect(table.locator("#panel")).to_be_visible()


def test_a_press_that_fails_after_a_while_is_told_of(table: Page) -> None:
    trip(table, "Date.now")
    table.mouse.move(*point(table, "t0", 0))
    table.mouse.down()
    expect(table.get_by_role("alertdialog")).to_be_visible()
    table.mouse.up()
    played_on(table)


@pytest.mark.story
def test_what_fails_in_a_script_is_told_of_too(table: Page) -> None:
    trip(table, "Element.prototype.setAttribute")
    table.evaluate(FORBIDDEN)
    table.evaluate(WARNED)
    table.get_by_role("button", name="Copy a report").click()
    expect(table.locator("#fault textarea")).to_have_value(re.compile("TypeError: tripped"))
    played_on(table)


def test_what_fails_in_an_extension_is_not_ours(table: Page) -> None:
    table.evaluate("setTimeout(() => { throw new Error('tripped') })")
    table.evaluate("Promise.reject(new Error('tripped')) && 1")
    drawn(table)
    expect(table.locator("#fault")).to_have_count(0)


def reported(page: Page) -> str:
    """The report that is on the clipboard."""
    page.get_by_role("button", name="Copy a report").click()
    expect(page.get_by_role("button", name="The report has been copied.")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def line(file: str, text: str) -> int:
    """The number of the line of a source that holds a text."""
    lines = (ROOT / file).read_text("utf-8").splitlines()
    [found] = [number for number, content in enumerate(lines, 1) if text in content]
    return found


@pytest.mark.lacks("firefox", "its driver cannot read the clipboard")
def test_the_report_tells_version_browser_game_and_where_it_happened_and_no_more(
    table: Page, clipboard: None, url: str
) -> None:
    table.evaluate(WITH_LINES)
    trip(table, "Date.now")
    keys(table, "2")
    table.evaluate("withLines")
    head, browser, game, words, *calls = reported(table).splitlines()
    assert re.fullmatch(rf"Ramparts {re.escape(__version__)}, build [0-9a-f]{{8}}", head)
    assert browser == table.evaluate("navigator.userAgent")
    assert game == "fortress:ms33;t1-h"
    assert words.startswith("JsException: ")
    assert "tripped" in words
    inner = f"  web.page.loop {line('web/page/loop.py', 'int(window.Date.now())')} Table.dispatch"
    assert inner in calls
    assert all(re.fullmatch(r"  [\w.]+ \d+(\+\d+)? \S+", call) for call in calls)
    assert url not in "\n".join(calls)


@pytest.mark.lacks("firefox", "its driver cannot read the clipboard")
def test_without_network_the_report_has_no_lines_but_the_way(table: Page, here: Shared, clipboard: None) -> None:
    table.route("**/lines.pack", lambda route: route.abort())
    table.reload()
    ready(table)
    trip(table, "Date.now")
    keys(table, "2")
    assert re.search(r"  web\.page\.loop \d+\+\d+ Table\.dispatch", reported(table))
    table.unroute("**/lines.pack")
    here.watch.faults[:] = [fault for fault in here.watch.faults if "lines.pack" not in fault]


def test_where_the_clipboard_is_forbidden_the_report_is_shown(table: Page) -> None:
    table.evaluate(FORBIDDEN)
    trip(table, "Date.now")
    keys(table, "2")
    table.get_by_role("button", name="Copy a report").click()
    expect(table.locator("#fault textarea")).to_have_value(re.compile(r"fortress:ms33;t1-h\nJsException: "))


@pytest.mark.parametrize("visitor", [{"locale": "de-AT"}], indirect=True)
def test_it_is_said_in_the_language_of_the_player(table: Page) -> None:
    trip(table, "Date.now")
    keys(table, "2")
    notice = table.get_by_role("alertdialog")
    expect(notice).to_contain_text("Etwas ist schiefgegangen.")
    notice.get_by_role("button", name="Neu laden").click()
    ready(table)
    on_the_table(table, DEAL, "t1-h")
