"""Measures how much the deals of a title ask of a player, and whether simulated players find the same.

    PYTHONPATH=py:. python -m tests.bench.grades measure TITLE DEALS
    PYTHONPATH=py:. python -m tests.bench.grades summary

``measure`` adds a line for each winnable deal to ``tests/data/grades/TITLE.csv`` until there are DEALS, with what the
solver and the players of `tests.kit.playing.players` made of it; it goes on where the file leaves off. ``summary``
prints the tables of `docs/grades.md`: quantiles of bits, and rank correlations of bits and of its rivals with
how often each player wins.
"""

import argparse
import csv
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random
from statistics import StatisticsError, correlation, mean

from ramparts.deals.deal import numbered
from ramparts.deals.grade import GRADES
from ramparts.games.catalogue import TITLES
from ramparts.library.engine_choice import chosen_engine
from ramparts.solver import Verdict, solve
from ramparts.study.grades import BOUNDARIES, counted, grade_of, judged_line
from ramparts.study.worth.knowledge import Knowledge
from tests.kit.playing.players import PLAYERS

FOLDER = Path(__file__).parents[1] / "data" / "grades"

FIRST = 100_000
"""The number of the first deal that is measured; the lists that are shipped begin lower."""

POSITIONS = 300_000
"""The solver gives a deal up after so many."""

GAMES = 10
"""How often each player plays a deal."""

RIVALS = ("bits", "visited", "length", "only")
COLUMNS = ("deal", *RIVALS, "undecided", *PLAYERS)
QUANTILES = (10, 25, 50, 75, 90, 100)


def measured(name: str, number: int) -> Mapping[str, float] | None:
    """What is measured of a deal, by column; None if it is not known to be winnable.

    That is its number; bits; positions the solver looked at; moves of its line; those of them beside which all others
    lose; how many moves of the positions of the line stay undecided; how often each player wins.
    """
    deal = numbered(TITLES[name], number)
    engine = chosen_engine(None)
    finding = solve(deal.game, deal.start, POSITIONS, engine)
    if finding.verdict is not Verdict.WINNABLE:
        return None
    line = judged_line(Knowledge(deal.game, engine=engine), deal.start, finding.line)
    return {
        "deal": number,
        "bits": counted(line),
        "visited": finding.visited,
        "length": len(finding.line),
        "only": sum(len(judged.keep) == 1 < len(judged.moves) for judged in line),
        "undecided": sum(len(judged.undecided) for judged in line),
    } | {
        player: sum(plays(deal.game, deal.start, Random(f"{deal.text} {game}")) for game in range(GAMES))
        for player, plays in PLAYERS.items()
    }


def measure(name: str, deals: int) -> None:
    """Adds to the file of a title until it has so many deals."""
    path = FOLDER / f"{name}.csv"
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = kept[: kept.rfind("\n") + 1]  # the last line may have been broken off
    if whole != kept:
        path.write_text(whole, encoding="utf-8")
    done = records(path)
    with path.open("a", encoding="utf-8", newline="") as lines:
        table = csv.DictWriter(lines, COLUMNS, lineterminator="\n")
        if not whole:
            table.writeheader()
        for number in count(int(done[-1]["deal"]) + 1 if done else FIRST):
            if len(done) >= deals:
                return
            if record := measured(name, number):
                done.append(record)
                table.writerow(record)
                lines.flush()


def records(path: Path) -> list[Mapping[str, float]]:
    """The deals of a file, by their numbers; none if there is no file yet."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [{name: _number(told) for name, told in row.items()} for row in csv.DictReader(lines)]


def _number(text: str) -> float:
    return float(text) if "." in text else int(text)


def column(found: Sequence[Mapping[str, float]], name: str) -> list[float]:
    """What each deal has in a column."""
    return [record[name] for record in found]


def spearman(ones: Sequence[float], others: Sequence[float]) -> float | None:
    """Spearman's rank correlation; None where one of the two does not vary."""
    try:
        return correlation(ranks(ones), ranks(others))
    except StatisticsError:
        return None


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value, from 0; of equal ones the middle of theirs."""
    order = sorted(values)
    return [(bisect_left(order, value) + bisect_right(order, value) - 1) / 2 for value in values]


def spread(name: str, found: Sequence[Mapping[str, float]]) -> str:
    """A line of a table: bits at each of the quantiles, and how many deals the boundaries give each grade."""
    bits = sorted(column(found, "bits"))
    at = ", ".join(f"{bits[min(len(bits) * share // 100, len(bits) - 1)]:.1f}" for share in QUANTILES)
    if name not in BOUNDARIES:
        return f"| {TITLES[name].name} | {len(found):,} | {at} | no boundaries yet |"
    graded = Counter(grade_of(name, each) for each in bits)
    shares = ", ".join(f"{graded[grade] / len(bits):.0%}" for grade in GRADES[: len(BOUNDARIES[name]) + 1])
    return f"| {TITLES[name].name} | {len(found):,} | {at} | {shares} |"


def agreement(name: str, player: str, found: Sequence[Mapping[str, float]]) -> str:
    """A line of a table: how often a player wins, and the rank correlation of that with bits and with its rivals."""
    wins = column(found, player)
    row = [spearman(column(found, rival), wins) for rival in RIVALS]
    told = " | ".join("-" if rho is None else f"{rho:+.2f}" for rho in row)
    return f"| {TITLES[name].name}, {player} | {mean(wins) / GAMES:.2%} | {told} |"


def summary() -> Iterator[str]:
    """What the files say, as tables of Markdown; last those of titles whose boundaries are still to be set."""
    names = [*BOUNDARIES, *(name for name in TITLES if name not in BOUNDARIES)]
    files = {name: records(FOLDER / f"{name}.csv") for name in names}
    found = {name: rows for name, rows in files.items() if rows}
    yield f"| title | deals | bits at {', '.join(map(str, QUANTILES))} % | {', '.join(GRADES)} |"
    yield "|---|---|---|---|"
    yield from (spread(name, rows) for name, rows in found.items())
    yield ""
    yield f"| title, player | wins | {' | '.join(RIVALS)} |"
    yield "|---|---|---|---|---|---|"
    yield from (agreement(name, player, rows) for name, rows in found.items() for player in PLAYERS)


def main() -> None:
    """Runs one of the two commands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    asked = commands.add_parser("measure", help="add deals to the file of a title")
    asked.add_argument("title", choices=list(TITLES))
    asked.add_argument("deals", type=int, help="how many there are to be in the end")
    commands.add_parser("summary", help="print the tables")
    options = parser.parse_args()
    if options.command == "measure":
        measure(options.title, options.deals)
    else:
        print(*summary(), sep="\n")


if __name__ == "__main__":
    main()
