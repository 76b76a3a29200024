"""Wins over time and by grade, as the statistics show them."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.panels import panel
from ramparts.app.state.game_record import Record
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Statistics
from ramparts.app.study.figures.wins import DAY, EPOCH, SPANS, Wins, day_of, wins, wins_chart
from ramparts.app.view.elements import Node, texts
from ramparts.study.days import date_text, parse_date
from ramparts.study.graded_lists import graded_deals
from tests.kit.visit.table import table

TODAY = parse_date("2026-11-26")
"""A Thursday."""

MODEL = replace(table("fortress:ms33"), today="2026-11-26")


def time(date: str) -> int:
    return (parse_date(date) - EPOCH) * DAY + DAY // 2


def found(tree: Node | None, tag: str) -> list[Node]:
    """The elements of a kind."""
    assert tree is not None
    own = [tree] if tree.tag == tag else []
    return own + [each for child in tree.children if isinstance(child, Node) for each in found(child, tag)]


def stats(model: Model, *records: Record) -> Node | None:
    return panel(model.with_library(records=records).with_ui(panel=Statistics()))


def test_wins_of_the_last_weeks_are_counted_from_monday_on() -> None:
    counted = wins(map(time, ("2026-11-23", "2026-11-26", "2026-11-22", "2026-09-07")), TODAY)
    assert counted.weekly
    assert counted.counts == (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2)
    assert (date_text(counted.starts[0]), date_text(counted.starts[-1])) == ("2026-09-07", "2026-11-23")


def test_an_older_win_has_them_counted_by_months() -> None:
    counted = wins(map(time, ("2026-11-26", "2026-09-06", "2025-12-01", "2025-11-30")), TODAY)
    assert not counted.weekly
    assert counted.counts == (1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1)
    assert (date_text(counted.starts[0]), date_text(counted.starts[-1])) == ("2025-12-01", "2026-11-01")


def test_what_lies_ahead_is_counted_with_today() -> None:
    assert wins([time("2027-01-01")], TODAY).counts[-1] == 1


@given(st.lists(st.integers(0, 10**13), max_size=20), st.integers(EPOCH, EPOCH + 40_000))
def test_there_are_always_twelve_and_none_is_counted_twice(times: list[int], today: int) -> None:
    counted = wins(times, today)
    assert len(counted.starts) == len(counted.counts) == SPANS
    assert list(counted.starts) == sorted(counted.starts)
    recent = [each for each in times if min(day_of(each), today) >= counted.starts[0]]
    assert sum(counted.counts) == len(recent)


def test_the_drawing_is_told_in_words_and_each_bar_has_its_number() -> None:
    drawn = wins_chart(MODEL, wins(map(time, ("2026-11-26", "2026-11-26", "2026-11-22")), TODAY))
    assert texts(drawn[0]) == ["Wins in the last 12 weeks", "1", "2", "7 September", "this week"]
    (svg,) = found(drawn[0], "svg")
    told = "Wins in the last 12 weeks, oldest first: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2"
    assert dict(svg.attributes)["aria-label"] == told
    assert [dict(bar.attributes)["height"] for bar in found(svg, "rect")] == ["2"] * 10 + ["32", "64"]


def test_months_are_named_with_their_year() -> None:
    drawn = wins_chart(MODEL, wins(map(time, ("2026-11-26", "2026-01-22")), TODAY))
    assert texts(drawn[0]) == ["Wins in the last 12 months", "1", "1", "December 2025", "this month"]


def test_nothing_is_drawn_where_nothing_was_won_of_late() -> None:
    assert wins_chart(MODEL, wins([0], TODAY)) == ()
    assert wins_chart(MODEL, Wins(weekly=True, starts=(), counts=())) == ()


def test_wins_are_counted_by_grade_where_the_deals_have_one() -> None:
    graded = graded_deals()["fortress"]
    gentle, other = (next(number for number, grade in graded.items() if grade == each) for each in ("gentle", "cruel"))
    played = [Record(f"fortress:{gentle}", 1, 1, time("2026-11-26"), won=True), Record(f"fortress:{other}", 1, 1)]
    (caption,) = [each for each in found(stats(MODEL, *played), "table") if "By difficulty" in texts(each)]
    said = [texts(row) for row in found(caption, "tr")]
    assert said == [["gentle", "1 of 1 won"], ["cruel", "0 of 1 won"]]
    bars = [dict(each.attributes) for each in found(caption, "progress")]
    assert [(bar["value"], bar["max"]) for bar in bars] == [("1", "1"), ("0", "1")]
    assert "By difficulty" not in texts(stats(MODEL, Record("fortress:ms33", 1, 1)) or Node(""))


def test_without_a_calendar_the_day_is_that_of_the_clock() -> None:
    model = replace(MODEL, today="", now=time("2026-11-26"))
    won = Record("fortress:ms1", 1, 1, time("2026-11-26"), won=True)
    assert "Wins in the last 12 weeks" in texts(stats(model, won) or Node(""))
