"""The deals of the days."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.deals.grade import GRADES
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.solver import Verdict
from ramparts.study.daily import chosen, wanted
from ramparts.study.daily_lists import Choice, deal_of, month_line, parse_lists
from ramparts.study.days import WEEK, days_in, first_of, parse_date, weekday
from ramparts.study.grades import graded
from ramparts.study.worth.knowledge import Knowledge

FAR = parse_date("2094-03-01")
"""A Monday after the end of every list."""


def test_the_week_goes_from_gentle_to_cruel() -> None:
    fortress = TITLES["fortress"]
    assert weekday(FAR) == 0
    assert [wanted(fortress, FAR + day) for day in range(7)] == list(WEEK)
    assert {wanted(TITLES[name], FAR) for name in ("fortitude", "besieged-city")} == {None}


@pytest.mark.parametrize("name, day", [("fortress", FAR), ("chessboard", FAR + 6), ("besieged-city", FAR)])
def test_a_day_that_is_not_listed_has_a_deal_that_is_proved_now(name: str, day: int) -> None:
    title, engine = TITLES[name], chosen_engine(None)
    choice = chosen(title, day, {}, engine)
    deal = deal_of(title, day, choice)
    found = graded(Knowledge(deal.game, engine=engine), name, deal.start)
    assert (found.verdict, found.grade) == (Verdict.WINNABLE, choice.grade)
    assert wanted(title, day) in (choice.grade, None)
    assert chosen(title, day, {}, engine) == choice


def test_every_day_has_deals_of_its_own() -> None:
    assert deal_of(TITLES["fortress"], FAR, Choice(7, "gentle")).text == f"fortress:{FAR}007"
    assert deal_of(TITLES["fortitude"], FAR, Choice(0, "fair")).text == f"fortitude/1:{FAR}000"


def test_a_day_that_was_published_stays_whatever_the_solver_says_now() -> None:
    kept = Choice(999, "cruel")
    assert chosen(TITLES["fortress"], FAR, {("fortress", FAR): kept}) == kept


@given(
    st.sampled_from([*TITLES]),
    st.integers(2000, 2100),
    st.integers(1, 12),
    st.lists(st.builds(Choice, st.integers(0, 5000), st.sampled_from(GRADES)), min_size=31, max_size=31),
)
def test_a_month_is_a_line_that_is_read_back(name: str, year: int, month: int, choices: list[Choice]) -> None:
    first, days = first_of(year, month), days_in(year, month)
    lists = parse_lists(month_line(name, year, month, choices[:days]))
    assert lists == {(name, first + day): choices[day] for day in range(days)}


@pytest.mark.parametrize(
    "line",
    [
        *(
            "",
            "fortress",
            "fortress 2026-02",
            "fortress 2026-02 " + "0g " * 28,
            "fortress 2026-02 " + "0g " * 26 + "0g",
        ),
        *("fortress 2026-13 " + " ".join(["0g"] * 31), "fortress 2026-02 " + " ".join(["0x"] * 28)),
    ],
)
def test_a_line_that_is_no_month_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="^" + line.replace(" ", "[ ]") + "$"):
        parse_lists(f"{line}\n")
