"""Which tests coverage watches for the lines that they pass; others pass no line alone, and take half the time.

Those that are not watched stand in `tests/unwatched.txt`, a function in each line, or one member of it; of those with
`but the first` behind it the first member is. New tests are watched. `make watched` runs all of them watched and writes
the list anew: it is wanted where lines are said to be passed by no test that are passed, or when the unit tests have
become slow.
"""

import os
import sqlite3
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree as ET

from coverage import Coverage

LIST = Path(__file__).with_name("unwatched.txt")

BUT_THE_FIRST = " but the first"

ALL = "RAMPARTS_WATCH_ALL"
"""What is in the environment where every test is to be watched; those that are listed come last all the same."""

OUT = Path("build/watching")

LEAST = 0.1
"""The seconds from which on the tests of a function, or a single one, are worth a line in the list."""

ARCS = """SELECT context, path, fromno, tono FROM arc
    JOIN context ON context.id = context_id JOIN file ON file.id = file_id"""
"""What coverage keeps of a run with a context for each test, by its schema: from which line each came to which."""

Passed: TypeAlias = tuple[str, int, int]
"""A file, a line of it, counted from 1, and 0; or a line that leads several ways, and the way that was taken."""


def named(test: str) -> str:
    """The function of a test, whatever its parameters."""
    return test.partition("[")[0]


def unwatched(tests: Sequence[str]) -> set[str]:
    """Those of these tests, in their order, that are not watched."""
    listed = set(LIST.read_text("utf-8").splitlines())
    firsts = dict(reversed([(named(test), test) for test in tests]))
    kept = {firsts.get(line.removesuffix(BUT_THE_FIRST)) for line in listed if line.endswith(BUT_THE_FIRST)}
    functions = {line.removesuffix(BUT_THE_FIRST) for line in listed}
    return {test for test in tests if test in listed or (named(test) in functions and test not in kept)}


def needless(of_tests: Mapping[str, set[Passed]], took: Mapping[str, float]) -> list[str]:
    """The lines of the list: what need not be watched of tests that have passed so much and took so many seconds."""
    functions: dict[str, list[str]] = defaultdict(list)
    for test in took:
        functions[named(test)].append(test)
    cost = {name: sum(took[test] for test in tests) for name, tests in functions.items()}
    times = Counter(each for some in of_tests.values() for each in some)
    lines = []
    for name in sorted((name for name in functions if cost[name] >= LEAST), key=lambda name: -cost[name]):
        first, *others = functions[name]
        choices = [(name, [first, *others]), (f"{name}{BUT_THE_FIRST}", others)]
        choices += [(test, [test]) for test in others if took[test] >= LEAST]
        for line, tests in choices:
            gone = Counter(each for test in tests for each in of_tests.get(test, ()))
            if tests and all(times[each] > n for each, n in gone.items()):
                times -= gone
                lines.append(line)
                if line not in others:
                    break
    return sorted(lines)


def seconds(report: Path) -> dict[str, float]:
    """How long each test took, by a report in the form of JUnit."""
    cases = ET.parse(report).getroot().iter("testcase")  # noqa: S314  # pytest wrote it a moment ago
    files = ((case.get("classname", "").replace(".", "/"), case) for case in cases)
    return {f"{file}.py::{case.get('name')}": float(case.get("time", 0)) for file, case in files}


def passed(data: str) -> dict[str, set[Passed]]:
    """What each test has passed of what counts, by a run of coverage; under "" what is passed when modules are read."""
    watch, tests = Coverage(data_file=data), defaultdict[str, set[Passed]](set)
    watch.load()
    lines = {file: {*watch.analysis2(file)[1]} for file in watch.get_data().measured_files()}
    forks = {file: watch.branch_stats(file) for file in lines}
    with sqlite3.connect(data) as kept:
        for context, file, start, end in kept.execute(ARCS):
            test = tests[context.rpartition("|")[0]]
            test.update((file, line, 0) for line in (start, end) if line in lines[file])
            if start in forks[file]:
                test.add((file, start, end))
    return tests


def main() -> int:
    """Runs the tests that pytest's options choose, all watched, and writes the list; gives 1 if one failed, else 0."""
    OUT.mkdir(parents=True, exist_ok=True)
    report = OUT / "unit.xml"
    watched = ["--cov", "--cov-context=test", "--cov-report=", f"--junitxml={report}"]
    command = [sys.executable, "-m", "pytest", *sys.argv[1:], *watched]
    if subprocess.run(command, check=False, env=os.environ | {ALL: "1"}).returncode:
        return 1
    of_tests = passed(".coverage")
    of_none = of_tests.pop("", set())
    lines = needless({test: some - of_none for test, some in of_tests.items()}, seconds(report))
    LIST.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    sys.stdout.write(f"{len(lines)} lines in {LIST}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
