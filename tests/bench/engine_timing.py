"""Both engines timed, in CPython and in Pyodide. The text of this file is sent to a browser: it imports no tests."""

from collections.abc import Callable
from time import perf_counter

from ramparts.deals.deal import numbered
from ramparts.games.catalogue import TITLES
from ramparts.solver import Search, Verdict, solve
from ramparts.solver.engines import PYTHON, Engine

FIRST = 1_000_003
GAMES = {
    "fortress": 1,
    "chessboard": 1,
    "beleaguered-castle": 1,
    "streets-and-alleys": 1,
    "fortitude": 9,
    "besieged-city": 1,
}
"""Titles and levels."""

DEALS, POSITIONS = 8, 4000
"""How many deals of each game, and how many positions of each are looked at, at most."""


MOST, STRIDE = 1_000_000, 2000
"""The page's limit for one pack, and how many positions its worker looks at between two looks at the clock."""


def speeds(kernel: Engine, clock: Callable[[], float] = perf_counter) -> dict[str, list[float]]:
    """Positions a second in each game, by Python and by the kernel, over the same deals."""
    return {name: [_speed(name, engine, clock) for engine in (PYTHON, kernel)] for name in GAMES}


def _speed(name: str, engine: Engine, clock: Callable[[], float]) -> float:
    visited, took = 0, 0.0
    for number in range(FIRST, FIRST + DEALS):
        deal = numbered(TITLES[name], number, GAMES[name])
        search = Search(deal.game, deal.start, limit=POSITIONS, engine=engine)
        began = clock()
        visited += search.advance(POSITIONS).visited
        took += clock() - began
    return visited / took


def in_time(
    title: str, number: int, engine: Engine, longest: float, clock: Callable[[], float] = perf_counter
) -> list[tuple[bool, float]]:
    """Whether each of so many deals is decided within so many seconds, and the seconds that it takes."""
    found = []
    for deal in (numbered(TITLES[title], FIRST + i) for i in range(number)):
        began = clock()
        search = Search(deal.game, deal.start, limit=MOST, engine=engine)
        finding = search.advance(STRIDE)
        while finding.verdict is Verdict.SEARCHING and clock() - began < longest:
            finding = search.advance(STRIDE)
        found.append((finding.verdict in (Verdict.WINNABLE, Verdict.LOST), clock() - began))
    return found


def seconds(title: str, number: int, engine: Engine, clock: Callable[[], float] = perf_counter) -> list[float]:
    """The seconds that each of so many deals takes, to its verdict."""
    found = []
    for deal in (numbered(TITLES[title], FIRST + i) for i in range(number)):
        began = clock()
        solve(deal.game, deal.start, None, engine)
        found.append(clock() - began)
    return found
