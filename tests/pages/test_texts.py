"""What stands on the pages: what the game says, and links that lead somewhere."""

from urllib.parse import urljoin, urlsplit

import pytest

from ramparts.app.words.languages import LANGUAGES, catalogue
from ramparts.deals.proven import GENTLE
from ramparts.games.catalogue import TITLES
from ramparts.shares.published import published
from ramparts.study.practice.lessons import LESSONS
from tests.kit.visit.visits import Visit
from tests.pages.built import ADDRESS, Built
from web.build.odds.surveys import PUBLISHED

FILES = {"icons/ramparts.svg", "icons/ramparts-180.png"}
"""The files of the site that a page names."""


def addresses(built: Built) -> dict[str, set[str]]:
    """The whole addresses of all links within the pages, by page."""
    pages = built.pages.items()
    return {path: {urljoin(ADDRESS + path, each["href"]) for each in page.having("a")} for path, page in pages}


def test_every_link_leads_to_a_page_or_into_the_game(built: Built) -> None:
    places = {ADDRESS, *(ADDRESS + path for path in built.pages)}
    for path, found in addresses(built).items():
        game = f"{ADDRESS}?lang={path.partition('/')[0]}"
        assert {urlsplit(each)._replace(fragment="").geturl() for each in found} <= places - {ADDRESS} | {game}, path


def test_every_page_is_led_to_from_the_page_of_its_language(built: Built) -> None:
    for code in LANGUAGES:
        own = {ADDRESS + path for path in built.pages if path.startswith(f"{code}/")}
        assert own - addresses(built)[f"{code}/"] == {f"{ADDRESS}{code}/"}


def test_whatever_the_game_is_asked_for_it_opens(built: Built) -> None:
    asked = {urlsplit(each).fragment for found in addresses(built).values() for each in found}
    assert {"fortress", "lesson:1", "puzzle:today", "puzzle:bastion:1", "daily:today:citadel"} <= asked
    visit = Visit("fortress:ms33", today="2026-11-22")
    for fragment in sorted(asked):
        model = Visit(fragment, today="2026-11-22").model
        assert model.ui.problem == "", fragment
        assert fragment == "" or model.deal != visit.model.deal, fragment


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_page_has_all_that_the_game_says_of_itself(built: Built, title: str, code: str) -> None:
    _, about = catalogue(code).gettext, TITLES[title].about
    page = built.pages[f"{code}/{title}/"]
    told = "\n".join(page.texts["body"])
    for text in (about.line, about.odds, *about.readings, *(part for rule in about.rules for part in rule)):
        assert _(text) in told
    assert page.texts["h1"] == [_(TITLES[title].name)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_where_odds_are_told_it_is_said_that_new_deals_can_be_won(built: Built, code: str) -> None:
    """Bug: above "Play now" it said that one deal in five can be won."""
    promise = catalogue(code).gettext("You always get a deal you can win.")
    for title in TITLES.values():
        path = f"{code}/{title.id}/"
        for said in (built.pages[path].texts["header"][0], built.named(path)["description"]):
            assert (promise in said) is (title.levels == 1), title.id


def test_every_page_begins_with_one_button_that_leads_into_the_game(built: Built) -> None:
    """Bug: the lessons, the days and the odds had none."""
    wanted = {"lessons/": "lesson:1", "days/": "daily:today:beleaguered-castle"} | {f"{id_}/": id_ for id_ in TITLES}
    for path, page in built.pages.items():
        found = [each["href"] for each in page.having("a", "class") if each["class"] == "play"]
        asked = [urlsplit(urljoin(ADDRESS + path, each)) for each in found]
        assert [(each.path, each.fragment) for each in asked] == [("/ramparts/", wanted.get(path[3:], ""))], path


@pytest.mark.parametrize(
    "code, words",
    {
        "en": ("free", "solitaire", "patience", "card games", "No sign-up"),
        "de": ("kostenlose", "Patience", "Solitär", "Kartenspiele", "Keine Anmeldung"),
        "fr": ("gratuits", "solitaire", "réussites", "Sans inscription"),
        "es": ("gratis", "solitario", "cartas", "Sin registro"),
        "pl": ("darmowe", "pasjanse", "Bez rejestracji"),
    }.items(),
)
def test_a_language_begins_with_the_words_for_which_people_search(
    built: Built, code: str, words: tuple[str, ...]
) -> None:
    page, description = built.pages[f"{code}/"], built.named(f"{code}/")["description"]
    assert page.texts["title"] == page.texts["h1"]
    assert description in page.texts["header"][0]
    assert [word for word in words if word not in f"{page.texts['h1'][0]} {description}"] == []


def test_the_deal_that_is_drawn_is_one_that_can_be_won(built: Built) -> None:
    for title in TITLES:
        found = {urlsplit(each).fragment for each in addresses(built)[f"en/{title}/"]}
        deals = [each for each in found if each.startswith((f"{title}:", f"{title}/"))]
        assert [int(deal.rpartition(":")[2]) for deal in deals] == [GENTLE[title][0]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_often_a_game_can_be_won_is_told_for_every_survey(built: Built, code: str) -> None:
    point = catalogue(code).gettext("0.0")[1]
    rows = built.pages[f"{code}/odds/"].texts["tr"]
    for game, share, low, high, _deals in published():
        assert any(share.replace(".", point) in row and high.replace(".", point) in row for row in rows), game
        assert float(low) <= float(share) <= float(high)
    for other in PUBLISHED.values():
        assert any(f"{100 * other.share:.1f}".replace(".", point) in row and other.source in row for row in rows)
    assert len(rows) == len(list(published())) + len(PUBLISHED) + 2, "each table has a head"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_lesson_is_told_with_its_position(built: Built, code: str) -> None:
    page = built.pages[f"{code}/lessons/"]
    for lesson in LESSONS:
        assert catalogue(code).gettext(lesson.told) in page.texts["p"]
    assert len(page.having("svg", "viewbox")) == len(LESSONS)


def test_a_page_asks_for_nothing_but_an_icon_and_runs_nothing(built: Built) -> None:
    for path, page in built.pages.items():
        assert not [found for tag, found in page.elements if "src" in found or tag in {"iframe", "img", "object"}]
        assert {each["type"] for each in page.having("script")} <= {"application/ld+json"}
        icons = [each["href"] for each in page.having("link") if "icon" in each["rel"]]
        assert {urljoin(ADDRESS + path, each) for each in icons} == {ADDRESS + file for file in FILES}
        assert not page.having("link", "rel", "media")
        assert "default-src 'none'" in built.named(path)["Content-Security-Policy"]
