"""How hard a deal is: gentle, fair, hard or cruel.

A deal is graded by its *bits*: how much a player has to know to win it by the line that the solver finds, one bit for
each choice between two halves of the legal moves of which one loses (see `ramparts.study.worth.judgement`).

Boundaries are near the quantiles 2/7, 4/7 and 6/7 of the bits of winnable deals, so that a week of daily deals is much
like seven deals by chance. They were set when fewer deals were measured than now, and stay: days are published by them.
`tests.bench.grades` measured the first 2,000 winnable deals of each title from 100000 on, of Fortitude the first level:

| title | deals | bits at 10, 25, 50, 75, 90, 100 % | gentle, fair, hard, cruel |
|---|---|---|---|
| Fortress | 2,000 | 6.7, 8.8, 11.2, 13.5, 15.7, 28.0 | 26%, 28%, 32%, 14% |
| Chessboard | 2,000 | 7.2, 9.6, 12.3, 15.2, 18.3, 37.6 | 28%, 29%, 28%, 15% |
| Beleaguered Castle | 2,000 | 0.7, 1.6, 3.1, 5.2, 7.8, 31.8 | 32%, 31%, 23%, 14% |
| Streets and Alleys | 2,000 | 1.4, 2.6, 4.8, 7.3, 10.5, 33.9 | 42%, 26%, 23%, 9% |
| Fortitude | 2,000 | 0.0, 0.0, 0.0, 0.7, 2.5, 24.4 | 78%, 14%, 8% |

Players of different strength have played each of these deals ten times (`tests.kit.playing.players`). The table has
Spearman's rank correlation of the share of games won with bits, and with three rivals: the positions that the solver
visited, the length of its line, and the number of its moves that alone of several keep the game (only); none where
nobody won.

| title, player | wins | bits | visited | length | only |
|---|---|---|---|---|---|
| Fortress, random | 0.00% | - | - | - | - |
| Fortress, greedy | 0.03% | -0.07 | -0.06 | -0.07 | -0.03 |
| Fortress, advised | 0.95% | -0.18 | -0.15 | -0.16 | -0.15 |
| Fortress, searching | 12.53% | -0.38 | -0.39 | -0.37 | -0.23 |
| Fortress, patient | 73.23% | -0.31 | -0.48 | -0.37 | -0.10 |
| Chessboard, random | 0.00% | - | - | - | - |
| Chessboard, greedy | 0.01% | -0.04 | +0.01 | +0.03 | -0.04 |
| Chessboard, advised | 0.21% | -0.07 | -0.04 | -0.06 | -0.05 |
| Chessboard, searching | 2.64% | -0.18 | -0.12 | -0.13 | -0.10 |
| Chessboard, patient | 24.90% | -0.25 | -0.22 | -0.17 | -0.11 |
| Beleaguered Castle, random | 0.02% | -0.03 | -0.07 | -0.07 | +0.01 |
| Beleaguered Castle, greedy | 0.40% | -0.18 | -0.18 | -0.17 | -0.05 |
| Beleaguered Castle, advised | 2.25% | -0.26 | -0.23 | -0.21 | -0.08 |
| Beleaguered Castle, searching | 6.15% | -0.30 | -0.35 | -0.26 | -0.05 |
| Beleaguered Castle, patient | 18.07% | -0.33 | -0.48 | -0.37 | -0.05 |
| Streets and Alleys, random | 0.00% | - | - | - | - |
| Streets and Alleys, greedy | 0.05% | -0.10 | -0.09 | -0.10 | -0.04 |
| Streets and Alleys, advised | 0.53% | -0.16 | -0.13 | -0.13 | -0.04 |
| Streets and Alleys, searching | 1.48% | -0.22 | -0.22 | -0.20 | -0.05 |
| Streets and Alleys, patient | 6.82% | -0.28 | -0.37 | -0.33 | -0.05 |
| Fortitude, random | 1.85% | -0.11 | -0.09 | -0.08 | -0.05 |
| Fortitude, greedy | 7.13% | -0.22 | -0.22 | -0.13 | -0.07 |
| Fortitude, advised | 24.99% | -0.15 | -0.22 | -0.13 | -0.05 |
| Fortitude, searching | 31.48% | -0.15 | -0.22 | -0.13 | -0.05 |
| Fortitude, patient | 40.47% | -0.16 | -0.20 | -0.12 | -0.05 |

Players who take few moves back are told apart about as well by bits as by the positions visited, better than by the
length of the line, and hardly by its only moves. Who takes back many searches as the solver does, and is told apart
better by how long that searches, except in Chessboard. Bits are the measure: they say what a player has to know, while
the positions visited change whenever the solver is improved.
"""

from collections.abc import Mapping, Sequence
from math import log2
from typing import NamedTuple

from ramparts.deals.grade import GRADES, Grade
from ramparts.deals.notation import Gesture
from ramparts.engine.play import play
from ramparts.rules.game import Move, Position
from ramparts.solver import Verdict, solve
from ramparts.study.worth.analysis import Analysis
from ramparts.study.worth.judgement import DIGITS, Judged
from ramparts.study.worth.knowledge import Knowledge
from ramparts.study.worth.question import PORTION

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
