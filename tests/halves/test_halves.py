"""A module that is split does what it did when it was whole, whichever functions are late."""

from itertools import chain, combinations

import pytest

from tests.kit.wat import Joined, module
from web.build.halves.first import FirstHalf
from web.build.halves.plan import Plan

WHOLE = module("""(module
  (type $unary (func (param i32) (result i32)))
  (import "env" "tell" (func $tell (param i32)))
  (memory (export "memory") 1)
  (table $numbers 2 funcref)
  (elem (i32.const 0) $twice $store)
  (global $calls (mut i32) (i32.const 0))
  (global $place i32 (i32.const 64))
  (func $twice (param i32) (result i32)
    (global.set $calls (i32.add (global.get $calls) (i32.const 1)))
    (i32.mul (local.get 0) (i32.const 2)))
  (func $store (param i32) (result i32)
    (i32.store (global.get $place) (local.get 0))
    (call $tell (local.get 0))
    (call $twice (i32.load (global.get $place))))
  (func $dead (param i32) (result i32) (call $deader (local.get 0)))
  (func $deader (param i32) (result i32) (i32.const 0))
  (func (export "by number") (param i32 i32) (result i32)
    (call_indirect $numbers (type $unary) (local.get 1) (local.get 0)))
  (func (export "calls") (result i32) (global.get $calls))
  (func (export "swapped") (param i32 i64) (result i64 i32)
    (local.get 1) (call $store (local.get 0)))
  (func (export "unwanted") (result i32) (call $dead (i32.const 1)))
)""")

KEEP = {"memory", "by number", "calls", "swapped"}

ALIVE = (0, 1, 4, 5, 6)
"""The functions that can be reached; 2, 3 and 7 are exported to nobody, or called by none but these."""

SUBSETS = list(chain.from_iterable(combinations(ALIVE, size) for size in range(len(ALIVE) + 1)))


@pytest.mark.parametrize("early", SUBSETS, ids=str)
def test_it_does_the_same_whichever_functions_are_late(early: tuple[int, ...]) -> None:
    split = Joined(WHOLE, KEEP, early)
    assert split.call("by number", 0, 21) == 42
    assert split.call("by number", 1, 4) == 8
    assert split.call("swapped", 3, -5) == [-5, 6]
    assert split.call("calls") == 3
    assert split.told == [4, 3]
    assert split.joined == (len(early) < len(ALIVE))


def test_the_second_half_is_not_joined_before_it_is_needed() -> None:
    split = Joined(WHOLE, KEEP, {0, 4, 5})
    assert (split.call("by number", 0, 21), split.joined) == (42, 0)
    assert (split.call("by number", 1, 21), split.joined) == (42, 1)
    assert (split.call("swapped", 1, 1), split.joined) == ([1, 2], 1)


def test_what_nobody_can_reach_goes() -> None:
    plan = Plan(WHOLE, KEEP)
    assert [function - plan.imported for function in sorted(plan.alive)] == list(ALIVE)
    assert [function - plan.imported for function in sorted(Plan(WHOLE, {*KEEP, "unwanted"}).alive)] == list(range(8))


def test_a_stub_stands_only_where_a_late_function_may_be_called() -> None:
    plan = Plan(WHOLE, {"swapped"}, {6})
    assert [function - plan.imported for function in plan.late] == [0, 1]
    assert [function - plan.imported for function in plan.stubs] == [0, 1]
    assert [function - plan.imported for function in Plan(WHOLE, {"calls"}, {0, 1}).stubs] == [5]


def test_what_is_all_early_has_nothing_added() -> None:
    whole = module('(module (func (export "one") (result i32) (i32.const 1)))')
    assert FirstHalf(Plan(whole, {"one"})).written() == whole.data
