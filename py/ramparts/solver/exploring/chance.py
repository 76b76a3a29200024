"""Pseudo-random numbers: the same for the same position, in any programming language.

The generator is splitmix64 (Steele, Lea, Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014), and
the seed a hash of the position's cards (Fowler, Noll, Vo: FNV-1a). Both need nothing but unsigned words of 64 bits.
"""

from ramparts.rules.cards import face
from ramparts.rules.game import Position

WORD = (1 << 64) - 1
"""The largest unsigned word of 64 bits; every result is cut down to such a word."""

BETWEEN_PILES = 0xFF
"""Marks the end of a pile in the hash; no card has this value."""


def seed_of(position: Position) -> int:
    """The seed that a position gives: FNV-1a over the faces of its piles, in order, with a mark after each pile."""
    seed = 0xCBF29CE484222325
    for pile in position:
        for value in (*map(face, pile), BETWEEN_PILES):
            seed = (seed ^ value) * 0x100000001B3 & WORD
    return seed


class Chance:
    """A sequence of pseudo-random numbers that depends on nothing but its seed."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, number: int) -> int:
        """The next number, from 0 to ``number`` - 1."""
        self._state = self._state + 0x9E3779B97F4A7C15 & WORD
        mixed = (self._state ^ self._state >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        return (mixed ^ mixed >> 31) % number
