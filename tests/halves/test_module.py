"""A module is read as it is, and what is not known in it is refused."""

import pytest

from tests.kit.wat import module
from web.build.halves.module import CODE, FUNCTION, GLOBAL, HEAD, MEMORY, TABLE, Export, Import, Module, Type

WHOLE = """(module
  (import "env" "tell" (func (param i32)))
  (import "env" "here" (global (mut i32)))
  (func $two (export "two") (param i32 i64) (result f32) (local i32 i32 f64) (f32.const 2))
  (table 3 8 funcref)
  (memory (export "memory") 1 4)
  (global (mut i32) (i32.const -7))
  (elem (i32.const 1) $two 0)
  (data (i32.const 16) "text"))"""


def test_a_module_is_taken_apart() -> None:
    whole = module(WHOLE)
    assert whole.types == [Type(b"\x7f", b""), Type(b"\x7f\x7e", b"\x7d")]
    assert whole.imports == [Import("env", "tell", FUNCTION, b"\0"), Import("env", "here", GLOBAL, b"\x7f\1")]
    assert whole.exports == [Export("two", FUNCTION, 1), Export("memory", 2, 0)]
    assert whole.type_of == [0, 1]
    assert whole.tables == [b"\x70\1\3\x08"]
    assert whole.memories == [b"\1\1\4"]
    assert whole.globals == [(b"\x7f\1", b"\x41\x79\x0b")]
    assert whole.elements == [(b"\x41\1\x0b", [1, 0])]
    assert [whole.data[slice(*whole.instructions(body))] for body in whole.bodies] == [b"\x43\0\0\0\x40\x0b"]
    assert (whole.imported(FUNCTION), whole.imported(TABLE)) == (1, 0)


def test_sections_that_are_not_there_hold_nothing() -> None:
    assert (Module(HEAD).content(CODE), Module(HEAD).items(MEMORY, lambda at: (at, at))) == (b"", [])


@pytest.mark.parametrize(
    "text",
    [
        '(module (import "env" "memory" (memory 1)))',
        "(module (type (struct)))",
        "(module (func) (elem func 0))",
        "(module (global f32 (f32.const 0)))",
        "(module (global i32 (i32.add (i32.const 1) (i32.const 2))))",
    ],
)
def test_what_is_not_known_is_refused_with_its_place(text: str) -> None:
    whole = module(text)
    with pytest.raises(ValueError, match=r"at \d+"):
        assert (whole.imports, whole.types, whole.elements, whole.globals) is None


def test_what_is_no_module_is_refused() -> None:
    with pytest.raises(ValueError, match="no WebAssembly module"):
        Module(b"<!doctype html>")
