"""The pages about the games, as they are read: in any window, by anyone, and from there into the game."""

from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.access.test_axe import in_both_schemes
from e2e.kit.opening import ready
from e2e.kit.watch import Watch
from ramparts.app.words.languages import LANGUAGES
from ramparts.games.catalogue import TITLES
from tests.kit.examples import spread

KINDS = ("", "lessons/", "days/", "odds/")
ALL = (*KINDS, *(f"{title}/" for title in TITLES))
PHONE = ViewportSize(width=360, height=640)
NARROWEST, WIDE = ViewportSize(width=320, height=640), ViewportSize(width=1280, height=800)

HIDDEN = "(words) => words.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.outerHTML)"


@pytest.fixture
def reading(page: Page) -> Page:
    """A page in a narrow window, in which there is least room."""
    page.set_viewport_size(NARROWEST)
    return page


@pytest.mark.family
@pytest.mark.parametrize("code", LANGUAGES)
def test_axe_accepts_a_page_of_each_kind_in_light_and_dark(reading: Page, url: str, code: str) -> None:
    for kind in spread(("fortress/", *KINDS, "besieged-city/")):
        reading.goto(f"{url}{code}/{kind}")
        assert in_both_schemes(reading) == [], kind


@pytest.mark.family
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_page_is_wider_than_a_narrow_window(reading: Page, url: str, code: str) -> None:
    for kind in spread(ALL):
        reading.goto(f"{url}{code}/{kind}")
        assert reading.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind
        assert reading.locator("p, h1, h2, h3, li, figcaption").evaluate_all(HIDDEN) == [], kind


@pytest.mark.family
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_way_into_the_game_is_on_the_first_screen_of_a_phone(page: Page, url: str, code: str) -> None:
    page.set_viewport_size(PHONE)
    for kind in spread(ALL):
        page.goto(f"{url}{code}/{kind}")
        expect(page.locator("a.play")).to_be_in_viewport(ratio=1)


def test_one_drawing_of_the_deal_is_seen_in_each_window(page: Page, url: str) -> None:
    page.goto(f"{url}en/citadel/")
    drawings = page.get_by_role("img", name="How the cards are laid out.")
    for window, form in ((NARROWEST, "narrow"), (WIDE, "wide")):
        page.set_viewport_size(window)
        expect(drawings).to_have_count(1)
        expect(drawings).to_have_class(f"deal {form}")


def test_a_page_leads_to_itself_in_another_language(page: Page, url: str) -> None:
    page.goto(f"{url}en/days/")
    page.get_by_role("link", name="Deutsch").click()
    expect(page).to_have_url(f"{url}de/days/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tagesspiele")


def test_whoever_runs_no_scripts_is_led_from_the_game_to_its_pages(site: Path) -> None:
    within = (site / "index.html").read_text("utf-8").partition("<noscript>")[2].partition("</noscript>")[0]
    for code, (name, *_) in LANGUAGES.items():
        assert f'<a href="./{code}/" lang="{code}" hreflang="{code}">{name}</a>' in within
        assert (site / code / "index.html").is_file()


def test_every_file_that_a_page_names_is_in_the_site(site: Path, page: Page, url: str) -> None:
    for kind in spread(ALL):
        page.goto(f"{url}en/{kind}")
        hrefs = page.locator("[href]").evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
        for href in hrefs:
            place = urlsplit(urljoin(page.url, href)).path.removeprefix(urlsplit(url).path)
            file = site / place / "index.html" if place.endswith("/") or not place else site / place
            assert file.is_file(), href


def test_from_a_page_the_game_opens_on_its_table_in_the_language_of_the_page_unless_another_was_chosen(
    page: Page, url: str
) -> None:
    """Bug: it spoke that of the browser."""
    page.goto(f"{url}de/bastion/")
    page.get_by_role("link", name="Losspielen").click()
    ready(page)
    expect(page.locator("main#table")).to_have_attribute("data-game", "bastion")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-letters", "BDK")
    expect(page.get_by_role("button", name="Zurück")).to_be_visible()
    page.evaluate("""localStorage.setItem("ramparts.prefs", JSON.stringify({ language: "es" }))""")
    page.goto(f"{url}pl/")
    page.locator("a.play").click()
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "es")


@pytest.mark.parametrize("path", ["en", "de/fortress", "fr/lessons"])
def test_an_address_of_a_page_without_its_last_slash_leads_to_it(page: Page, url: str, watch: Watch, path: str) -> None:
    """Bug: it led to the game."""
    page.goto(f"{url}{path}")
    expect(page.locator("a.play")).to_be_visible()
    assert page.url == f"{url}{path}/"
    watch.faults[:] = [fault for fault in watch.faults if "404" not in fault]
