"""How many lost deals have a certificate that others can check, how large it is, and how long it takes.

    PYTHONPATH=py:. python -m tests.bench.certificates GAME COUNT
    PYTHONPATH=py:. python -m tests.bench.certificates fortitude/9 20 --deals 300 --positions 100000

It goes over the deals from 1000003 on until COUNT are lost, or so many were dealt, and prints a line of the table in
`docs/certificates.md`. Seconds are those of the processor; a certificate is measured compressed.
"""

import argparse
import sys
from itertools import islice
from statistics import median

from ramparts.library.proofs.certifying import MOST
from tests.bench.certificates.tried import Tried, lost, tried


def said(size: float) -> str:
    """A number of bytes for people."""
    return f"{size / 1e6:.1f} MB" if size >= 1e6 else f"{size / 1e3:.1f} kB"


def row(game: str, deals: list[Tried]) -> str:
    """A line of the table."""
    fit = [each for each in deals if each.size]
    if not fit:
        return f"| {game} | {len(deals)} | 0 | | | | | | |"
    positions, sizes = [each.positions for each in fit], [each.size for each in fit]
    made, checked = [each.made for each in deals], [each.checked for each in fit]
    counts = f"{median(positions):,.0f} | {max(positions):,}"
    times = f"{median(checked):.2f} s | {max(checked):.1f} s | {max(made):.0f} s"
    return f"| {game} | {len(deals)} | {len(fit)} | {counts} | {said(median(sizes))} | {said(max(sizes))} | {times} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("count", metavar="COUNT", type=int)
    parser.add_argument("--deals", metavar="N", type=int, default=2000)
    parser.add_argument("--positions", metavar="N", type=int, default=MOST)
    options = parser.parse_args()
    found: list[Tried] = []
    for deal, solution in islice(lost(options.game, options.deals), options.count):
        found.append(tried(deal, solution, options.positions))
        sys.stderr.write(f"{found[-1]}\n")
    print(row(options.game, found))


if __name__ == "__main__":
    main()
