"""The deck with full pictures: every card has its place in the drawing, on which nothing is written."""

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ramparts.rules.cards import RANKS, SUITS
from tests.kit.places import ROOT
from web.build.deck import DECK, DRAWINGS, deck

pytestmark = pytest.mark.pyodide  # for it needs the same packages

SHEET = (ROOT / "web" / "decks" / "pictures" / "deck.css").read_text("utf-8")
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return deck(ROOT, tmp_path_factory.mktemp("deck"))


def test_the_deck_is_a_sheet_and_its_drawings(made: dict[str, bytes]) -> None:
    assert sorted(made) == sorted(DECK)
    assert set(re.findall(r'url\("?([^")]+)"?\)', made["deck.css"].decode())) == {f"./{DRAWINGS}"}


def test_every_card_but_the_aces_has_a_drawing_in_the_row_of_its_suit_and_the_column_of_its_rank(
    made: dict[str, bytes],
) -> None:
    cells = ET.fromstring(made[DRAWINGS].decode()).findall(f"{SVG}svg")  # noqa: S314  # our own file
    drawn = {}
    for cell in cells:
        names = {name for part in cell.iter() if (name := re.match(r"([CDHS])-(\w+?)_", part.get("id", "")))}
        [(suit, rank)] = {(name[1], name[2].replace("10", "T")) for name in names}
        drawn[suit, rank] = float(cell.get("x", "")) / 100, float(cell.get("y", "")) / 150
    places = {name: int(place) for name, place in re.findall(r'\[data-card\^="(.)"\] \{\s*--rank: (\d+);', SHEET)}
    rows = {name: int(place) for name, place in re.findall(r'\[data-suit="(.)"\] \{\s*--suit: (\d+);', SHEET)}
    expected = {(suit, rank): (places[rank], rows[suit]) for suit in SUITS for rank in RANKS if rank != "A"}
    assert drawn == expected


def test_no_name_occurs_twice_in_the_drawings(made: dict[str, bytes]) -> None:
    names = re.findall(r'\bid="([^"]+)"', made[DRAWINGS].decode())
    assert len(names) == len(set(names)) > 48


def test_nothing_is_written_on_the_cards(made: dict[str, bytes]) -> None:
    drawing = ET.fromstring(made[DRAWINGS].decode())  # noqa: S314  # our own file
    assert {part.tag.removeprefix(SVG) for part in drawing.iter()} <= {
        "svg",
        "defs",
        "symbol",
        "g",
        "path",
        "use",
        "rect",
        "mask",
    }


def test_the_pips_of_each_court_card_are_holes_in_its_paper(made: dict[str, bytes]) -> None:
    """Bug: they were red and black, whatever the ink of the suit."""
    cells = ET.fromstring(made[DRAWINGS].decode()).findall(f"{SVG}svg")  # noqa: S314  # our own file
    courts = [cell for cell in cells if cell.find(f".//{SVG}mask") is not None]
    assert len(courts) == 12
    for court in courts:
        (mask,) = court.iter(f"{SVG}mask")
        holes = list(mask.iter(f"{SVG}use"))
        assert [hole.get("width") for hole in holes] == ["55.68", "55.68"]
        (painted,) = (part for part in court.iter(f"{SVG}g") if part.get("mask") == f"url(#{mask.get('id')})")
        assert [part for part in painted.iter(f"{SVG}use") if part.get("width") == "55.68"] == []
        (black,) = (part for part in court.iter(f"{SVG}symbol") if f"#{part.get('id')}" == holes[0].get(LINK))
        assert [path.get("fill") for path in black] == ["#000"]


def test_a_package_that_draws_otherwise_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "node_modules" / "@letele" / "playing-cards"
    shutil.copytree(ROOT / "node_modules" / "@letele" / "playing-cards", package)
    for each in (ROOT / "node_modules").iterdir():
        if each.name != "@letele":
            (tmp_path / "node_modules" / each.name).symlink_to(each)
    [script] = (package / "dist").iterdir()
    script.write_text(
        script.read_text("utf-8").replace("height: 32,\n    width: 32,", "height: 33,\n    width: 33,"), "utf-8"
    )
    for part in ("decks", "build/deck"):
        shutil.copytree(ROOT / "web" / part, tmp_path / "web" / part)
    (tmp_path / "out").mkdir()
    with pytest.raises(RuntimeError, match="C2: 3 parts instead of 5"):
        deck(tmp_path, tmp_path / "out")
