"""The watch that every page is under notices what it is there to notice."""

import pytest
from playwright.sync_api import Page

from e2e.kit.watch import Watch

FIREFOX_SAYS = "A ServiceWorker intercepted the request and encountered an unexpected error."


@pytest.mark.parametrize(
    "script, fault",
    [
        ("console.error('a bad thing')", "console error: a bad thing"),
        (
            "new Promise((done) => { setTimeout(() => { throw new Error('a worse one') }); setTimeout(done) })",
            "uncaught: a worse one",
        ),
        pytest.param(
            "fetch('http://127.0.0.1:9/').catch(() => 0)",
            "request beyond the site: http://127.0.0.1:9/",
            marks=pytest.mark.lacks("firefox", "its driver tells of no request to a port that is forbidden"),
        ),
        ("fetch('/elsewhere').catch(() => 0)", "request beyond the site: "),
        pytest.param(
            f"new Promise((done) => {{ setTimeout(() => {{ throw new Error('{FIREFOX_SAYS}') }}); setTimeout(done) }})",
            f"uncaught: {FIREFOX_SAYS}",
            id="bug: what only Firefox says was passed over in every engine",
            marks=pytest.mark.lacks("firefox", "it says so when a page is left while a file is loading"),
        ),
    ],
)
def test_a_fault_is_noticed(page: Page, watch: Watch, url: str, script: str, fault: str) -> None:
    page.goto(f"{url}sw.js")
    page.evaluate(script)
    page.wait_for_function("true")  # whatever the browser had to tell has been told by now
    assert [seen for seen in watch.faults if seen.startswith(fault)] != []
    watch.forgive()
