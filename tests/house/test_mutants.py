"""What `make mutants` asks about: parts and tests that there are, every week, and counted as they came out."""

import re

from tests.kit.places import ROOT
from tests.mutants.__main__ import ROOMS, lived, told


def test_every_part_and_its_tests_are_there() -> None:
    package = ROOT / "py" / "ramparts"
    assert [part for part in ROOMS if not (package / part).is_dir() and not (package / f"{part}.py").is_file()] == []
    assert [place for places in ROOMS.values() for place in places if not (ROOT / place).exists()] == []


def test_every_part_is_asked_about_each_week() -> None:
    workflow = (ROOT / ".github" / "workflows" / "mutants.yml").read_text("utf-8")
    assert re.findall(r'^ {10}- "(.*)"$', workflow, re.MULTILINE) == [*ROOMS]


def test_a_mutant_that_no_test_passes_through_has_survived() -> None:
    found = {"a": "killed", "b": "survived", "c": "no tests", "d": "timeout", "e": "segfault"}
    assert lived(found) == ["b", "c"]
    assert re.sub(" +", " ", told("rules", found)) == "rules 5 mutants 2 killed 2 survived 1 timed out 60.0 %"
    assert told("rules", {}).endswith(" 0.0 %")
