"""The list of keys, and that each key does what the list says."""

from collections.abc import Callable

import pytest

from ramparts.app.input.keyboard import LETTERS, intent_of_key
from ramparts.app.messages.commands import COMMANDS
from ramparts.app.messages.intents import Prefer
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Rules
from ramparts.app.study.help.keys_panel import keys_panel, shown
from ramparts.app.talk.queries import read
from ramparts.app.view.board import board
from ramparts.app.view.elements import texts
from ramparts.app.words.sentences import ENGLISH
from tests.kit.visit.table import cards, table, told

START = table("fortress:ms33")
PLAYED = table("fortress:ms33", "t1-h")
LISTED = {command.key: command.says for command in COMMANDS if command.key}


def pressed(model: Model, *keys: str, shift: bool = False, ctrl: bool = False) -> Model:
    for key in keys:
        intent = intent_of_key(model, board(model), key, shift=shift, ctrl=ctrl)
        assert intent is not None, key
        model = told(model, intent)
    return model


def test_the_list_is_what_the_panel_shows() -> None:
    said = texts(keys_panel(START))
    for letter, what in LISTED.items():
        assert said[said.index(shown(ENGLISH.gettext, letter)) + 1] == what


def test_keys_for_cells_are_listed_where_there_are_cells_and_do_what_the_list_says() -> None:
    full = table("fastness=t0~4S.t1~9H.t2~KC9S.t3~*KD.c0~3D.c1~8S")
    said = texts(keys_panel(full))
    assert said[said.index("3 C") + 1] == "the end card of row 3 into a free cell"
    assert said[said.index("C 7") + 1] == "the card in a cell to row 7; C again for the other cell"
    assert cards(pressed(full, "c", "1", "3", "c"), "c0") == "9S"
    assert cards(pressed(full, "c", "c", "2"), "t1") == "9H8S"
    said = texts(keys_panel(table("siegecraft=t0~4S.t1~*KD.c0~3D")))
    assert said[said.index("C 7") + 1] == "the card in the cell to row 7"
    assert "3 C" not in texts(keys_panel(START))


DOES: dict[str, Callable[[], bool]] = {
    "undo": lambda: pressed(PLAYED, "z").position == START.position,
    "redo": lambda: pressed(PLAYED, "z", "x").position == PLAYED.position,
    "new game": lambda: pressed(START, "n").ui.panel == "new",
    "restart": lambda: pressed(PLAYED, "N", shift=True).history.at == 0,
    "hint; again for more, then the move": lambda: pressed(START, "h").analysis.purpose == "hint",
    "can I still win?": lambda: pressed(START, "l").analysis.purpose == "look",
    "back to where you could still win": lambda: pressed(START, "b").analysis.purpose == "back",
    "show the solution, or pause it": lambda: pressed(START, "s").ui.panel == "solution",
    "finish, when the rest can go home": lambda: "cannot go home by themselves" in pressed(START, "a").ui.said,
    "turn a card": lambda: pressed(table("fortitude:77000"), "d").history.at == 1,
    "read out the row or pile you are at": lambda: pressed(START, "r").ui.said == read(START, "here"),
    "read out the end cards": lambda: pressed(START, "o").ui.said == read(START, "outside"),
    "read out the foundations": lambda: pressed(START, "f").ui.said == read(START, "foundations"),
    "read out the moves you can make": lambda: pressed(START, "m").ui.said == read(START, "moves"),
    "read out the last move again": lambda: pressed(PLAYED, "r", "p").ui.said == read(PLAYED, "last"),
    "read out the whole table": lambda: pressed(START, "t").ui.said == read(START, "table"),
    "the table in words: ask and move by typing": lambda: pressed(START, "w").ui.panel == "spoken",
    "review: which move lost the game": lambda: pressed(PLAYED, "y").ui.panel == "review",
    "the history, with everything you tried": lambda: pressed(START, "v").ui.panel == "history",
    "the rules of the game": lambda: pressed(START, "i").ui.panel == Rules(),
    "lessons": lambda: pressed(START, "e").ui.panel == "learn",
    "puzzles": lambda: pressed(START, "q").ui.panel == "puzzles",
    "this list": lambda: pressed(START, "?").ui.panel == "keys",
}


@pytest.mark.parametrize("what", LISTED.values())
def test_each_letter_does_what_the_list_says(what: str) -> None:
    assert what in DOES, f"test here that a key does: {what}"
    assert DOES[what]()


def test_the_keys_for_moving_do_what_the_list_says() -> None:
    assert pressed(START, "ArrowDown").ui.focus != START.ui.focus
    assert pressed(START, "End").ui.focus != pressed(START, "Home").ui.focus
    assert pressed(START, "Enter").ui.pick is not None
    assert pressed(START, " ").ui.pick is not None
    assert pressed(START, "Enter", "Escape").ui.pick is None
    assert cards(pressed(pressed(START, "6", "Escape"), "Enter", shift=True), "fS") == "AS"
    assert cards(pressed(START, "3", "5"), "t5").endswith("JDQD")
    assert pressed(START, "0").ui.pick is not None
    assert cards(pressed(START, "6", "h"), "fS") == "AS"
    assert pressed(PLAYED, "z", ctrl=True).position == START.position
    assert pressed(pressed(PLAYED, "z", ctrl=True), "y", ctrl=True).position == PLAYED.position
    assert pressed(pressed(PLAYED, "z", ctrl=True), "Z", shift=True, ctrl=True).position == PLAYED.position


def test_single_keys_can_be_switched_off_and_all_others_stay() -> None:
    off = told(START, Prefer("keys", "off"))
    for key in (*LETTERS, *"0123456789", "H", "!"):
        assert intent_of_key(off, board(off), key) is None
    assert pressed(off, "Enter").ui.pick is not None
    assert pressed(off, " ").ui.pick is not None
    assert pressed(off, "ArrowDown").ui.focus != off.ui.focus
    assert intent_of_key(off, board(off), "z", ctrl=True) is not None


def test_the_list_says_when_single_keys_are_off() -> None:
    off = told(START, Prefer("keys", "off"))
    said = "Shortcuts that are a single letter, digit or symbol are switched off; the other keys still work."
    assert said in texts(keys_panel(off))
    assert said not in texts(keys_panel(START))
