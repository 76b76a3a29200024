"""What a link to the page shows elsewhere: with whole addresses where the site's own is known, and else without."""

import argparse
import json
import re
from pathlib import Path

import pytest

from tests.kit.places import ROOT
from web.build.preview import web_address, with_address

PAGE = (ROOT / "index.html").read_text("utf-8")
HERE = "https://example.org/ramparts/"


def said(page: str) -> dict[str, str]:
    """What a page says of itself, by the names of the Open Graph protocol and others."""
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page))


def test_a_preview_has_a_title_a_description_a_kind_and_a_large_picture() -> None:
    shown = said(PAGE)
    assert shown["og:title"].startswith("Ramparts")
    assert shown["og:type"] == "website"
    assert shown["twitter:card"] == "summary_large_image"
    assert (shown["og:image:width"], shown["og:image:height"]) == ("1200", "630")


@pytest.mark.parametrize("name, longest", [("description", 200), ("og:title", 60), ("og:description", 130)])
def test_words_are_short_enough_to_be_shown_whole(name: str, longest: int) -> None:
    assert 20 < len(said(PAGE)[name]) <= longest


def test_a_page_that_may_be_anywhere_names_no_address_of_its_own() -> None:
    page = with_address(PAGE, "")
    assert page == PAGE
    assert said(page)["og:image"] == "./pictures/preview.jpg"
    assert "canonical" not in page
    assert "og:url" not in page


def test_a_page_whose_address_is_known_says_where_it_and_its_picture_are() -> None:
    page = with_address(PAGE, HERE)
    assert f'<link rel="canonical" href="{HERE}">' in page
    assert said(page) == said(PAGE) | {"og:url": HERE, "og:image": f"{HERE}pictures/preview.jpg"}


def test_it_names_the_pages_about_it_in_each_language_and_itself_for_all_others() -> None:
    found = re.findall(
        r'<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">', with_address(PAGE, HERE, ("de", "en"))
    )
    assert found == [("de", f"{HERE}de/"), ("en", f"{HERE}en/"), ("x-default", HERE)]


def test_nothing_that_the_page_loads_is_told_by_its_whole_address() -> None:
    loaded = re.compile(r'(?:href|src)="\./[^"]*"')
    assert loaded.findall(with_address(PAGE, HERE)) == loaded.findall(PAGE)


@pytest.mark.parametrize(
    "text, address", [("", ""), (HERE, HERE), (HERE[:-1], HERE), ("http://[::1]:80", "http://[::1]:80/")]
)
def test_an_address_ends_with_a_slash(text: str, address: str) -> None:
    assert web_address(text) == address


@pytest.mark.parametrize("text", ["example.org", "ftp://example.org/", "https://", f"{HERE}#fortress", f"{HERE}?x=1"])
def test_what_is_no_address_of_a_site_is_refused_by_name(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=re.escape(repr(text))):
        web_address(text)


def test_an_address_ends_no_attribute() -> None:
    page = with_address(PAGE, 'https://example.org/"><script>/')
    assert "<script>/" not in page


PICTURES = ROOT / "web" / "pictures"
MANIFEST = json.loads((ROOT / "web" / "assets" / "manifest.webmanifest").read_text("utf-8"))


def size(picture: Path) -> tuple[int, int]:
    """The width and height of a JPEG, in pixels, from the segment that begins its frame."""
    content, at = picture.read_bytes(), 2
    while content[at + 1] not in {0xC0, 0xC2}:
        at += 2 + int.from_bytes(content[at + 2 : at + 4])
    return int.from_bytes(content[at + 7 : at + 9]), int.from_bytes(content[at + 5 : at + 7])


def test_the_picture_of_a_preview_is_as_large_as_the_page_says() -> None:
    assert size(PICTURES / "preview.jpg") == (1200, 630)


@pytest.mark.parametrize("shot", MANIFEST["screenshots"], ids=lambda shot: shot["label"])
def test_a_picture_of_the_manifest_is_there_as_large_as_it_says_and_as_browsers_want_it(shot: dict[str, str]) -> None:
    """Chromium leaves out what is smaller than 320 or larger than 3840 pixels, or longer than 2.3 times its width."""
    width, height = size(PICTURES / shot["src"].removeprefix("./pictures/"))
    assert shot["sizes"] == f"{width}x{height}"
    assert 320 <= min(width, height) <= max(width, height) <= 3840
    assert max(width, height) <= 2.3 * min(width, height)
    assert shot["form_factor"] == ("wide" if width > height else "narrow")


@pytest.mark.parametrize("form", ["wide", "narrow"])
def test_the_pictures_of_a_form_are_of_one_size(form: str) -> None:
    assert len({shot["sizes"] for shot in MANIFEST["screenshots"] if shot["form_factor"] == form}) == 1


def test_every_picture_of_the_manifest_has_a_label_of_its_own() -> None:
    labels = [shot["label"] for shot in MANIFEST["screenshots"]]
    assert len({*labels}) == len(labels) == 5
    assert all(labels)


def test_every_address_of_the_manifest_is_below_its_own() -> None:
    """An `id` would not be: browsers take it from the top of the host, where other games may lie."""
    named = [*MANIFEST["icons"], *MANIFEST["screenshots"]]
    addresses = [*(each["src"] for each in named), *(each["url"] for each in MANIFEST["shortcuts"])]
    assert all(each.startswith("./") for each in [MANIFEST["start_url"], MANIFEST["scope"], *addresses])
    assert "id" not in MANIFEST
