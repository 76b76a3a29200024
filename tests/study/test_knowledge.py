"""What is known of positions."""

import pytest

from ramparts.deals.deal import parse_deal
from ramparts.engine.play import moves, play
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict
from ramparts.study.worth import question
from ramparts.study.worth.knowledge import Knowledge
from ramparts.study.worth.question import answered

DEAL = parse_deal("fortress:50007", TITLES)


def test_rows_in_another_order_are_known_together() -> None:
    known = Knowledge(DEAL.game)
    known.learn(DEAL.start, Verdict.WINNABLE)
    turned = (*DEAL.start[:4], *DEAL.start[:3:-1])
    assert turned != DEAL.start
    assert known.of(known.key(turned)) is Verdict.WINNABLE


def test_the_packs_are_not_told_apart() -> None:
    city = parse_deal("besieged-city:32000", TITLES)
    swapped = tuple(bytes((card + 52) % 104 for card in cards) for cards in city.start)
    known = Knowledge(city.game)
    assert swapped != city.start
    assert known.key(swapped) == known.key(city.start)


def test_a_position_that_was_given_up_may_be_decided_later_and_then_stays_so() -> None:
    known = Knowledge(DEAL.game)
    for verdict in (Verdict.GAVE_UP, Verdict.LOST, Verdict.GAVE_UP, Verdict.LOST):
        known.learn(DEAL.start, verdict)
    assert known.of(known.key(DEAL.start)) is Verdict.LOST


def test_no_position_is_both_won_and_lost() -> None:
    known = Knowledge(DEAL.game)
    known.learn(DEAL.start, Verdict.LOST)
    with pytest.raises(AssertionError, match="both won and lost"):
        known.learn(DEAL.start, Verdict.WINNABLE)


def test_a_known_win_is_met_one_move_away_and_along_a_line() -> None:
    known = Knowledge(DEAL.game)
    assert not known.rejoins(DEAL.start, ())
    line = []
    position = DEAL.start
    for _ in range(3):
        line.append(moves(DEAL.game, position)[-1])
        position = play(DEAL.game, position, line[-1])
    known.learn(position, Verdict.WINNABLE)
    assert known.rejoins(DEAL.start, line)
    assert known.rejoins(play(DEAL.game, play(DEAL.game, DEAL.start, line[0]), line[1]), ())


def test_a_question_is_asked_on_until_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = answered(Knowledge(DEAL.game), DEAL.start)
    monkeypatch.setattr(question, "PORTION", 1)
    assert answered(Knowledge(DEAL.game), DEAL.start) is whole is Verdict.WINNABLE
