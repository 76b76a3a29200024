"""Nothing is covered, cut off or too small: in every table, game, window and language, however words are set."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

import pytest
from playwright.sync_api import Browser, Page

from e2e.access.test_axe import in_both_schemes
from e2e.kit.visitors import opens, usual, watched_page
from e2e.looks.test_geometry import DEALS, SIZES, WON, faults
from ramparts.app.codec.game_codec import prefs_text
from ramparts.app.state.preferences import PREFERENCES, Prefs, preferring
from ramparts.app.words.languages import LANGUAGES

ENLARGED = ((640, 400), (384, 512), (960, 540))
"""What a browser that shows them at 200 % has to give of 1280x800, 768x1024 and 1920x1080."""

SPACED = """(spaced) => {
  const sheet = new CSSStyleSheet();
  const lines = "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important";
  sheet.replaceSync(`* { ${lines} } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = spaced ? [sheet] : [];
}"""
"""Sets all words as far apart as WCAG's success criterion 1.4.12 says that they may be set."""

SCROLLED = "() => document.getElementById('notice').scrollHeight > document.getElementById('notice').clientHeight"

UNREAD = """() => {
  const words = [...document.querySelectorAll("#tools button, #notice button")];
  const spare = document.documentElement.dataset.bar === "rails" ? 10 : 1; // a rail has so much on each side
  const cut = words.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth + spare || scrollHeight > clientHeight + 1);
  return cut.map(({ textContent }) => `${textContent} does not fit its button`);
}"""

LOOKS = [{"table": table, "language": language} for table in PREFERENCES["table"].values for language in LANGUAGES]


def named(look: dict[str, str]) -> str:
    """A look in a word."""
    return f"{look['table'] or 'keep'}-{look['language']}"


@pytest.fixture(scope="module", params=LOOKS, ids=named)
def dressed(request: pytest.FixtureRequest, browser: Browser, served: str) -> Iterator[Callable[[str], Page]]:
    """Opens deals on a page of this look, one after another; it is watched like any other."""
    prefs = Prefs()
    for name, value in request.param.items():
        prefs = preferring(prefs, name, value)
    options = usual(served)
    options["storage_state"]["origins"][0]["localStorage"].append(
        {"name": "ramparts.prefs", "value": prefs_text(prefs)}
    )
    with watched_page(browser, served, options) as page:
        yield partial(opens, page, served)


def everywhere(page: Page) -> str:
    """What does not hold, with the window and whether words are spaced out; a line each."""
    found = list[str]()
    for spaced in (False, True):
        page.evaluate(SPACED, spaced)
        for size in (*SIZES, *ENLARGED):
            wrong = faults(page, *size) + cast(list[str], page.evaluate(UNREAD))
            if spaced and page.evaluate(SCROLLED):
                wrong = [each for each in wrong if "cuts" not in each and "hard to press" not in each]
            where = f"{size[0]}x{size[1]}{' spaced out' if spaced else ''}"
            found += [f"{where}: {each}" for each in wrong]
    page.evaluate(SPACED, False)  # noqa: FBT003  # Playwright takes one argument
    return "\n".join(found)


@pytest.mark.parametrize("deal", DEALS)
def test_a_deal_fits_every_window(dressed: Callable[[str], Page], deal: str) -> None:
    assert everywhere(dressed(deal)) == ""


@pytest.mark.parametrize("deal", WON.values(), ids=WON)
def test_a_game_won_fits_every_window(dressed: Callable[[str], Page], deal: str) -> None:
    assert everywhere(dressed(deal)) == ""


@pytest.mark.parametrize("deal", DEALS)
def test_axe_accepts_every_table(dressed: Callable[[str], Page], deal: str) -> None:
    assert in_both_schemes(dressed(deal)) == []
