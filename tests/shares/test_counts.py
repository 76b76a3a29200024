"""Counts of a survey, and the interval of the share that can be won."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.shares.counts import Counts, wilson


@given(st.integers(1, 10**6), st.data())
def test_the_interval_holds_the_share_and_stays_within_nothing_and_all(deals: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, deals))
    low, high = wilson(wins, deals)
    assert 0 <= low <= wins / deals + 1e-12
    assert wins / deals - 1e-12 <= high <= 1


def test_the_interval_is_wilsons() -> None:
    """The figures for 81 of 263 are the worked example of Newcombe, Statistics in Medicine 17:857 (1998)."""
    assert [round(end, 4) for end in wilson(81, 263)] == [0.2553, 0.3662]


def test_the_unknown_count_against_and_for() -> None:
    counts = Counts(3, 6, 1)
    assert (counts.deals, counts.share) == (10, 0.3)
    assert counts.interval == (wilson(3, 10)[0], wilson(4, 10)[1])


@pytest.mark.parametrize("counts, interval", [(Counts(), (0.0, 1.0)), (Counts(0, 0, 5), (0.0, 1.0))])
def test_where_nothing_is_decided_nothing_is_known(counts: Counts, interval: tuple[float, float]) -> None:
    assert counts.share == 0
    assert counts.interval == interval
