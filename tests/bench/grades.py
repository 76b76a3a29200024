"""Measures how much the deals of a title ask of a player, and whether simulated players find the same.

    PYTHONPATH=py:. python -m tests.bench.grades measure FOLDER TITLE DEALS [PLAYED]
    PYTHONPATH=py:. python -m tests.bench.grades summary FOLDER

``measure`` appends a line of JSON for each winnable deal to ``FOLDER/TITLE.jsonl`` until there are DEALS, and has the
players of `tests.kit.players` play the first PLAYED of them; it goes on where the file leaves off. ``summary`` prints
quantiles of bits, and rank correlations of bits and of its rivals with how often each player wins.
"""

import json
import sys
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter

from ramparts.cli.engine_choice import chosen_engine
from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.solver import Verdict, solve
from ramparts.study.grades import counted, judged_line
from ramparts.study.knowledge import Knowledge
from tests.kit.players import PLAYERS

FIRST = 100_000
"""The number of the first deal that is measured; the lists that are shipped begin lower."""

GAMES = 10
"""How often each player plays a deal."""

RIVALS = ("bits", "visited", "length", "only")
QUANTILES = (0, 10, 25, 50, 75, 90, 100)


def measured(name: str, number: int, *, played: bool) -> dict[str, object] | None:
    """What is measured of a deal; None if it is not known to be winnable."""
    deal = numbered(TITLES[name], number)
    engine = chosen_engine(None)
    finding = solve(deal.game, deal.start, 300_000, engine)
    if finding.verdict is not Verdict.WINNABLE:
        return None
    began = perf_counter()
    line = judged_line(Knowledge(deal.game, engine=engine), deal.start, finding.line)
    record: dict[str, object] = {
        "deal": deal.text,
        "bits": counted(line),
        "length": len(finding.line),
        "visited": finding.visited,
        "only": sum(len(judged.keep) == 1 < len(judged.moves) for judged in line),
        "undecided": sum(len(judged.undecided) for judged in line),
        "seconds": round(perf_counter() - began, 3),
    }
    if played:
        record["wins"] = {
            player: sum(plays(deal.game, deal.start, Random(f"{deal.text} {game}")) for game in range(GAMES))
            for player, plays in PLAYERS.items()
        }
    return record


def measure(folder: Path, name: str, deals: int, played: int) -> None:
    """Adds to the file of a title until it has so many deals."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.jsonl"
    done = records(path)
    path.write_text("".join(f"{json.dumps(record)}\n" for record in done), encoding="utf-8")
    last = max((int(str(record["deal"]).rpartition(":")[2]) for record in done), default=FIRST - 1)
    with path.open("a", encoding="utf-8") as lines:
        have = len(done)
        for number in count(last + 1):
            if have >= deals:
                return
            record = measured(name, number, played=have < played)
            if record is not None:
                have += 1
                print(json.dumps(record), file=lines, flush=True)


def records(path: Path) -> list[dict[str, object]]:
    """The whole lines of a file."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.rpartition("\n")[0].splitlines()]


def ranks(values: list[float]) -> list[float]:
    """The rank of each value, from 0; of equal ones the middle of theirs."""
    order = sorted(values)
    return [order.index(value) + (order.count(value) - 1) / 2 for value in values]


def spearman(ones: list[float], others: list[float]) -> float | None:
    """Spearman's rank correlation; None where one of the two does not vary."""
    a, b = ranks(ones), ranks(others)
    spread = sum((x - mean(a)) ** 2 for x in a) * sum((y - mean(b)) ** 2 for y in b)
    return sum((x - mean(a)) * (y - mean(b)) for x, y in zip(a, b, strict=True)) / spread**0.5 if spread else None


def summary(folder: Path) -> None:
    """Prints what the files of a folder say."""
    for path in sorted(folder.glob("*.jsonl")):
        found = records(path)
        bits = sorted(float(str(record["bits"])) for record in found)
        at = [round(bits[min(len(bits) * q // 100, len(bits) - 1)], 2) for q in QUANTILES]
        seconds = mean(float(str(record["seconds"])) for record in found)
        print(f"{path.stem}: {len(found)} deals, {seconds:.2f} s each, bits at {QUANTILES} %: {at}")
        played = [record for record in found if "wins" in record]
        for player in PLAYERS if len(played) > 1 else ():
            wins = [float(record["wins"][player]) for record in played]  # type: ignore[index]
            row = {rival: spearman([float(str(record[rival])) for record in played], wins) for rival in RIVALS}
            told = " ".join(f"{rival} {'none' if rho is None else f'{rho:+.2f}'}" for rival, rho in row.items())
            print(f"  {player}: wins {mean(wins) / GAMES:.1%} of {len(played)} deals; rank correlation {told}")


if __name__ == "__main__":
    if sys.argv[1] == "measure":
        measure(Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int((sys.argv[5:] or ["0"])[0]))
    else:
        summary(Path(sys.argv[2]))
