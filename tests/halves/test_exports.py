"""An export stays if any word of a script may mean it; what nobody names goes, and with it its lines in the script."""

import re

import pytest

from tests.kit.places import ROOT
from tests.kit.wat import module
from web.build.halves import GLUE, LOADER
from web.build.halves.exports import needed, shortened, taken

GLUE_TEXT = (
    "var wasmExports;var _one,_two,_three,_four,memory,wasmMemory;function assignWasmExports(wasmExports){"
    '_one=Module["_one"]=wasmExports["one"];_two=Module["_two"]=wasmExports["two"];_three=wasmExports["three"];'
    '_four=Module["_four"]=wasmExports["four"].value>>>0;memory=Module["memory"]=wasmMemory=wasmExports["memory"]}'
    'function start(){_three();new DataView(wasmMemory.buffer)}if("six"in wasmExports)start();'
)

WHOLE = module("""(module
  (import "GOT.func" "five" (global (mut i32)))
  (memory (export "memory") 1)
  (func (export "one")) (func (export "two")) (func (export "three")) (func (export "five"))
  (func (export "six")) (func (export "seven"))
  (global (export "four") i32 (i32.const 1)))""")


@pytest.mark.parametrize("asks", ["API._two()", 'ccall("two")', "// two, perhaps", "const{_two:x}=Module"])
def test_whatever_a_script_may_mean_is_kept(asks: str) -> None:
    assert needed(WHOLE, GLUE_TEXT, [asks]) == {"two", "three", "memory", "five", "six"}


def test_without_a_word_of_it_an_export_is_dropped() -> None:
    assert needed(WHOLE, GLUE_TEXT, ["_twofold, two_"]) == {"three", "memory", "five", "six"}


def test_the_script_loses_the_lines_of_what_is_dropped_and_nothing_else() -> None:
    assert shortened(GLUE_TEXT, {"three", "memory"}) == (
        "var wasmExports;var _three,memory,wasmMemory;function assignWasmExports(wasmExports){"
        '_three=wasmExports["three"];memory=Module["memory"]=wasmMemory=wasmExports["memory"]}'
        'function start(){_three();new DataView(wasmMemory.buffer)}if("six"in wasmExports)start();'
    )


def test_a_script_that_keeps_everything_stays_what_it_is() -> None:
    assert shortened(GLUE_TEXT, {"one", "two", "three", "four", "memory"}) == GLUE_TEXT


@pytest.mark.parametrize("line", ["start();", 'for(x in wasmExports)Module[x]=wasmExports["three"]', "_three=3;"])
def test_a_script_that_does_anything_else_there_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not known"):
        taken(GLUE_TEXT.replace('_three=wasmExports["three"];', line))


@pytest.mark.pyodide
def test_pyodides_scripts_make_no_names_of_exports_but_in_ways_that_nothing_here_takes() -> None:
    """By `ccall` with a text, and by a reader of pictures for a library of windows that is not loaded."""
    package = ROOT / "node_modules" / "pyodide"
    glue, loader = ((package / name).read_text("utf-8") for name in (GLUE, LOADER))
    assert glue.count('Module["_"+') == 2
    assert re.findall(r'wasmExports\[(?!")', taken(glue)[1] + loader) == []
    assert "ccall" not in loader
