"""A day that is in no list: its deal is asked of the solver."""

import pytest

from ramparts.app.messages.effects import Think
from ramparts.app.messages.intents import Absent, Heard, Hint, Show
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.state.session import FREE, Daily
from ramparts.app.study.days.daily_deals import dealt
from ramparts.study.days import parse_date
from tests.kit.days import visit
from tests.kit.visit.visits import Visit

FAR = "2094-03-01"


def asking() -> Visit:
    """A visit that asks for a day which is in no list."""
    return visit(f"daily:{FAR}:fortress")


def answered(begun: Visit, text: str, how: str = "gentle", verdict: str = "winnable") -> Visit:
    answer = Answer(begun.model.analysis.ask, text, verdict, how)  # type: ignore[arg-type]
    return begun.wants(Heard(answer))


NUMBER = 1000 * parse_date(FAR)


def test_a_day_beyond_the_list_is_asked_of_the_solver() -> None:
    begun = asking()
    assert begun.model.ui.said == "Looking for the deal for 1 March…"
    think = begun.told(Think)[-1]
    assert isinstance(think, Think)
    assert (think.question.deals, think.question.day) == (("fortress",), parse_date(FAR))
    assert answered(begun, "fortress", "", "searching").model.session.kind == FREE
    answered(begun.wants(Show("menu")), f"fortress:{NUMBER + 7}")
    assert (begun.model.deal.text, begun.model.session.kind) == (f"fortress:{NUMBER + 7}", Daily(FAR))
    assert begun.model.ui.panel == "menu"


@pytest.mark.parametrize(
    "text, how",
    [
        ("fortress:ms33", "gentle"),
        (f"fortress:{NUMBER}", "sweet"),
        (f"chessboard:{NUMBER}", "gentle"),
        ("fortress:", "gentle"),
        ("fortress=t0~KS", "gentle"),
    ],
)
def test_an_answer_that_is_no_deal_of_the_day_is_not_believed(text: str, how: str) -> None:
    begun = answered(asking(), text, how)
    assert begun.model.ui.said == "There is no deal for that day."
    assert (begun.model.deal.text, begun.model.analysis.purpose) == ("fortress:ms33", "")


def test_an_answer_to_another_question_changes_nothing() -> None:
    begun = asking()
    before = begun.model
    begun.wants(Heard(Answer(99, f"fortress:{NUMBER}", "winnable", "gentle")))
    assert begun.model.session == before.session
    assert dealt(begun.wants(Hint()).model, Answer(99, "", "lost")).session == before.session


def test_without_a_solver_the_table_stays_and_says_so() -> None:
    begun = asking().wants(Absent("it died"))
    assert begun.model.deal.text == "fortress:ms33"
    assert begun.model.ui.said
    assert begun.model.analysis.purpose == ""
