"""What is kept in the browser: by one tab, from visit to visit, in a file; copied, watched again, and deleted."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.kit.opening import FORBIDDEN, READY, START, OpenTable, ready

NEARLY = (
    "fortress=fC~AC2C3C4C5C6C7C8C9CTCJCQCKC.fD~AD2D3D4D5D6D7D8D9DTDJDQDKD.fH~AH2H3H4H5H6H7H8H9HTHJHQHKH"
    ".fS~AS2S3S4S5S6S7S8S9STSJS.t0~QS.t1~KS"
)
"""A position two moves before the win."""


def home(page: Page, *rows: str) -> None:
    """Plays the outside cards of rows home, by keys."""
    page.locator("#table [tabindex='0']").focus()
    for row in rows:
        page.keyboard.press(row)
        page.keyboard.press("h")


def menu(page: Page, command: str) -> None:
    """A command of the menu."""
    page.locator("#tools [data-do=menu]").click()
    page.locator(f"#panel [data-do='{command}']").click()


def kept(page: Page) -> dict[str, str]:
    """Everything that the browser keeps for this origin."""
    found = page.evaluate("({...localStorage})")
    assert isinstance(found, dict)
    return found


def at_home(page: Page) -> int:
    """How many cards are home."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.locator("#table [data-card][data-pile^='f']").count()


def test_a_second_tab_keeps_nothing_says_so_and_takes_over(
    open_table: OpenTable, context: BrowserContext, url: str
) -> None:
    first = open_table("fortress:ms33")
    home(first, "6")
    second = context.new_page()
    second.goto(f"{url}#chessboard:ms33")
    ready(second)
    expect(second.locator("#status")).to_contain_text("another tab")
    expect(second.locator("#facts")).to_contain_text("not saved")
    before = kept(first)
    home(second, "6")
    assert at_home(second) == 1
    assert kept(second) == before
    home(first, "2")
    assert at_home(first) == 2
    first.close()
    expect(second.locator("#status")).to_contain_text("from now on this one saves")
    expect(second.locator("#facts")).not_to_contain_text("not saved")
    menu(second, "earlier")
    expect(second.locator("#panel .earlier .name")).to_have_text(["Chessboard ms33", "Fortress ms33"])
    expect(second.locator("#panel .earlier .facts").last).to_contain_text("left after 2 moves")
    second.locator("#panel [data-do^=reopen]").click()
    assert at_home(second) == 2
    second.reload()
    expect(second.locator(READY)).to_have_attribute("data-deal", "fortress:ms33", timeout=START)
    assert at_home(second) == 2


@pytest.mark.thorough
def test_the_first_deal_is_there_again_before_any_move(
    open_table: OpenTable, context: BrowserContext, url: str
) -> None:
    page = open_table()
    deal = page.locator(READY).get_attribute("data-deal")
    page.close()
    later = context.new_page()
    later.goto(url)
    expect(later.locator(READY)).to_have_attribute("data-deal", str(deal), timeout=START)
    menu(later, "stats")
    expect(later.locator("#panel")).to_contain_text("Nothing played yet.")


def test_a_won_game_is_told_shared_watched_again_and_counted(open_here: OpenTable, clipboard: None, url: str) -> None:
    page = open_here(NEARLY)
    expect(page.locator("link[href$='won.css']")).to_be_attached(
        timeout=START
    )  # else a win is shown when it is seen again
    home(page, "1", "6")
    notice = page.locator("#notice")
    expect(notice).to_contain_text("2 moves")
    expect(notice).to_contain_text("No undos, no help")
    expect(notice).to_contain_text("Your very first win!")
    notice.locator("[data-do=share-result]").click()
    expect(page.locator("#status")).to_have_text("The result has been copied.")
    told = "Fortress, a position: won in 2 moves, without help. Can you do it too?"
    assert page.evaluate("navigator.clipboard.readText()") == f"{told}\n{url}#{NEARLY}"
    notice.locator("[data-do=sound-off]").click()
    menu(page, "rewatch")
    expect(page.locator(READY)).to_have_attribute("data-state", "playing")
    expect(page.locator(READY)).to_have_attribute("data-state", "won", timeout=10_000)
    menu(page, "stats")
    expect(page.locator("#panel .figures tr").nth(1)).to_have_text("Won1 (100%)")
    expect(page.locator("#panel .chart svg").first).to_be_visible()


SHARING = """(refusal) => {
  globalThis.shared ??= [];
  globalThis.copied ??= [];
  navigator.clipboard.writeText = async (text) => void copied.push(text);
  navigator.share = async (what) => {
    globalThis.asked = (globalThis.asked ?? 0) + 1;
    if (refusal) throw new DOMException("no", refusal);
    shared.push(what);
  };
}"""
"""The system takes what is shared, or refuses it; what is copied is written down too."""


def test_a_result_is_handed_to_the_system_and_copied_only_where_that_may_not_take_it(
    open_here: OpenTable, url: str
) -> None:
    page = open_here(NEARLY)
    home(page, "1", "6")
    told = "Fortress, a position: won in 2 moves, without help. Can you do it too?"
    for times, refusal in enumerate(("", "AbortError", "NotAllowedError"), 1):
        page.evaluate(SHARING, refusal)
        page.locator("#notice [data-do=share-result]").click()
        page.wait_for_function("(times) => globalThis.asked === times", arg=times)
    expect(page.locator("#status")).to_have_text("The result has been copied.")
    assert page.evaluate("[shared, copied]") == [
        [{"text": told, "url": f"{url}#{NEARLY}"}],
        [f"{told}\n{url}#{NEARLY}"],
    ]
    page.evaluate("delete navigator.share")


def test_where_the_clipboard_is_forbidden_the_link_is_shown(open_here: OpenTable, url: str) -> None:
    page = open_here("fortress:ms33")
    page.evaluate(FORBIDDEN)
    home(page, "6")
    menu(page, "share-moves")
    expect(page.get_by_label("Here it is, to copy by hand")).to_have_value(f"{url}#fortress:ms33;t1-h")


def downloaded(page: Page, folder: Path) -> Path:
    """The file that the browser saves when everything is exported."""
    with page.expect_download() as saved:
        page.locator("#panel [data-do=export]").click()
    file = folder / saved.value.suggested_filename
    saved.value.save_as(file)
    return file


def noted(page: Page, folder: Path) -> Path:
    """The same as the page hands it to the browser: Firefox's driver tells of no file that was made in the page."""
    page.evaluate("""() => {
      const { dataset } = document.documentElement;
      const make = URL.createObjectURL;
      URL.createObjectURL = (file) => {
        file.text().then((text) => { dataset.exported = text; });
        return make.call(URL, file);
      };
      HTMLAnchorElement.prototype.click = function () { dataset.name = this.download; };
    }""")
    page.locator("#panel [data-do=export]").click()
    html = page.locator("html")
    expect(html).to_have_attribute("data-exported", re.compile("^{"))
    file = folder / str(html.get_attribute("data-name"))
    file.write_text(str(html.get_attribute("data-exported")), "ascii")
    return file


def test_everything_is_saved_as_a_file_and_brought_to_another_browser(
    open_here: OpenTable, tmp_path: Path, browser_name: str
) -> None:
    page = open_here("fortress:ms33")
    home(page, "6", "2")
    page.locator("#tools [data-do=menu]").click()
    page.locator("#panel [data-do=data]").click()
    file = (noted if browser_name == "firefox" else downloaded)(page, tmp_path)
    assert file.name == "ramparts.json"
    assert json.loads(file.read_text("ascii"))["game"]["deal"] == "fortress:ms33"
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page = open_here("chessboard:ms1")
    bad = tmp_path / "bad.json"
    bad.write_text(file.read_text("ascii").replace("t1-h", "t1-t9"), "ascii")
    menu(page, "data")
    page.locator("#file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("This cannot be read, so nothing was changed")
    expect(page.locator(READY)).to_have_attribute("data-deal", "chessboard:ms1")
    page.locator("#file").set_input_files(file)
    expect(page.locator("#panel .news")).to_have_text("Everything is here now.")
    expect(page.locator(READY)).to_have_attribute("data-deal", "fortress:ms33")
    assert at_home(page) == 2


def test_delete_everything_asks_again_and_clears_our_own_keys_alone(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.evaluate("localStorage.setItem('neighbour', 'theirs')")
    home(page, "6")
    menu(page, "data")
    page.locator("#panel [data-do=erase]").click()
    assert "ramparts.game" in kept(page)
    page.locator("#panel [data-do=erase-all]").click()
    expect(page.locator("#status")).to_have_text("Everything saved has been deleted.")
    assert kept(page) == {"neighbour": "theirs"}
    assert at_home(page) == 0


@pytest.mark.family
@pytest.mark.parametrize("text", ["{", '{"version":2}', "null"])
def test_what_is_damaged_is_set_aside_with_a_sentence(open_here: OpenTable, text: str) -> None:
    page = open_here("fortress:ms33")
    page.evaluate("text => localStorage.setItem('ramparts.game', text)", text)
    page.reload()
    ready(page)
    expect(page.locator("#status")).to_contain_text("Some of what was saved could not be read")
    assert kept(page)["ramparts.game.damaged1"] == text


FULL = """() => {
  globalThis.keeps = Storage.prototype.setItem;
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
"""From now on the browser keeps nothing more."""

ROOM = "() => { Storage.prototype.setItem = keeps; }"
"""It keeps again what it is given."""


def test_a_browser_that_keeps_nothing_is_told_of_and_can_be_played_in(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    page.evaluate(FULL)
    home(page, "6")
    expect(page.locator("#status")).to_contain_text("This browser has stopped saving")
    home(page, "2")
    assert at_home(page) == 2
    page.evaluate(ROOM)
