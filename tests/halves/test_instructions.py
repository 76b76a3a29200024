"""What instructions name is found, wherever it stands among others, and nothing that is not known is passed over."""

import pytest

from tests.kit.wat import module
from web.build.halves.instructions import Reference, references
from web.build.halves.module import Module


def named(whole: Module, function: int = 0) -> list[tuple[str, int]]:
    """What a function of a module names, by kind and number."""
    found = references(whole.data, *whole.instructions(whole.bodies[function]))
    return [(reference.kind, reference.number) for reference in found]


BUSY = """(module
  (type $unary (func (param i32) (result i32)))
  (import "env" "tell" (func $tell (param i32)))
  (memory 1)
  (table $first 2 funcref) (table $other 2 externref)
  (global $a (mut i32) (i32.const 0)) (global $b (mut i64) (i64.const 0))
  (elem declare func $busy)
  (func $busy (param i32) (result i32) (local f64 i64)
    (block $out (loop $again
      (br_table $out $again $out (i32.and (local.get 0) (i32.const 65535)))))
    (local.set 1 (f64.const 1.0625)) (f32.store offset=4096 (i32.const 8) (f32.const -0.5))
    (i64.store (i32.const -64) (i64.const -0x123456789abcdef0))
    (memory.copy (i32.const 0) (i32.const 1) (i32.const 2)) (memory.fill (i32.const 0) (i32.const 1) (i32.const 2))
    (drop (memory.grow (i32.const 0))) (drop (i32.trunc_sat_f64_s (local.get 1)))
    (drop (select (result i32) (local.get 0) (i32.const 16) (memory.size)))
    (call $tell (global.get $a)) (global.set $b (i64.extend8_s (local.get 2)))
    (drop (ref.is_null (ref.func $busy)))
    (drop (table.grow $other (ref.null extern) (i32.const 35)))
    (table.set $other (i32.const 36) (table.get $other (i32.const 0)))
    (if (result i32) (table.size $other)
      (then (call_indirect $first (type $unary) (local.get 0) (local.get 0)))
      (else (call $busy (i32.load8_u offset=16 (local.get 0)))))))"""


def test_what_is_named_is_found_in_its_order_among_numbers_that_look_the_same() -> None:
    assert named(module(BUSY)) == [
        ("global", 0),
        ("function", 0),
        ("global", 1),
        ("function", 1),
        ("table", 1),
        ("table", 1),
        ("table", 1),
        ("table", 1),
        ("table", 0),
        ("function", 1),
    ]


def test_a_number_is_found_from_its_first_byte_to_its_last() -> None:
    code = b"\x41\x10\x10\x83\x80\x00\x1a"
    assert list(references(code, 0, len(code))) == [Reference("function", 3, 6, 3)]


def test_kinds_of_exceptions_are_found() -> None:
    code = b"\x06\x40\x08\x01\x07\x00\x09\x00\x19\x0b"
    assert [(found.kind, found.number) for found in references(code, 0, len(code))] == [("tag", 1), ("tag", 0)]


@pytest.mark.parametrize("code", ["fd0c", "fe03", "ff00", "fb00", "41", "fc0800", "1c027f7f"])
def test_what_is_not_known_is_refused_with_its_place(code: str) -> None:
    data = b"\x01\x01" + bytes.fromhex(code)
    with pytest.raises(ValueError, match=f"not known: {code[:4]} at 2"):
        list(references(data, 0, len(data)))
