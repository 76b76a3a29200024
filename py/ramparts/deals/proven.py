"""Deals that have been proved winnable, to be dealt where no solver can be waited for."""

from ramparts.deals.proven_numbers import FIRST, WINNABLE
from ramparts.rules.game import Title


def proven(title: Title, level: int = 1) -> tuple[int, ...]:
    """The plain numbers of deals of a title that are known to be winnable, in order; of none, if none are known.

    With levels they are numbers of runs, of which every level up the ladder can be won; there are none for levels
    beyond its top.
    """
    bits = int(WINNABLE.get(title.id, "0"), 16) if level <= title.ladder_top else 0
    return tuple(FIRST + i for i in range(bits.bit_length()) if bits >> i & 1)
