"""How hard a deal is: gentle, fair, hard or cruel.

A deal is graded by its *bits*: how much a player has to know to win it by the line that the solver finds, one bit for
each choice between two halves of the legal moves of which one loses (see `ramparts.study.judgement`).

Boundaries are near the quantiles 2/7, 4/7 and 6/7 of the bits of winnable deals from 100000 on, so that a week of daily
deals is much like seven deals by chance. `tests.bench.grades` measures them, and how the grades agree with players of
different strength, of whom each plays a deal ten times (`tests.kit.players`):

| title | deals | bits at 10, 25, 50, 75, 90, 100 % |
|---|---|---|
| Fortress | 2,000 | 6.7, 8.9, 11.2, 13.5, 15.7, 28.0 |
| Chessboard | 700 | 7.3, 9.9, 12.5, 15.1, 18.3, 37.6 |
| Beleaguered Castle | 300 | 0.6, 1.6, 3.3, 5.4, 8.3, 18.3 |
| Streets and Alleys | 2,000 | 1.4, 2.7, 4.8, 7.3, 10.5, 33.9 |
| Fortitude, level 1 | 60 | 0.0, 0.0, 0.0, 0.3, 1.6, 3.5 |

Those of Streets and Alleys were set when only 44 deals had been measured: of 2,000 they make 42 % gentle, 26 % fair,
23 % hard and 9 % cruel. They stay, as do all others: days are published by them.

Spearman's rank correlation of the share of games won with bits, and with three rivals: the positions that the solver
looked at, the length of its line, and the number of its moves that alone of several keep the game.

| title, deals, player | wins | bits | visited | length | only moves |
|---|---|---|---|---|---|
| Fortress, 400, advised | 1.0 % | -0.17 | -0.17 | -0.16 | -0.14 |
| searching, 15 moves taken back | 13 % | -0.39 | -0.35 | -0.35 | -0.22 |
| patient, 150 moves taken back | 74 % | -0.27 | -0.47 | -0.33 | -0.02 |
| Chessboard, 84, advised | 0.7 % | -0.25 | -0.03 | +0.02 | -0.22 |
| searching | 2.0 % | -0.21 | +0.03 | -0.06 | -0.10 |
| patient | 25 % | -0.42 | -0.22 | -0.36 | -0.26 |
| Beleaguered Castle, 50, advised | 0.8 % | -0.20 | -0.04 | -0.21 | -0.13 |
| searching | 4.8 % | -0.36 | -0.20 | -0.28 | -0.23 |
| patient | 20 % | -0.19 | -0.38 | -0.35 | -0.28 |
| Streets and Alleys, 250, advised | 0.3 % | -0.12 | -0.09 | -0.05 | -0.07 |
| searching | 1.5 % | -0.18 | -0.26 | -0.17 | -0.05 |
| patient | 7.3 % | -0.23 | -0.44 | -0.39 | -0.04 |

Players who move at random, or play home what they can and else at random, win less than one game in two hundred. Who
takes few moves back is told apart best by bits; who takes back many searches as the solver does, and is told apart as
well by how long that has to search.
"""

from collections.abc import Mapping, Sequence
from math import log2
from typing import NamedTuple

from ramparts.deals.grade import GRADES, Grade
from ramparts.deals.notation import Gesture
from ramparts.engine.play import play
from ramparts.rules.game import Move, Position
from ramparts.solver import Verdict, solve
from ramparts.study.analysis import Analysis
from ramparts.study.judgement import DIGITS, Judged
from ramparts.study.knowledge import Knowledge
from ramparts.study.question import PORTION

BOUNDARIES: Mapping[str, tuple[float, ...]] = {
    "fortress": (9.0, 11.5, 15.0),
    "chessboard": (10.0, 13.0, 17.0),
    "beleaguered-castle": (2.0, 4.0, 7.0),
    "streets-and-alleys": (4.0, 6.5, 11.0),
    "fortitude": (1.0, 3.0),
}
"""By the id of a title: the bits with which a deal is no longer gentle, no longer fair, and cruel, if it can be."""

ONLY_GRADE: Grade = "fair"
"""The grade of every deal of a title without boundaries. Deals of the Besieged City differ too little to tell them
apart: nearly every move keeps them winnable, one in twenty stays undecided, and a deal takes minutes."""


class Graded(NamedTuple):
    """A deal's verdict and, if it is winnable, its grade; ``bits`` only if the verdict on every move is known."""

    verdict: Verdict
    grade: Grade | None = None
    bits: float | None = None


def graded(known: Knowledge, title: str, start: Position, nodes: int | None = None) -> Graded:
    """The grade of a starting deal of a title, with the line that ``solve`` finds among so many positions."""
    finding = solve(known.game, start, nodes, known.engine)
    if finding.verdict is not Verdict.WINNABLE:
        return Graded(finding.verdict)
    if title not in BOUNDARIES:
        return Graded(finding.verdict, ONLY_GRADE)
    line = judged_line(known, start, finding.line)
    bits = counted(line)
    return Graded(finding.verdict, grade_of(title, bits), None if any(judged.undecided for judged in line) else bits)


def grade_of(title: str, bits: float) -> Grade:
    """The grade of a deal of a title that has boundaries."""
    return GRADES[sum(bits >= boundary for boundary in BOUNDARIES[title])]


def judged_line(known: Knowledge, start: Position, line: Sequence[Move]) -> list[Judged]:
    """What an analysis says of a line of single moves."""
    gestures, position = [], start
    for move in line:
        position = play(known.game, position, move)
        gestures.append(Gesture(move, (move,), position))
    analysis = Analysis(known, start, gestures)
    while not analysis.advance(PORTION):
        pass
    return analysis.line()


def counted(line: Sequence[Judged]) -> float:
    """The bits of a line that wins.

    A move on which the solver gave up counts as one that loses: no player will find the win that it did not.
    """
    return round(sum(log2(len(judged.moves) / len(judged.keep)) for judged in line[:-1]), DIGITS)
