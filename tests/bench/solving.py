"""``python -m tests.bench.solving``: what the solver decides, and how soon, in each game, on this machine.

Seconds are those of the processor, so that other work on the machine disturbs them little. ``--scale 1`` takes as many
deals as the figures in the history of this project, half an hour or so; the default is a tenth of that.
"""

import argparse
import resource
from collections.abc import Sequence
from time import process_time

from ramparts.cli.surveys.survey import Record, record_of
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.library.searching import Limits
from ramparts.shares.counts import Counts

RANDOM = 1_000_003
"""Where the deals begin that stand for random ones: any plain number is as good as any other."""

POLITAIRE = 0.2024
"""The share of a million Fortress deals that politaire.com's depth-first search won, 2014."""

SOLVED = {"beleaguered-castle": 0.6817, "streets-and-alleys": 0.5119}
"""The shares of two million deals each: Blake and Gent, JAIR 85:21."""

HEADER = (
    f"{'deals':<24} {'number':>6} {'decided':>8} {'won':>7} {'median':>9} {'p90':>9} {'p99':>9} {'most':>9} {'MB':>5}"
)


def decided(title: str, level: int, numbers: Sequence[int], seconds: float | None) -> list[Record]:
    """The records of deals, with the seconds that each took."""
    return [
        record_of(numbered(TITLES[title], number, level), Limits(None, seconds), process_time) for number in numbers
    ]


def soon(records: Sequence[Record]) -> str:
    """How many deals were decided within some numbers of seconds and of positions looked at."""
    known = [record for record in records if record["verdict"] != "unknown"]
    said = []
    for unit, field, bounds in (("s", "seconds", (0.1, 1, 3, 7)), ("positions", "visited", (1_000, 10_000, 100_000))):
        shares = [sum(float(str(record[field])) <= bound for record in known) / len(records) for bound in bounds]
        said += [f"{bound:,} {unit} {share:.1%}" for bound, share in zip(bounds, shares, strict=True)]
    return "  decided within " + ", ".join(said)


def table_line(name: str, records: Sequence[Record]) -> str:
    """A line of the table: how many deals were decided and won, and the milliseconds they took."""
    times = sorted(float(str(record["seconds"])) * 1000 for record in records)
    known = [record for record in records if record["verdict"] != "unknown"]
    won = sum(record["verdict"] == "winnable" for record in records)
    quantiles = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.9, 0.99, 1.0)]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    shares = f"{len(known) / len(records):8.1%} {won / len(records):7.1%}"
    return f"{name:<24} {len(records):>6} {shares} " + " ".join(f"{q:9.2f}" for q in quantiles) + f" {memory:>5}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for each game and level, then the share of Fortress deals that can be won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=0.1, help="which part of the full number of deals to take")
    parser.add_argument("--seconds", type=float, default=20.0, help="when to give up a deal, where that may happen")
    options = parser.parse_args(arguments)

    def some(number: int) -> range:
        return range(RANDOM, RANDOM + max(1, round(number * options.scale)))

    print(f"\nSolver: milliseconds of one core; a deal is given up after {options.seconds:g} s\n{HEADER}", flush=True)
    print(table_line("chessboard", decided("chessboard", 1, some(500), None)), flush=True)
    for title, share in SOLVED.items():
        records = decided(title, 1, some(300), options.seconds)
        print(f"{table_line(title, records)} ({share:.1%} in JAIR 85:21)\n{soon(records)}", flush=True)
    for level in range(1, 10):
        print(table_line(f"fortitude/{level}", decided("fortitude", level, some(100), options.seconds)), flush=True)
    print(table_line("besieged-city", decided("besieged-city", 1, some(100), options.seconds)), flush=True)
    verdicts = [record["verdict"] for record in decided("fortress", 1, some(20_000), None)]
    counts = Counts(*map(verdicts.count, ("winnable", "lost", "unknown")))
    low, high = counts.interval
    print(f"\nFortress: {counts.winnable} of {counts.deals} can be won, {counts.share:.2%} ({low:.2%} to {high:.2%}).")
    print(f"Politaire: {POLITAIRE:.2%} of 1,000,000.")


if __name__ == "__main__":
    main()
