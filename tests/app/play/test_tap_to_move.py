"""Taps: one-tap moves, for players who wish them, and what is over the table at the end."""

import pytest

from ramparts.app.messages.intents import DealOn, Open, Touch
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.view.board import board
from tests.kit.city import with_walls
from tests.kit.oracle import LAST_MOVE
from tests.kit.table import cards, drags, table, tap, told

ONE_TAP = Prefs(tap=True, light="off", home="off")


def tapped(text: str, name: str) -> Model:
    return tap(table(text, prefs=ONE_TAP), name)


def test_a_card_that_may_go_home_goes_home() -> None:
    assert cards(tapped("fortress=t0~5HAC.t1~2C.t2~*KS", "t0"), "fC") == "AC"


def test_a_card_with_one_place_to_go_goes_there() -> None:
    full = "fortress=t0~5H.t1~6H.t2~9C.t3~9D.t4~9S.t5~JC.t6~JD.t7~JS.t8~2D.t9~*KS"
    assert cards(tapped(full, "t0"), "t1") == "6H5H"


@pytest.mark.parametrize("left", ["t9~*KS", "t8~9H.t9~*KS"])
def test_a_card_with_several_places_to_go_is_picked_up(left: str) -> None:
    model = tapped(f"fortress=t0~2C5H.t1~6H.t2~4H.t3~JC.{left}", "t0")
    assert model.ui.pick is not None


def test_of_several_empty_rows_the_first_will_do() -> None:
    assert cards(tapped("fortress=t0~2C5H.t1~9D.t2~*KS", "t0"), "t3") == "5H"


def test_a_whole_row_is_not_moved_from_one_empty_place_to_another() -> None:
    assert tapped("fortress=t0~5H.t1~9D.t2~*KS", "t0").ui.pick is not None


def test_a_second_tap_puts_down_what_was_picked_up() -> None:
    picked = tapped("fortress=t0~5H.t1~9D.t2~*KS", "t0")
    assert tap(picked, "t0").ui.pick is None


def test_nothing_moves_by_one_tap_unless_the_player_wishes_so() -> None:
    assert tap(table("fortress=t0~5HAC.t1~2C.t2~*KS"), "t0").ui.pick is not None


def test_a_card_turned_from_the_pack_is_asked_about_all_the_same() -> None:
    prefs = Prefs(tap=True, ask=True, light="off")
    model = table(with_walls(s2="*", s="7HAD", d="8S"), prefs=prefs)
    assert tap(model, "s").ui.pick is not None
    assert told(model, DealOn()).ui.pick is not None


@pytest.mark.parametrize("text, last", [(LAST_MOVE, "t0-h"), ("fortress:ms1", "t7-t9")])
def test_a_tap_takes_the_notice_from_over_the_cards_and_another_brings_it_back(text: str, last: str) -> None:
    model = drags(table(text), last)
    assert board(model).notice is not None
    aside = told(model, Touch(4, 0), Touch(4, 0, twice=True))
    assert board(aside).notice is None
    assert board(told(aside, Touch(5, 0))).notice is not None
    assert board(told(aside, Open("chessboard:ms1"), Open(f"{text};{last}"))).notice is not None
