"""What the page says without Python is in the catalogue as well."""

import json
import re
from pathlib import Path

import pytest
from babel import Locale

from ramparts.app.words.languages import LANGUAGES, catalogue
from tests.kit.places import ROOT
from web.build.assemble import NOTICES, with_notices
from web.build.minify import SCRIPT_FOLDERS
from web.build.splash import PAGE, translated
from web.build.words.catalogue import TRANSLATED
from web.build.words.notices import FROM_DISK, NOT_FOUND, WITHOUT_SCRIPTS, notices

PAGE_FILE = "index.html"

SCRIPTS = sorted(path for folder in SCRIPT_FOLDERS for path in (ROOT / "web" / folder).iterdir())

SAID = re.compile(r"""\b_\(\s*["'`]([^"'`]+)["'`]""")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_sentence_of_a_script_is_listed(script: Path) -> None:
    assert set(SAID.findall(script.read_text("utf-8"))) <= set(PAGE)


def test_a_sentence_of_the_page_is_listed() -> None:
    body = (ROOT / "index.html").read_text("utf-8").partition("<body>")[2]
    body = re.sub(r"<!--.*?-->|<(script|noscript|h1)\b.*?</\1>", "", body, flags=re.DOTALL)
    texts = {text.strip() for text in re.findall(r">([^<]+)<", body)} - {""}
    assert "Choose a game" in texts
    assert texts <= set(PAGE)


def test_a_sentence_that_is_listed_is_said() -> None:
    said = "".join(path.read_text("utf-8") for path in (*SCRIPTS, ROOT / "index.html"))
    assert [sentence for sentence in PAGE if sentence not in said] == []


def test_the_pages_know_the_languages_and_have_what_is_said_without_scripts_in_each() -> None:
    made = {name: with_notices((ROOT / name).read_text("utf-8"), notices()) for name in (PAGE_FILE, *NOTICES)}
    known = re.search(r"<meta name=\"languages\" content='(.*?)'>", made[PAGE_FILE])
    assert known is not None
    assert json.loads(known[1]) == {code: [each.letters, each.direction] for code, each in LANGUAGES.items()}
    [without_scripts] = re.findall(r"<noscript>(.*?)</noscript>", made[PAGE_FILE], re.DOTALL)
    assert re.findall(r'<p(?: lang="(\w+)")?', without_scripts) == ["", *TRANSLATED]
    not_found, disk = (made[name] for name in NOTICES)
    assert re.findall(r'<p(?: lang="(\w+)")?', disk) == ["", *TRANSLATED]
    assert re.findall(r'id="(\w+)">[^<]+<code>make play</code>', disk) == list(TRANSLATED)
    [words] = re.findall(r'id="words">(.*?)</script>', not_found)
    told = {code: sorted(said) for code, said in json.loads(words).items()}
    assert told == {code: sorted([*NOT_FOUND, "direction"]) for code in TRANSLATED}


def test_the_english_of_these_pages_is_that_of_the_catalogue() -> None:
    page, not_found, disk = (" ".join((ROOT / name).read_text("utf-8").split()) for name in (PAGE_FILE, *NOTICES))
    assert f"<p>{WITHOUT_SCRIPTS}</p>" in page
    assert f"<p>{FROM_DISK.format(command='<code>make play</code>')}</p>" in disk
    assert [sentence for sentence in NOT_FOUND if sentence not in not_found] == []
    assert set(SAID.findall(not_found)) == set(NOT_FOUND)


def test_the_readme_names_every_language() -> None:
    names = [str(Locale(language).get_language_name("en")) for language in LANGUAGES]
    sentence = f"language: {' or '.join([', '.join(names[:-1]), names[-1]])})"
    assert sentence in " ".join((ROOT / "README.md").read_text("utf-8").split())


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_without_python_is_translated(language: str) -> None:
    words = translated(catalogue(language))
    assert set(PAGE) < set(words)
    assert [text for text in words.values() if not text] == []
    assert words["Loading…"] != "Loading…"
