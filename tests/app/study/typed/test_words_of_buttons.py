"""What the page itself writes, on the button of the light and in the list of keys, may be typed as well."""

import pytest

from ramparts.app.assist.verdict_light import light
from ramparts.app.messages.intents import Intent, Look, Prefer, Show
from ramparts.app.state.panels import Rules
from ramparts.app.study.typed.command_parser import understood
from ramparts.app.words.languages import LANGUAGES, catalogue
from tests.kit.playing.oracle import consulted
from tests.kit.visit.table import table, told

FORTRESS = table("fortress:ms33")


@pytest.mark.parametrize(
    "line, intent",
    [
        ("Can I still win?", Look()),
        ("can this still be won", Look()),
        ("Win?", Look()),
        ("the rules of the game", Show(Rules())),
    ],
)
def test_what_stands_on_the_page_is_understood(line: str, intent: Intent) -> None:
    assert understood(FORTRESS, line) == intent


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_the_button_of_the_light_and_in_the_list_of_keys_are_understood(language: str) -> None:
    """Bug: of what the page itself says of the light only "light" was."""
    model = told(FORTRESS, Prefer("language", language))
    asked = consulted(model, Look())
    assert light(asked).state == "winnable"
    for each in (model, asked):
        assert understood(each, light(each).word) == understood(each, light(each).sentence) == Look()
    assert understood(model, catalogue(language).gettext("can I still win?")) == Look()
