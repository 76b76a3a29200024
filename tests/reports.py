"""What runs of pytest did, read from the reports that they leave in `build/results`, in the form of JUnit.

A test in a browser that fails is run once more, and leaves a trace. If it passes then, it is unsteady: it is named at
the end of `make test`, to be looked into, and does not fail the run. `python -m tests.reports FILE` says whether so few
failed in a run that this may be: where more fail at once, something is broken.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

MOST = 3
"""How many tests of one run may be unsteady."""

FAULTS = ("failure", "error")
"""How a report names what went wrong: in a test, and in what it was given."""

LINE = 300
"""How many letters are told of how a test failed."""

AGAIN = "-again"
"""How the name of the report ends that the second run of failed tests leaves."""


class Report(NamedTuple):
    """What one run of pytest did: which tests passed, which failed and how, and why the others were left out.

    The ``unsteady`` failed, and then passed.
    """

    name: str
    passed: frozenset[str]
    failed: dict[str, str]
    left_out: tuple[str, ...]
    unsteady: dict[str, str]


def report(file: Path) -> Report:
    """What a report says, and that of a second run of what failed in the first, if there was one."""
    first = _read(file)
    again = file.with_stem(f"{file.stem}{AGAIN}")
    if not again.exists():
        return first
    second = _read(again)
    unsteady = {test: how for test, how in first.failed.items() if test in second.passed}
    failed = {test: how for test, how in first.failed.items() if test not in unsteady}
    return first._replace(passed=first.passed.union(unsteady), failed=failed, unsteady=unsteady)


def _read(file: Path) -> Report:
    try:
        cases = ET.parse(file).getroot().findall(".//testcase")  # noqa: S314  # pytest wrote it a moment ago
    except ET.ParseError:  # it was ended while it wrote
        return Report(file.stem, frozenset(), {f"{file.name} was cut off": ""}, (), {})
    failed = {_name(case): _said(case, *FAULTS) for case in cases if _has(case, *FAULTS)}
    left_out = {_name(case): _said(case, "skipped") for case in cases if _has(case, "skipped")}
    passed = {_name(case) for case in cases}.difference(failed, left_out)
    return Report(file.stem, frozenset(passed), failed, tuple(left_out.values()), {})


def _name(case: ET.Element) -> str:
    return f"{case.get('classname')}.{case.get('name')}"


def _said(case: ET.Element, *parts: str) -> str:
    return "; ".join(str(each.get("message")) for each in case if each.tag in parts)


def _has(case: ET.Element, *parts: str) -> bool:
    return any(each.tag in parts for each in case)


def told(each: Report) -> str:
    """A report in a line; then each test that failed, and how; and each reason why tests were left out."""
    line = f"{each.name:<16}{len(each.passed):>6} passed {len(each.failed):>4} failed {len(each.left_out):>4} left out"
    reasons = Counter(each.left_out).most_common()
    faults = [
        f"{word:>20} {test}: {' '.join(how.split())[:LINE]}"
        for word, tests in (("UNSTEADY", each.unsteady), ("FAILED", each.failed))
        for test, how in tests.items()
    ]
    return "\n".join([line, *faults, *(f"{times:>20} {reason}" for reason, times in reasons)])


if __name__ == "__main__":
    sys.exit(len(_read(Path(sys.argv[1])).failed) > MOST)
