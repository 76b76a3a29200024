"""`make test`: every part of it; then what each showed, what it left out, and how long it took.

They come one after the other, but the site is assembled beside the first ones, which leave a processor free.

A part is a target of the Makefile. What its tests did is read from the reports that they leave in `build/results`
(`tests.reports`). The last line counts all tests.
"""

import os
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from tests.reports import AGAIN, report, told

PARTS = ("lint", "types", "unit", "tested", "pyodide", "e2e-chromium", "e2e-firefox", "e2e-webkit")
"""The Makefile's targets; the site is assembled beside the first, and `tested` says what became of it."""

RESULTS = Path("build/results")

LONGEST = 45 * 60
"""Seconds after which a part is ended, so that those after it have their turn."""

FAREWELL = 60
"""Seconds that a part which is ended may take to tell what it saw."""


def clock(seconds: float) -> str:
    """A time as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def holds(command: list[str], longest: float = LONGEST, farewell: float = FAREWELL) -> bool:
    """Whether a command ended well, and in time; one that did not is ended, and all that it began.

    It is interrupted first, so that it can say how far it came and what failed until then.
    """
    with subprocess.Popen(command, start_new_session=True) as running:
        try:
            return running.wait(longest) == 0
        except subprocess.TimeoutExpired:
            print(f"{command[-1]} was ended after {clock(longest)}", flush=True)
            os.killpg(running.pid, signal.SIGINT)
            end = monotonic() + farewell
            while lives(running.pid) and monotonic() < end:
                running.poll()
                sleep(0.1)
            return False
        finally:
            with suppress(ProcessLookupError):  # it has ended, and all that it began
                os.killpg(running.pid, signal.SIGKILL)


def lives(group: int) -> bool:
    """Whether a group of processes has one that runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def main() -> int:
    """Runs every part, whether or not those before it held; gives 1 when one of them did not, else 0."""
    shutil.rmtree(RESULTS, ignore_errors=True)
    made = [os.environ.get("MAKE", "make"), "--no-print-directory"]
    broken, lines, begun = list[str](), list[str](), monotonic()
    with ThreadPoolExecutor(1) as beside:
        site = beside.submit(holds, [*made, "tested"])
        for part in PARTS:
            start = monotonic()
            print(f"\n== {part}", flush=True)
            if not (site.result() if part == "tested" else holds([*made, part])):
                broken.append(part)
            lines.append(f"{part:<16}{clock(monotonic() - start):>6} {'FAILED' if part in broken else 'holds'}")
    reports = [report(file) for file in sorted(RESULTS.glob("*.xml")) if not file.stem.endswith(AGAIN)]
    print("\n== what was tested", *map(told, reports), sep="\n")
    print("\n== minutes", *lines, f"{'all':<16}{clock(monotonic() - begun):>6}", sep="\n")
    passed, failed = sum(len(each.passed) for each in reports), sum(len(each.failed) for each in reports)
    left_out = sum(len(each.left_out) for each in reports)
    print(f"\n{passed} passed, {failed} failed, {left_out} skipped", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
