"""How strong a player is at puzzles, by those that were solved and those that were not.

It is Elo's performance rating (The Rating of Chessplayers, 1978): the number at which as many puzzles would be expected
to be solved as were, if one of the same rating is solved every second time, and one 400 below ten times in eleven. It
follows from the marks that are kept, whatever their order, so nothing else has to be kept.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from ramparts.deals.grade import GRADES, Grade

RATINGS: Mapping[Grade, int] = MappingProxyType({"gentle": 1000, "fair": 1200, "hard": 1400, "cruel": 1600})
"""What puzzles of a grade are worth."""

BEGINNER, BEGUN = 900, 2
"""Whoever has no marks yet is taken to have solved so many puzzles of this rating, and failed at as many."""


def expected(player: float, puzzle: float) -> float:
    """How often a player solves a puzzle."""
    return 1 / (1 + 10 ** ((puzzle - player) / 400))


def rating(solved: Iterable[Grade], missed: Iterable[Grade]) -> int:
    """The rating of a player who has solved puzzles of these grades, and failed at those; 0 to 3000."""
    won = [RATINGS[grade] for grade in solved]
    faced = [*[BEGINNER] * (2 * BEGUN), *won, *(RATINGS[grade] for grade in missed)]
    least, most = 0, 3000
    while most - least > 1:
        middle = (least + most) // 2
        if _sum(middle, faced) > len(won) + BEGUN:
            most = middle
        else:
            least = middle
    return least


def _sum(player: float, faced: Sequence[int]) -> float:
    return sum(expected(player, puzzle) for puzzle in faced)


def level(found: int) -> Grade:
    """The grade of the puzzles that a player of this rating solves about every second time."""
    return min(GRADES, key=lambda grade: abs(RATINGS[grade] - found))
