"""Chromium measures the memory of a share of its sessions, drawn by lot; in them the page starts as in all others.

What measures reads the stack on which the page's code runs. When Python ran on stacks of its own, as WebAssembly that
can be suspended does, it read on beyond their end, and every second start ended in a crash of the page.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from e2e.engines import flags
from e2e.kit.opening import ready
from e2e.kit.visitors import usual, watched_page

DRAWN = "--enable-features=HeapProfilerReporting:stable-probability/1.0/nonstable-probability/1.0"
"""Draws the lot for this session."""

STARTS = 6
"""Of so many at least one ended in a crash, but for one time in 64."""

pytestmark = pytest.mark.lacks("firefox", "it takes no such measures")


@pytest.fixture(scope="module")
def measured(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    """A browser that measures its memory."""
    browser = launch_browser(args=[*flags(), DRAWN])
    yield browser
    browser.close()


@pytest.mark.thorough
def test_the_page_starts_for_one_visitor_after_the_other(measured: Browser, url: str) -> None:
    for _ in range(STARTS):
        with watched_page(measured, url, usual(url)) as page:
            page.goto(url)
            ready(page)
