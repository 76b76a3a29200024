"""What the pages say of themselves to browsers, search engines and whoever is sent a link."""

import json
import re
from xml.etree import ElementTree as ET

from ramparts.app.words.languages import LANGUAGES
from ramparts.games.catalogue import TITLES
from tests.kit.places import ROOT
from tests.page.test_preview import size
from tests.pages.built import ADDRESS, Built
from web.build.pages.document import NAME

MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
OTHERS = "{http://www.w3.org/1999/xhtml}link"


def test_there_is_a_page_for_each_title_and_language_and_four_more(built: Built) -> None:
    names = ["", "lessons/", "days/", "odds/", *(f"{title}/" for title in TITLES)]
    assert built.pages.keys() == {f"{code}/{name}" for code in LANGUAGES for name in names}


def test_a_page_is_in_its_language_and_has_a_title_of_its_own(built: Built) -> None:
    titles = [page.texts["title"] for page in built.pages.values()]
    assert all(len(some) == 1 and 10 < len(some[0]) <= 70 for some in titles)
    assert all(page.having("html")[0]["lang"] == path[:2] for path, page in built.pages.items())
    for code in LANGUAGES:
        own = [page.texts["title"][0] for path, page in built.pages.items() if path.startswith(f"{code}/")]
        assert len({*own}) == len(own)
        assert all(NAME in title for title in own)


def test_a_description_is_a_sentence_or_two(built: Built) -> None:
    for path in built.pages:
        assert 30 < len(built.named(path)["description"]) <= 240, path


def test_each_page_names_itself_and_every_other_language_by_whole_addresses(built: Built) -> None:
    for path, page in built.pages.items():
        [own] = [each["href"] for each in page.having("link", "href") if each["rel"] == "canonical"]
        assert own == f"{ADDRESS}{path}" == built.named(path)["og:url"]
        alternates = built.alternates(path)
        assert alternates.keys() == {*LANGUAGES, "x-default"}
        assert alternates[path[:2]] == own
        for code in LANGUAGES:
            other = alternates[code].removeprefix(ADDRESS)
            assert built.alternates(other) == alternates, "they name each other"


def test_whoever_has_none_of_our_languages_is_led_to_english_or_to_the_game(built: Built) -> None:
    assert built.alternates("de/fortress/")["x-default"] == f"{ADDRESS}en/fortress/"
    assert built.alternates("de/")["x-default"] == ADDRESS


def test_a_link_is_shown_with_a_picture_that_is_there_and_as_large_as_is_said(built: Built) -> None:
    for path in built.pages:
        shown = built.named(path)
        assert (shown["og:image:width"], shown["og:image:height"]) == ("1200", "630")
        picture = shown["og:image"].removeprefix(ADDRESS)
        assert size(ROOT / "web" / picture) == (1200, 630)
        title = path.split("/")[1]
        assert picture == (f"pictures/titles/{title}.jpg" if title in TITLES else "pictures/preview.jpg")


def test_a_game_is_told_to_machines_as_it_is_told_to_people(built: Built) -> None:
    for path, page in built.pages.items():
        data = [json.loads(text) for text in page.texts["script"]]
        game = path.split("/")[1] in {*TITLES, ""}
        assert len(data) == game, path
        if game:
            assert data[0]["@type"] == "VideoGame"
            assert data[0]["description"] == built.named(path)["description"]
            assert data[0]["url"] == f"{ADDRESS}{path}"
            assert data[0]["name"] in ("".join(page.texts["h1"]), NAME)
            assert data[0]["inLanguage"] == path[:2]


def test_a_browser_has_the_colour_of_the_table_round_a_page(built: Built) -> None:
    tokens = (ROOT / "web" / "styles" / "tokens.css").read_text("utf-8")
    colours = [each["content"] for each in built.pages["de/"].having("meta", "media")]
    assert re.findall(r"--table: light-dark\((.*), (.*)\);", tokens) == [tuple(colours)]


def test_the_map_has_every_page_and_the_game_itself_with_their_other_languages(built: Built) -> None:
    tree = ET.parse(built.out / "sitemap.xml")  # noqa: S314  # our own
    entries = {str(each.findtext(f"{MAP}loc")): each for each in tree.getroot()}
    assert entries.keys() == {ADDRESS, *(f"{ADDRESS}{path}" for path in built.pages)}
    for place, entry in entries.items():
        found = {each.get("hreflang"): each.get("href") for each in entry.iter(OTHERS)}
        assert found == built.alternates(place.removeprefix(ADDRESS) or "en/")
    assert (built.out / "robots.txt").read_text("utf-8").endswith(f"\nSitemap: {ADDRESS}sitemap.xml\n")


def test_pages_that_may_lie_anywhere_name_no_address(anywhere: Built, built: Built) -> None:
    assert anywhere.pages.keys() == built.pages.keys()
    assert {file.name for file in anywhere.out.rglob("*") if file.is_file()} == {"index.html"}
    for path, page in anywhere.pages.items():
        assert not page.having("link", "hreflang")
        assert not page.texts["script"]
        assert re.findall(r"https?://", (anywhere.out / path / "index.html").read_text("utf-8")) == []
