"""The keyboard of the board."""

import pytest

from ramparts.app.input.keyboard import intent_of_key
from ramparts.app.messages.intents import DealOn, Finish, Intent, Read, Redo, Restart, Show, Touch, Undo, Walk
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.ui import Focus
from ramparts.app.view.board import board
from tests.kit.visit.table import cards, pile, table, tap, told


def pressed(model: Model, *keys: str) -> Model:
    for key in keys:
        intent = intent_of_key(model, board(model), key)
        assert intent is not None, key
        model = told(model, intent)
    return model


def meant(
    key: str, *, shift: bool = False, ctrl: bool = False, code: str = "", text: str = "fortress:ms33"
) -> Intent | None:
    model = table(text)
    return intent_of_key(model, board(model), key, shift=shift, ctrl=ctrl, code=code)


def same(found: Intent | None, intent: Intent) -> bool:
    """Whether an intent is another one; those without fields are equal whatever they are."""
    return (type(found), found) == (type(intent), intent)


@pytest.mark.parametrize(
    "key, intent",
    [
        ("z", Undo()),
        ("x", Redo()),
        ("n", Show("new")),
        ("a", Finish()),
        ("d", DealOn()),
        ("f", Read("foundations")),
        ("?", Show("keys")),
    ],
)
def test_a_letter_gives_its_command(key: str, intent: Intent) -> None:
    assert same(meant(key), intent)


def test_shift_and_n_begin_the_deal_again() -> None:
    assert same(meant("N", shift=True), Restart())


@pytest.mark.parametrize("key, shift, intent", [("z", False, Undo()), ("Z", True, Redo()), ("y", False, Redo())])
def test_undo_and_redo_as_everywhere(key: str, shift: bool, intent: Intent) -> None:  # noqa: FBT001  # a parameter
    assert same(meant(key, shift=shift, ctrl=True), intent)


@pytest.mark.parametrize("ctrl", [False, True])
def test_with_caps_lock_on_a_key_does_the_same(ctrl: bool) -> None:  # noqa: FBT001  # a parameter
    """Bug: Ctrl+Z played again what it was to take back, and N began the deal again."""
    for letter in (*"zxnadfhlbsromptwviy",):
        for shift in (False, True):
            plain, locked = (letter.upper(), letter) if shift else (letter, letter.upper())
            found = meant(plain, shift=shift, ctrl=ctrl)
            other = meant(locked, shift=shift, ctrl=ctrl)
            assert (type(other), other) == (type(found), found)


@pytest.mark.parametrize("key, code", [("я", "KeyZ"), ("ז", "KeyZ"), ("ζ", "KeyZ"), ("ㅋ", "KeyZ"), ("Я", "KeyZ")])
def test_a_keyboard_of_another_script_has_the_letters_where_they_are_on_most(key: str, code: str) -> None:
    """Bug: it had no undo at all."""
    assert same(meant(key, ctrl=True, code=code), Undo())
    assert same(meant(key, ctrl=True, shift=True, code=code), Redo())
    assert same(meant(key, code=code), Undo())
    assert same(meant("т", shift=True, code="KeyN"), Restart())


@pytest.mark.parametrize("key, code", [("y", "KeyZ"), ("w", "KeyZ"), (";", "KeyZ"), ("ż", "KeyZ"), ("ö", "Semicolon")])
def test_a_keyboard_of_latin_letters_has_them_where_it_says(key: str, code: str) -> None:
    assert not isinstance(meant(key, code=code), Undo)


@pytest.mark.parametrize("key, code", [("ж", "Semicolon"), ("я", ""), ("²", "Backquote"), ("€", "")])
def test_a_key_that_is_no_letter_elsewhere_is_left_alone(key: str, code: str) -> None:
    assert meant(key, code=code) is None
    assert meant(key, ctrl=True, code=code) is None


@pytest.mark.parametrize("key", ["n", "r", "w", "t", "a", "Enter", "1"])
def test_the_browsers_own_keys_are_left_alone(key: str) -> None:
    assert meant(key, ctrl=True) is None


@pytest.mark.parametrize("key", ["F5", "Tab", "Shift", "Dead", "", "Unidentified", "é", "²"])
def test_keys_without_a_meaning_are_left_alone(key: str) -> None:
    assert meant(key) is None
    model = tap(table("fortress:ms33"), "t3")
    assert intent_of_key(model, board(model), key) is None


def test_two_digits_move_a_card_from_row_to_row() -> None:
    assert cards(pressed(table("fortress:ms33"), "3", "5"), "t5").endswith("JDQD")


def test_zero_is_the_tenth_row() -> None:
    model = table("fortress=t9~5H.t0~6H.t2~*")
    assert cards(pressed(model, "0", "1"), "t0") == "6H5H"


def test_a_digit_beyond_the_last_row_means_nothing() -> None:
    assert meant("9", text="beleaguered-castle:ms1") is None
    assert meant("1", text="besieged-city:32000") is None


@pytest.mark.parametrize("key", ["c", "C"])
def test_a_digit_and_c_put_a_card_into_the_first_free_cell(key: str) -> None:
    model = pressed(table("fastness=t0~KC9S.t1~5H3D.t2~*KD"), "1", key, "2", key)
    assert [cards(model, name) for name in ("c0", "c1", "t0", "t1")] == ["9S", "3D", "KC", "5H"]


def test_c_and_a_digit_take_a_card_out_of_a_cell_and_c_again_takes_that_of_the_next() -> None:
    model = table("fastness=t0~4S.t1~9H.t2~*KD.c0~3D.c1~8S")
    assert cards(pressed(model, "c", "1"), "t0") == "4S3D"
    assert cards(pressed(model, "c", "c", "2"), "t1") == "9H8S"
    assert pressed(model, "c", "c", "c").ui.pick is None
    assert cards(pressed(table("fastness=t0~AS.t1~9H.t2~*KD.c1~8S"), "c", "2"), "t1") == "9H8S"
    assert cards(pressed(table("siegecraft=t0~2C.t1~9H.t2~*KD.c0~AC"), "c", "h"), "fC") == "AC"


def test_one_cell_is_let_go_by_its_key_as_a_row_is_by_its_own() -> None:
    held = pressed(table("siegecraft=t0~4S.t1~9H.t2~*KD.c0~3D"), "c")
    assert held.ui.pick is not None
    assert pressed(held, "c").ui.said == "Put back."


def test_c_says_why_no_cell_takes_a_card_and_that_they_are_empty() -> None:
    full = pressed(table("siegecraft=t0~KC9S.t1~*KD.c0~3D"), "1", "c")
    assert (full.ui.said, full.ui.pick) == ("The cell is full.", None)
    assert pressed(table("fastness=t0~4S.t1~*KD"), "c").ui.said == "Cell 1, empty."
    assert (
        pressed(table("castles-end=fC~8C.t0~9S.t1~*KS"), "1", "c").ui.said == "In this game no card goes into a cell."
    )


def test_the_second_of_two_keys_names_the_target_where_one_tap_moves_too() -> None:
    taps = Prefs(tap=True, light="off", deals="any")
    model = pressed(table("siegecraft=t0~9H.t1~TH.t2~*KD.c0~8S", prefs=taps), "c")
    assert model.ui.pick is not None
    assert cards(pressed(model, "1"), "t0") == "9H8S"


def test_without_cells_c_means_nothing() -> None:
    assert meant("c") is None


def test_a_digit_and_h_play_a_card_home() -> None:
    assert cards(pressed(table("fortress:ms33"), "6", "h"), "fS") == "AS"
    assert cards(pressed(table("fortress:ms33"), "6", "H"), "fS") == "AS"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_pick_up_and_put_down(key: str) -> None:
    model = told(table("fortress=t0~5H.t1~6H.t2~*"), Walk(Focus(4, 0)))
    picked = pressed(model, key)
    assert picked.ui.pick is not None
    assert cards(pressed(told(picked, Walk(Focus(5, 0))), key), "t1") == "6H5H"


def test_shift_and_enter_play_a_card_home_at_once() -> None:
    """Bug: the card was only picked up."""
    model = told(table("fortress:ms33"), Walk(Focus(pile(table("fortress:ms33"), "t1"), 0)))
    intent = intent_of_key(model, board(model), "Enter", shift=True)
    assert intent == Touch(pile(model, "t1"), 5, twice=True)
    assert cards(told(model, intent), "fS") == "AS"


def test_shift_and_enter_on_an_empty_row_touch_it() -> None:
    model = told(table("fortress=t0~5H.t1~*"), Walk(Focus(13, 0)))
    assert intent_of_key(model, board(model), "Enter", shift=True) == Touch(13, 0)


@pytest.mark.parametrize("key", ["n", "3", "?", "z", "h"])
def test_single_keys_can_be_switched_off(key: str) -> None:
    model = table("fortress:ms33", prefs=Prefs(keys=False, light="off"))
    assert intent_of_key(model, board(model), key) is None
    assert type(intent_of_key(model, board(model), key="z", ctrl=True)) is Undo
    assert isinstance(intent_of_key(model, board(model), " "), Touch)


def test_escape_lets_go() -> None:
    assert pressed(tap(table("fortress:ms33"), "t3"), "Escape").ui.pick is None


def test_arrows_and_home_and_end_walk() -> None:
    model = pressed(table("fortress:ms33"), "Home")
    assert model.ui.focus.pile == board(model).groups[0].piles[0]
    assert pressed(model, "End").ui.focus.pile == board(model).groups[-1].piles[-1]
    assert pressed(model, "ArrowDown").ui.focus != model.ui.focus
