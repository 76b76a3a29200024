"""What ships with the program, as the library gives it."""

import datetime as dt
from collections.abc import Callable

import pytest

import ramparts
from ramparts.deals.proven import proven
from ramparts.games.catalogue import TITLES
from ramparts.shares.published import published
from ramparts.study.practice.puzzle_lists import shipped
from tests.kit.playing.answers import answers
from web.build.odds.draw import bounds


@pytest.mark.parametrize("title", TITLES)
def test_the_deals_that_ship_are_named_so_that_they_can_be_opened(title: str) -> None:
    named = ramparts.winnable(TITLES[title].name)
    assert [int(text.partition(":")[2]) for text in named] == [*proven(TITLES[title])]
    assert ramparts.Table(named[-1]).deal == named[-1]


def test_a_level_has_deals_of_its_own() -> None:
    assert ramparts.winnable("fortitude/4")[0].startswith("fortitude/4:")
    assert ramparts.winnable("fortitude/99") == ()


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_is_won_by_what_it_keeps(title: str) -> None:
    offered = [number for number, puzzle in enumerate(shipped(title), 1) if puzzle.offered]
    found = ramparts.puzzles(title)
    assert [puzzle.address for puzzle in found] == [f"puzzle:{title}:{number}" for number in offered]
    for puzzle, number in zip(found[:3], offered, strict=False):
        assert [str(keep[0]) for keep in puzzle.keep] == answers(title, number)
        assert set(puzzle.keep[0]) <= set(ramparts.Table(puzzle.address).moves)
        assert (puzzle.kind, puzzle.grade, puzzle.chance) == shipped(title)[number - 1][:3]


def test_a_day_is_a_text_or_a_date() -> None:
    assert ramparts.daily(dt.date(2026, 11, 22), "fortress") == ramparts.daily("2026-11-22", "Fortress")


@pytest.mark.parametrize("row", published(), ids=lambda row: row[0])
def test_the_odds_are_those_of_the_page(row: list[str]) -> None:
    found = ramparts.odds(row[0])
    assert [f"{100 * found.share:.1f}", *bounds(found.interval, 1)] == row[1:4]
    assert found.deals == int(row[4])


def test_the_titles_are_those_of_the_catalogue() -> None:
    assert [tuple(title) for title in ramparts.titles()] == [(t.id, t.name, t.levels) for t in TITLES.values()]


REFUSED: dict[str, Callable[[], object]] = {
    "'klondike': there is no such game; the games are fortress, ": lambda: ramparts.winnable("klondike"),
    "'fortress/2': Fortress has no levels": lambda: ramparts.puzzles("fortress/2"),
    "'fortitude/1000': Fortitude has levels 1 to 999": lambda: ramparts.odds("fortitude/1000"),
    "'fortitude/x': ": lambda: ramparts.odds("fortitude/x"),
    "a game is given as a text, and not as None": lambda: ramparts.odds(None),  # type: ignore[arg-type]
    "fortitude/99 was not surveyed": lambda: ramparts.odds("fortitude/99"),
    "'22.11.2026' is not a date": lambda: ramparts.daily("22.11.2026", "fortress"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_there_is_not_is_refused_in_one_sentence(why: str) -> None:
    with pytest.raises(ramparts.Error) as refused:
        REFUSED[why]()
    assert str(refused.value).startswith(why)
