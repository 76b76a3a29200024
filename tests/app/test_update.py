"""The table's one way forward."""

from dataclasses import replace
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.layout.boxes import Size
from ramparts.app.messages.effects import Address, Effect, Store
from ramparts.app.messages.intents import (
    DealOn,
    GiveUp,
    Intent,
    Lift,
    New,
    Open,
    Play,
    Prefer,
    Read,
    Redo,
    Resize,
    Restart,
    Show,
    Sign,
    Touch,
    Undo,
    Walk,
    Watch,
)
from ramparts.app.messages.platform_intents import Erase, Installable, Keep, Rewatch, Share, Unkept
from ramparts.app.panels import panel
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Panel
from ramparts.app.state.ui import Focus
from ramparts.app.update import update
from ramparts.app.view.board import board
from tests.kit.examples import examples
from tests.kit.playing.consistent import consistent
from tests.kit.playing.play import INTENTS, played, tables
from tests.kit.visit.panels import PANELS
from tests.kit.visit.table import effects, pile, standing, table, tap, told


@examples(150)
@given(tables(), st.lists(INTENTS, max_size=25))
def test_nothing_a_page_can_ask_for_breaks_the_table(model: Model, intents: list[Intent]) -> None:
    for intent in intents:
        model, _ = update(model, intent)
        consistent(model)


@examples(50)
@given(played())
def test_play_keeps_the_board_consistent_and_undo_and_redo_lead_back(model: Model) -> None:
    consistent(model)
    path = len(model.history.path) - 1
    undone = told(model, *[Undo()] * path)
    assert undone.position == model.deal.start
    redone = told(undone, *[Redo()] * path)
    assert (redone.position, redone.history) == (model.position, model.history)


@pytest.mark.parametrize(
    "intent",
    [Touch(-1, 0), Touch(14, 0), Touch(4, -1), Lift(99, 0), Walk(Focus(-1, 0)), Walk(Focus(14, 0)), Walk(Focus(4, -1))],
)
def test_a_pile_of_the_game_before_is_not_touched(intent: Intent) -> None:
    """A click may come after a new game was dealt and before it is drawn."""
    model = table("fortress:ms33")
    assert update(model, intent) == (model, ())


def test_a_play_from_a_foundation_is_refused_with_a_reason() -> None:
    model = table("fortress=fC~AC.t0~2D.t1~*KS")
    assert told(model, Play(0, 4)).ui.said == "Cards cannot go from the foundation of clubs to row 1."


def test_what_is_no_intent_is_a_mistake_of_the_program() -> None:
    with pytest.raises(AssertionError, match="unreachable, but got: 'undo'"):
        update(table("fortress:ms33"), cast(Intent, "undo"))


def stored(asked: tuple[Effect, ...]) -> set[str]:
    return {each.key for each in asked if isinstance(each, Store)}


def test_a_move_is_kept_and_a_new_deal_is_shown_in_the_address() -> None:
    model = table("fortress:ms33")
    assert "game" in stored(effects(tap(model, "t1"), Touch(pile(model, "fS"), 0)))
    asked = effects(model, Open("fortress:ms34"))
    assert "game" in stored(asked)
    assert Address("fortress:ms34") in asked


@pytest.mark.parametrize("intent", [Touch(4, 5), Resize(Size(360, 640)), Show("menu"), Read("foundations"), Undo()])
def test_what_changes_no_game_keeps_nothing(intent: Intent) -> None:
    assert effects(table("fortress:ms33"), intent) == ()


def test_preferences_and_the_ten_best_are_kept_when_they_change() -> None:
    assert stored(effects(table("fortress:ms33"), Prefer("home", "safe"))) == {"prefs"}
    over = told(standing("fC~AC.t0~*.s~9C", 1), GiveUp())
    assert stored(effects(over, Sign("Ada"))) >= {"game", "prefs", "best"}


def test_a_new_window_size_is_laid_out_anew() -> None:
    model = table("fortress:ms33")
    assert board(told(model, Resize(Size(360, 640)))).shape != board(model).shape


@pytest.mark.parametrize("shown", PANELS.values(), ids=PANELS)
def test_a_panel_opens_and_closes_and_cards_in_the_hand_go_back(shown: Panel) -> None:
    opened = told(tap(table("fortress:ms33"), "t1"), Show(shown))
    assert opened.ui.pick is None
    assert panel(opened) is not None
    assert panel(told(opened, Show())) is None


def test_the_hand_of_the_player_lifts_walks_and_asks() -> None:
    model = table("fortitude:77000")
    assert told(model, Walk(Focus(5, 2))).ui.focus == Focus(5, 2)
    assert told(model, Lift(4, 3)).ui.pick is not None
    assert told(model, DealOn()).history.at == 1
    assert told(model, Read("foundations")).ui.said.startswith("Foundation of clubs, empty, needs ace of clubs. ")


def test_a_restart_closes_the_menu_it_was_chosen_from() -> None:
    assert told(table("fortress:ms33"), Show("menu"), Restart()).ui.panel == ""


SAID_BY_THE_BROWSER = (Installable(offered=True), Keep(), Unkept(), Unkept(site=True), Unkept(over=True))


@pytest.mark.parametrize(
    "intent, goes_on", [(Share(), False), (Erase(), False), *((said, True) for said in SAID_BY_THE_BROWSER)]
)
def test_a_solution_that_is_shown_stops_for_what_the_player_wants_and_not_for_what_the_browser_says(
    *, intent: Intent, goes_on: bool
) -> None:
    watched = told(table("fortress:ms33", "t1-h"), Rewatch())
    assert watched.analysis.showing is not None
    assert (told(watched, intent).analysis.showing is not None) == goes_on


def test_it_pauses_where_nothing_can_be_stored_so_that_one_can_read_that() -> None:
    """Bug: it stopped, and the slider went from under the hand that moved it."""
    watched = told(table("fortress:ms33", "t1-h"), Rewatch())
    assert watched.analysis.showing is not None
    paused = replace(watched.analysis, showing=replace(watched.analysis.showing, paused=True))
    for intent, said in ((Unkept(), "when you close this page."), (Unkept(site=True), "only while you are online.")):
        waits = told(watched, intent)
        assert waits.ui.said.endswith(said)
        assert waits.analysis == paused
        assert told(waits, Watch(), Unkept(over=True)).analysis == watched.analysis


def test_after_everything_is_deleted_nothing_is_stored_again() -> None:
    assert stored(effects(table("fortress:ms33", "t1-h"), Erase())) == set()


def test_a_new_deal_is_of_the_level_that_was_chosen() -> None:
    assert told(table("fortress:ms33"), New("fortitude", 77_000, 4)).deal.text == "fortitude/4:77000"
