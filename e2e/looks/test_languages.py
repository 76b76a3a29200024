"""Languages in the page: the browser's own, another one at once, and room for all of them on small screens."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.kit.learner import LOST, judged
from e2e.kit.opening import OPEN, START, OpenTable, ready
from e2e.kit.places import BROKEN, CLIPPED, TOO_WIDE
from e2e.kit.visitors import BLOCKED
from e2e.kit.watch import Watch
from ramparts.app.codec.best_codec import best_text
from ramparts.app.state.library import Best
from ramparts.app.words.languages import LANGUAGES, catalogue
from tests.kit.visit.panels import PANELS
from web.build.words.catalogue import TRANSLATED

SMALL = [(320, 568), (360, 640), (640, 360)]
READ = [name for name in PANELS if name not in {"copy", "erase", "end"}]

OF_A_LANGUAGE = re.compile(r"/(?:words|splash|links)-(\w+)\.")
"""The language of a file that only who speaks it needs."""

FETCHED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"

CUT = """() => [...document.querySelectorAll(".settings select")].filter((field) => {
  const free = field.cloneNode(true);
  Object.assign(free.style, { position: "absolute", width: "max-content" });
  field.after(free);
  const cut = free.offsetWidth > field.offsetWidth + 0.5;
  free.remove();
  return cut;
}).map((field) => field.id)"""
"""Fields of the settings in which the longest choice is not seen whole."""

RISES = """() => Math.round(document.querySelector("#greeting").getBoundingClientRect().top
  - document.querySelector("#greeting > aside").getBoundingClientRect().top)"""
"""By how many pixels the welcome is higher than the room that it has."""

TEN_BEST = ".ladder th, .ladder td:not(:nth-child(2))"
"""The cells of the ten best but for names."""


def visiting(browser: Browser, url: str, locale: str) -> Iterator[Page]:
    """A watched page with a table, of a visitor who reads the language `locale`."""
    visitor = browser.new_context(viewport={"width": 360, "height": 640}, locale=locale, **BLOCKED)
    seen = Watch(site=url)
    seen.over(visitor)
    page = visitor.new_page()
    page.goto(f"{url}#fortress:ms33")
    ready(page)
    yield page
    visitor.close()
    assert seen.faults == []


@pytest.fixture(scope="module", params=TRANSLATED)
def language(request: pytest.FixtureRequest) -> str:
    """Each language that ships, but English."""
    return str(request.param)


@pytest.fixture(scope="module")
def translated(language: str, browser: Browser, served: str) -> Iterator[Page]:
    yield from visiting(browser, served, f"{language}-AT")  # the language of a region is that language


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    bar = "rails" if size[0] > size[1] else "bottom"
    expect(page.locator("html")).to_have_attribute("data-bar", bar)


def panels(page: Page, names: Sequence[str] = READ) -> Iterator[str]:
    """Opens one panel after the other, and closes the last."""
    for name in names:
        page.evaluate(OPEN, name)
        expect(page.locator(f".panel.{name}")).to_be_visible()
        yield name
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.family
def test_the_page_speaks_the_language_of_the_browser(translated: Page, language: str) -> None:
    said = catalogue(language).gettext
    expect(translated.locator("html")).to_have_attribute("lang", language)
    expect(translated.locator("html")).to_have_attribute("dir", LANGUAGES[language].direction)
    expect(translated.get_by_role("heading", name=said("Fortress"))).to_be_visible()
    expect(translated.get_by_role("status").first).to_contain_text(said("Fortress"))
    expect(translated.get_by_role("region", name=said("Left wing"))).to_be_attached()
    expect(translated.get_by_role("navigation", name=said("Tools"))).to_be_visible()


def fetched(page: Page) -> set[str]:
    """The languages other than English of which a page has fetched anything."""
    return {code for address in page.evaluate(FETCHED) for code in OF_A_LANGUAGE.findall(address)} - {"en"}


def test_in_english_no_words_are_fetched(open_table: OpenTable) -> None:
    page = open_table("fortress:ms33")
    assert list(panels(page, ["settings"]))
    assert fetched(page) == set()


def test_another_language_is_spoken_at_once_and_on_the_next_visit(open_here: OpenTable) -> None:
    page = open_here("fortress:ms33")
    expect(page.get_by_role("region", name="Left wing")).to_be_attached()
    page.evaluate(OPEN, "settings")
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    expect(page.get_by_role("status").first).to_have_text("Der Tisch spricht jetzt Deutsch.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Linker Flügel")).to_be_attached()
    expect(page.get_by_role("list", name="Reihe 1, 6 Karten, am Ende Karo-3")).to_be_attached()
    expect(page.get_by_role("button", name="Zurück")).to_be_visible()
    page.reload()
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_language_that_is_chosen_before_its_words_have_come_is_spoken_once_they_have(
    open_table: OpenTable,
) -> None:
    """Bug: "The table now speaks Deutsch." was said where what brings the words was slower than the player."""
    page = open_table("fortress:ms33")
    held = list[Route]()
    page.route("**/other_words.js", lambda route: held.append(route))  # noqa: PLW0108  # it writes on a function
    page.evaluate(OPEN, "settings")
    with page.expect_request("**/other_words.js"):
        page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    (came,) = held
    came.continue_()
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    expect(page.get_by_role("status").first).to_have_text("Der Tisch spricht jetzt Deutsch.")


@pytest.mark.family
@pytest.mark.parametrize("size", SMALL)
def test_words_fit_into_their_buttons_and_panels(translated: Page, size: tuple[int, int]) -> None:
    resized(translated, size)
    assert translated.evaluate(CLIPPED) == []
    for name in panels(translated):
        assert (name, translated.evaluate(CLIPPED)) == (name, [])
        assert (name, translated.evaluate(TOO_WIDE)) == (name, [])


@pytest.mark.family
def test_the_settings_show_every_choice_whole_and_bring_no_words_of_other_languages(
    translated: Page, language: str
) -> None:
    """Bug: in two columns stood "nur solche, die du gewinne"."""
    for _name in panels(translated, ["settings"]):
        assert fetched(translated) == {language}
        assert translated.locator(".settings select").count() > 4
        for width, height in (*SMALL, (640, 800), (1280, 800)):
            translated.set_viewport_size({"width": width, "height": height})
            assert (width, height, translated.evaluate(CUT)) == (width, height, [])


def reviewed(page: Page) -> None:
    """Opens the review of a game that was lost."""
    page.evaluate("(fragment) => { location.hash = fragment; }", LOST)
    expect(page.locator("#table")).to_have_attribute("data-deal", LOST.partition(";")[0])
    page.evaluate(OPEN, "review")
    expect(page.locator(".panel.review .strip")).to_be_visible()
    judged(page)


@pytest.mark.family
def test_a_review_fits(translated: Page) -> None:
    """Bug: a button cut its French word, and at 640 by 360 the panel could be pushed sideways; only nights saw it."""
    reviewed(translated)
    for size in SMALL:
        resized(translated, size)
        assert (size, translated.evaluate(CLIPPED)) == (size, [])
        assert (size, translated.evaluate(TOO_WIDE)) == (size, [])
    translated.keyboard.press("Escape")


@pytest.mark.family
@pytest.mark.parametrize("size", SMALL)
def test_no_word_of_the_tools_is_broken_when_a_game_is_lost(translated: Page, size: tuple[int, int]) -> None:
    """Bug: the word beside the light went on in the next line, or over the edge."""
    resized(translated, size)
    translated.evaluate("(fragment) => { location.hash = fragment; }", LOST)
    expect(translated.locator("#table")).to_have_attribute("data-deal", LOST.partition(";")[0])
    translated.keyboard.press("l")
    expect(translated.locator("#table")).to_have_attribute("data-light", "lost", timeout=START)
    assert translated.evaluate(BROKEN, "#tools span") == []
    assert translated.evaluate(CLIPPED) == []


@pytest.mark.family
@pytest.mark.parametrize("size", SMALL)
def test_no_word_of_the_ten_best_is_broken_but_a_name(translated: Page, size: tuple[int, int]) -> None:
    """Bug: headings and points were broken wherever the column ended."""
    kept = best_text((Best("Donaudampfschifffahrtskapitän", 123456, 13, marked=True), Best("Ida", 900, 3)))
    translated.evaluate("(text) => localStorage.setItem('ramparts.best', text)", kept)
    translated.reload()
    ready(translated)
    resized(translated, size)
    translated.evaluate(OPEN, "ladder")
    expect(translated.get_by_role("cell", name="123456")).to_be_visible()
    assert translated.evaluate(BROKEN, TEN_BEST) == []
    assert translated.evaluate(TOO_WIDE) == []
    translated.keyboard.press("Escape")


@pytest.mark.parametrize("name", sorted(LANGUAGES))
def test_the_welcome_leaves_the_tools_in_sight(name: str, browser: Browser, url: str) -> None:
    """Bug: in German, French and Polish it lay over them on a phone, in German over all of them."""
    for size in SMALL[1:]:
        with before_python(browser, url, name, size) as page:
            expect(page.locator("#greeting")).to_contain_text("Ramparts")
            assert (size, page.evaluate(RISES)) == (size, 0)


@contextmanager
def before_python(
    browser: Browser, address: str, locale: str = "de", size: tuple[int, int] = SMALL[1]
) -> Iterator[Page]:
    """A page at an address, to which Python does not come."""
    visitor = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=locale, **BLOCKED)
    page = visitor.new_page()
    page.route("**/pyodide.asm.pack", lambda _: None)
    page.goto(address, wait_until="commit")
    yield page
    visitor.close()


def test_german_is_spoken_before_python_has_come(browser: Browser, url: str) -> None:
    with before_python(browser, url) as page:
        expect(page.locator("#greeting")).to_contain_text("Willkommen bei Ramparts")
        page.get_by_role("button", name="Wähle ein Spiel").click()
        expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()
        expect(page.get_by_role("link", name="Belagerte Burg")).to_be_visible()
        expect(page.locator("#loaded-words")).to_contain_text("MB geladen")
