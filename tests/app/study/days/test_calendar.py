"""What became of the days, and how many of them in a row."""

from datetime import date

import pytest

from ramparts.app.state.game_record import Record
from ramparts.app.study.days.calendar import Streak, outcomes, streak, weeks
from ramparts.study.days import date_of, date_text, parse_date

TODAY = parse_date("2026-11-22")


def won(day: int, *, helped: bool = False, timely: bool = True) -> Record:
    deal = f"fortress:{day * 1000}"
    return Record(deal, 1, 1, 2, won=True, helped=helped, date=date_text(day), timely=timely)


@pytest.mark.parametrize(
    "days, found",
    [
        ([], Streak(0, 0)),
        ([0], Streak(1, 1)),
        ([-1], Streak(1, 1)),
        ([-2], Streak(0, 1)),
        ([-2, -1, 0], Streak(3, 3)),
        ([-5, -4, -3, -1], Streak(1, 3)),
        ([-3, -1, 0], Streak(2, 2)),
    ],
)
def test_a_streak_goes_on_until_a_whole_day_is_missed(days: list[int], found: Streak) -> None:
    assert streak([won(TODAY + day) for day in reversed(days)], TODAY) == found


def test_a_day_won_later_fills_the_calendar_and_not_the_streak() -> None:
    records = [won(TODAY - 1, timely=False), won(TODAY)]
    assert streak(records, TODAY) == Streak(1, 1)
    assert outcomes(records) == {"2026-11-21": "alone", "2026-11-22": "alone"}


def test_who_comes_from_a_time_zone_that_is_ahead_keeps_the_streak() -> None:
    assert streak([won(TODAY), won(TODAY + 1)], TODAY) == Streak(2, 2)


def test_a_clock_that_was_set_back_takes_nothing_away() -> None:
    days = [won(TODAY - 1), won(TODAY), won(TODAY + 1), won(TODAY + 2)]
    assert streak(days, TODAY) == Streak(3, 3)
    assert streak(days, TODAY - 30) == Streak(0, 0)
    assert streak(days, TODAY + 3) == Streak(4, 4)


def test_each_day_is_won_alone_or_with_help_or_only_begun() -> None:
    records = [
        won(TODAY),
        won(TODAY - 1, helped=True),
        won(TODAY - 2)._replace(won=False),
        won(TODAY - 3)._replace(won=False, shown=True),
        won(TODAY - 4),
        won(TODAY - 4)._replace(deal="fortress:1", won=False),
        won(TODAY)._replace(date=""),
    ]
    assert outcomes(records) == {
        "2026-11-22": "alone",
        "2026-11-21": "helped",
        "2026-11-20": "begun",
        "2026-11-18": "alone",
    }


@pytest.mark.parametrize("year, month", [(2026, 11), (2026, 2), (2027, 2), (2028, 2), (2026, 6)])
def test_a_month_has_its_days_in_weeks_from_monday_on(year: int, month: int) -> None:
    rows = weeks(year, month)
    assert {len(row) for row in rows} == {7}
    cells = [(row.index(day), day) for row in rows for day in row if day]
    assert [day for _, day in cells] == [*range(1, len(cells) + 1)]
    assert all(date(year, month, day).weekday() == column for column, day in cells)
    assert (date(year, month, len(cells)).toordinal() + 1) == parse_date(f"{year + month // 12}-{month % 12 + 1:02}-01")


@pytest.mark.parametrize("text", ["2000-01-01", "2026-12-31", "2027-01-01", "2028-02-29", "9999-12-31"])
def test_a_number_of_a_day_is_a_date_again(text: str) -> None:
    assert date_text(parse_date(text)) == text
    assert date_of(parse_date(text)) == tuple(map(int, text.split("-")))
