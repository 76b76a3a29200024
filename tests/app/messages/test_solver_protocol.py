"""What the page and the solver's worker say to each other."""

import json
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.assist.solver_worker import MOMENT, STRIDE, SolverWorker
from ramparts.app.messages.solver_protocol import (
    VERDICTS,
    Answer,
    Question,
    answer_text,
    parse_answer,
    parse_question,
    question_text,
    seek,
)
from ramparts.app.state.value import fields
from ramparts.games.catalogue import TITLES

NUMBERS = st.integers(0, 2**53)
TEXTS = st.lists(st.text(max_size=9), max_size=4).map(tuple)


@given(st.builds(Question, NUMBERS, TEXTS, NUMBERS, st.booleans()))
def test_a_question_is_read_back(question: Question) -> None:
    assert parse_question(question_text(question)) == question


SAID = st.sampled_from(VERDICTS)


@given(st.builds(Answer, NUMBERS, st.text(max_size=9), SAID, st.text(max_size=9), NUMBERS, TEXTS))
def test_an_answer_is_read_back(answer: Answer) -> None:
    assert parse_answer(answer_text(answer)) == answer


ANSWER = fields(Answer(1, "fortress:ms33", "winnable", "line", 7, ("t1-h",)))
ODD: dict[str, list[object]] = {
    "ask": [None, "1", 1.0, True],
    "deal": [None, 7],
    "verdict": ["", "won", None],
    "how": [None],
    "visited": ["7"],
    "line": [None, "t1-h", [1], [["t1-h"]]],
}


@pytest.mark.parametrize("name, value", [(name, value) for name, values in ODD.items() for value in values])
def test_an_answer_with_a_field_that_cannot_be_is_none(name: str, value: object) -> None:
    """Bug: it was heard, and the table broke at it."""
    with pytest.raises((ValueError, TypeError)):
        parse_answer(json.dumps(ANSWER | {name: value}))


HARD = "beleaguered-castle:32012"
"""A deal that takes some thousands of positions."""


def thinking(stride: float = 1.0) -> SolverWorker:
    """A worker whose clock is so many seconds later at each look."""
    return SolverWorker(TITLES, count(0.0, stride).__next__)


def thought(worker: SolverWorker, question: Question) -> Answer:
    return parse_answer(worker.think(question_text(question)))


def test_a_question_is_thought_over_by_moments_and_each_tells_how_much_was_searched() -> None:
    worker, question = thinking(), Question(1, (HARD,))
    answers = [thought(worker, question) for _ in range(3)]
    assert [(answer.verdict, answer.visited) for answer in answers] == [("searching", STRIDE * i) for i in (1, 2, 3)]


def test_a_faster_machine_looks_at_more_positions_in_a_moment() -> None:
    assert thought(thinking(MOMENT / 4), Question(1, (HARD,))).visited == 4 * STRIDE


def test_what_is_thought_over_long_enough_is_found() -> None:
    worker, question = thinking(), Question(1, ("fortress:ms33",))
    while (answer := thought(worker, question)).verdict == "searching":
        pass
    assert (answer.verdict, answer.line[:2]) == ("winnable", ("t1-h", "t2-h"))


def test_another_question_begins_anew() -> None:
    worker = thinking()
    first = thought(worker, Question(1, (HARD,)))
    thought(worker, Question(1, (HARD,)))
    assert thought(worker, Question(2, (HARD,))) == Answer(
        2, first.deal, first.verdict, first.how, first.visited, first.line
    )


def test_of_several_deals_the_first_that_can_be_won_is_the_answer() -> None:
    worker, question = thinking(), seek(1, ("fortress:ms1", "fortress:ms4", "fortress:ms33"))
    while (answer := thought(worker, question)).verdict == "searching":
        assert answer.deal != "fortress:ms33" or not answer.line
    assert (answer.verdict, answer.deal) == ("winnable", "fortress:ms33")


def test_of_several_lost_deals_the_last_is_told() -> None:
    worker, question = thinking(0), Question(1, ("fortress:ms1", "fortress:ms4"))
    assert [thought(worker, question).verdict for _ in range(2)] == ["searching", "lost"]


def test_a_search_is_given_up_at_its_limit() -> None:
    answer = thought(thinking(), Question(1, (HARD,), limit=3))
    assert (answer.verdict, answer.visited) == ("unknown", 3)


def test_what_is_no_deal_is_given_up_with_a_sentence() -> None:
    answer = thought(thinking(), Question(1, ("nonsense",)))
    assert answer.verdict == "unknown"
    assert answer.how.startswith("'nonsense' is not a deal")
