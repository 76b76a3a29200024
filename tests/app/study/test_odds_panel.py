"""How often the games can be won, as the page shows it."""

import pytest

from ramparts.app.input.ui_commands import intent_of
from ramparts.app.messages.intents import Intent, Prefer, Show
from ramparts.app.panels import panel
from ramparts.app.state.panels import Rules
from ramparts.app.view.elements import texts
from ramparts.shares.published import published
from tests.kit.visit.table import table, told

FORTRESS = table("fortress:ms33")


def shown(*intents: Intent) -> list[str]:
    tree = panel(told(FORTRESS, *intents, Show("odds")))
    assert tree is not None
    return texts(tree)


def test_the_rules_lead_to_the_odds_and_back() -> None:
    rules = panel(told(FORTRESS, Show(Rules())))
    assert rules is not None
    assert "How often can it be won?" in texts(rules)
    assert intent_of(FORTRESS, "odds", 0) == Show("odds")
    assert shown()[-1] == "Rules of the game"


def test_there_is_a_row_for_every_survey() -> None:
    said = shown()
    assert [said[said.index("Fortress ") + place] for place in range(4)] == [
        "Fortress ",
        "20.3",
        "20.2-20.4",
        "1,000,000",
    ]
    levels = [game for game, *_ in published() if game.startswith("fortitude/")]
    assert sum(text.startswith("Fortitude ") for text in said) == len(levels) == 9


@pytest.mark.parametrize("text", ["Wie oft kann man gewinnen?", "20,3", "Lösbar, %", "Schachbrett "])
def test_the_odds_are_said_in_german(text: str) -> None:
    assert text in shown(Prefer("language", "de"))
