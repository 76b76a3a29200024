"""The tables: a folder each, whose sheets and drawings are all used, and which the player may choose."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ramparts.app.state.preferences import PREFERENCES
from tests.kit.places import ROOT
from web.build.minify import PAGE_SHEETS, TABLE, tables

USUAL = "keep"
NUMBERS = {3: "three", 4: "four", 5: "five"}
FOLDERS = {folder.name: folder for folder in tables(ROOT)}
SCRIPT = (ROOT / "web" / "shell" / "chosen_table.js").read_text("utf-8")
PAGE = [sheet for sheet in sorted((ROOT / "web" / "styles").rglob("*.css")) if sheet.name not in PAGE_SHEETS]

SET_ELSEWHERE = {"index", "last", "strip", "head", "foot", "flank", "unit", "tower"}
"""Set on cards and walls by `web.page.ui`, and at a win by `web/shell/feast.js`."""

WON = "won.css"
"""The sheet of a table that comes later than the others."""

SAMPLES = (ROOT / "web" / "styles" / "study" / "samples.css").read_text("utf-8")
"""What pictures of the tables are made of, in the settings."""

OF_CARDS = {"table", "outline", "card", "card-edge", "back", "back-line", "back-rim"}
"""The colours that each of these pictures has to give, as the table that is chosen has others."""

each_table = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)


def sheets(folder: Path) -> dict[str, str]:
    """The style sheets of a table but the one that names them, without comments."""
    found = {sheet.name: sheet.read_text("utf-8") for sheet in sorted(folder.glob("*.css")) if sheet.name != TABLE}
    return {name: re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL) for name, css in found.items()}


def test_every_table_can_be_chosen_and_nothing_else() -> None:
    chosen = {value or USUAL for value in PREFERENCES["table"].values}
    assert chosen == set(FOLDERS)


def named(constant: str) -> set[str]:
    """The tables in a list of the script."""
    [names] = re.findall(rf"\b{constant} = \[(.*?)\]", SCRIPT)
    return set(re.findall(r'"(\w+)"', names))


def test_the_page_knows_every_table_and_which_have_drawings_of_cards_of_their_own() -> None:
    """Bug: a table that kept the usual ranks and figures was taken for none."""
    assert named("TABLES") == set(FOLDERS) - {USUAL}
    assert named("DRAWN") == {name for name, folder in FOLDERS.items() if (folder / "faces.svg").exists()} - {USUAL}


def test_the_readme_names_every_table() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    words = [label.partition(":")[0].removeprefix("The ") for label in PREFERENCES["table"].values.values()]
    sentence = re.search(r"^(\w+) tables to sit at, .*?\.$", readme, re.MULTILINE | re.DOTALL)
    assert sentence is not None
    assert re.findall(r"\*(\w+)\*", sentence[0]) == words
    assert NUMBERS[len(words)] == sentence[1].lower()


@each_table
def test_a_table_names_all_its_sheets_tokens_first(folder: Path) -> None:
    named = re.findall(r'@import "./([^"]+)";', (folder / TABLE).read_text("utf-8"))
    assert named[0] == "tokens.css"
    assert sorted([*named, WON]) == sorted(sheets(folder))


def test_the_sheet_for_a_win_has_that_of_every_table() -> None:
    named = re.findall(rf'@import "../tables/([^"]+)/{WON}";', (ROOT / "web" / "styles" / WON).read_text("utf-8"))
    assert sorted(named) == sorted(FOLDERS)


@each_table
def test_a_table_uses_all_its_drawings_which_are_well_formed(folder: Path) -> None:
    used = {name for css in sheets(folder).values() for name in re.findall(r'url\("./([^"]+)"\)', css)}
    drawings = {file.name for file in folder.glob("*.svg")} - {"faces.svg"}
    assert used == drawings
    for name in drawings:
        assert ET.parse(folder / name).getroot().tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314  # our own file


@each_table
def test_every_property_that_a_table_uses_is_declared(folder: Path) -> None:
    css = [*sheets(folder).values(), *(sheet.read_text("utf-8") for sheet in PAGE)]
    declared = {found for each in css for found in re.findall(r"[{;\s]--([\w-]+):", each)}
    used = {found for each in sheets(folder).values() for found in re.findall(r"var\(--([\w-]+)", each)}
    assert used <= declared | SET_ELSEWHERE


@each_table
def test_a_table_is_still_seen_in_colours_of_the_users_own(folder: Path) -> None:
    assert any("forced-colors: active" in css for css in sheets(folder).values())


def first_rule(css: str) -> dict[str, str]:
    """The custom properties of the first rule of a sheet: that of the root."""
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", css.partition("}")[0]))


def of_sample(name: str) -> dict[str, str]:
    """What the settings say of the colours of a table."""
    (rule,) = re.findall(rf"^\.table-{name} \{{[^}}]*", SAMPLES, re.MULTILINE)
    return first_rule(rule)


@each_table
def test_the_picture_of_a_table_in_the_settings_has_its_colours(folder: Path) -> None:
    usual = first_rule((ROOT / "web" / "styles" / "tokens.css").read_text("utf-8"))
    own = usual | first_rule((folder / "tokens.css").read_text("utf-8"))
    given = of_sample(folder.name)
    assert given == {name: own[name] for name in given}
    assert given.keys() >= OF_CARDS
