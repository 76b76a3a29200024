"""What earlier versions of the page wrote is read for ever: files of `tests/data/kept`, made by the page itself."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from ramparts.app.messages.platform_intents import Import, Reopen
from ramparts.app.state.game_record import Record, filed
from ramparts.app.state.library import Best
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.session import Puzzle
from ramparts.app.storage.import_export import export_text
from ramparts.rules.cards import card_text, pack_number
from tests.kit.places import DATA, ROOT
from tests.kit.visit.shelf import MemoryShelf
from tests.kit.visit.visits import Visit

KEPT = DATA / "kept"
SEEN: dict[str, Any] = json.loads((KEPT / "seen-1.json").read_text("ascii"))
PREFIX = "ramparts."
"""What each key carries in the browser's storage."""


FORMATS = sorted(int(file.stem.partition("-")[2]) for file in KEPT.glob("export-*.json"))
"""The numbers of the files, one for each way in which the page has written."""


def imported(number: int = 1) -> Visit:
    """A visit with nothing but what a file holds."""
    return Visit("fortress:ms44").wants(Import((KEPT / f"export-{number}.json").read_text("ascii")))


def stored(number: int = 1, name: str = "saved") -> Visit:
    """A visit that finds in the browser what was kept there."""
    shelf = MemoryShelf()
    for key, text in json.loads((KEPT / f"{name}-{number}.json").read_text("ascii")).items():
        shelf.put(key.removeprefix(PREFIX), text)
    return Visit(shelf=shelf)


Begun: TypeAlias = Callable[[], Visit]
VISITS = pytest.mark.parametrize(
    "begun",
    [
        pytest.param(partial(way, number), id=f"{way.__name__} {number}")
        for way in (imported, stored)
        for number in FORMATS
    ],
)


def lying(visit: Visit) -> dict[str, list[str]]:
    """The cards of every pile that is not empty, each with the number of its pack, as the page shows them."""
    piles = zip(visit.model.deal.game.piles, visit.model.position, strict=True)
    return {pile.id: [f"{card_text(card)}{pack_number(card)}" for card in cards] for pile, cards in piles if cards}


@VISITS
def test_every_record_is_there_as_it_was(begun: Begun) -> None:
    model = begun().model
    assert filed(model.library.records, model.session.record) == filed(Record(**row) for row in SEEN["records"])


@VISITS
def test_the_game_on_the_table_lies_as_it_was_left(begun: Begun) -> None:
    visit = begun()
    assert visit.model.ui.problem == ""
    assert visit.model.deal.text == SEEN["table"]
    assert lying(visit) == SEEN["games"][SEEN["table"]]["piles"]
    assert len(visit.model.history.nodes) == 13
    assert visit.model.history.redo() is not visit.model.history


def test_a_puzzle_of_ones_own_is_on_the_table_again() -> None:
    model = stored(name="puzzle").model
    assert model.session.kind == Puzzle("fortress", 0)
    assert model.session.address == f"puzzle:{model.deal.text}"
    assert model.deal.text.startswith("fortress=t0~KD8HTDTHAH.t1~")
    assert model.ui.task is not None
    assert model.ui.task.standing == "playing"


@VISITS
@pytest.mark.parametrize("deal", SEEN["games"])
def test_every_game_can_be_opened_and_lies_as_it_was_left(begun: Begun, deal: str) -> None:
    visit = begun().wants(Reopen(deal))
    assert visit.model.deal.text == deal
    assert (visit.model.state, lying(visit)) == (SEEN["games"][deal]["state"], SEEN["games"][deal]["piles"])


@VISITS
def test_the_run_that_ended_is_among_the_ten_best(begun: Begun) -> None:
    visit = begun()
    assert visit.model.library.best == tuple(Best(*line) for line in SEEN["best"])
    run = visit.wants(Reopen("fortitude/2:32004")).model.run
    assert run is not None
    assert (run.cleared, run.points, run.signed, run.ranked) == ((1,), SEEN["best"][0][1], True, True)


def test_a_file_brings_the_preferences() -> None:
    assert imported().model.prefs == Prefs(**SEEN["prefs"])


def test_what_was_kept_is_found_whole() -> None:
    visit = stored()
    assert not [key for key in visit.shelf.texts if ".damaged" in key]
    assert visit.model.prefs.theme == SEEN["prefs"]["theme"]


def test_the_newest_file_is_what_the_page_writes() -> None:
    """Where this fails the page has come to write otherwise: `tests/data/kept` is to have a file more."""
    newest = FORMATS[-1]
    assert export_text(imported(newest).model) == (KEPT / f"export-{newest}.json").read_text("ascii")


NEXT = """
import json, sys
from ramparts.app.codec.storage_schema import unpacked
from ramparts.app.codec.game_codec import parse_game
from ramparts.app.storage.import_export import parse_export
from ramparts.app.codec.versioned_json import VERSION
from ramparts.games.catalogue import TITLES

file, kept = (open(name).read() for name in sys.argv[1:])
found = parse_export(file, TITLES)
texts = {key.removeprefix("ramparts."): text for key, text in json.loads(kept).items()}
assert unpacked(texts, TITLES) == (found, {})
games = [parse_game(game.text, TITLES).deal.text for game in found.games]
print(json.dumps([VERSION, found.game.deal.text, len(found.records), games]))
"""


@pytest.mark.parametrize("number", FORMATS)
def test_the_next_version_of_the_program_reads_them_too(tmp_path: Path, number: int) -> None:
    """Bug: whoever raised the version would have made every file exported before unreadable."""
    program = shutil.copytree(ROOT / "py" / "ramparts", tmp_path / "ramparts")
    versions = program / "app" / "codec" / "versioned_json.py"
    versions.write_text(versions.read_text("utf-8").replace("VERSION = 1", "VERSION = 2"), "utf-8")
    files = [str(KEPT / name) for name in (f"export-{number}.json", f"saved-{number}.json")]
    done = subprocess.run([sys.executable, "-c", NEXT, *files], cwd=tmp_path, capture_output=True, check=False)
    assert done.stderr.decode() == ""
    version, table, records, games = json.loads(done.stdout)
    assert (version, table, records + 1) == (2, SEEN["table"], len(SEEN["records"]))
    assert {table, *games} >= set(SEEN["games"])
