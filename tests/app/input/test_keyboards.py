# ruff: noqa: RUF001  # signs as wide as a Chinese character
"""Ten keyboards of different countries: rows are named, and commands given, on each of them."""

import pytest

from ramparts.app.input.keyboard import intent_of_key
from ramparts.app.messages.commands import COMMANDS
from ramparts.app.messages.intents import Hint, Intent, Lift, Redo, Restart, Show, Touch, Undo
from ramparts.app.state.model import Model
from ramparts.app.view.board import board
from tests.kit.visit.keyboards import KEYBOARDS, ROWS, Key, Keyboard
from tests.kit.visit.table import cards, table, tap, told

WITH_LETTERS = {command.key: command.intent for command in COMMANDS if command.key}
LETTERS = "hzxnfadl"
DIGITS = "1234567890"

each_keyboard = pytest.mark.parametrize("keyboard", KEYBOARDS, ids=lambda keyboard: keyboard.name)


def meant(key: Key, model: Model | None = None, *, ctrl: bool = False) -> Intent | None:
    model = model or table("fortress:ms33")
    return intent_of_key(model, board(model), key.types, shift=key.shift, ctrl=ctrl, code=key.code)


def same(found: Intent | None, intent: Intent) -> bool:
    """Whether an intent is another one; those without fields are equal whatever they are."""
    return (type(found), found) == (type(intent), intent)


def row_named(key: Key) -> int | None:
    """The number of the row that a key names, 1 to 10; None for a key that names none."""
    model = table("fortress:ms33")
    found = meant(key, model)
    return model.deal.game.piles[found.pile].number if isinstance(found, Touch | Lift) else None


def at(keyboard: Keyboard, code: str, *, shift: bool = False) -> Key:
    """The key at a place."""
    return next(key for key in keyboard.keys if (key.code, key.shift) == (code, shift))


def lettered(keyboard: Keyboard, letter: str, *, shift: bool = False) -> Key:
    """The key of a letter: what types it, or where it is on most keyboards."""
    if keyboard.latin:
        return next(key for key in keyboard.keys if key.types.lower() == letter and key.shift == shift)
    return at(keyboard, f"Key{letter.upper()}", shift=shift)


@each_keyboard
def test_the_places_of_digits_name_rows_whatever_they_type(keyboard: Keyboard) -> None:
    """Bug: keys such as those of AZERTY, which type digits with Shift alone, did nothing."""
    for number, digit in enumerate(DIGITS, start=1):
        assert row_named(at(keyboard, f"Digit{digit}")) == number


@each_keyboard
def test_whatever_types_a_digit_names_its_row(keyboard: Keyboard) -> None:
    """Bug: the digits of other scripts did nothing."""
    typed = [key for key in keyboard.keys if key.types.isdecimal()]
    assert {int(key.types) for key in typed} == set(range(10))
    for key in typed:
        assert row_named(key) == (int(key.types) or 10)
        assert row_named(key._replace(code="")) == (int(key.types) or 10)


@each_keyboard
def test_with_shift_a_sign_over_a_digit_names_no_row(keyboard: Keyboard) -> None:
    for key in keyboard.keys:
        if key.shift and not key.types.isdecimal():
            assert row_named(key) is None, key


@each_keyboard
@pytest.mark.parametrize("letter", LETTERS)
def test_letters_give_their_commands(keyboard: Keyboard, letter: str) -> None:
    assert same(meant(lettered(keyboard, letter)), WITH_LETTERS[letter])


@each_keyboard
def test_a_latin_letter_is_itself_wherever_it_is(keyboard: Keyboard) -> None:
    typed = [key for key in keyboard.keys if key.types.isascii() and key.types.isalpha() and len(key.types) == 1]
    assert len(typed) == 52 * keyboard.latin
    for key in typed:
        intent = WITH_LETTERS.get(key.types)
        assert meant(key) is None if intent is None else same(meant(key), intent)


@each_keyboard
def test_letters_with_control_and_shift_give_theirs(keyboard: Keyboard) -> None:
    """Bug: where Shift makes the letter's key a sign, as the Arabic one's tilde, Ctrl+Shift+Z did nothing."""
    assert same(meant(lettered(keyboard, "z"), ctrl=True), Undo())
    assert same(meant(lettered(keyboard, "z", shift=True), ctrl=True), Redo())
    assert same(meant(lettered(keyboard, "y"), ctrl=True), Redo())
    assert same(meant(lettered(keyboard, "n", shift=True)), Restart())


@each_keyboard
def test_a_question_mark_shows_the_keys(keyboard: Keyboard) -> None:
    """Bug: the Arabic one did nothing; where there is none, it is where it is on most keyboards."""
    marks = [key for key in keyboard.keys if key.types in {"?", "؟"}]
    for key in marks or [at(keyboard, "Slash", shift=True)]:
        assert same(meant(key), Show("keys"))


def test_only_one_of_the_keyboards_has_no_question_mark() -> None:
    without = [each.name for each in KEYBOARDS if not {"?", "؟"} & {key.types for key in each.keys}]
    assert without == ["Devanagari INSCRIPT"]


@each_keyboard
def test_two_digits_move_a_card_and_a_digit_with_h_sends_it_home(keyboard: Keyboard) -> None:
    """Bug: the digit did nothing, and the h was taken as a wish for a hint."""
    model = table("fortress:ms33")
    for pressed in (at(keyboard, "Digit3"), at(keyboard, "Digit5"), at(keyboard, "Digit6"), lettered(keyboard, "h")):
        intent = meant(pressed, model)
        assert intent is not None
        assert not isinstance(intent, Hint)
        model = told(model, intent)
    assert cards(model, "t5").endswith("JDQD")
    assert cards(model, "fS") == "AS"


@each_keyboard
def test_no_place_means_two_things_by_itself(keyboard: Keyboard) -> None:
    """What a key types and where it is never give two rows: the digit that it types comes first."""
    named = [(key, row_named(key)) for key in keyboard.keys]
    assert all(number == (int(key.types) or 10) for key, number in named if key.types.isdecimal())
    assert {key.code for key, number in named if number and not key.types.isdecimal()} <= set(ROWS[0].split()[:10])


@pytest.mark.parametrize(
    "types, code, shift, intent",
    [
        ("لا", "KeyB", False, WITH_LETTERS["b"]),  # one key, two letters
        ("ﻻ", "KeyB", False, WITH_LETTERS["b"]),  # the same two as one
        ("ज्ञ", "Digit5", True, None),
        ("त्र", "KeyR", False, WITH_LETTERS["r"]),
        ("ｚ", "", False, Undo()),
        ("？", "", True, Show("keys")),
        ("/", "KeyQ", False, WITH_LETTERS["q"]),  # the Hebrew keyboard
        ("'", "KeyW", False, None),  # that one's w cannot be told from Dvorak's comma and quotation mark
        (";", "KeyZ", True, None),
    ],
)  # fmt: skip
def test_keys_that_type_several_letters_wide_ones_and_signs(
    types: str, code: str, shift: bool, intent: Intent | None  # noqa: FBT001  # parameters
) -> None:  # fmt: skip
    found = meant(Key(code, types, shift))
    assert found is None if intent is None else same(found, intent)


@pytest.mark.parametrize("types", ["３", "٣", "۳", "३", "๓", "3", "৩", "௩"])
def test_a_digit_of_any_script_is_that_digit(types: str) -> None:
    assert row_named(Key("", types, shift=False)) == 3


def test_the_numeric_pad_has_digits_or_arrows_as_it_is_switched() -> None:
    model = table("fortress:ms33")
    assert row_named(Key("Numpad4", "4", shift=False)) == 4
    assert row_named(Key("Numpad4", "٤", shift=False)) == 4
    for types in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"):
        assert meant(Key("Numpad4", types, shift=False), model) == meant(Key(types, types, shift=False), model)
    assert meant(Key("Numpad5", "Clear", shift=False)) is None


def test_the_space_bar_is_itself_whatever_it_types() -> None:
    """With Shift the Persian one types a joiner of no width."""
    model = tap(table("fortress:ms33"), "t1")
    assert meant(Key("Space", "\u200c", shift=True), model) == meant(Key("Enter", "Enter", shift=True), model)
