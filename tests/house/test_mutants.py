"""What `make mutants` asks about: parts and tests that there are, every week, and counted as they came out."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.kit.places import ROOT
from tests.mutants import page
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


SESSION = """
CREATE TABLE work_items (job_id VARCHAR PRIMARY KEY);
CREATE TABLE mutation_specs (module_path VARCHAR, operator_name VARCHAR, start_pos_row INTEGER, start_pos_col INTEGER,
    job_id VARCHAR PRIMARY KEY);
"""
"""What is read of the sessions of cosmic-ray."""

PLACES, WAYS = 30, ("Add_Sub", "Add_Mul", "Add_Pow")


def session(folder: Path, *, named: str) -> Path:
    """A session of so many places, each with three ways to alter it and a type with one."""
    file = folder / f"{named}.sqlite"
    with closing(sqlite3.connect(file)) as kept, kept:
        kept.executescript(SESSION)
        for place in range(PLACES):
            for way in (*WAYS, "BitOr_Add"):
                row = "web/page/loop.py", f"core/ReplaceBinaryOperator_{way}", place // 3, place % 3
                kept.execute("INSERT INTO mutation_specs VALUES (?, ?, ?, ?, ?)", (*row, f"{named}-{place}-{way}"))
                kept.execute("INSERT INTO work_items VALUES (?)", (f"{named}-{place}-{way}",))
    return file


def names(file: Path, table: str) -> set[str]:
    with closing(sqlite3.connect(file)) as kept:
        rows = kept.execute(f"SELECT job_id FROM {table}")  # noqa: S608  # one of two words
        return {name.partition("-")[2] for (name,) in rows}


def test_of_a_page_a_sample_of_mutants_is_asked_about_one_of_a_place_and_none_of_a_type(tmp_path: Path) -> None:
    """Their names are other ones in each session, and the same seed chooses the same all the same."""
    first, again, other = (session(tmp_path, named=name) for name in ("first", "again", "other"))
    for file, seed in ((first, 1), (again, 1), (other, 2)):
        page.keep_only(file, 20, seed)
    kept = names(first, "mutation_specs")
    assert len({name.partition("-")[0] for name in kept}) == len(kept) == 20
    assert not any("BitOr" in name for name in kept)
    assert {name.partition("-")[2] for name in kept} == {*WAYS}
    assert names(first, "work_items") == kept == names(again, "work_items") != names(other, "work_items")


def test_a_page_is_asked_about_each_week_in_rooms_that_there_are() -> None:
    assert "run: make mutants-page" in (ROOT / ".github" / "workflows" / "mutants.yml").read_text("utf-8")
    assert (ROOT / page.PART / "loop.py").is_file()
    assert [room for room in page.ASKED if not (ROOT / "e2e" / room).is_dir()] == []
