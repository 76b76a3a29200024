"""Preferences as the settings name them."""

import re
from dataclasses import fields, replace
from typing import get_args, get_type_hints

import pytest

from ramparts.app.messages.intents import Prefer
from ramparts.app.state.preferences import PREFERENCES, Group, Preference, Prefs, preferring
from ramparts.app.words.languages import LANGUAGES
from tests.kit.places import ROOT
from tests.kit.visit.table import table, told

ROWS = pytest.mark.parametrize("row", PREFERENCES.values(), ids=list(PREFERENCES))


def test_every_field_but_those_that_no_setting_shows_is_a_preference() -> None:
    assert PREFERENCES.keys() == {field.name for field in fields(Prefs)} - {"name", "sound_asked"}


@ROWS
def test_a_row_is_whole(row: Preference) -> None:
    default, kind = getattr(Prefs(), row.name), get_type_hints(Prefs)[row.name]
    assert row.group in get_args(Group)
    assert row.label
    assert all(row.values.values())
    if row.values:
        assert default in row.values
        assert set(get_args(kind) or row.values) == row.values.keys()
    else:
        assert kind is bool


@pytest.mark.parametrize("name", [field.name for field in fields(Prefs)])
def test_a_preference_is_read_by_more_than_what_shows_and_keeps_it(name: str) -> None:
    """A switch that nobody reads looks like any other: it is shown, kept and merged by itself."""
    app = ROOT / "py" / "ramparts" / "app"
    files = [*app.rglob("*.py"), *(ROOT / "web" / "page").rglob("*.py")]
    others = [path for path in files if path.stem not in ("preferences", "settings") and path.parent.name != "codec"]
    assert any(re.search(rf"\bprefs\.{name}\b", path.read_text("utf-8")) for path in others), f"nobody reads {name}"


@ROWS
def test_every_value_of_a_row_can_be_chosen(row: Preference) -> None:
    for text in row.values or ("on", "off"):
        chosen = preferring(Prefs(), row.name, text)
        assert getattr(chosen, row.name) == (text if row.values else text == "on")
        assert replace(chosen, **{row.name: getattr(Prefs(), row.name)}, sound_asked=False) == Prefs()
        assert chosen.sound_asked is (row.name == "sound")


def test_only_languages_are_as_many_as_there_are_catalogues() -> None:
    assert [name for name, kind in get_type_hints(Prefs).items() if kind is str] == ["language", "name"]
    assert PREFERENCES["language"].values.keys() == {"", *LANGUAGES}


@pytest.mark.parametrize("name, value", [("home", "sometimes"), ("ask", "yes"), ("name", "Ada"), ("nonsense", "on")])
def test_what_is_no_preference_changes_nothing(name: str, value: str) -> None:
    assert preferring(Prefs(), name, value) == Prefs()


def test_a_preference_acts_at_once() -> None:
    assert told(table("fortress:ms33"), Prefer("home", "all")).prefs.home == "all"


def test_another_language_is_greeted_in_its_own_words() -> None:
    model = told(table("fortress:ms33"), Prefer("language", "de"))
    assert model.language == "de"
    assert model.ui.said != table("fortress:ms33").ui.said
    assert "The table now speaks" not in model.ui.said
