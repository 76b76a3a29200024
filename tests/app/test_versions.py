"""Texts that are kept carry a version: older ones are brought up, newer ones refused."""

import json

import pytest

from ramparts.app.versions import LONGEST, Migration, read, written
from ramparts.errors import BadNotation


def moved(saved: dict[str, object]) -> dict[str, object]:
    """Version 1 calls ``number`` what version 0 called ``no``."""
    return {"number": saved["no"]}


def doubled(saved: dict[str, object]) -> dict[str, object]:
    """Version 2 counts in halves."""
    number = saved["number"]
    assert isinstance(number, int)
    return {"number": 2 * number}


STEPS: dict[tuple[str, int], Migration] = {("deal", 0): moved, ("deal", 1): doubled}


def test_what_is_written_is_read() -> None:
    assert read(written({"a": [1, "ä"]}), "deal") == {"version": 1, "a": [1, "ä"]}
    assert written({"a": "ä"}).isascii()


def test_an_older_text_is_brought_up_step_by_step() -> None:
    assert read('{"version":0,"no":7}', "deal", STEPS, 1) == {"version": 1, "number": 7}
    assert read('{"version":0,"no":7}', "deal", STEPS, 2) == {"version": 2, "number": 14}
    assert read('{"version":1,"number":7}', "deal", STEPS, 2) == {"version": 2, "number": 14}


def test_a_kind_that_has_not_changed_needs_no_step() -> None:
    assert read('{"version":0,"no":7}', "card", STEPS, 2) == {"version": 2, "no": 7}


def test_a_text_without_a_version_is_of_the_first() -> None:
    assert read('{"no":7}', "deal") == {"no": 7}


@pytest.mark.parametrize("version", ["2", "-1", "true", "null", '"1"', "1.0", "[1]"])
def test_a_newer_version_or_none_is_refused(version: str) -> None:
    with pytest.raises(BadNotation, match="the saved deal is of version"):
        read(f'{{"version":{version}}}', "deal")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "nonsense", "[" * 100_000])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="the saved deal is not"):
        read(text, "deal")


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(BadNotation, match="is too long"):
        read(json.dumps({"a": "x" * LONGEST}), "deal")
