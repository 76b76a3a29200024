"""Cards under the player's hand."""

from ramparts.app.messages.intents import DealOn, Drop, Finish, GiveUp, Lift, Show, Undo, Walk
from ramparts.app.state.preferences import Prefs
from ramparts.app.state.ui import Focus, Pick
from tests.kit.playing.city import RESERVE, with_walls
from tests.kit.visit.table import card, cards, drags, marked, pile, shown, standing, table, tap, told

MARRIAGE = "fortress=t0~4H5H.t1~6H.t2~*KS"
LADDER = "fortitude/3=t0~8S.t1~9D7H6S5H.t2~*"


def test_a_tap_picks_up_and_a_tap_on_the_target_puts_down() -> None:
    picked = tap(table(MARRIAGE), "t0")
    assert picked.ui.pick == Pick(pile(picked, "t0"))
    assert card(picked, "5H").picked
    down = tap(picked, "t1")
    assert down.ui.pick is None
    assert cards(down, "t1") == "6H5H"
    assert down.ui.focus == Focus(pile(down, "t1"), 1)


def test_a_second_tap_on_the_picked_card_puts_it_back() -> None:
    let_go = tap(tap(table(MARRIAGE), "t0"), "t0")
    assert let_go.ui.pick is None
    assert let_go.ui.said == "Put back."


def test_a_tap_deeper_in_the_run_picks_up_more_of_it() -> None:
    one = tap(table(MARRIAGE), "t0", 1)
    assert tap(one, "t0", 0).ui.pick == Pick(pile(one, "t0"), 2)


def test_a_tap_on_a_covered_card_outside_the_run_picks_up_the_exposed_one() -> None:
    model = table("fortress=t0~4H9C.t1~6H.t2~*KS")
    assert tap(model, "t0", 0).ui.pick == Pick(pile(model, "t0"), 1)


def test_picking_up_marks_exactly_the_legal_targets() -> None:
    assert marked(table(MARRIAGE)) == set()
    assert marked(tap(table(MARRIAGE), "t0")) == {"t1", *(f"t{i}" for i in range(3, 10))}


def test_the_exposed_card_of_a_run_also_marks_where_only_its_run_fits() -> None:
    """The six of spades is covered by its five; the eight of spades takes the whole run of three."""
    assert "t0" in marked(tap(table(LADDER), "t1"))


def test_a_run_of_cards_marks_where_it_fits_as_a_whole() -> None:
    assert marked(tap(table(LADDER), "t1", 1)) >= {"t0"}
    assert "fH" not in marked(tap(table("fortress=fH~AH2H.t0~4H3H.t1~*KS"), "t0", 0))


def test_a_refused_move_picks_up_no_other_card_and_says_why() -> None:
    """Bug: the card that did not take the first one was picked up, and the reason was lost in a long sentence."""
    model = tap(tap(table("fortress=t0~5H.t1~8C.t2~*KS"), "t0"), "t1")
    assert (model.ui.pick, model.ui.said) == (None, "The 5 of hearts only goes on the 4 or 6 of hearts.")
    assert model.position == table("fortress=t0~5H.t1~8C.t2~*KS").position


def test_a_touch_of_the_discard_pile_picks_its_card_up_though_another_is_held() -> None:
    model = table("fortitude/3=t0~9C.t1~*.d~4D")
    assert tap(tap(model, "t0"), "d").ui.pick == Pick(pile(model, "d"))


def test_a_foundation_that_does_not_take_the_card_sends_it_back() -> None:
    model = tap(tap(table("fortress=t0~5H.t1~*KS"), "t0"), "fH")
    assert model.ui.pick is None
    assert model.ui.said == "The 5 of hearts cannot go home yet: first comes the ace of hearts."


def test_two_taps_play_a_card_home() -> None:
    model = table("fortress=t0~5HAC.t1~*KS")
    assert cards(tap(tap(model, "t0"), "t0", twice=True), "fC") == "AC"


def test_a_double_tap_plays_home_what_another_tap_put_down() -> None:
    """Shift and Enter come as the second tap of two with nothing in the hand."""
    assert cards(tap(table("fortress=t0~5HAC.t1~*KS"), "t0", twice=True), "fC") == "AC"


def test_two_taps_on_an_empty_row_do_nothing() -> None:
    model = table(MARRIAGE)
    assert tap(tap(model, "t9"), "t9", twice=True).position == model.position


def test_a_touch_of_an_empty_row_tells_what_it_is_and_takes_the_focus() -> None:
    model = tap(table(MARRIAGE), "t9")
    assert model.ui.said == "Row 10, empty."
    assert model.ui.focus == Focus(pile(model, "t9"), 0)


def test_a_drag_that_ends_nowhere_puts_the_card_back() -> None:
    model = told(table(MARRIAGE), Lift(4, 1), Drop(None))
    assert model.ui.pick is None
    assert model.ui.said == "Put back."


def test_an_illegal_drop_puts_the_card_back_and_says_why() -> None:
    model = drags(table("fortress=t0~8C.t1~QD.t2~*KS"), "t0-t1")
    assert model.ui.pick is None
    assert model.ui.said == "The 8 of clubs only goes on the 7 or 9 of clubs."


def test_a_drop_without_a_card_in_the_hand_changes_nothing() -> None:
    model = table(MARRIAGE)
    assert told(model, Drop(5)) is model


def test_a_drag_of_an_empty_row_or_a_foundation_picks_nothing_up() -> None:
    model = table("fortress=fC~AC.t0~2D.t1~*KS")
    assert told(model, Lift(pile(model, "t9"), 0)).ui.pick is None
    assert told(model, Lift(pile(model, "fC"), 0)).ui.pick is None


def test_escape_puts_the_card_back_and_is_silent_without_one() -> None:
    model = table(MARRIAGE)
    assert told(model, Walk(model.ui.focus, let_go=True)).ui.said == model.ui.said
    assert told(tap(model, "t0"), Walk(model.ui.focus, let_go=True)).ui.said == "Put back."


def test_a_run_moves_as_one_gesture_and_is_taken_back_by_one_undo() -> None:
    model = table("fortress=t0~4H5H.t1~3H.t2~*KS")
    moved = drags(model, "t0-t3:2")
    assert cards(moved, "t3") == "5H4H"
    assert len(moved.history.line) == 2
    assert told(moved, Undo()).position == model.position


def test_a_tap_on_the_stack_turns_one_card() -> None:
    model = tap(table("fortitude/3=t0~*KS.s~9C4D.d~5H"), "s")
    assert cards(model, "d") == "5H4D"
    assert cards(model, "s") == "9C"


def test_an_empty_stack_has_nothing_left_to_turn() -> None:
    model = table("fortitude/3=t0~*KS.d~5H")
    assert told(model, DealOn()).ui.said == "There is nothing left to turn."
    assert tap(model, "s").ui.said == "Stock, empty."


def test_where_all_cards_lie_open_there_is_nothing_to_turn() -> None:
    said = told(table("fortress:ms33"), DealOn()).ui.said
    assert said == "In this game all cards are face up; there is nothing to turn."


def test_safe_cards_of_fortitude_follow_by_themselves_and_go_back_with_the_move() -> None:
    model = table("fortitude/3=t0~2SAC.t1~AS9D.t2~*KS")
    moved = drags(model, "t1-t3")
    assert (cards(moved, "fC"), cards(moved, "fS")) == ("AC", "AS2S")
    assert moved.ui.said.endswith("3 cards went home by themselves.")
    assert told(moved, Undo()).position == model.position


def test_nothing_goes_home_by_itself_when_the_player_said_never() -> None:
    prefs = Prefs(home="off", light="off")
    assert cards(drags(table("fortitude/3=t0~2SAC.t1~AS9D.t2~*KS", prefs=prefs), "t1-t3"), "fC") == ""


def test_every_card_that_fits_goes_home_when_the_player_said_all() -> None:
    text = "beleaguered-castle=fC~AC2C3C.fD~AD.fH~AH.fS~AS.t0~4C.t1~KDQD.t2~*KS"
    assert cards(drags(table(text, prefs=Prefs(home="all", light="off")), "t1-t3"), "fC") == "AC2C3C4C"
    assert cards(drags(table(text, prefs=Prefs(home="safe", light="off")), "t1-t3"), "fC") == "AC2C3C"


def test_a_vacancy_with_one_candidate_is_filled_by_itself() -> None:
    """Rampart w1 loses its four to the five on w0; one card alone is left in the reserve."""
    bare = dict.fromkeys(RESERVE, "") | {"r32": "9S"}
    model = drags(table(with_walls(**bare, w0="5C", s2="*")), "w1-w0")
    assert cards(model, "w0") == "5C4C"
    assert cards(model, "w1") == "9S"
    assert len(model.history.nodes) == 2
    assert model.ui.said == (
        "4 of clubs from west rampart 2 to west rampart 1, on 5 of clubs. "
        "9 of spades from reserve row 4 place 3 to west rampart 2, which was empty."
    )


def test_a_vacancy_with_several_candidates_waits_for_the_players_choice() -> None:
    model = drags(table(with_walls(w0="5C", s2="*", s="7HAS")), "w1-w0")
    assert cards(model, "w1") == ""
    assert model.ui.said.endswith("West rampart 2 has to be filled now.")
    assert [lane.id for lane in shown(model).lanes if lane.hint == "to"] == ["w1"]
    assert marked(tap(model, "r10")) == {"w1"}
    assert told(model, DealOn()).ui.said == "Before that, west rampart 2 has to be filled."
    assert drags(model, "e0-w0").ui.said == "Before that, west rampart 2 has to be filled."
    chosen = drags(model, "r11-w1")
    assert cards(chosen, "w1") == "2H"
    assert cards(chosen, "r11") == "AS"
    assert chosen.ui.said.endswith("Ace of spades goes to reserve row 2 place 2.")


def test_no_other_card_is_picked_up_while_a_vacancy_waits() -> None:
    """Bug: it was said that the card fits nowhere, which was not the reason."""
    model = drags(table(with_walls(w0="5C", s2="*", s="7HAS")), "w1-w0")
    tapped = tap(model, "e0")
    assert (tapped.ui.pick, tapped.ui.said) == (None, "Before that, west rampart 2 has to be filled.")
    assert tapped.ui.focus.pile == pile(model, "e0")
    holding = tap(model, "r10")
    tapped = tap(holding, "e0")
    assert (tapped.ui.pick, tapped.ui.said) == (None, "Before that, west rampart 2 has to be filled.")


def test_the_rest_runs_home_as_one_gesture() -> None:
    ready = table("fortress=fC~AC2C3C4C5C6C7C8C9CTCJCQC.fD~*.fH~*.t0~KC".replace("fD~*.fH~*", FULL))
    done = told(ready, Finish())
    assert done.state == "won"
    assert done.ui.said == "1 card went home. Your very first win!"
    assert told(done, Undo()).position == ready.position


FULL = ".".join(f"f{suit}~" + "".join(rank + suit for rank in "A23456789TJQK") for suit in "DHS")


def test_the_rest_does_not_run_home_before_it_can() -> None:
    model = table(MARRIAGE)
    after = told(model, Finish())
    assert after.ui.said == "The rest cannot go home by themselves yet."
    assert after.history == model.history


def test_a_run_that_was_given_up_is_played_no_further() -> None:
    over = told(standing("t0~AC.t1~*.s~2C", 1), GiveUp(), Show())
    assert over.state == "lost"
    for after in (told(over, DealOn()), told(over, Finish()), tap(over, "t0", twice=True), tap(over, "s")):
        assert after.position == over.position
    assert tap(over, "t1").ui.said == "The run has ended with 0 points."
    assert told(over, DealOn()).ui.said == "The run has ended with 0 points."


def test_a_game_that_is_won_says_so_to_every_touch() -> None:
    won = table(f"fortress={FULL}.fC~*")
    assert tap(won, "fC").ui.said == "Won: all 52 cards are home."
    assert told(won, Lift(pile(won, "fC"), 0)).ui.pick is None
