"""What the page says without Python is in the catalogue as well."""

import re
from pathlib import Path

import pytest
from babel import Locale

from ramparts.app.words.languages import LANGUAGES, catalogue
from tests.kit.places import ROOT
from web.build.minify import SCRIPT_FOLDERS
from web.build.splash import PAGE, translated
from web.build.words.catalogue import TRANSLATED

SCRIPTS = sorted(path for folder in (*SCRIPT_FOLDERS, "travel") for path in (ROOT / "web" / folder).iterdir())

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
    pages = ROOT / "index.html", ROOT / "web" / "assets" / "embed.html"
    said = "".join(path.read_text("utf-8") for path in (*SCRIPTS, *pages))
    assert [sentence for sentence in PAGE if sentence not in said] == []


def test_the_scripts_know_the_languages() -> None:
    source = (ROOT / "web" / "shell" / "splash_words.mjs").read_text("utf-8")
    assert re.findall(r'"(\w\w)"', source.partition("LANGUAGES = [")[2].partition("]")[0]) == list(LANGUAGES)


def test_who_runs_no_script_or_has_no_server_is_told_in_every_language() -> None:
    """These sentences are in no catalogue: nothing is there to put them into a language."""
    page, disk = ((ROOT / name).read_text("utf-8") for name in ("index.html", "web/assets/disk.html"))
    [without_scripts] = re.findall(r"<noscript>(.*?)</noscript>", page, re.DOTALL)
    assert re.findall(r'<p(?: lang="(\w+)")?>\w', without_scripts) == ["", *TRANSLATED]
    assert re.findall(r'<p id="(\w+)"', disk) == list(LANGUAGES)
    assert re.findall(r'<p id="\w+" lang="(\w+)"', disk) == list(TRANSLATED)
    assert set(re.findall(r"#(\w+):not\(:target\)", disk)) == set(TRANSLATED)


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
