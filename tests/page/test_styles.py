"""The style sheets: every custom property that is used is declared, every sheet is in the page or comes later."""

import re

import pytest

from tests.kit.places import ROOT
from web.build.minify import PAGE_SHEETS

STYLES = ROOT / "web" / "styles"
EACH = [sheet for sheet in sorted(STYLES.rglob("*.css")) if sheet.name not in PAGE_SHEETS]
SHEETS = {sheet.relative_to(STYLES).as_posix(): sheet.read_text("utf-8") for sheet in EACH}

SET_ELSEWHERE = {"index", "last", "strip", "taken", "unit", "above", "tower"}
"""Set on cards and on the page by `web.page.ui`, before Python by `web/shell/drawing.js`, at a win by `feast.js`."""


@pytest.mark.parametrize("name", SHEETS)
def test_every_property_that_is_used_is_declared(name: str) -> None:
    declared = {found for css in SHEETS.values() for found in re.findall(r"[{;\s]--([\w-]+):", css)}
    used = set(re.findall(r"var\(--([\w-]+)", SHEETS[name]))
    assert used <= declared | SET_ELSEWHERE


def test_every_token_is_used() -> None:
    declared = set(re.findall(r"[{;\s]--([\w-]+):", SHEETS["tokens.css"]))
    assert declared <= {used for css in SHEETS.values() for used in re.findall(r"var\(--([\w-]+)", css)}


COLOURED = {"tokens.css", "study/samples.css"}
"""The sheets of colours; those of the second are the tables' own (`tests/page/test_tables.py`)."""


@pytest.mark.parametrize("name", [name for name in SHEETS if name not in COLOURED])
def test_only_the_tokens_name_opaque_colours(name: str) -> None:
    colours = re.findall(r"#[0-9a-fA-F]{3,8}\b(?=[^{}]*[;}])", re.sub(r"/\*.*?\*/", "", SHEETS[name], flags=re.DOTALL))
    assert all(len(found) in {5, 9} for found in colours), "a shade of black or white may be laid over anything"


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_is_in_the_page_or_comes_later(name: str) -> None:
    """The colours are in the pages about the games too, which stand by themselves."""
    named = [sheet for sheet in PAGE_SHEETS if f'@import "./{name}";' in (STYLES / sheet).read_text("utf-8")]
    assert named == ["page.css", "pages.css"] if name == "tokens.css" else len(named) == 1


@pytest.mark.parametrize("name", SHEETS)
def test_no_sheet_says_a_word_that_nobody_translates(name: str) -> None:
    said = re.findall(r'content:\s*"([^"]*)"', SHEETS[name])
    assert not any(sign.isalpha() for sign in "".join(said))


def test_a_long_press_on_the_board_calls_nothing_out_on_an_iphone() -> None:
    """Only Safari knows this property, so no browser that is driven here would tell."""
    boards = re.findall(r"^#table \{([^}]*)\}", SHEETS["frame/window.css"], re.MULTILINE)
    assert any("-webkit-touch-callout: none;" in rules and "-webkit-user-select: none;" in rules for rules in boards)
