"""``python -m tests.bench.engines``: the kernel beside Python, here and in a browser.

First positions a second in each game; then whole deals, what both take in the same run; then the hundred reference
deals of both castles, each given up after ten seconds. Seconds are those of the processor, in a browser the wall's.
``--whole --scale 1`` is the whole deals alone, a thousand of Fortress and of Chessboard: half a minute, no browser.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import TypeAlias, cast

from e2e.bench.inside import ran
from e2e.engines import CHROMIUM, FIREFOX
from ramparts.deals.deal import parse_deal
from ramparts.games.catalogue import TITLES
from ramparts.library.searching import Limits, timed
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from tests.bench import engine_timing
from tests.solver.test_reference import reference

BROWSERS = {engine.name: engine for engine in (CHROMIUM, FIREFOX)}

CASTLES = ("beleaguered-castle", "streets-and-alleys")
WHOLE = {"fortress": 1000, "chessboard": 1000}
"""How many whole deals both engines are given."""

LONGEST = 10.0
TEN_SECONDS = Limits(None, LONGEST)

InBrowser: TypeAlias = tuple[dict[str, list[float]], list[list[tuple[bool, float]]]]
"""What a browser finds: the speeds, and of each castle what became of each deal."""

RUN = """
from web.page.kernel_machine import engine
kernel = engine()
result = [speeds(kernel), [in_time(title, {number}, kernel, {longest}) for title in {titles}]]
"""

FRESH = 500
"""How many fresh deals of each castle a browser is given."""


def speed_table(here: dict[str, list[float]], there: dict[str, list[float]] | None, where: str) -> str:
    """A line for each game: positions a second by Python and kernel, and how many times as many, in each place."""
    lines = [f"{'positions a second':<20}" + "".join(f"{name:>34}" for name in ("CPython, wasmtime", where))]
    for name, speeds in here.items():
        pairs = [speeds, *([there[name]] if there else [])]
        cells = (f"{python:>12,.0f} {kernel:>12,.0f} {kernel / python:>7.1f}x" for python, kernel in pairs)
        lines.append(f"{name:<20}" + "".join(cells))
    return "\n".join(lines)


def whole_line(title: str, number: int, kernel: Engine) -> str:
    """What whole deals take: the sum and the 99th percentile by both engines."""
    by_python, by_kernel = (
        sorted(engine_timing.seconds(title, number, engine, process_time)) for engine in (PYTHON, kernel)
    )
    at = int(number * 0.99)
    sums, late = (sum(by_python), sum(by_kernel)), (by_python[at] * 1000, by_kernel[at] * 1000)
    return (
        f"{title}, {number} deals: {sums[0]:.2f} s and {sums[1]:.2f} s ({sums[0] / sums[1]:.1f}x), "
        f"99th percentile {late[0]:.1f} ms and {late[1]:.1f} ms ({late[0] / late[1]:.1f}x)"
    )


def print_whole(scale: float, kernel: Engine) -> None:
    """Prints what whole deals take, a line for each game."""
    for title, number in WHOLE.items():
        print(whole_line(title, max(10, round(number * scale)), kernel), flush=True)


def reference_line(title: str, kernel: Engine) -> str:
    """How many of the reference deals are decided in time, and what they take. Ends where a verdict differs."""
    found = []
    for verdict, text, _ in reference(title):
        deal = parse_deal(text, TITLES)
        finding, took = timed(deal, deal.start, TEN_SECONDS, process_time, kernel)
        if "unknown" not in (verdict, finding.verdict.value) and verdict != finding.verdict.value:
            sys.exit(f"{text}: {finding.verdict.value}, but the reference says {verdict}")
        found.append((finding.verdict.value != "unknown", took))
    return f"{title}: {in_time_line(found)}"


def in_time_line(found: Sequence[tuple[bool, float]]) -> str:
    """How many deals were decided, and what they took."""
    times = sorted(took for _, took in found)
    shares = " ".join(f"{times[min(len(times) - 1, int(len(times) * share))]:.3f}" for share in (0.5, 0.9, 0.99, 1))
    decided = sum(known for known, _ in found)
    return f"{decided} of {len(times)} decided; median, 90 %, 99 %, most: {shares} s"


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=0.1, help="which part of the full number of deals to take")
    parser.add_argument("--browser", choices=BROWSERS, default="chromium", help="the browser to compare with")
    parser.add_argument("--whole", action="store_true", help="the whole deals alone")
    options, _ = parser.parse_known_args(arguments)
    kernel = KernelEngine(Wasmtime(kernel_wasm()))
    if options.whole:
        print_whole(options.scale, kernel)
        return
    here = engine_timing.speeds(kernel, process_time)
    fresh = max(10, round(FRESH * options.scale))
    text = Path(engine_timing.__file__).read_text(encoding="utf-8")
    there = ran(text + RUN.format(number=fresh, longest=LONGEST, titles=CASTLES), BROWSERS[options.browser])
    speeds, deals = cast(InBrowser, there.result) if there else (None, [])
    print(
        "\n" + speed_table(here, speeds, f"Pyodide, {there.browser}" if there else f"no {options.browser}"), flush=True
    )
    for title, found in zip(CASTLES, deals, strict=False):
        print(f"{title}, fresh, in the browser: {in_time_line(found)}", flush=True)
    print_whole(options.scale, kernel)
    for title in CASTLES:
        print(reference_line(title, kernel), flush=True)


if __name__ == "__main__":
    main()
