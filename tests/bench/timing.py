"""What is timed in CPython and in Pyodide alike. The text of this file is sent to a browser: it needs nothing of tests.

Both clocks are the wall's, for WebAssembly has no other.
"""

from time import perf_counter

from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.solver import solve

TITLE = TITLES["fortress"]


def timings(first: int, number: int) -> list[tuple[str, float]]:
    """The verdict on each of so many Fortress deals, with no limit set, and the milliseconds that it took."""
    solve(TITLE.at(1), numbered(TITLE, first).start)  # the tables of a game are made once, not for each deal
    found = []
    for deal in (numbered(TITLE, first + i) for i in range(number)):
        began = perf_counter()
        finding = solve(deal.game, deal.start)
        found.append((finding.verdict.value, (perf_counter() - began) * 1000))
    return found


def best(passes: list[list[tuple[str, float]]]) -> list[tuple[str, float]]:
    """For each deal the shortest of its times, so that other work on the machine disturbs it little."""
    return [min(times, key=lambda found: found[1]) for times in zip(*passes, strict=True)]
