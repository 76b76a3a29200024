"""A further language needs a catalogue and a line: one that nobody speaks is put there, and looked at in the page.

It is written from right to left, has six plural forms and longer words than any other, and whatever of the page does
not speak it is in no catalogue (`tests/words/pseudo.py`).
"""

import shutil
from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.hosting.host import Host
from e2e.kit.hands import by_letters
from e2e.kit.lines import recorded
from e2e.kit.places import TOO_WIDE
from e2e.looks.test_languages import SMALL, before_python, panels, resized, reviewed, visiting
from e2e.looks.test_letters import SHOWN
from ramparts.app.words.languages import LANGUAGES
from tests.kit.places import ROOT
from tests.words.pseudo import CODE, LETTERS, NAME, put_into, untold
from web.build.assemble import assemble

pytestmark = pytest.mark.thorough  # a site is assembled for it; `tests/words/test_missed.py` has it read at each change

LINE = recorded("fortress-ms33.txt")

PHONE = (360, 640)

WORDS = """() => {
  const found = [];
  for (const part of document.querySelectorAll("body, body *")) {
    if (part.matches("script, noscript, style") || !part.checkVisibility()) continue;
    for (const name of ["aria-label", "title", "alt"]) if (part.hasAttribute(name)) found.push(part.getAttribute(name));
    for (const child of part.childNodes) if (child.nodeType === Node.TEXT_NODE) found.push(child.data);
  }
  return found;
}"""
"""All that is seen on the page, or read out."""

BEYOND = """() => [...document.querySelectorAll("#head, #table, #tools, #notice, #panel, :is(#notice, #panel) button")]
  .filter((part) => part.checkVisibility()).filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5;
  }).map((part) => `${part.id} ${part.textContent.slice(0, 40)}`)"""
"""Parts of the page that stick out of the window."""

PLACES = """() => [...document.querySelectorAll("#table [data-card]")].map((card) => {
  const { x, y } = card.getBoundingClientRect();
  return [card.dataset.card, Math.round(x), Math.round(y)];
}).sort()"""
"""Where each card lies."""


@pytest.fixture(scope="module")
def strange(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page that speaks that language."""
    root = tmp_path_factory.mktemp("strange")
    for name in ("py", "web"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("index.html", "LICENSE", "THIRD_PARTY_NOTICES.md", "node_modules"):
        (root / name).symlink_to(ROOT / name)
    put_into(root)
    host = Host(assemble(root / "_site", root))
    yield from visiting(browser, host.url, f"{CODE}-EG")
    host.stop()


def missed(page: Page) -> set[str]:
    """What is not in that language."""
    known = {NAME, *(each.name for each in LANGUAGES.values())}
    return {text for text in cast(list[str], page.evaluate(WORDS)) if text not in known and untold(text)}


def test_it_is_spoken_and_written_from_right_to_left_beside_a_table_that_does_not_turn(
    strange: Page, browser: Browser, served: str
) -> None:
    expect(strange.locator("html")).to_have_attribute("lang", CODE)
    expect(strange.locator("html")).to_have_attribute("dir", "rtl")
    assert strange.evaluate(SHOWN) == LETTERS
    assert missed(strange) == set()
    resized(strange, PHONE)
    [english] = [page.evaluate(PLACES) for page in visiting(browser, served, "en")]
    assert strange.evaluate(PLACES) == english


@pytest.mark.parametrize("size", SMALL)
def test_panels_hold_words_that_are_longer_still(strange: Page, size: tuple[int, int]) -> None:
    resized(strange, size)
    for name in panels(strange):
        assert (name, strange.evaluate(TOO_WIDE)) == (name, [])


def test_every_word_before_python_is_in_the_catalogue(browser: Browser, strange: Page) -> None:
    with before_python(browser, strange.url, CODE) as page:
        expect(page.locator("#meanwhile-title")).to_contain_text("⟦")
        expect(page.locator("#loaded-words")).to_contain_text("⟦")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        assert missed(page) <= {"Ramparts"}  # the name of the program


def test_every_word_of_the_page_is_in_the_catalogue(strange: Page) -> None:
    assert missed(strange) == set()
    for name in panels(strange):
        assert (name, missed(strange)) == (name, set())
    reviewed(strange)
    assert missed(strange) == set()


def test_nothing_sticks_out_on_a_phone_from_the_menu_to_a_win(strange: Page) -> None:
    strange.evaluate("() => { location.hash = 'fortress:ms33'; }")
    resized(strange, PHONE)
    assert strange.evaluate(BEYOND) == []
    for name in panels(strange, ("menu", "new", "settings")):
        assert (name, strange.evaluate(TOO_WIDE), strange.evaluate(BEYOND)) == (name, [], [])
    position = LINE.position(1)
    strange.evaluate("(fragment) => { location.hash = fragment; }", position)
    expect(strange.locator("#table")).to_have_attribute("data-deal", position)
    by_letters(strange, LINE.deal.game, LINE.steps[-1].before, LINE.steps[-1].move)
    expect(strange.locator("#table")).to_have_attribute("data-state", "won")
    expect(strange.locator("#notice button").first).to_be_visible()
    assert strange.evaluate(BEYOND) == []
    assert missed(strange) == set()
