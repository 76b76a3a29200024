"""The guard over what may become code knows how each engine shows it the one function that PyScript makes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.hosting.host import Host, altered
from e2e.kit.opening import START
from e2e.kit.watch import Watch

pytestmark = pytest.mark.story

EITHER = "return[source,`(${source})`]"
OTHER = {"chromium": "return[source]", "firefox": "return[`(${source})`]"}
"""The guard with nothing but the form in which the other engine shows the function."""


@pytest.fixture
def host(site: Path, tmp_path: Path, browser_name: str) -> Iterator[Host]:
    """A host of the site with a guard that knows only how another engine shows the function."""
    other = OTHER[browser_name]
    serving = Host(
        altered(site, tmp_path / "public", "web-*/trusted_types.js", lambda text: text.replace(EITHER, other))
    )
    yield serving
    serving.stop()


def test_a_guard_that_does_not_know_this_engine_lets_nothing_start(page: Page, host: Host, watch: Watch) -> None:
    """Bug: it knew only Chromium's form, and in Firefox and Safari the page was dead."""
    page.goto(host.url)
    expect(page.get_by_role("status").first).to_have_text("The table could not be set up.", timeout=START)
    expect(page.locator("main#table")).to_have_attribute("data-ready", "false")
    assert watch.faults != []
    watch.forgive()
