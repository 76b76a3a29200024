"""A review as it is kept, and what of a kept one is believed."""

import pytest

from ramparts.app.codec.game_codec import game_text, parse_game
from ramparts.app.state.review import Review, read, saved
from ramparts.deals.history import History
from ramparts.games.catalogue import TITLES
from tests.kit.visit.table import table

REVIEW = Review(("+-+?.", "-", ""), 90)


@pytest.mark.parametrize("node, sign", [(0, "+"), (1, "-"), (2, ""), (3, "")])
def test_a_position_has_a_sign_once_something_is_known(node: int, sign: str) -> None:
    assert REVIEW.sign(node) == sign
    assert Review((".+",)).sign(0) == ""


def test_a_position_that_is_lost_is_noted_beside_what_is_known() -> None:
    assert REVIEW.with_lost(4) == Review(("+-+?.", "-", "", "", "-"), 90)
    assert REVIEW.with_lost(0).rows[0] == "-"


def test_a_review_is_kept_with_its_game() -> None:
    session = table("fortress:50002", "t0-t5", "t2-t4").session
    kept = parse_game(game_text(type(session)(session.deal, session.history, session.kind, review=REVIEW)), TITLES)
    assert kept.review == REVIEW


def test_a_game_that_was_kept_before_there_were_reviews_has_none() -> None:
    text = game_text(table("fortress:50002", "t0-t5").session)
    assert "review" not in text
    assert parse_game(text, TITLES).review == Review()


def test_a_history_that_is_kept_in_part_has_no_review() -> None:
    history = table("fortress:50002").history
    assert saved(REVIEW, history, History(history.game, history.nodes)) == {}
    assert saved(Review(), history, history) == {}


@pytest.mark.parametrize(
    "said", [None, {}, [], ["+"], [-1, "+"], [True, "+"], [0, "x"], [0, 1], [0, "+" * 500], [0, "+", "+", "+", "+"]]
)
def test_what_cannot_be_a_review_is_none(said: object) -> None:
    assert read(said, 3) == Review()
