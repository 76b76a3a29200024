"""Preferences as the settings name them."""

import pytest

from ramparts.app.state.intents import Prefer
from ramparts.app.state.model import Prefs
from ramparts.app.state.preferences import CHOICES, SWITCHES, preferring
from tests.kit.table import table, told


@pytest.mark.parametrize("name, value", [(name, value) for name, values in CHOICES.items() for value in values])
def test_a_choice_is_kept(name: str, value: str) -> None:
    assert getattr(preferring(Prefs(), name, value), name) == value


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_on_or_off(name: str) -> None:
    assert getattr(preferring(Prefs(), name, "on"), name) is True
    assert getattr(preferring(Prefs(), name, "off"), name) is False


@pytest.mark.parametrize("name, value", [("home", "sometimes"), ("ask", "yes"), ("name", "Ada"), ("nonsense", "on")])
def test_what_is_no_preference_changes_nothing(name: str, value: str) -> None:
    assert preferring(Prefs(), name, value) == Prefs()


def test_a_preference_acts_at_once() -> None:
    assert told(table("fortress:ms33"), Prefer("home", "all")).prefs.home == "all"


def test_another_language_is_greeted_in_its_own_words() -> None:
    model = told(table("fortress:ms33"), Prefer("language", "de"))
    assert model.language == "de"
    assert model.said != table("fortress:ms33").said
    assert "The table now speaks" not in model.said
