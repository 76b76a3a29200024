"""Who visits the site in the tests, and a page of theirs that several tests share."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.kit.opening import ready
from e2e.kit.table import FRAMES
from e2e.kit.watch import Watch
from ramparts.app.codec.game_codec import prefs_text
from ramparts.app.state.preferences import Prefs
from ramparts.app.words.languages import LANGUAGES

ASKING = prefs_text(Prefs(light="demand"))
"""What is kept of a player who asks for the light."""

KNOWN = tuple({"name": f"ramparts.{key}", "value": text} for key, text in (("seen", "yes"), ("prefs", ASKING)))
"""What is kept of one who has been greeted before, and wants no light unasked."""

BLOCKED: dict[str, Any] = {"service_workers": "block"}
"""What a service worker answers passes by the routes of a page."""

without_worker = pytest.mark.parametrize("visitor", [BLOCKED], indirect=True)
"""For a test with a host of its own that answers for it; tests without one have no worker anyway (`visitor`)."""

in_every_language = pytest.mark.parametrize(
    "visitor", [{"locale": code} for code in LANGUAGES], ids=[*LANGUAGES], indirect=True
)
"""For a test of words that have to fit."""

NEW = BLOCKED | {"storage_state": None}
"""The same, for somebody who has kept nothing here."""


def usual(url: str) -> dict[str, Any]:
    """A visitor at a desk who has played nothing here, but has been greeted before, and wants no light unasked."""
    site = urlsplit(url)
    kept = {"origin": f"{site.scheme}://{site.netloc}", "localStorage": [*KNOWN]}
    return {"viewport": {"width": 1280, "height": 800}, "storage_state": {"cookies": [], "origins": [kept]}}


def likes(prefs: Prefs) -> dict[str, Any]:
    """Somebody with such settings, who has been greeted before, for a page that is shared."""
    kept = [{"name": f"ramparts.{key}", "value": text} for key, text in (("seen", "yes"), ("prefs", prefs_text(prefs)))]
    return {"storage_state": {"origins": [{"localStorage": kept}]}}


@contextmanager
def watched_page(browser: Browser, url: str, visitor: dict[str, Any]) -> Iterator[Page]:
    """A page of a visitor, still empty. Raises `AssertionError` at its end if a fault was seen."""
    context = browser.new_context(**visitor)
    seen = Watch(site=url)
    seen.over(context)
    yield context.new_page()
    context.close()
    assert "\n".join(seen.faults) == ""


def opens(page: Page, url: str, deal: str) -> Page:
    """The page with a deal on its table; moves may follow the deal's text, also where the player has made others."""
    page.goto(f"{url}#{deal}")
    ready(page)
    page.evaluate(f"async () => {{ {FRAMES} }}")
    if (shown := page.locator("#panel button[data-do^='link:'][data-do*=';']")).is_visible():
        shown.click()
    expect(page.locator("main#table")).to_have_attribute("data-deal", deal.partition(";")[0])
    return page
