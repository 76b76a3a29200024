"""The deals of the days that were published."""

import pytest

from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.solver import Verdict, solve
from ramparts.study.daily import chosen, wanted
from ramparts.study.daily_lists import deal_of, published
from ramparts.study.days import parse_date

NEVER_CHANGED = {
    ("fortress", "2026-11-22"): ("fortress:739942074", "cruel"),
    ("fortress", "2026-12-24"): ("fortress:739974049", "fair"),
    ("chessboard", "2026-11-22"): ("chessboard:739942001", "cruel"),
    ("chessboard", "2026-12-24"): ("chessboard:739974000", "fair"),
    ("beleaguered-castle", "2026-11-22"): ("beleaguered-castle:739942002", "cruel"),
    ("fortitude", "2026-11-22"): ("fortitude/1:739942000", "hard"),
}


@pytest.mark.parametrize("name, date", NEVER_CHANGED)
def test_a_published_day_never_changes(name: str, date: str) -> None:
    choice = published()[name, parse_date(date)]
    assert (deal_of(TITLES[name], parse_date(date), choice).text, choice.grade) == NEVER_CHANGED[name, date]


LISTED = sorted({title for title, _ in published()})


@pytest.mark.parametrize("name", LISTED)
def test_the_list_has_no_gap(name: str) -> None:
    days = sorted(day for title, day in published() if title == name)
    assert days == list(range(parse_date("2026-11-01"), days[-1] + 1))


@pytest.mark.thorough
@pytest.mark.parametrize("name", LISTED)
def test_a_sample_of_the_list_is_proved_again(name: str) -> None:
    """A hundred days of each title, from the first to the last, are won; of two the whole choice is made again."""
    engine = chosen_engine(None)
    days = sorted(day for title, day in published() if title == name)
    for day in days[:: max(1, len(days) // 100)]:
        deal = deal_of(TITLES[name], day, published()[name, day])
        assert solve(deal.game, deal.start, 20_000, engine).verdict is Verdict.WINNABLE
    for day in days[:2]:
        assert chosen(TITLES[name], day, {}, engine) == published()[name, day]


def test_every_day_of_the_list_has_the_grade_of_its_day_of_the_week() -> None:
    listed = published().items()
    assert [key for key, choice in listed if wanted(TITLES[key[0]], key[1]) not in (choice.grade, None)] == []
