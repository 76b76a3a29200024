"""What a visitor sees before Python has come, and what is made of what they do meanwhile."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.hosting.network import RUNTIME, cut, held, lost, off
from e2e.kit.opening import ready
from e2e.kit.places import SHIFTS, box, moved
from e2e.kit.watch import Watch
from web.build.assemble import ROOT
from web.build.minify import SCRIPT_FOLDERS

SIZES = [(320, 568), (390, 844), (640, 360), (700, 420), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]


@pytest.mark.story
def test_before_python_the_empty_table_stands_a_bar_tells_what_has_come_and_the_rules_can_be_read(
    page: Page, url: str
) -> None:
    with held(page, RUNTIME):
        page.goto(url, wait_until="commit")
        expect(page.get_by_role("heading", name="Ramparts")).to_be_visible()
        expect(page.locator(".places > i")).to_have_count(14)
        expect(page.locator("#splash button:visible")).to_have_count(0)
        tells_what_has_come(page)
        castle = page.locator("#meanwhile li").filter(has_text="The aces are already home")
        castle.locator("summary").click()
        expect(castle.get_by_text("The four aces begin the foundations.")).to_be_visible()
    ready(page)
    expect(page.locator("#splash")).to_have_count(0)


def tells_what_has_come(page: Page) -> None:
    """Of all that is to come, all but the runtime."""
    build = page.locator("#build")
    loads = page.evaluate("(build) => JSON.parse(build.textContent).loads", build.element_handle())
    total = sum(sent for _, sent in loads.values())
    come = total - next(sent for path, (_, sent) in loads.items() if path.endswith("asm.pack"))
    expect(page.locator("#loaded-words")).to_have_text(f"{come / 1e6:.1f} of {total / 1e6:.1f} MB loaded")
    bar = page.locator("#loaded")
    assert bar.evaluate("(bar) => [Math.round(bar.value), bar.max]") == [come, total]


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["fortitude", "besieged-city"])
def test_a_game_chosen_meanwhile_is_on_the_table(page: Page, url: str, game: str) -> None:
    with held(page, RUNTIME):
        page.goto(url, wait_until="commit")
        page.locator(f"#meanwhile a[href='#{game}']").click()
        expect(page.locator("#meanwhile a[aria-current=true]")).to_have_count(1)
    ready(page)
    expect(page.locator("main#table")).to_have_attribute("data-game", game)
    expect(page.locator("main#table")).to_have_attribute("data-state", "playing")


SAID = """addEventListener("DOMContentLoaded", () => {
  const status = document.getElementById("status");
  globalThis.said = [];
  new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
})"""
"""From the start on, what the status line says is written down."""


def test_a_load_that_goes_well_speaks_of_no_failure(page: Page, url: str) -> None:
    page.add_init_script(SAID)
    page.goto(f"{url}#fortress:ms33")
    ready(page)
    assert page.evaluate("said") == ["Fortress, deal ms33."]


TOLD_APART = ["pyodide.{asm.pack,whole.wasm}", "library-*.pack", "app.pack", "pyodide.asm.js"]
"""Each of these is fetched in a way of its own, by the scripts of the site or by Pyodide's."""

LOADED = ["pyodide.js", "core.js", "core-*.js", "boot.js"]
LOADED += sorted(f"{file.stem}.js" for folder in SCRIPT_FOLDERS for file in (ROOT / "web" / folder).glob("*.mjs"))
LOADED.remove("other_words.js")  # it comes with the first panel


Ways: TypeAlias = tuple[Callable[[Route], None], ...]


def fails(page: Page, url: str, file: str, ways: Ways) -> None:
    """Opens the page while a file does not come, in one way after the other, and finds that it says so."""
    for what in ways:
        page.route(f"**/{file}", what)
        page.goto("about:blank")
        page.goto(url)
        expect(page.get_by_role("status").first).to_have_text("The table could not be set up.")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        page.unroute(f"**/{file}")


@pytest.mark.family
@pytest.mark.parametrize("file", TOLD_APART)
def test_a_load_that_fails_says_so_and_is_tried_again(page: Page, url: str, watch: Watch, file: str) -> None:
    """What failed last is asked for anew, and is not found cut in the browser's cache: `off` comes after `cut`."""
    fails(page, url, file, (lost, cut, off))
    page.get_by_role("button", name="Try again").click()
    ready(page)
    watch.forgive()  # those of the load that failed


@pytest.mark.thorough
def test_whatever_script_fails_it_is_said_and_tried_again(page: Page, url: str, watch: Watch) -> None:
    for number, file in enumerate(LOADED):
        fails(page, url, file, ((lost,), (cut, off))[number % 2])
        page.get_by_role("button", name="Try again").click()
        ready(page)
    watch.forgive()


@pytest.mark.thorough
@pytest.mark.parametrize("visitor", [{"locale": "de"}], indirect=True)
@pytest.mark.parametrize("what", [lost, off])
def test_a_table_whose_words_do_not_come_speaks_english(
    page: Page, url: str, watch: Watch, what: Callable[[Route], None]
) -> None:
    """Bug: first it said that it could not be set up."""
    page.add_init_script(SAID)
    page.route("**/words-de.pack", what)
    page.goto(f"{url}#fortress:ms33")
    ready(page)
    assert page.evaluate("said") == ["Fortress, deal ms33."]
    watch.forgive()  # those of the words


@pytest.mark.family
@pytest.mark.parametrize("visitor", [{"viewport": {"width": w, "height": h}} for w, h in SIZES], indirect=True)
def test_nothing_moves_when_python_comes(page: Page, url: str) -> None:
    with held(page, RUNTIME):
        page.goto(url, wait_until="commit")
        expect(page.locator(".places > i")).to_have_count(14)
        expect(page.locator("#head")).to_have_css("position", "absolute")  # the sheet is here
        page.evaluate(SHIFTS)
        before = [*box(page, "#head"), *box(page, ".controls")]
    ready(page)
    assert [*box(page, "#head"), *box(page, "#tools")] == pytest.approx(before, abs=1)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert moved(page) <= 0.02
