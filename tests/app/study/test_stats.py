"""Statistics: how figures are counted, and how values are put into bars."""

from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.state.game_record import Record
from ramparts.app.study.figures.stats import MOST_BARS, Bar, Figures, bars, figures
from tests.kit.visit.records import RECORDS


def won(ended: int, moves: int = 80, spent: int = 60_000, tries: int = 1, *, helped: bool = False) -> Record:
    return Record(f"fortress:ms{ended}", tries, 1, ended, spent, moves, won=True, helped=helped)


def lost(ended: int) -> Record:
    return Record(f"fortress:ms{ended}", 1, 1, ended, lost=True)


LEFT = Record("fortress:ms99", 1, 50, moves=7)


def test_nothing_played_has_no_figures() -> None:
    assert figures(()) == Figures(0, 0, 0, 0, 0, 0, None, None)


def test_wins_are_counted_by_how_they_were_come_by() -> None:
    found = figures((won(1), won(2, helped=True), won(3, tries=2), lost(4), LEFT))
    assert (found.played, found.won, found.unaided, found.first_try) == (5, 3, 2, 1)


def test_the_first_try_and_the_best_are_of_games_won_without_help() -> None:
    """Bug: whoever let the solver play a game to its end had all three."""
    shown = won(1, 60, 5_000, helped=True)
    assert figures((shown,)) == Figures(1, 1, 0, 0, 1, 1, None, None)
    found = figures((shown, won(2, 75, 80_000)))
    assert (found.won, found.streak, found.first_try, found.moves, found.time) == (2, 2, 1, 75, 80_000)


def test_the_best_are_those_of_the_games_won() -> None:
    found = figures((won(1, 90, 70_000), won(2, 75, 80_000), lost(3), LEFT))
    assert (found.moves, found.time) == (75, 70_000)


def test_a_time_that_nobody_took_is_not_the_best() -> None:
    assert figures((won(1, spent=0),)).time is None


def test_a_streak_ends_with_a_loss_and_not_with_a_game_that_was_left() -> None:
    assert figures((won(1), won(2), LEFT, won(3)))[4:6] == (3, 3)
    assert figures((won(1), won(2), lost(3), won(4)))[4:6] == (1, 2)
    assert figures((won(1), lost(2)))[4:6] == (0, 1)
    assert figures((lost(2),))[4:6] == (0, 0)


def test_streaks_go_by_when_games_ended() -> None:
    assert figures((won(3), lost(2), won(1)))[4:6] == (1, 1)


def test_values_close_together_have_a_bar_each() -> None:
    assert bars([7, 9, 7]) == (Bar(7, 7, 2), Bar(8, 8, 0), Bar(9, 9, 1))
    assert bars([]) == ()


def test_values_far_apart_share_bars_of_an_even_width() -> None:
    assert bars([80, 95, 99, 121]) == (
        Bar(80, 89, 1),
        Bar(90, 99, 2),
        Bar(100, 109, 0),
        Bar(110, 119, 0),
        Bar(120, 129, 1),
    )
    assert [bar.low for bar in bars([0, 1000])] == [0, 200, 400, 600, 800, 1000]


@given(st.lists(st.integers(0, 10**9), min_size=1))
def test_every_value_is_in_one_of_a_few_bars(values: list[int]) -> None:
    found = bars(values)
    assert len(found) <= MOST_BARS
    assert [bar.count for bar in found] == [sum(bar.low <= value <= bar.high for value in values) for bar in found]
    assert sum(bar.count for bar in found) == len(values)


@given(RECORDS)
def test_figures_fit_together(records: tuple[Record, ...]) -> None:
    found = figures(records)
    assert found.unaided <= found.won <= found.played == len(records)
    assert found.first_try <= found.unaided
    assert (found.moves is None) == (found.unaided == 0)
    assert found.streak <= found.longest <= found.won
