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

AGAIN = "-again"
"""How the name of the report ends that the second run of failed tests leaves."""


class Report(NamedTuple):
    """What one run of pytest did: which tests passed, which failed, and the reasons for those that were left out.

    The ``unsteady`` failed, and then passed.
    """

    name: str
    passed: frozenset[str]
    failed: tuple[str, ...]
    left_out: tuple[str, ...]
    unsteady: tuple[str, ...] = ()


def report(file: Path) -> Report:
    """What a report says, and that of a second run of what failed in the first, if there was one."""
    first = _read(file)
    again = file.with_stem(f"{file.stem}{AGAIN}")
    if not again.exists():
        return first
    second = _read(again)
    unsteady = tuple(test for test in first.failed if test in second.passed)
    failed = tuple(test for test in first.failed if test not in unsteady)
    return first._replace(passed=first.passed.union(unsteady), failed=failed, unsteady=unsteady)


def _read(file: Path) -> Report:
    try:
        cases = ET.parse(file).getroot().findall(".//testcase")  # noqa: S314  # pytest wrote it a moment ago
    except ET.ParseError:  # it was ended while it wrote
        return Report(file.stem, frozenset(), (f"{file.name} was cut off",), ())
    failed = {_name(case): None for case in cases if _has(case, "failure") or _has(case, "error")}
    left_out = {_name(case): _reason(case) for case in cases if _has(case, "skipped")}
    passed = {_name(case) for case in cases}.difference(failed, left_out)
    return Report(file.stem, frozenset(passed), tuple(failed), tuple(left_out.values()))


def _name(case: ET.Element) -> str:
    return f"{case.get('classname')}.{case.get('name')}"


def _reason(case: ET.Element) -> str:
    return "; ".join(str(skipped.get("message")) for skipped in case.findall("skipped"))


def _has(case: ET.Element, part: str) -> bool:
    return case.find(part) is not None


def told(each: Report) -> str:
    """A report in a line, and one more for each unsteady test and each reason why tests were left out."""
    line = f"{each.name:<16}{len(each.passed):>6} passed {len(each.failed):>4} failed {len(each.left_out):>4} left out"
    reasons = Counter(each.left_out).most_common()
    unsteady = (f"{'UNSTEADY':>20} {test}" for test in each.unsteady)
    return "\n".join([line, *unsteady, *(f"{times:>20} {reason}" for reason, times in reasons)])


if __name__ == "__main__":
    sys.exit(len(_read(Path(sys.argv[1])).failed) > MOST)
