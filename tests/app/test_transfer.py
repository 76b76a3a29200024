"""Everything that is kept as one file, and forty files that are none."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ramparts.app.errands import Check, Download, Export, Import
from ramparts.app.intents import Later, Store
from ramparts.app.kept import Kept
from ramparts.app.model import Best, Model, Prefs
from ramparts.app.record import Record, others
from ramparts.app.saves import game_text
from ramparts.app.transfer import LONGEST, export_text
from tests.play import played
from tests.records import BEST, PREFS, RECORDS
from tests.visits import Visit, everything


@st.composite
def kept(draw: st.DrawFn) -> Model:
    """A model with a history, preferences, ten best, records and earlier games."""
    model = draw(played(12))
    deal = model.deal.text
    record = Record(deal, tries=draw(st.integers(1, 3)), begun=draw(st.integers(0, 99)), moves=len(model.history.line))
    left = {other.deal.text: other for other in draw(st.lists(played(6), max_size=3)) if other.deal.text != deal}
    games = tuple(Kept(name, game_text(other), 900 - i) for i, (name, other) in enumerate(left.items()))
    model = replace(model, prefs=draw(PREFS), best=draw(BEST), record=record, games=games)
    return replace(model, records=others(draw(RECORDS), deal))


@settings(max_examples=40)
@given(kept())
def test_a_file_brings_everything_to_another_browser(model: Model) -> None:
    text = export_text(model)
    assert text.isascii()
    assert len(text) < LONGEST
    visit = Visit().wants(Import(text))
    assert visit.model.problem == ""
    assert everything(visit.model) == everything(model)


@settings(max_examples=40)
@given(kept())
def test_a_file_brought_back_where_it_was_saved_changes_nothing(model: Model) -> None:
    visit = Visit()
    visit.model = replace(model, now=visit.now)
    visit.wants(Import(export_text(model)))
    assert everything(visit.model) == everything(model)
    assert visit.told(Store) == []


def good() -> dict[str, Any]:
    """A file with something of everything, as an object."""
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms33").plays("t1-h", "t2-h")
    ada = Best("Ada", 900, 4)
    visit.model = replace(visit.model, best=(ada, Best("Bob", 20, 1)), prefs=Prefs(name="Ada", home="all"))
    return dict(json.loads(export_text(visit.model)))


def at(*path: str | int) -> Callable[[dict[str, Any], object], None]:
    """What puts a value at a place of an object."""

    def put(found: dict[str, Any], value: object) -> None:
        place: Any = found
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return put


GAME = ("games", "games", 0)
RECORD = ("records", "records", 0)
DAMAGES: list[tuple[tuple[str | int, ...], object, str]] = [
    (("program",), "solitaire", "it was not written by Ramparts"),
    (("program",), None, "it was not written by Ramparts"),
    (("version",), 2, "it is of version '2'; this program reads 1"),
    (("version",), "x" * 999, "it is of version 'xxxxxxxxxxxxxxxxxxxx'"),
    (("prefs",), [], "the saved preferences is not a JSON object"),
    (("prefs", "version"), 99, "the saved preferences is of version 99"),
    (("prefs", "home"), "sometimes", "the preference home cannot be 'sometimes'"),
    (("prefs", "ask"), 1, "the preference ask cannot be '1'"),
    (("prefs", "name"), "a\nb" * 99, "the preference name cannot be"),
    (("best",), None, "the saved ten best is not a JSON object"),
    (("best", "best"), [["Ada", 1, 1, False]] * 11, "are no list of ten"),
    (("best", "best", 0, 1), -5, "is not a line of the ten best"),
    (("best", "best", 1, 1), 901, "are in no order"),
    (("game",), "fortress:ms33", "the saved game is not a JSON object"),
    (("game", "version"), 7, "the saved game is of version 7"),
    (("game", "deal"), "freecell:1", "there is no game 'freecell'"),
    (("game", "deal"), "fortress:ms0", "ms numbers run from ms1"),
    (("game", "nodes", 0, 2), "t1-t9", "entry 1: move 1 of the gesture: 't1-t9' is not allowed"),
    (("game", "nodes", 1, 0), 5, "it follows 5, which is no earlier entry"),
    (("game", "at"), 77, "stands at 77"),
    (("game", "redo"), [], "does not say where redo leads"),
    (("game", "run"), {"number": 1}, "the saved deal belongs to no run"),
    (("record",), {}, "the saved records are no list"),
    (("record", "records"), [], "there are 0 records of one game"),
    (("records", "records"), {}, "the saved records are no list of at most 5000"),
    (("records", "records"), [1, 2], "1 is not a record"),
    ((*RECORD, 0), 7, "is not a record"),
    ((*RECORD, 0), "<img src=x>", "'<img src=x>' is not a deal"),
    ((*RECORD, 0), "fortress:\u2028", "is not a deal"),
    ((*RECORD, 1), 0, "holds a number that cannot be"),
    ((*RECORD, 4), -1, "holds a number that cannot be"),
    ((*RECORD, 5), 10**400, "holds a number that cannot be"),
    ((*RECORD, 5), 1.5, "is not a record"),
    ((*RECORD, 7), 1, "is not a record"),
    (("games", "games"), "fortress:ms33", "the saved games are no list of at most 200"),
    (("games", "games"), [["fortress:ms33", "{}", 0]] * 201, "the saved games are no list of at most 200"),
    (("games", "games"), [["fortress:ms33", "{}", 0]] * 2, "there is more than one game of fortress:ms33"),
    (GAME, ["fortress:ms33"], "is not an earlier game"),
    ((*GAME, 0), "fortress:ms34", "the game of fortress:ms34 is one of fortress:ms33"),
    ((*GAME, 0), "nonsense", "'nonsense' is not a deal"),
    ((*GAME, 1), "{", "the saved game is not JSON text"),
    ((*GAME, 2), -1, "was left at no time"),
]


def damaged(place: tuple[str | int, ...], value: object) -> str:
    """The good file with one value changed."""
    found = good()
    at(*place)(found, value)
    return json.dumps(found)


TEXTS = [
    ("", "it is not JSON text"),
    ("PK\x03\x04", "it is not JSON text"),
    ("null", "it is not a JSON object"),
    ("[" * 50_000, "it is not JSON text"),
    ('{"program":"ramparts","version":1}', "it is empty"),
    ('{"program":"ramparts"} \u200b', "it holds characters that no such file has"),
    ("x" * (LONGEST + 1), "is too long"),
    (json.dumps(good())[:-20], "it is not JSON text"),
]

FILES = [(damaged(place, value), said) for place, value, said in DAMAGES] + TEXTS


def test_there_are_forty_files_and_more() -> None:
    assert len(FILES) >= 40
    assert Visit().wants(Import(json.dumps(good()))).model.problem == ""


@pytest.mark.parametrize("text, said", FILES, ids=[said for _, said in FILES])
def test_a_file_that_is_none_is_told_in_one_sentence_and_nothing_is_lost(text: str, said: str) -> None:
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms7")
    before, stored = everything(visit.model), dict(visit.shelf.texts)
    visit.wants(Import(text))
    assert visit.model.problem.startswith("This file cannot be read, so nothing was changed: ")
    assert said in visit.model.problem
    assert visit.model.said == visit.model.problem
    assert len(visit.model.problem) < 400
    assert "\n" not in visit.model.problem
    assert everything(visit.model) == before
    assert visit.shelf.texts == stored


def test_what_a_file_does_not_hold_stays_as_it_is() -> None:
    found = good()
    visit = Visit("fortress:ms33").plays("t1-h")
    before = everything(visit.model)
    visit.wants(Import(json.dumps({key: found[key] for key in ("program", "version", "best")})))
    assert visit.model.best[0].name == "Ada"
    assert everything(replace(visit.model, best=())) == before


def test_unknown_parts_and_preferences_are_passed_over() -> None:
    found = good() | {"comment": "mine"}
    found["prefs"]["colour"] = "green"
    assert Visit().wants(Import(json.dumps(found))).model.prefs.home == "all"


def test_the_reading_tells_how_far_it_is_and_replays_one_game_at_a_time() -> None:
    visit = Visit()
    visit.wants(Import(json.dumps(good())))
    steps = [effect.intent for effect in visit.asked if isinstance(effect, Later)]
    assert [step.number for step in steps if isinstance(step, Check)] == [0, 1]
    assert visit.model.news == "Everything in the file is here now."


def test_what_is_here_is_kept_when_a_file_is_brought() -> None:
    visit = Visit("fortress:ms1").plays("t6-t9")
    visit.wants(Import(json.dumps(good())))
    assert visit.model.deal.text == "chessboard:ms33"
    assert {game.deal for game in visit.model.games} == {"fortress:ms1", "fortress:ms33"}
    assert {record.deal for record in visit.model.records} == {"fortress:ms1", "fortress:ms33"}


def test_the_file_is_what_is_kept() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Export())
    assert visit.told(Download) == [Download("ramparts.json", export_text(visit.model))]
    assert visit.model.news == "Everything is in the file ramparts.json."
