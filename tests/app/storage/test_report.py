"""Reports of faults."""

import marshal
import re
from dataclasses import replace
from types import CodeType
from typing import Any

import pytest

from ramparts import __version__
from ramparts.app.storage.report import DEEPEST, LONGEST, report, traced
from tests.kit.visit.table import drags, table
from web.build.compile.bytecode import lines, with_function_lines

SOURCE = b"def outer(x):\n    y = x\n\n    return inner(y)\n\n\ndef inner(x):\n    x += 1\n    return 1 / (x - x)\n"


def failed(name: str, *, deep: int = 0) -> Exception:
    """What a with_function_lines function of a pressed module fails with; `deep` calls are made on the way."""
    names: dict[str, Any] = {"__name__": "ramparts.pressed"}
    exec(with_function_lines(compile(SOURCE, "ramparts/pressed.py", "exec")), names)  # noqa: S102  # a text of this test

    def called(left: int) -> None:
        if left:
            called(left - 1)
        names[name](1)

    try:
        called(deep)
    except ZeroDivisionError as error:
        return error
    raise AssertionError(name)


def test_a_report_tells_version_build_browser_game_and_trace_and_nothing_else() -> None:
    model = drags(table("fortress:ms33"), "t1-h", "t2-h")
    told = report(model, "1a2b3c4d", "Mozilla/5.0", "KeyError: 5\n  web.page.loop 7 dispatch")
    assert told.splitlines() == [
        f"Ramparts {__version__}, build 1a2b3c4d",
        "Mozilla/5.0",
        "fortress:ms33;t1-h;t2-h",
        "KeyError: 5",
        "  web.page.loop 7 dispatch",
    ]


@pytest.mark.parametrize("name", ["Ada", "Ada (9)", "e"])
def test_the_name_of_the_player_is_left_out(name: str) -> None:
    model = table("fortress:ms33")
    model = replace(model, prefs=replace(model.prefs, name=name))
    told = report(model, "", "", f"TypeError: Sign(name='{name}') is no intent")
    assert told.endswith("TypeError: Sign(name='…') is no intent")


def test_a_trace_names_module_line_and_function_of_each_call() -> None:
    tables = marshal.loads(lines({"ramparts/pressed.py": SOURCE}))  # noqa: S302  # made here
    words, *calls = traced(failed("outer"), tables).splitlines()
    assert words == "ZeroDivisionError: division by zero"
    assert calls[-2:] == ["  ramparts.pressed 4 outer", "  ramparts.pressed 9 inner"]


def test_where_lines_are_not_known_the_first_one_is_told_and_how_far_the_code_had_come() -> None:
    calls = traced(failed("outer"), {}).splitlines()
    assert re.fullmatch(r"  ramparts\.pressed 1\+\d+ outer", calls[-2])
    assert re.fullmatch(r"  ramparts\.pressed 7\+\d+ inner", calls[-1])


def test_of_a_statement_that_fails_at_once_its_own_line_is_told() -> None:
    source = b"def lost():\n    x = 1\n    missing\n    return x\n"
    names: dict[str, Any] = {}
    exec(with_function_lines(compile(source, "lost.py", "exec")), names)  # noqa: S102  # a text of this test
    del names["__builtins__"]
    with pytest.raises(NameError) as failed:
        names["lost"]()
    tables = marshal.loads(lines({"lost.py": source}))  # noqa: S302  # made here
    assert traced(failed.value, tables).splitlines()[-1] == "  script 3 lost"


def test_no_path_of_a_machine_is_told() -> None:
    assert "/" not in traced(failed("outer"), {}).partition("\n")[2]


def test_a_table_that_does_not_reach_so_far_gives_the_first_line() -> None:
    error = failed("inner")
    code = error.__traceback__.tb_next.tb_next.tb_frame.f_code  # type: ignore[union-attr]  # called, inner
    short = next(part for part in compile("\ndef f(): 0", "", "exec").co_consts if isinstance(part, CodeType))
    place = (code.co_filename, code.co_qualname, code.co_firstlineno)
    assert re.search(r"pressed 7\+\d+ inner", traced(error, {place: short.co_linetable}))


def test_a_long_way_and_long_words_are_cut() -> None:
    told = traced(failed("outer", deep=100), {})
    assert len(told.splitlines()) == DEEPEST + 1
    assert told.endswith("inner")
    assert traced(ValueError("x" * 1000), {}) == f"ValueError: {'x' * LONGEST}"
    assert traced(ValueError("two\nlines"), {}) == "ValueError: two lines"
