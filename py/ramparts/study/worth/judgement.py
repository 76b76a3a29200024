"""What an analysis says of a line: of each position and of each move that could have been made there."""

from collections.abc import Sequence
from math import log2
from typing import NamedTuple

from ramparts.rules.game import Move
from ramparts.solver import Verdict

DIGITS = 3
"""The bits of a line are rounded to so many places."""


class Judged(NamedTuple):
    """A position of the line: its verdict, the legal ``moves``, and the verdict on the position after each of them.

    A verdict is `Verdict.SEARCHING` as long as the analysis has not come to it.
    """

    verdict: Verdict
    moves: tuple[Move, ...]
    after: tuple[Verdict, ...]

    @property
    def keep(self) -> tuple[Move, ...]:
        """The moves after which it is still winnable, as far as that is proved."""
        return self._leading_to(Verdict.WINNABLE)

    @property
    def undecided(self) -> tuple[Move, ...]:
        """The moves of which it is not known."""
        return self._leading_to(Verdict.GAVE_UP)

    @property
    def bits(self) -> float | None:
        """How much a player has to know to keep the game winnable here; None where a verdict is missing.

        It is the binary logarithm of the legal moves over those that keep it, and nothing where all is lost.
        """
        if self.verdict is Verdict.LOST or not self.moves:
            return 0.0
        if self.verdict is not Verdict.WINNABLE or {*self.after} - {Verdict.WINNABLE, Verdict.LOST}:
            return None
        return log2(len(self.moves) / len(self.keep))

    def _leading_to(self, verdict: Verdict) -> tuple[Move, ...]:
        return tuple(move for move, found in zip(self.moves, self.after, strict=True) if found is verdict)


class TurningPoint(NamedTuple):
    """The move that lost the game: its ``number`` in the line, from 1, and the moves that ``kept`` it winnable."""

    number: int
    kept: tuple[Move, ...]


def turning_point(line: Sequence[Judged]) -> TurningPoint | None:
    """Where the line was lost: a winnable position directly before a lost one. A line has one at most."""
    for number in range(1, len(line)):
        if line[number - 1].verdict is Verdict.WINNABLE and line[number].verdict is Verdict.LOST:
            return TurningPoint(number, line[number - 1].keep)
    return None


def bits_of(line: Sequence[Judged]) -> float | None:
    """How much the moves of the line asked of the player, up to the one that lost it, that one included.

    It is the sum over the positions from which a move was made; None where a verdict is missing.
    """
    total = 0.0
    for judged in line[:-1]:
        bits = judged.bits
        if bits is None:
            return None
        total += bits
    return round(total, DIGITS)
