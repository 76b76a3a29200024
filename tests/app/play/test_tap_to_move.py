"""Taps: one-tap moves, for players who wish them, and what is over the table at the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.messages.intents import DealOn, Open, Touch, Walk
from ramparts.app.play.gestures import pickable, targets
from ramparts.app.state.model import Model
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.ui import Focus, Pick
from ramparts.app.view.board import board
from ramparts.deals.history import History
from ramparts.engine.runs import gesture, singles
from tests.kit.playing.city import with_walls
from tests.kit.playing.oracle import LAST_MOVE
from tests.kit.playing.random_play import Walk as Line
from tests.kit.playing.random_play import walks
from tests.kit.visit.table import cards, drags, pile, seated, table, tap, told

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


FULL = "fortress=t0~2C5H.t1~6H.t2~9C.t3~9D.t4~9S.t5~JC.t6~JD.t7~JS.t8~2D.t9~*KS"
"""The 5 of hearts has one place, the second row; no row is empty."""


def doubly(model: Model, name: str, depth: int | None = None) -> Model:
    """The table after two taps on one card."""
    return tap(tap(model, name, depth), name, depth, twice=True)


def test_two_taps_move_a_card_to_its_only_place() -> None:
    """Bug: it was put back, though it had a place."""
    assert cards(doubly(table(FULL), "t0"), "t1") == "6H5H"
    assert cards(tap(table(FULL), "t0", twice=True), "t1") == "6H5H"  # as Shift and Enter come


@pytest.mark.parametrize(
    "text, src, dst",
    [
        ("fortress=t0~2C5H.t1~9D.t2~*KS", "t0", "t3"),  # the first of several empty rows
        ("fortitude/3=t0~*KS.d~9C4D.t1~TD", "d", "t2"),
        ("fortitude/3=t0~*KS.d~4D.t1~TD", "d", "t2"),  # the whole waste, which is not the same in a row
    ],
)
def test_two_taps_move_a_card_to_an_empty_place_where_it_has_no_other(text: str, src: str, dst: str) -> None:
    moved = cards(table(text), src)[-2:]
    assert cards(doubly(table(text), src), dst) == moved
    assert cards(tapped(text, src), dst) == moved


def test_two_taps_fill_the_breach_that_waits_for_a_card() -> None:
    """Bug: by one tap the card was only picked up, since a pile of one card seemed only to change its place."""
    breached = drags(table(with_walls(w0="5C", s2="*", s="7HAS")), "w1-w0")
    assert cards(doubly(breached, "r11"), "w1") == "2H"
    once = drags(table(with_walls(w0="5C", s2="*", s="7HAS"), prefs=ONE_TAP), "w1-w0")
    assert cards(tap(once, "r11"), "w1") == "2H"


def test_after_two_taps_a_card_with_several_places_stays_in_the_hand() -> None:
    """So it is after one tap, for players who wish such moves; and the sentence says where the card may go."""
    text = "fortress=t0~2C5H.t1~6H.t2~4H.t3~JC.t4~*KS"
    twice = doubly(table(text), "t0")
    assert (twice.ui.pick, twice.position) == (Pick(pile(twice, "t0")), table(text).position)
    assert twice.ui.said == tap(table(text), "t0").ui.said
    assert tapped(text, "t0").ui.pick == twice.ui.pick
    assert tap(twice, "t0").ui.pick is None


def test_a_card_without_a_place_is_put_back_by_the_second_tap() -> None:
    after = doubly(table(FULL), "t8")
    assert (after.ui.pick, after.ui.said) == (None, "Put back.")


def test_two_taps_on_a_run_move_all_of_it_where_only_one_place_can_be_meant() -> None:
    text = FULL.replace("t0~2C5H", "t0~2C4H5H").replace("t8~2D", "t8~3D")
    assert cards(doubly(table(text), "t0", 1), "t1") == "6H5H4H"


def test_home_comes_before_a_row() -> None:
    model = table("fortress=fH~AH2H3H4H.t0~2C5H.t1~6H.t2~*KS")
    assert cards(doubly(model, "t0"), "fH").endswith("5H")


@given(walks(30), st.data())
def test_in_every_game_two_taps_do_what_one_does_for_who_wishes_it(walk: Line, data: st.DataObject) -> None:
    game, position = walk.deal.game, walk.positions[-1]
    usual, quick = (
        seated(walk.deal, prefs=Prefs(light="off", deals="any", home="off", tap=tap_moves)).with_history(
            History.start(game, position)
        )
        for tap_moves in (False, True)
    )
    found = [src for src in range(len(position)) if pickable(usual, src, len(position[src]) - 1)]
    if not found:
        return
    src = data.draw(st.sampled_from(found))
    top = Touch(src, len(position[src]) - 1)
    again = Touch(src, len(position[src]) - 1, twice=True)
    once, twice = told(quick, top), told(usual, top, again)
    assert twice.position == once.position
    assert told(usual, Walk(Focus(src, top.depth)), again).position == once.position
    held = usual.with_ui(pick=Pick(src))
    places = targets(held)
    same = [dst for dst in places if not position[dst] and game.piles[dst].role is game.piles[src].role]
    if len(places) == 1 and not (len(position[src]) == 1 and same):
        (dst,) = places
        meant = gesture(game, position, src, dst)
        assert meant is not None
        assert twice.history.nodes[-1].moves[: len(singles(game, position, meant))] == singles(game, position, meant)


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
