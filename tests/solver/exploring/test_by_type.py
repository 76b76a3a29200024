"""Positions by type: nothing is lost among them, and nothing comes twice."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ramparts.solver.exploring.by_type import BUCKET_BITS, ByType, bucket_of
from ramparts.solver.exploring.chance import Chance


@given(st.lists(st.tuples(st.integers(0, 10**6), st.booleans())), st.integers(0, 2**64 - 1))
def test_by_type_each_comes_once_whatever_comes_between(pushes: list[tuple[int, bool]], seed: int) -> None:
    waiting, taken = ByType(Chance(seed)), []
    for number, (kind, pops) in enumerate(pushes):
        waiting.push(number, kind)
        if pops:
            taken.append(waiting.pop())
    taken += [waiting.pop() for _ in range(len(pushes) - len(taken))]
    assert sorted(taken) == list(range(len(pushes)))


def test_a_rare_type_is_drawn_as_often_as_a_frequent_one() -> None:
    firsts = Counter[bool]()
    for seed in range(100):
        waiting = ByType(Chance(seed))
        for number in range(100):
            waiting.push(number, kind=int(number == 99))
        firsts[waiting.pop() == 99] += 1
    assert 30 < firsts[True] < 70


@given(st.integers(0, 2**40))
def test_every_type_has_a_bucket(kind: int) -> None:
    assert 0 <= bucket_of(kind) < 2**BUCKET_BITS
    assert bucket_of(kind) == kind * 11400714819323198485 % 2**64 // 2**51
