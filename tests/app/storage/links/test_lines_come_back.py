"""A deal that comes to the table once more has the lines that it had; puzzles and lessons have none and leave none."""

from dataclasses import replace

import pytest

from ramparts.app.messages.intents import Open, Show
from ramparts.app.play.deal_loading import fresh
from ramparts.app.state.game_record import Record
from ramparts.app.state.review import Review
from ramparts.app.state.session import Daily, Lesson, Puzzle, Run
from ramparts.app.storage.record_keeping import recorded
from ramparts.deals.notation import move_text
from tests.kit.playing.positions import deal
from tests.kit.visit.visits import Visit, nearly


@pytest.mark.parametrize("kind", [Puzzle("fortress", 17), Lesson(3)])
def test_a_puzzle_or_a_lesson_leaves_no_record_and_no_earlier_game(kind: Puzzle | Lesson) -> None:
    visit = Visit("fortress:ms33").plays("t1-h")
    visit.model = recorded(visit.model, fresh(visit.model, deal(nearly("S")), kind), Show(), visit.now)
    assert [game.deal for game in visit.model.library.games] == ["fortress:ms33"]
    visit.plays("t0-h", "t1-h")
    assert (visit.model.state, visit.model.session.record.tries) == ("won", 0)
    visit.wants(Open("fortress:ms33"))
    assert (visit.model.library.games, visit.model.library.records) == ((), ())
    assert visit.model.session.record.tries == 2


@pytest.mark.parametrize("kind", [Puzzle("fortress", 0), Lesson(3)])
def test_of_a_deal_that_was_played_before_a_puzzle_or_a_lesson_has_no_lines(kind: Puzzle | Lesson) -> None:
    visit = Visit(nearly("S")).plays("t0-h").opens("fortress:ms33")
    left = visit.model.library.games
    model = recorded(visit.model, fresh(visit.model, deal(nearly("S")), kind), Show(), visit.now)
    assert (len(model.history.nodes), model.session.record) == (1, Record(model.deal.text))
    assert set(left) < set(model.library.games)


def test_a_link_along_moves_that_were_played_makes_no_second_line_of_a_gesture_of_several_cards() -> None:
    visit = Visit("fortress=t0~4H5H.t1~6H.t2~*KS").plays("t0-t1:2")
    played, link = visit.model.history, f"{visit.model.deal.text};t0-t1:2"
    visit.wants(Open("fortress:ms33"), Open(link))
    assert (visit.model.history, visit.model.session.record.shown) == (played, False)


def test_a_line_that_a_link_brings_keeps_its_gestures() -> None:
    visit = Visit("fortress=t0~4H5H.t1~6H.t2~*KS").plays("t0-t1")
    link = f"{visit.model.deal.text};t0-t1:2"
    visit.wants(Open("fortress:ms33"), Open(link, sure=True))
    nodes, game = visit.model.history.nodes, visit.model.deal.game
    assert [node.meant and move_text(game, node.meant) for node in nodes] == [None, "t0-t1", "t0-t1:2"]


def test_a_days_deal_has_the_lines_of_a_run_in_which_it_was_played_and_is_that_of_the_day() -> None:
    visit = Visit("fortitude/1:77000").plays("t3-t1").opens("fortress:ms33")
    dealt = fresh(visit.model, deal("fortitude/1:77000"), Daily("2026-11-22"))
    model = recorded(visit.model, dealt, Show(), visit.now)
    assert (model.session.kind, len(model.history.nodes)) == (Daily("2026-11-22"), 2)


def test_a_run_that_comes_after_the_same_deal_of_a_day_is_ranked_as_it_came() -> None:
    visit = Visit("fortitude/1:77000").plays("t3-t1")
    visit.model = visit.model.with_kind(Daily("2026-11-22"))
    visit.opens("fortress:ms33").opens("fortitude:77000")
    assert (visit.model.run, len(visit.model.history.nodes)) == (Run(77000, ranked=False), 2)


def test_what_is_known_of_its_moves_comes_back_with_them() -> None:
    visit = Visit("fortress:ms33").plays("t1-h")
    review = Review(("+.", "-"), 41)
    visit.model = visit.model.with_session(replace(visit.model.session, review=review))
    assert visit.opens("chessboard:ms1").opens("fortress:ms33").model.session.review == review
