"""Buttons and forms as intents."""

import pytest

from ramparts.app.input.ui_commands import intent_of, submitted
from ramparts.app.messages.commands import COMMANDS, Command
from ramparts.app.messages.intents import New, Open, Sign
from ramparts.app.messages.study_intents import Typed
from tests.kit.visit.table import table

MODEL = table("chessboard:ms33")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_button_gives_its_command(command: Command) -> None:
    assert intent_of(MODEL, command.button, 0) == command.intent


def test_a_new_deal_is_of_the_game_named_or_of_the_same_again() -> None:
    assert intent_of(MODEL, "new:fortress", 99_999) == New("fortress", 99_999)
    assert intent_of(MODEL, "again", 99_999) == New("chessboard", 99_999)


@pytest.mark.parametrize("command", ["", "nonsense", "nonsense:fortress", ":"])
def test_a_word_that_is_no_command_means_nothing(command: str) -> None:
    assert intent_of(MODEL, command, 0) is None


@pytest.mark.parametrize(
    "text, deal",
    [
        ("ms33", "chessboard:ms33"),
        (" 123456 ", "chessboard:123456"),
        ("fortress:ms33", "fortress:ms33"),
    ],
)
def test_the_form_for_deals_takes_numbers_and_texts(text: str, deal: str) -> None:
    assert submitted(MODEL, "open", text) == Open(deal)


@pytest.mark.parametrize("text", ["#fortress:ms33", "https://example.org/#fortress:ms33", "Ms33", "0033", "", "ms"])
def test_what_is_written_otherwise_is_read_later(text: str) -> None:
    assert submitted(MODEL, "open", text) == Typed(text)


def test_a_text_of_several_lines_keeps_those_that_are_empty() -> None:
    """So that what is told of a line names the one that it is."""
    assert submitted(MODEL, "open", "\n2C 3C\n") == Typed("\n2C 3C\n")


def test_the_form_for_the_ten_best_takes_a_name() -> None:
    assert submitted(MODEL, "sign", " Ada ") == Sign("Ada")


def test_an_unknown_form_means_nothing() -> None:
    assert submitted(MODEL, "nonsense", "Ada") is None
