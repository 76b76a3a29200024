"""`make test`: every part of it, one after the other; then what each showed, what it left out, and how long it took.

A part is a target of the Makefile. What its tests did is read from the reports that they leave in `build/results`, one
file for each run of pytest, in the form of JUnit. The last line counts all tests.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple
from xml.etree import ElementTree as ET

PARTS = ("lint", "types", "unit", "pyodide", "e2e-chromium", "e2e-firefox", "e2e-webkit")
"""The Makefile's targets, the quick ones first."""

RESULTS = Path("build/results")

LONGEST = 30 * 60
"""Seconds after which a part is ended, so that those after it have their turn; twice what the longest takes."""


class Report(NamedTuple):
    """What one run of pytest did: how many tests passed and failed, and the reasons for those that were left out."""

    name: str
    passed: int
    failed: int
    left_out: tuple[str, ...]


def report(file: Path) -> Report:
    """What a report in JUnit's form says."""
    try:
        cases = ET.parse(file).getroot().findall(".//testcase")  # noqa: S314  # pytest wrote it a moment ago
    except ET.ParseError:  # it was ended while it wrote
        return Report(file.stem, 0, 1, ())
    failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
    reasons = [str(skipped.get("message")) for case in cases if (skipped := case.find("skipped")) is not None]
    return Report(file.stem, len(cases) - failed - len(reasons), failed, tuple(reasons))


def told(each: Report) -> str:
    """A report in a line, and one more for each reason why tests were left out."""
    line = f"{each.name:<16}{each.passed:>6} passed {each.failed:>4} failed {len(each.left_out):>4} left out"
    reasons = Counter(each.left_out).most_common()
    return "\n".join([line, *(f"{times:>20} {reason}" for reason, times in reasons)])


def clock(seconds: float) -> str:
    """A time as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def holds(command: list[str], longest: float = LONGEST) -> bool:
    """Whether a command ended well, and in time; one that did not is ended, and all that it began."""
    with subprocess.Popen(command, start_new_session=True) as running:
        try:
            return running.wait(longest) == 0
        except subprocess.TimeoutExpired:
            print(f"{command[-1]} was ended after {clock(longest)}", flush=True)
            return False
        finally:
            with suppress(ProcessLookupError):  # it has ended, and all that it began
                os.killpg(running.pid, signal.SIGKILL)


def main() -> int:
    """Runs every part, whether or not those before it held; gives 1 when one of them did not, else 0."""
    shutil.rmtree(RESULTS, ignore_errors=True)
    make, lines, begun = os.environ.get("MAKE", "make"), list[str](), monotonic()
    broken = []
    for part in PARTS:
        start = monotonic()
        print(f"\n== {part}", flush=True)
        if not holds([make, "--no-print-directory", part]):
            broken.append(part)
        lines.append(f"{part:<16}{clock(monotonic() - start):>6} {'FAILED' if part in broken else 'holds'}")
    reports = [report(file) for file in sorted(RESULTS.glob("*.xml"))]
    print("\n== what was tested", *map(told, reports), sep="\n")
    print("\n== minutes", *lines, f"{'all':<16}{clock(monotonic() - begun):>6}", sep="\n")
    passed, failed = sum(each.passed for each in reports), sum(each.failed for each in reports)
    left_out = sum(len(each.left_out) for each in reports)
    print(f"\n{passed} passed, {failed} failed, {left_out} skipped", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
