"""How strong a player is at puzzles."""

from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.study.exercises.rating import BEGINNER, BEGUN, RATINGS, expected, level, rating
from ramparts.deals.grade import GRADES, Grade

MARKS = st.lists(st.sampled_from(GRADES), max_size=30)


def test_whoever_is_new_is_a_beginner() -> None:
    assert abs(rating([], []) - BEGINNER) <= 1
    assert level(rating([], [])) == "gentle"


def test_equals_win_every_second_time_and_400_more_ten_times_in_eleven() -> None:
    assert expected(1200, 1200) == 0.5
    assert abs(expected(1600, 1200) - 10 / 11) < 1e-9


@given(MARKS, MARKS, st.sampled_from(GRADES))
def test_what_is_solved_raises_it_and_what_is_not_lowers_it(
    solved: list[Grade], missed: list[Grade], one: Grade
) -> None:
    now = rating(solved, missed)
    assert rating([*solved, one], missed) >= now >= rating(solved, [*missed, one])
    assert 0 <= now <= 3000


def test_as_many_are_expected_as_were_solved() -> None:
    solved: list[Grade] = ["gentle", "gentle", "gentle", "hard", "hard"]
    missed: list[Grade] = ["hard", "hard", "hard", "hard"]
    found = rating(solved, missed)
    faced = [RATINGS[grade] for grade in (*solved, *missed)] + [BEGINNER] * 2 * BEGUN
    assert abs(sum(expected(found, puzzle) for puzzle in faced) - len(solved) - BEGUN) < 0.02


def test_who_solves_each_puzzle_climbs_from_grade_to_grade() -> None:
    solved: list[Grade] = []
    met: list[Grade] = []
    for _ in range(18):
        met.append(level(rating(solved, [])))
        solved.append(met[-1])
    assert met == sorted(met, key=GRADES.index)
    assert set(met) == {*GRADES}
