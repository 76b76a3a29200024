"""Days as numbers, against Python's own calendar."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.rules.errors import BadNotation
from ramparts.study.days import days_in, first_of, parse_date, weekday


@given(st.dates(min_value=date(2000, 1, 1)))
def test_a_day_has_the_number_and_the_weekday_of_the_calendar(day: date) -> None:
    number = parse_date(day.isoformat())
    assert number == day.toordinal()
    assert weekday(number) == day.weekday()
    assert number == first_of(day.year, day.month) + day.day - 1
    assert day.day <= days_in(day.year, day.month)


@pytest.mark.parametrize(
    "text",
    [
        *("", "today", "2026-11", "2026-11-31", "2026-02-29", "2100-02-29", "1999-12-31", "2026-13-01", "2026-00-01"),
        *("2026-1-01", "2026-01-00", "20261101", "2026-11-22 ", "\u0662026-11-22", "2026/11/22", "-2026-11-22"),
    ],
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a date: write a day from the year 2000 on, such as 2026-11-22"):
        parse_date(text)


def test_a_leap_day_is_a_day() -> None:
    assert parse_date("2028-02-29") == date(2028, 2, 29).toordinal()
    assert parse_date("2000-02-29") == date(2000, 2, 29).toordinal()
