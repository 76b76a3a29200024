"""The record of the game on the table, and what happens to it when another deal comes."""

from dataclasses import replace

import pytest

from ramparts.app.assist import winnable_deals
from ramparts.app.layout.boxes import Size
from ramparts.app.messages.intents import GiveUp, Go, Hint, New, NextLevel, Redo, Resize, Restart, Seek, Show, Undo
from ramparts.app.messages.platform_intents import Persist, Reopen
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Rules
from ramparts.app.storage.record_keeping import IDLE
from tests.kit.visit.table import cards, standing
from tests.kit.visit.visits import HOUR, SECOND, Visit, nearly

DEAD_END, THERE = "fortress:ms1", "t6-t9"
"""A deal, and a move of it after which none is left."""


def seen(visit: Visit) -> tuple[int, ...]:
    record = visit.model.session.record
    return record.tries, record.moves, record.undos


def test_a_game_counts_from_its_first_move() -> None:
    visit = Visit("fortress:ms33").wants(Show(Rules()), Show())
    assert seen(visit) == (0, 0, 0)
    visit.plays("t1-h")
    assert seen(visit) == (1, 1, 0)
    assert visit.model.session.record.begun == visit.now
    assert (visit.model.session.record.ended, visit.model.session.record.timely) == (0, False)


def test_undo_and_jumps_back_are_counted_and_redo_is_not() -> None:
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Undo(), Redo(), Undo(), Undo(), Redo(), Redo())
    assert seen(visit) == (1, 2, 3)
    assert seen(visit.wants(Go(1))) == (1, 1, 4)
    assert seen(visit.wants(Go(2))) == (1, 2, 4)


def test_what_leads_nowhere_is_not_counted() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Redo(), Go(1), Go(99))
    assert seen(visit) == (1, 1, 0)


def test_to_begin_again_is_another_try() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Restart()).plays("t1-h")
    assert seen(visit) == (2, 1, 0)


def test_time_is_spent_from_the_first_move_and_not_while_nobody_is_there() -> None:
    visit = Visit("fortress:ms33").wants(Show(Rules()), after=HOUR).plays("t1-h")
    assert visit.model.session.record.spent == 0
    visit.wants(Resize(Size(800, 600)), after=7 * SECOND)
    assert visit.model.session.record.spent == 7 * SECOND
    visit.plays("t2-h", after=HOUR)
    assert visit.model.session.record.spent == 7 * SECOND + IDLE


def test_a_clock_that_is_put_back_takes_no_time_away() -> None:
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h")
    spent = visit.model.session.record.spent
    assert visit.wants(Undo(), after=-HOUR).model.session.record.spent == spent


def test_no_time_is_spent_while_a_review_is_open() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").wants(Show("review"), after=SECOND)
    spent = visit.model.session.record.spent
    assert spent == SECOND
    assert visit.wants(Seek(0), after=SECOND).wants(Show(), after=SECOND).model.session.record.spent == spent


def test_help_is_remembered_also_when_it_came_before_the_first_move() -> None:
    assert not Visit("fortress:ms33").plays("t1-h").model.session.record.helped
    assert not Visit("fortress:ms33").helped().model.session.record.helped
    assert Visit("fortress:ms33").helped().plays("t1-h").model.session.record.helped
    assert Visit("fortress:ms33").plays("t1-h").helped().model.session.record.helped


def test_a_win_fixes_the_record() -> None:
    visit = Visit(nearly("S")).plays("t0-h").wants(Undo()).plays("t0-h", "t1-h")
    won = visit.model.session.record
    assert (won.won, won.lost, won.tries, won.moves, won.undos) == (True, False, 1, 2, 1)
    assert won.ended == visit.now
    assert visit.wants(Undo(), Restart(), Hint(), after=HOUR).model.session.record == won


def test_the_browser_is_asked_to_keep_things_after_the_first_win_alone() -> None:
    visit = Visit(nearly("S")).plays("t0-h")
    assert visit.told(Persist) == []
    assert visit.plays("t1-h").told(Persist) == [Persist()]
    assert visit.opens(nearly("H")).plays("t0-h", "t1-h").told(Persist) == [Persist()]


def test_a_game_is_lost_when_no_move_is_left_until_one_is_taken_back() -> None:
    visit = Visit(DEAD_END).plays(THERE)
    assert visit.model.session.record.lost
    assert visit.model.session.record.ended == visit.now
    visit.wants(Undo())
    assert not visit.model.session.record.lost
    assert visit.model.session.record.ended == 0


def test_a_run_that_is_given_up_is_lost() -> None:
    model = standing("t0~9C5H.t2~*", 3)
    visit = Visit()
    visit.model = model.with_record(model.session.record._replace(deal=model.deal.text, tries=1))
    assert visit.wants(GiveUp()).model.session.record.lost
    assert visit.model.session.record.ended == visit.now
    visit.model = model
    assert not visit.wants(GiveUp()).model.session.record.lost


def test_a_new_deal_puts_the_former_game_on_the_list() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms5")
    model = visit.model
    assert [game.deal for game in model.library.games] == ["fortress:ms33"]
    assert model.library.games[0].when == visit.now
    assert [record.deal for record in model.library.records] == ["fortress:ms33"]
    assert model.session.record.deal == "chessboard:ms5"
    assert seen(visit) == (0, 0, 0)


def test_a_deal_without_a_move_is_on_the_list_and_no_record() -> None:
    model = Visit("fortress:ms33").opens("chessboard:ms5").model
    assert [game.deal for game in model.library.games] == ["fortress:ms33"]
    assert model.library.records == ()


def test_the_deal_that_was_there_before_the_address_was_read_is_no_game() -> None:
    assert Visit("fortress:ms33").model.library.games == ()


def test_the_first_deal_of_a_visit_is_on_the_list_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winnable_deals, "proven", lambda title, level: (123_456,))
    monkeypatch.setattr(winnable_deals, "GENTLE", {})
    assert [game.deal for game in Visit().opens("fortress:ms33").model.library.games] == ["beleaguered-castle:123456"]


def test_an_earlier_game_is_opened_just_as_it_was_left() -> None:
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Undo())
    left = visit.model
    visit.opens("chessboard:ms5").wants(Reopen("fortress:ms33"))
    assert (visit.model.deal, visit.model.history) == (left.deal, left.history)
    assert visit.model.session.record._replace(spent=0) == left.session.record._replace(spent=0)
    assert [game.deal for game in visit.model.library.games] == ["chessboard:ms5"]
    assert visit.model.library.records == ()


def test_a_deal_opened_anew_begins_again_and_has_its_lines() -> None:
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").opens("chessboard:ms5").opens("fortress:ms33")
    assert visit.model.history.at == 0
    assert visit.model.ui.said.endswith("You have played this deal before; Redo brings your moves back.")
    assert seen(visit) == (2, 2, 0)
    assert cards(visit.wants(Redo(), Redo()).model, "fS") == "AS"
    assert [game.deal for game in visit.model.library.games] == ["chessboard:ms5"]


def test_a_deal_that_was_only_looked_at_is_not_said_to_have_been_played() -> None:
    """Bug: it was, and redo was said to lead on."""
    visit = Visit("fortress:ms33").opens("chessboard:ms5").opens("fortress:ms33")
    assert visit.model.ui.said == "Fortress, deal ms33."


def test_redo_is_not_said_to_lead_on_where_the_lines_of_a_deal_are_gone() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms5")
    visit.model = visit.model.with_library(games=())
    visit.opens("fortress:ms33").opens("chessboard:ms5").opens("fortress:ms33")
    assert visit.model.ui.said == "Fortress, deal ms33. You have played this deal before."
    assert visit.model.ui.shown == "You have played this deal before."


def test_a_deal_that_was_won_is_said_to_be_when_it_is_opened_anew() -> None:
    """Bug: it was said to have been played."""
    visit = Visit(nearly("S")).plays("t0-h", "t1-h").opens("chessboard:ms5").opens(nearly("S"))
    assert "You have won this one; Redo brings your moves back." in visit.model.ui.said
    visit.opens("chessboard:ms5")
    visit.model = visit.model.with_library(games=())
    visit.opens(nearly("S")).opens("chessboard:ms5").opens(nearly("S"))
    assert "You have won this one." in visit.model.ui.said


def test_a_deal_opened_anew_by_a_link_stands_where_the_link_says() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms5").opens("fortress:ms33;t2-h", sure=True)
    assert len(visit.model.history.nodes) == 3
    assert visit.model.history.at == 2
    assert "before" not in visit.model.ui.said


def test_a_deal_that_was_won_counts_once() -> None:
    visit = Visit(nearly("S")).plays("t0-h", "t1-h")
    won = visit.model.session.record
    visit.opens("fortress:ms33").opens(nearly("S")).plays("t0-h", "t1-h")
    assert visit.model.session.record == won


def test_a_run_taken_up_again_keeps_its_rank_unless_a_link_plays_for_it() -> None:
    visit = Visit()
    visit.wants(New("fortitude", 77000)).plays("t3-t1")
    run = visit.model.run
    assert run is not None
    assert run.ranked
    assert visit.opens("fortress:ms33").opens("fortitude:77000").model.run == run
    linked = visit.opens("fortress:ms33").opens("fortitude:77000;t3-t1", sure=True).model.run
    assert linked is not None
    assert not linked.ranked


def test_a_level_that_was_cleared_is_kept_without_rank() -> None:
    """Bug: looked at again it went on, and the run could be signed twice."""
    model = cleared()
    visit = Visit()
    visit.model = model
    visit.wants(NextLevel())
    assert visit.model.deal.text == "fortitude/2:77000"
    assert visit.model.run is not None
    assert visit.model.run.ranked
    again = visit.wants(Reopen("fortitude/1:77000")).model.run
    assert again is not None
    assert not again.ranked


def cleared() -> Model:
    """Level 1 of a ranked run, won: as far as the state goes; its moves are none."""
    model = Visit().wants(New("fortitude", 77000)).model
    game = model.deal.game
    won = tuple(
        bytes(sorted(card for card in game.pack if card // 13 == pile.suit)) if pile.suit is not None else b""
        for pile in game.piles
    )
    root = model.history.nodes[0]._replace(position=won)
    return model.with_history(replace(model.history, nodes=(root,)))


def test_a_kept_game_that_is_damaged_does_not_keep_its_deal_from_being_played() -> None:
    visit = Visit("fortress:ms33").plays("t1-h").opens("chessboard:ms5")
    visit.model = visit.model.with_library(games=tuple(game._replace(text="{") for game in visit.model.library.games))
    assert len(visit.opens("fortress:ms33").model.history.nodes) == 1


def test_the_record_comes_back_with_the_next_visit() -> None:
    visit = Visit("fortress:ms33").plays("t1-h", "t2-h").wants(Undo())
    assert visit.again().model.session.record._replace(spent=0) == visit.model.session.record._replace(spent=0)
    again = visit.again()
    left = again.model.session.record
    assert again.opens("chessboard:ms5").again().model.library.records == (left,)
