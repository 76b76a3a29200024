"""How hard a deal is: gentle, fair, hard or cruel.

A deal is graded by its *bits*: how much a player has to know to win it by the line that the solver finds, one bit for
each choice between two halves of the legal moves of which one loses (see `ramparts.study.worth.judgement`).

Boundaries are near the quantiles 2/7, 4/7 and 6/7 of the bits of winnable deals, so that a week of daily deals is much
like seven deals by chance. What they were measured from, and how bits agree with how often players win, is in
`docs/grades.md`.
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
    "ten-by-one": (7.5, 10.5, 14.5),
    "bastion": (4.0, 7.0, 10.5),
    "castles-end": (2.0, 4.0, 7.5),
    "citadel": (0.5, 2.0, 4.0),
    "siegecraft": (0.5, 2.0, 4.5),
    "stronghold": (1.5, 3.5, 6.0),
    "fastness": (0.5, 1.5, 3.5),
    "exiled-kings": (2.5, 5.5, 9.5),
    "selective-castle": (3.5, 6.0, 9.5),
}
"""By the id of a title: the bits with which a deal is no longer gentle, no longer fair, and cruel, if it can be."""

ONLY_GRADE: Grade = "fair"
"""The grade of every deal of a title without boundaries. Deals of the Besieged City differ too little to tell them
apart: nearly every move keeps them winnable, one in twenty stays undecided, and a deal takes minutes. Of Penelope's Web
nearly all that can be won would be cruel elsewhere."""


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
