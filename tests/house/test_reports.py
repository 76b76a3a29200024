"""What `make test` says of its tests, and when one that failed may pass the second time."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.places import ROOT
from tests.reports import AGAIN, MOST, report, told

SKIPPED = '<skipped message="no touch"/>'


def case(name: str, outcome: str = "") -> str:
    return f'<testcase classname="e2e.page" name="{name}">{outcome}</testcase>'


def written(file: Path, *cases: str) -> Path:
    file.write_text(f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>", "utf-8")
    return file


FAILED, BROKEN = '<failure message="no&#10;   board"/>', '<error message="a fault"/>'
LEFT = case("left", SKIPPED)
TWO, HOW = "e2e.page.two", "no\n   board"


def test_a_report_counts_each_test_once(tmp_path: Path) -> None:
    """One that fails, and whose fixture fails as well, is written down twice."""
    said = report(written(tmp_path / "a.xml", case("one"), case("two", FAILED), case("two", BROKEN), LEFT))
    assert (sorted(said.passed), said.failed, said.left_out) == (["e2e.page.one"], {TWO: "a fault"}, ("no touch",))
    assert told(said).splitlines()[0].split() == ["a", "1", "passed", "1", "failed", "1", "left", "out"]


def test_what_passes_the_second_time_is_unsteady_and_named(tmp_path: Path) -> None:
    file = written(tmp_path / "a.xml", case("one"), case("two", FAILED), case("three", FAILED))
    written(tmp_path / f"a{AGAIN}.xml", case("two"), case("three", FAILED))
    said = report(file)
    assert (len(said.passed), said.failed, said.unsteady) == (2, {"e2e.page.three": HOW}, {TWO: HOW})
    assert "UNSTEADY e2e.page.two: no board\n" in told(said)
    assert "FAILED e2e.page.three: no board" in told(said)


@pytest.mark.parametrize(
    "second",
    [
        "<testsuites>",
        "<testsuites><testsuite/></testsuites>",
        f"<testsuites><testsuite>{case('three')}{case('two', SKIPPED)}</testsuite></testsuites>",
    ],
    ids=["cut off", "ran nothing", "left out"],
)
def test_only_what_passes_the_second_time_is_mended(tmp_path: Path, second: str) -> None:
    file = written(tmp_path / "a.xml", case("two", FAILED))
    (tmp_path / f"a{AGAIN}.xml").write_text(second, "utf-8")
    said = report(file)
    assert (said.failed, said.unsteady) == ({TWO: HOW}, {})


def test_a_report_that_was_cut_off_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "a.xml").write_text("<testsuites>", "utf-8")
    assert report(tmp_path / "a.xml").failed == {"a.xml was cut off": ""}


@pytest.mark.parametrize("failed, few", [(1, True), (MOST, True), (MOST + 1, False)])
def test_only_a_few_tests_may_be_unsteady(tmp_path: Path, failed: int, *, few: bool) -> None:
    file = written(tmp_path / "a.xml", *(case(str(number), FAILED) for number in range(failed)))
    ran = subprocess.run([sys.executable, "-m", "tests.reports", str(file)], cwd=ROOT, check=False)
    assert (ran.returncode == 0) is few
