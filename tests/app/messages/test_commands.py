"""The table of commands: every row is whole, and no key, button or word is there twice."""

from collections import Counter

import pytest

from ramparts.app.input.keyboard import LETTERS
from ramparts.app.messages.commands import COMMANDS, Command
from ramparts.app.messages.intents import Show
from ramparts.app.state.panels import panel_name
from ramparts.app.study.typed.names import plain
from ramparts.app.words.languages import LANGUAGES, catalogue
from tests.kit.visit.panels import PANELS

ROWS = pytest.mark.parametrize("command", COMMANDS, ids=[command.button for command in COMMANDS])


def twice(names: list[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


@ROWS
def test_a_row_has_a_button_and_what_goes_together(command: Command) -> None:
    assert command.button
    assert bool(command.key) == bool(command.says), "a key is told of in the list, and nothing else is"
    assert bool(command.ctrl) == bool(command.chords), "keys with Ctrl are written as the list shows them"
    assert not command.ctrl or command.says
    assert len(command.key) <= 1


@ROWS
def test_keys_with_ctrl_are_written_as_they_are(command: Command) -> None:
    written = [f"Ctrl+{'Shift+' * key.isupper()}{key.upper()}" for key in command.ctrl]
    assert command.chords == ", ".join(written)


def test_no_button_key_or_intent_is_there_twice() -> None:
    assert twice([command.button for command in COMMANDS]) == []
    assert twice([key for command in COMMANDS for key in command.key]) == []
    assert twice([key for command in COMMANDS for key in command.ctrl]) == []
    assert twice([repr(command.intent) for command in COMMANDS]) == []


def test_those_with_a_key_come_first_as_the_list_has_them() -> None:
    assert [command.key for command in COMMANDS if command.key] == list(LETTERS)
    assert all(command.key for command in COMMANDS[: len(LETTERS)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    words = catalogue(language)
    typed = [words.gettext(command.typed).split(",") for command in COMMANDS if command.typed]
    said = [name for names in typed for name in {plain(words, name) for name in names}]
    assert twice(said) == []
    assert "" not in said


def test_every_panel_that_a_command_opens_is_there_and_every_panel_but_a_link_has_one() -> None:
    opened = {panel_name(command.intent.panel) for command in COMMANDS if isinstance(command.intent, Show)}
    assert opened - {""} == PANELS.keys() - {"copy", "review", "solution"}
    assert any(command.button == "review" for command in COMMANDS), "it asks the solver as well"
    assert any(command.button == "watch" for command in COMMANDS), "it asks before it shows the solution"
