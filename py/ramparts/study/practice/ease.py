"""How hard a puzzle is: gentle, fair, hard or cruel.

It is measured by the sixteen players of `careful`, who look one move ahead. At each choice they make the move after
which the table looks best more often than others, and others the more seldom the worse they look. *Ease* is how often
they make all choices right, on average. The boundaries are the quartiles of the first puzzles of each title that cannot
be guessed, so that each grade has a quarter of them.

`tests.bench.puzzle_grades` lets players with moods try every third puzzle, those who look one move ahead and others who
look two, and so know more than the measure does. They solve of the gentle, fair, hard and cruel ones:

| title | one move ahead | two moves ahead |
|---|---|---|
| Fortress | 20 %, 1 %, 1 %, 0 % | 37 %, 31 %, 33 %, 16 % |
| Chessboard | 28 %, 1 %, 0 %, 0 % | 58 %, 37 %, 15 %, 10 % |
| Beleaguered Castle | 21 %, 0 %, 0 %, 0 % | 32 %, 10 %, 3 %, 8 % |
| Streets and Alleys | 23 %, 1 %, 0 %, 0 % | 34 %, 11 %, 5 %, 0 % |
| Fortitude | 55 %, 25 %, 11 %, 3 % | 65 %, 53 %, 46 %, 26 % |

Somebody who *guesses* makes at each choice one of the legal moves, each as likely. Whoever moves runs in one go has
other moves to choose from than who moves single cards, and the better of the two chances counts. A run counts as right
where the first of its single moves keeps the win. The page plays on along one line whichever of the right moves was
made, so the chances of all choices are multiplied.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, prod
from statistics import fmean

from ramparts.deals.grade import GRADES, Grade
from ramparts.engine.play import moves, play
from ramparts.engine.runs import run_length, singles
from ramparts.rules.game import Game, Move, Position
from ramparts.study.practice.careful import TASTES, Taste, looks
from ramparts.study.practice.unfolding import Step

SWAY = 3.0
"""A move after which the table looks better by so much is made e times as often: a quarter of a card at home."""

DIGITS, PLACES = 5, 4
"""Ease, and the chance of a guess, are rounded to so many places."""

BOUNDARIES: Mapping[str, tuple[float, float, float]] = {
    "fortress": (0.0481, 0.00953, 0.00201),
    "chessboard": (0.0418, 0.00953, 0.00138),
    "beleaguered-castle": (0.0461, 0.00906, 0.00226),
    "streets-and-alleys": (0.0504, 0.0121, 0.00183),
    "fortitude": (0.285, 0.139, 0.0552),
    "besieged-city": (0.0556, 0.04, 0.0156),
    "ten-by-one": (0.0478, 0.012, 0.00318),
    "bastion": (0.0321, 0.0105, 0.00324),
    "citadel": (0.0454, 0.0114, 0.002),
    "exiled-kings": (0.0533, 0.0132, 0.00322),
    "penelopes-web": (0.0626, 0.015, 0.00139),
    "fastness": (0.0457, 0.0105, 0.00373),
    "castles-end": (0.041, 0.0137, 0.00403),
    "stronghold": (0.039, 0.00937, 0.00201),
    "siegecraft": (0.0317, 0.00843, 0.00251),
    "selective-castle": (0.0446, 0.00689, 0.00092),
}
"""By the id of a title: how easy a puzzle is that is gentle, fair, hard at least."""


def ease(game: Game, steps: Sequence[Step]) -> float:
    """The chance that a player makes every choice of a puzzle right, 0 to 1, on average over all sixteen."""
    return round(
        fmean(prod(inclined(game, each.start, each.keep, taste) for each in steps) for taste in TASTES), DIGITS
    )


def inclined(game: Game, position: Position, keep: Iterable[Move], taste: Taste) -> float:
    """How often a player makes one of these moves."""
    wanted = frozenset(keep)
    seen = {move: looks(game, play(game, position, move), taste) for move in moves(game, position)}
    best = max(seen.values())
    weights = {move: exp((found - best) / SWAY) for move, found in seen.items()}
    return sum(weights[move] for move in wanted) / sum(weights.values())


def grade_of(title: str, found: float) -> Grade:
    """The grade of a puzzle of a title, by how easy it is."""
    return GRADES[sum(found < least for least in BOUNDARIES[title])]


def share(game: Game, position: Position, keep: Iterable[Move]) -> float:
    """How often a guess is one of these moves."""
    right, first = frozenset(keep), moves(game, position)
    with_runs = [*first, *runs(game, position)]
    return max(sum(move in right for move in found) / len(found) for found in (first, with_runs))


def runs(game: Game, position: Position) -> list[Move]:
    """The first single move of each move of several cards."""
    piles = range(len(position))
    wide = ((src, count) for src in piles for count in range(2, run_length(game, position, src) + 1))
    lines = (singles(game, position, Move(src, dst, count)) for src, count in wide for dst in piles if dst != src)
    return [line[0] for line in lines if line]


def guessed(game: Game, steps: Iterable[Step]) -> float:
    """The chance that somebody who guesses makes every choice right."""
    return round(prod(share(game, step.start, step.keep) for step in steps), PLACES)
