"""What the page and the solver's worker say to each other."""

from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.protocol import (
    Answer,
    Question,
    answer_text,
    parse_answer,
    parse_question,
    question_text,
    seek,
)
from ramparts.app.thinker import Thinker
from ramparts.games.catalogue import TITLES

NUMBERS = st.integers(0, 2**53)
TEXTS = st.lists(st.text(max_size=9), max_size=4).map(tuple)


@given(st.builds(Question, NUMBERS, TEXTS, NUMBERS, NUMBERS))
def test_a_question_is_read_back(question: Question) -> None:
    assert parse_question(question_text(question)) == question


@given(st.builds(Answer, NUMBERS, st.text(max_size=9), st.text(max_size=9), st.text(max_size=9), NUMBERS, TEXTS))
def test_an_answer_is_read_back(answer: Answer) -> None:
    assert parse_answer(answer_text(answer)) == answer


def thought(thinker: Thinker, question: Question) -> Answer:
    return parse_answer(thinker.think(question_text(question)))


def test_a_question_is_thought_over_in_portions() -> None:
    thinker, question = Thinker(TITLES), Question(1, ("fortress:ms33",), portion=5)
    answers = [thought(thinker, question) for _ in range(4)]
    assert [answer.verdict for answer in answers[:3]] == ["searching"] * 3
    assert answers[0].visited < answers[1].visited < answers[2].visited
    while (answer := thought(thinker, question)).verdict == "searching":
        pass
    assert (answer.verdict, answer.line[:2]) == ("winnable", ("t1-h", "t2-h"))


def test_another_question_begins_anew() -> None:
    thinker = Thinker(TITLES)
    first = thought(thinker, Question(1, ("fortress:ms33",), portion=5))
    thought(thinker, Question(1, ("fortress:ms33",), portion=5))
    assert thought(thinker, Question(2, ("fortress:ms33",), portion=5)) == first._replace(ask=2)


def test_of_several_deals_the_first_that_can_be_won_is_the_answer() -> None:
    thinker, question = Thinker(TITLES), seek(1, ("fortress:ms1", "fortress:ms4", "fortress:ms33"))
    while (answer := thought(thinker, question)).verdict == "searching":
        assert answer.deal != "fortress:ms33" or not answer.line
    assert (answer.verdict, answer.deal) == ("winnable", "fortress:ms33")


def test_of_several_lost_deals_the_last_is_told() -> None:
    thinker, question = Thinker(TITLES), Question(1, ("fortress:ms1", "fortress:ms4"))
    assert [thought(thinker, question).verdict for _ in range(2)] == ["searching", "lost"]


def test_a_search_is_given_up_at_its_limit() -> None:
    assert thought(Thinker(TITLES), Question(1, ("fortress:ms33",), portion=50, limit=3)).verdict == "unknown"


def test_what_is_no_deal_is_given_up_with_a_sentence() -> None:
    answer = thought(Thinker(TITLES), Question(1, ("nonsense",)))
    assert answer.verdict == "unknown"
    assert answer.how.startswith("'nonsense' is not a deal")
