"""Texts that are kept carry a version: older ones are brought up, newer ones refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramparts.app.codec.versioned_json import DEEPEST, LONGEST, Migration, read, shallow, written
from ramparts.rules.errors import BadNotation


def moved(saved: dict[str, object]) -> dict[str, object]:
    """Version 1 calls ``number`` what version 0 called ``no``."""
    return {"number": saved["no"]}


def doubled(saved: dict[str, object]) -> dict[str, object]:
    """Version 2 counts in halves."""
    number = saved["number"]
    assert isinstance(number, int)
    return {"number": 2 * number}


STEPS: dict[tuple[str, int], Migration] = {("game", 0): moved, ("game", 1): doubled}


def test_what_is_written_is_read() -> None:
    assert read(written({"a": [1, "ä"]}), "game") == {"version": 1, "a": [1, "ä"]}
    assert written({"a": "ä"}).isascii()


def test_an_older_text_is_brought_up_step_by_step() -> None:
    assert read('{"version":0,"no":7}', "game", STEPS, 1) == {"version": 1, "number": 7}
    assert read('{"version":0,"no":7}', "game", STEPS, 2) == {"version": 2, "number": 14}
    assert read('{"version":1,"number":7}', "game", STEPS, 2) == {"version": 2, "number": 14}


def test_a_kind_that_has_not_changed_needs_no_step() -> None:
    assert read('{"version":0,"no":7}', "records", STEPS, 2) == {"version": 2, "no": 7}


def test_a_text_without_a_version_is_of_the_first() -> None:
    assert read('{"no":7}', "game") == {"no": 7}


@pytest.mark.parametrize("version", ["2", "-1", "true", "null", '"1"', "1.0", "[1]"])
def test_a_newer_version_or_none_is_refused(version: str) -> None:
    with pytest.raises(BadNotation, match="the saved game: written by version"):
        read(f'{{"version":{version}}}', "game")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "nonsense", "[" * 100_000])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="the saved game: this is not"):
        read(text, "game")


TEXTS = st.text('[]{}"\\', max_size=5)
DEEP = st.recursive(TEXTS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3))


def depth(value: object) -> int:
    """How many lists and objects stand one in another."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


@given(DEEP, st.integers(0, 2 * DEEPEST))
def test_a_text_is_shallow_whatever_its_strings_hold_unless_it_is_deep(value: object, levels: int) -> None:
    for _ in range(levels):
        value = [value]
    assert shallow(json.dumps(value)) or depth(value) > DEEPEST
    assert not shallow("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1))


def test_a_string_that_never_ends_is_looked_through_once() -> None:
    """Bug: at each of its quotes it was looked through again, for hours."""
    assert shallow('"' + '\\"' * (LONGEST // 2))
    assert not shallow("[" + '"' + '\\"' * (LONGEST // 2))


def test_a_text_nested_deeper_than_python_can_read_is_refused() -> None:
    with pytest.raises(BadNotation, match="is not JSON text"):
        read('{"a":' * 100_000 + "1" + "}" * 100_000, "game")


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(BadNotation, match="characters is too many"):
        read(json.dumps({"a": "x" * LONGEST}), "game")
