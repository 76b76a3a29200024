"""The same Fortress deals solved by the same code in CPython and in Pyodide, in one run, the figures side by side."""

import sys
from collections.abc import Sequence
from pathlib import Path
from platform import python_version
from typing import TypeAlias, cast

from e2e.bench.inside import ran
from tests.bench import timing

Timings: TypeAlias = list[tuple[str, float]]
"""A verdict and milliseconds for each deal."""

FIRST, NUMBER = 32_000, 1000

PASSES = 3

RUN = f"""
import sys
passes = [timings({FIRST}, {NUMBER}) for _ in range({PASSES})]
result = [sys.version.split()[0], passes[0], best(passes)]
"""
"""The first pass is told apart, for a browser compiles WebAssembly with care only after it has seen it at work."""

QUANTILES = {"median": 0.5, "90th percentile": 0.9, "99th percentile": 0.99, "most": 1.0}


def quantiles(times: Sequence[float]) -> list[float]:
    """The times that are longer than each of the shares of `QUANTILES`."""
    ordered = sorted(times)
    return [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in QUANTILES.values()]


def table(columns: dict[str, Timings]) -> str:
    """A line for each figure, with a column for each run, and how many times as long it took as the first."""
    lines = [f"{'':<16}" + "".join(f"{name:>24}" for name in columns)]
    verdicts = [[verdict for verdict, _ in found] for found in columns.values()]
    for name, known in (("decided", ("winnable", "lost")), ("won", ("winnable",))):
        shares = [sum(verdict in known for verdict in each) / len(each) for each in verdicts]
        lines.append(f"{name:<16}" + "".join(f"{share:>24.1%}" for share in shares))
    by_run = [quantiles([time for _, time in found]) for found in columns.values()]
    for name, times in zip(QUANTILES, zip(*by_run, strict=True), strict=True):
        lines.append(f"{name:<16}" + "".join(f"{time:>13.2f} ms ({time / times[0]:4.1f}x)" for time in times))
    return "\n".join(lines)


def main() -> None:
    """Prints the table; without a browser, its first column."""
    passes = [timing.timings(FIRST, NUMBER) for _ in range(PASSES)]
    columns = {f"CPython {python_version()}": timing.best(passes)}
    there = ran(Path(timing.__file__).read_text(encoding="utf-8") + RUN)
    where = "no Chromium to compare with: `make browser` fetches one"
    if there is not None:
        version, cold, warm = cast(tuple[str, Timings, Timings], there.result)
        columns |= {"just started": cold, "warm": warm}
        where = f"CPython here, and Pyodide {version} in {there.browser}"
    print(f"\nFortress, deals {FIRST} to {FIRST + NUMBER - 1}; {where}\n{table(columns)}", flush=True)
    if len({tuple(verdict for verdict, _ in found) for found in columns.values()}) > 1:
        sys.exit("The verdicts differ.")


if __name__ == "__main__":
    main()
