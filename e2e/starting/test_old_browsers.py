"""A browser in which Ramparts cannot run says so at once, and names those in which it does."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.kit.watch import Watch
from ramparts.app.words.languages import LANGUAGES

NEEDED = "It needs Chrome or Edge 123, Firefox 121 or Safari 17.5, or a newer one, with WebAssembly switched on."

LACKING = {
    "WebAssembly": "delete globalThis.WebAssembly",
    "exceptions in WebAssembly": "WebAssembly.validate = () => false",
    "DecompressionStream": "delete globalThis.DecompressionStream",
    "light-dark()": "CSS.supports = () => false",
    "CSS.supports": "delete globalThis.CSS",
}
"""What takes a feature away from a browser before the page begins."""

LATER = re.compile(r"=>|\b(?:const|let|class|async)\b|`|\?\.|\?\?|\.\.\.|,\s*\)")
"""What a script of 2009 has not."""

GERMAN = pytest.mark.parametrize("visitor", [{"locale": "de-AT"}], indirect=True)


def told(page: Page, sentence: str) -> None:
    """Expects that the page says this, and offers nothing that will not come."""
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.locator("#meanwhile > :visible")).to_have_count(1)
    expect(page.locator("#status")).to_be_empty()


@pytest.mark.family
@pytest.mark.story
@pytest.mark.parametrize("what", LACKING)
def test_a_browser_that_lacks_something_names_those_that_have_it(page: Page, url: str, watch: Watch, what: str) -> None:
    page.add_init_script(LACKING[what])
    page.goto(url)
    told(page, NEEDED)
    page.wait_for_load_state("networkidle")
    told(page, NEEDED)
    assert [fault for fault in watch.faults if "preload" not in fault] == [], "Python was not started"
    watch.forgive()  # what was preloaded is not used


@GERMAN
def test_it_is_said_in_the_language_of_the_player(page: Page, url: str, watch: Watch) -> None:
    page.add_init_script(LACKING["light-dark()"])
    page.goto(url)
    told(page, "In diesem Browser läuft Ramparts nicht.")
    watch.forgive()  # as above


@pytest.mark.story
def test_a_browser_that_knows_no_modules_is_told_too(page: Page, url: str, watch: Watch) -> None:
    def without_modules(route: Route) -> None:
        route.fulfill(body=route.fetch().text().replace('type="module"', 'type="unknown"'), content_type="text/html")

    page.add_init_script(LACKING["CSS.supports"])
    page.route(url, without_modules)
    page.goto(url)
    told(page, NEEDED)
    watch.forgive()  # as above


def test_a_script_that_a_browser_cannot_run_does_not_change_what_it_is_told(page: Page, url: str, watch: Watch) -> None:
    page.add_init_script(f"{LACKING['WebAssembly']}; delete globalThis.PerformanceObserver")
    with page.expect_event("pageerror"):
        page.goto(url)
    told(page, NEEDED)
    page.wait_for_load_state("load")
    told(page, NEEDED)
    watch.forgive()  # as above, and that script


def test_the_check_is_written_for_browsers_of_any_age(site: Path) -> None:
    script = next(site.glob("web-*/load_guard.js")).read_text("utf-8")
    assert "WebAssembly.validate" in script
    assert LATER.findall(script) == []


@pytest.mark.lacks("firefox", "its driver cannot switch JavaScript off")
@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_without_javascript_the_page_says_what_to_do(page: Page, url: str, watch: Watch) -> None:
    page.goto(url)
    expect(page.locator("noscript p").nth(0)).to_contain_text("then load this page again")
    expect(page.locator("noscript p").nth(1)).to_contain_text("Bitte im Browser einschalten")
    expect(page.locator("noscript p:visible")).to_have_count(len(LANGUAGES) + 1)  # the last leads to the pages
    expect(page.locator("#status, #meanwhile > :not(noscript):visible")).to_be_hidden()
    watch.forgive()  # as above
