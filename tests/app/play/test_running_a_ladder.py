"""A run of Fortitude: level after level, its score, the ten best, and how a run ends."""

import pytest

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.messages.intents import (
    DealOn,
    GiveUp,
    Go,
    New,
    NextLevel,
    Open,
    Prefer,
    Redo,
    Restart,
    Show,
    Sign,
    Undo,
)
from ramparts.app.panels import panel
from ramparts.app.play import gestures
from ramparts.app.state.library import Best, entered, enters
from ramparts.app.state.model import Model
from ramparts.app.state.session import Run
from ramparts.app.view.board import board
from ramparts.app.view.elements import texts
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from tests.kit.visit.table import drags, seated, standing, table, tap, told

JACKS = {suit: "".join(rank + suit for rank in "A23456789TJ") for suit in "CDHS"}
BUT_ONE = ".".join(f"f{suit}~{JACKS[suit]}" for suit in "CDH") + f".fS~{JACKS['S'][:-2]}.t0~JS"
"""A level of jacks with everything home but the jack of spades."""


def cleared(level: int) -> Model:
    """A ranked run in which a level has just been cleared."""
    top = "J" if level % 3 == 1 else "Q" if level % 3 == 2 else "K"
    ranks = "A23456789TJQK"[: "A23456789TJQK".index(top) + 1]
    homes = [f"f{suit}~" + "".join(rank + suit for rank in ranks) for suit in "CDH"]
    last = "fS~" + "".join(rank + "S" for rank in ranks[:-1])
    return drags(standing(".".join([*homes, last, f"t0~{top}S"]), level), "t0-h")


def run_of(model: Model) -> Run:
    assert model.run is not None
    return model.run


def test_each_card_home_scores_its_level_and_clearing_adds_ten_times_the_level() -> None:
    assert standing(BUT_ONE, 1).score == 43
    assert cleared(1).score == 44 + 10


def test_the_score_is_carried_over_the_levels() -> None:
    model = told(cleared(1), NextLevel())
    assert (model.deal.text, model.score) == ("fortitude/2:77000", 54)
    assert run_of(model).cleared == (1,)
    assert cleared(2).score == 54 + 2 * (48 + 10)


def test_the_next_level_is_the_deal_of_the_same_run() -> None:
    model = told(cleared(4), NextLevel())
    assert model.deal.start == numbered(TITLES["fortitude"], 77000, 5).start


@pytest.mark.parametrize("model", [standing(BUT_ONE, 1), table("fortress:ms33"), table("fortitude=t0~*")])
def test_there_is_no_next_level_before_this_one_is_cleared(model: Model) -> None:
    assert told(model, NextLevel()) == model


def test_a_cleared_level_tells_its_points_and_leads_on() -> None:
    notice = board(cleared(1)).notice
    assert notice is not None
    assert notice.sentence == ("Your very first win! 1 move. No undos, no help. Level 1 cleared! 54 points.")
    assert notice.tools[0].command == "level"


def test_after_level_nine_the_ladder_is_climbed_and_goes_on() -> None:
    model = cleared(9)
    notice = board(model).notice
    assert notice is not None
    assert notice.sentence.endswith("You have climbed the ladder! From here the last three levels come round again.")
    tenth = told(model, NextLevel())
    assert (tenth.deal.text, tenth.deal.game.top_rank) == ("fortitude/10:77000", 11)
    assert tenth.score == model.score


def test_a_run_that_is_given_up_ends_with_its_points() -> None:
    over = told(standing(BUT_ONE, 1), GiveUp())
    assert (over.state, over.ui.panel, run_of(over).over) == ("lost", "ladder", True)
    assert over.ui.said == "The run has ended with 43 points."
    notice = board(over).notice
    assert notice is not None
    assert notice.sentence == "The run has ended with 43 points."
    assert [tool.command for tool in notice.tools] == ["ladder", "again", "aside"]


@pytest.mark.parametrize("back", [Undo(), Restart(), Go(0)])
def test_a_run_that_has_ended_keeps_its_points_whatever_is_looked_at(back: Undo | Restart | Go) -> None:
    """Bug: after Undo it had ended with fewer, and was signed with them."""
    at = BUT_ONE.replace("TS.t0~JS", ".t0~TS.t1~JS")
    over = told(drags(told(standing(at, 1), Prefer("home", "off")), "t0-h"), GiveUp())
    looked = told(over, back)
    assert (over.score, looked.score, gestures.ended(looked)) == (43, 43, "The run has ended with 43 points.")
    assert told(looked, Sign("Ada")).library.best == (Best("Ada", 43, 1),)


def test_a_run_ends_only_once_and_not_while_its_next_level_waits() -> None:
    over = told(standing(BUT_ONE, 1), GiveUp())
    assert told(over, GiveUp()) == over
    assert told(cleared(1), GiveUp()) == cleared(1)
    assert told(table("fortress:ms33"), GiveUp()) == table("fortress:ms33")


def test_a_run_that_has_ended_does_not_go_on_by_going_back_to_a_cleared_level() -> None:
    """Bug: with the history open, the winning line could be visited after giving up."""
    model = told(cleared(1), Undo(), GiveUp(), Redo())
    assert told(model, NextLevel()) == model
    notice = board(model).notice
    assert notice is not None
    assert notice.sentence == "The run has ended with 43 points."


def test_when_there_never_was_a_move_the_player_may_end_the_run() -> None:
    stuck = standing("t0~8C8D.t1~8H8S.t2~6C6D.t3~6H6S.t4~TCTD.t5~THTS.t6~4C4D.t7~*4H", 1)
    assert stuck.state == "lost"
    notice = board(stuck).notice
    assert notice is not None
    assert notice.sentence == "No move is left; 0 of 44 cards are home."
    assert [(tool.command, tool.enabled) for tool in notice.tools] == [("end", True), ("aside", True)]


@pytest.mark.parametrize("back", [Undo(), Restart(), Go(0)])
def test_a_run_is_marked_when_a_turned_card_is_taken_back(back: Undo | Restart | Go) -> None:
    turned = told(table("fortitude:77000"), DealOn())
    assert not run_of(turned).marked
    assert run_of(told(turned, back)).marked
    assert "You peeked" in told(turned, back).ui.said
    assert "You peeked" not in told(turned, back, Redo(), back).ui.said


def test_a_run_is_not_marked_when_only_moves_are_taken_back() -> None:
    moved = drags(told(table("fortitude:77000"), DealOn()), "t3-t1")
    assert not run_of(told(moved, Undo(), Redo())).marked
    assert run_of(told(moved, Undo(), Undo())).marked


def test_no_run_is_marked_where_there_is_none() -> None:
    assert told(table("fortitude=t0~*KS.s~9C4D".replace("KS", "JS")), DealOn(), Undo()).run is None


def test_a_run_among_the_ten_best_is_signed_once() -> None:
    over = told(standing(BUT_ONE, 1), GiveUp())
    assert "43 points put you among the top ten!" in texts(panel(over) or "")
    signed = told(over, Sign("  Ada\tLovelace\n"))
    assert signed.library.best == (Best("AdaLovelace", 43, 1),)
    assert signed.prefs.name == "AdaLovelace"
    assert told(signed, Sign("Bob")) == signed
    assert "43 points put you among the top ten!" not in texts(panel(signed) or "")


def test_who_gives_no_name_is_listed_all_the_same() -> None:
    assert told(standing(BUT_ONE, 1), GiveUp(), Sign("\u202e ")).library.best == (Best("-", 43, 1),)


def test_the_list_tells_who_took_cards_of_the_stack_back() -> None:
    marked = told(_turned_back(), GiveUp(), Sign("Ada"))
    assert marked.library.best == (Best("Ada", 42, 1, marked=True),)
    shown = texts(panel(told(marked, Show("ladder"))) or "")
    assert "peeked" in shown
    assert any(each.startswith("“Peeked” means") for each in shown)


def _turned_back() -> Model:
    at = ".".join(f"f{suit}~{JACKS[suit]}" for suit in "CDH") + f".fS~{JACKS['S'][:-4]}.s~TSJS"
    return told(standing(at, 1), Prefer("home", "off"), DealOn(), Undo())


@pytest.mark.parametrize("run", ["fortitude:77000", "fortitude/2:77000"])
def test_a_run_of_a_chosen_number_is_not_listed(run: str) -> None:
    model = told(table("fortress:ms33"), Open(run))
    assert told(model, GiveUp(), Sign("Ada")).library.best == ()


def test_a_run_without_a_point_is_not_listed() -> None:
    assert told(table("fortitude:77000"), GiveUp(), Sign("Ada")).library.best == ()


def test_a_run_that_goes_on_is_not_listed() -> None:
    assert told(standing(BUT_ONE, 1), Sign("Ada")).library.best == ()


def test_of_more_than_ten_the_best_stay_and_the_older_of_equals_stands_above() -> None:
    best: tuple[Best, ...] = ()
    for number in range(10):
        best = entered(best, Best(f"no {number}", 10 * (number // 2 + 1), 1))
    assert [line.name for line in best[:2]] == ["no 8", "no 9"]
    assert not enters(best, 10)
    assert enters(best, 11)
    assert len(entered(best, Best("new", 11, 1))) == 10
    assert entered(best, Best("new", 11, 1))[-1] == Best("no 0", 10, 1)
    assert not enters((), 0)


def test_a_run_that_has_ended_stays_so_over_a_reload() -> None:
    model = told(table("fortitude:77000", "t3-t1"), GiveUp())
    assert parse_game(game_text(model.session), TITLES).kind == Run(77000, points=0)


def test_again_begins_another_ranked_run() -> None:
    over = told(standing(BUT_ONE, 1), GiveUp())
    again = told(over, New("fortitude", 90000))
    assert (again.run, again.score, board(again).facts) == (Run(90000), 0, "level 1, 0 points, run 90000")


def test_the_level_and_the_points_stand_beside_the_table() -> None:
    assert board(told(cleared(1), NextLevel())).facts == "level 2, 54 points, run 77000"


def test_a_table_without_a_run_has_no_points() -> None:
    assert seated(table("fortress:ms33").deal).score == 0
    assert tap(table("fortress:ms33"), "t1").score == 0
