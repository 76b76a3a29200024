"""The order in which the best comes first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.solver.findings.best_first import BestFirst


@given(st.lists(st.integers(-20, 20)))
def test_the_smallest_value_comes_first_and_of_equal_ones_the_newest(values: list[int]) -> None:
    waiting = BestFirst[int]()
    for number, value in enumerate(values):
        waiting.push(number, value)
    assert bool(waiting) is bool(values)
    taken = [waiting.pop() for _ in values]
    assert not waiting
    assert taken == sorted(range(len(values)), key=lambda number: (values[number], -number))
    with pytest.raises(IndexError):
        waiting.pop()


@given(st.lists(st.integers(-2, 2), min_size=1))
def test_whether_there_is_an_entry_is_told_at_any_time(values: list[int]) -> None:
    waiting = BestFirst[int]()
    for value in values:
        waiting.push(7, value)
        assert waiting
        assert waiting.pop() == 7
        assert not waiting
