"""The order in which the best comes first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.solver.rows.best_first import BestFirst


@given(st.lists(st.integers(-20, 20)))
def test_the_smallest_value_comes_first_and_of_equal_ones_the_newest(values: list[int]) -> None:
    waiting = BestFirst[int]()
    for number, value in enumerate(values):
        waiting.push(number, value)
    taken = [waiting.pop() for _ in values]
    assert taken == sorted(range(len(values)), key=lambda number: (values[number], -number))
    with pytest.raises(IndexError):
        waiting.pop()
