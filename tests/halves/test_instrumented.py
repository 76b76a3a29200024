"""An instrumented module does what it did, and tells which functions were called."""

from tests.kit.wat import Joined, module
from web.build.halves.module import Module
from web.build.halves.profile import CALLED, called, instrumented

WHOLE = module("""(module
  (global $sum (mut i32) (i32.const 0))
  (func $add (param i32) (result i32) (local i32)
    (local.set 1 (i32.add (global.get $sum) (local.get 0)))
    (global.set $sum (local.get 1))
    (local.get 1))
  (func (export "twice") (param i32) (result i32) (drop (call $add (local.get 0))) (call $add (local.get 0)))
  (func (export "never")))""")

FUNCTIONS = " ".join(f'(func (export "{number}"))' for number in range(130))

MANY = module(f"(module (global i32 (i32.const 0)) {FUNCTIONS})")


def instrumented_module(whole: Module) -> Module:
    """The module, instrumented."""
    return Module(instrumented(whole))


def told(run: Joined, words: int) -> frozenset[int]:
    """The functions that were called, as a script reads them: as numbers that may be below zero."""
    found = [run.first[f"{CALLED}{word}"].value(run.store) for word in range(words)]
    return called([word % 2**64 for word in found])


def test_it_tells_what_was_called_and_does_the_same() -> None:
    run = Joined(instrumented_module(WHOLE), {"twice", "never", f"{CALLED}0"}, range(3))
    assert told(run, 1) == frozenset()
    assert (run.call("twice", 3), run.call("twice", 4)) == (6, 14)
    assert told(run, 1) == {0, 1}
    run.call("never")
    assert told(run, 1) == {0, 1, 2}


def test_each_function_has_a_bit_of_its_own() -> None:
    whole = instrumented_module(MANY)
    run = Joined(whole, {export.name for export in whole.exports}, range(130))
    for number in (0, 63, 64, 127, 129):
        run.call(str(number))
    assert told(run, 3) == {0, 63, 64, 127, 129}
