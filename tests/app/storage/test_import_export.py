"""Everything that is kept as one file, and forty files that are none."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.codec.game_codec import game_text
from ramparts.app.messages.effects import Later, Store
from ramparts.app.messages.intents import Show
from ramparts.app.messages.platform_intents import Check, Download, Export, Import
from ramparts.app.state.game_record import Record, others
from ramparts.app.state.library import Backup, Kept
from ramparts.app.state.model import Model
from ramparts.app.storage.import_export import LONGEST, brought, export_text, replayed
from tests.kit.examples import examples
from tests.kit.playing.play import played
from tests.kit.visit.malformed import FILES, good
from tests.kit.visit.records import BEST, PREFS, RECORDS
from tests.kit.visit.visits import Visit, everything


@st.composite
def kept(draw: st.DrawFn) -> Model:
    """A model with a history, preferences, ten best, records and earlier games."""
    model = draw(played(12))
    deal = model.deal.text
    record = Record(deal, tries=draw(st.integers(1, 3)), begun=draw(st.integers(0, 99)), moves=len(model.history.line))
    left = {other.deal.text: other for other in draw(st.lists(played(6), max_size=3)) if other.deal.text != deal}
    games = tuple(Kept(name, game_text(other.session), 900 - i) for i, (name, other) in enumerate(left.items()))
    model = replace(model, prefs=draw(PREFS)).with_record(record).with_library(best=draw(BEST), games=games)
    return model.with_library(records=others(draw(RECORDS), deal))


@examples(40)
@given(kept())
def test_a_file_brings_everything_to_another_browser(model: Model) -> None:
    text = export_text(model)
    assert text.isascii()
    assert len(text) < LONGEST
    visit = Visit().wants(Import(text))
    assert visit.model.ui.problem == ""
    assert everything(visit.model) == everything(model)


@examples(40)
@given(kept())
def test_a_file_brought_back_where_it_was_saved_changes_nothing(model: Model) -> None:
    visit = Visit()
    visit.model = replace(model, now=visit.now)
    visit.asked.clear()
    visit.wants(Import(export_text(model)))
    assert everything(visit.model) == everything(model)
    assert visit.told(Store) == []


def test_there_are_forty_files_and_more() -> None:
    assert len(FILES) >= 40
    assert Visit().wants(Import(json.dumps(good()))).model.ui.problem == ""


@pytest.mark.parametrize("text, said", FILES, ids=[said for _, said in FILES])
def test_a_file_that_is_none_is_told_in_one_sentence_and_nothing_is_lost(text: str, said: str) -> None:
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms7")
    before, stored = everything(visit.model), dict(visit.shelf.texts)
    visit.wants(Import(text))
    assert visit.model.ui.problem.startswith("This cannot be read, so nothing was changed: ")
    assert said in visit.model.ui.problem
    assert visit.model.ui.said == visit.model.ui.problem
    assert len(visit.model.ui.problem) < 400
    assert "\n" not in visit.model.ui.problem
    assert everything(visit.model) == before
    assert visit.shelf.texts == stored


def test_good_news_goes_when_a_file_is_none() -> None:
    visit = Visit().wants(Export())
    assert visit.model.ui.news != ""
    assert visit.wants(Import("{")).model.ui.news == ""
    assert visit.wants(Export()).model.ui.problem == ""


def test_what_a_file_does_not_hold_stays_as_it_is() -> None:
    found = good()
    visit = Visit("fortress:ms33").plays("t1-h")
    before = everything(visit.model)
    visit.wants(Import(json.dumps({key: found[key] for key in ("program", "version", "best")})))
    assert visit.model.library.best[0].name == "Ada"
    assert everything(visit.model.with_library(best=())) == before


def test_unknown_parts_and_preferences_are_passed_over() -> None:
    found = good() | {"comment": "mine"}
    found["prefs"]["colour"] = "green"
    assert Visit().wants(Import(json.dumps(found))).model.prefs.home == "all"


def test_a_file_may_be_longer_than_a_stored_text() -> None:
    assert Visit().wants(Import(json.dumps(good() | {"comment": "x" * 6_000_000}))).model.ui.problem == ""


def test_the_reading_tells_how_far_it_is_and_replays_one_game_at_a_time() -> None:
    visit = Visit()
    visit.wants(Import(json.dumps(good())))
    steps = [effect.intent for effect in visit.asked if isinstance(effect, Later)]
    assert [step.number for step in steps if isinstance(step, Check)] == [0, 1]
    assert visit.model.ui.news == visit.model.ui.said == "Everything is here now."


def test_the_reading_says_how_many_games_it_has_read() -> None:
    left = Visit("fortress:ms33").opens("fortress:ms1").opens("fortress:ms2").model
    model = Visit("chessboard:ms1").wants(Import("{")).model
    model, backup = brought(model, export_text(left))
    assert backup is not None
    said = [model.ui.said]
    assert (model.ui.problem, model.ui.news) == ("", said[0])
    for number in range(2):
        model, goes_on = replayed(model, backup, number)
        assert goes_on
        assert model.ui.news == model.ui.said
        said.append(model.ui.said)
    assert said == [
        "Reading: 0 games so far.",
        "Reading: 1 game so far.",
        "Reading: 2 games so far.",
    ]


def test_the_panel_from_which_a_file_was_brought_stays_open_and_what_was_wrong_with_another_is_forgotten() -> None:
    visit = Visit().wants(Show("data"), Import("{"), Import(json.dumps(good())))
    assert (visit.model.ui.panel, visit.model.ui.problem) == ("data", "")
    wrong = visit.model.with_ui(problem="There is no such deal.")  # asked for while the file was read
    assert replayed(wrong, Backup(), 0)[0].ui.problem == ""


def test_what_is_here_is_kept_when_a_file_is_brought() -> None:
    visit = Visit("fortress:ms1").plays("t6-t9")
    visit.wants(Import(json.dumps(good())))
    assert visit.model.deal.text == "chessboard:ms33"
    assert {game.deal for game in visit.model.library.games} == {"fortress:ms1", "fortress:ms33"}
    assert {record.deal for record in visit.model.library.records} == {"fortress:ms1", "fortress:ms33"}


def test_the_file_is_what_is_kept() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Export())
    assert visit.told(Download) == [Download("ramparts.json", export_text(visit.model))]
    assert "aside" not in json.loads(export_text(visit.model))
    assert visit.model.ui.news == "Everything is in the file ramparts.json."
