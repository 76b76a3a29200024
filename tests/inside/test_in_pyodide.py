"""The engine inside Pyodide, the Python of the page, counts and deals as it does here.

Pyodide is CPython compiled to WebAssembly: 32 bits wide, and another version than the one the other tests run on.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from tests.kit.places import DATA, ROOT

MODULES = ROOT / "node_modules"
PERFT = DATA / "perft"
PATIENCE = 600
"""The seconds that a slow machine under load may take over one script."""

pytestmark = pytest.mark.pyodide


def run_in_pyodide(code: str, sources: Path = ROOT / "py") -> object:
    """What `code`, a script run inside Pyodide that imports from `sources`, leaves in `result`, by way of JSON.

    Raises `AssertionError` with Python's own words if the script does not come to its end.
    """
    node = shutil.which("node")
    assert node, "Node is not on the path"
    assert (MODULES / "pyodide").is_dir(), "`npm ci` brings Pyodide"
    command = [node, str(Path(__file__).parent / "run.mjs"), str(MODULES), str(sources)]
    done = subprocess.run(command, input=code, capture_output=True, check=False, encoding="utf-8", timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


ASKED = """
import sys
from ramparts.deals.deal import parse_deal
from ramparts.engine.play import perft
from ramparts.games.catalogue import TITLES

deals = {text: parse_deal(text, TITLES) for text in DEPTHS}
result = {
    "machine": [sys.platform, sys.maxsize],
    "dealt": {text: [pile.hex() for pile in parse_deal(text, TITLES).start] for text in DEALS},
    "counted": {
        text: [perft(deal.game, deal.start, n + 1) for n in range(DEPTHS[text])] for text, deal in deals.items()
    },
}
"""

NUMBERS = ("32000", "1807345", "4294967296", "99999999999999999999")
DEALS = ["fortress:ms33", "fortitude/4:77000", *(f"{title}:{number}" for title in TITLES for number in NUMBERS)]

BRIEFLY = 5_000
"""The longest count to repeat under Pyodide, which takes several times as long as CPython."""


def briefly(counts: list[int]) -> list[int]:
    """The first of `counts`, as far as they are quickly counted."""
    return [count for count in counts if count <= BRIEFLY]


@pytest.fixture(scope="module")
def expected() -> dict[str, list[int]]:
    """How many lines there are of each length, by deal, as far as they are recorded and quickly counted."""
    recorded = [json.loads(file.read_text("utf-8")) for file in sorted(PERFT.glob("*.json"))]
    counted = {text: counts for each in recorded for text, counts in each.items()}
    return {text: briefly(counts) for text, counts in counted.items() if re.split("[:/=]", text)[0] in TITLES}


@pytest.fixture(scope="module")
def answers(expected: dict[str, list[int]]) -> dict[str, object]:
    """All that is asked here, in one run: to start Pyodide takes longer than to answer."""
    depths = {text: len(counts) for text, counts in expected.items()}
    found = run_in_pyodide(f"DEALS = {DEALS!r}\nDEPTHS = {depths!r}\n{ASKED}")
    assert isinstance(found, dict)
    return found


def test_a_script_that_fails_is_told_in_pythons_words() -> None:
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run_in_pyodide("result = 1 / 0")


def test_the_machine_is_32_bits_wide(answers: dict[str, object]) -> None:
    assert answers["machine"] == ["emscripten", 2**31 - 1]


def test_every_deal_number_deals_the_same_cards(answers: dict[str, object]) -> None:
    assert answers["dealt"] == {text: [pile.hex() for pile in parse_deal(text, TITLES).start] for text in DEALS}


def test_perft_counts_the_same(answers: dict[str, object], expected: dict[str, list[int]]) -> None:
    assert {re.split("[:/=]", text)[0] for text in expected} == {*TITLES}
    assert answers["counted"] == expected
