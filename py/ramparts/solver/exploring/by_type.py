"""An open list from which positions are drawn at random, each type of position as likely as any other.

After Xie, Müller, Holte, Imai, *Type-Based Exploration with Multiple Search Queues for Satisficing Planning* (AAAI
2014).
"""

from ramparts.solver.exploring.chance import WORD, Chance

BUCKET_BITS = 13
"""The binary logarithm of how many buckets there are."""


class ByType:
    """An open list of positions, which are numbers here, by type. First a type is drawn, then one of its positions.

    So rare types are drawn as often as others. Types are hashed to 8,192 buckets, and those of one bucket count as one.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._buckets: dict[int, list[int]] = {}
        """By number: the buckets that have ever held a position."""
        self._filled: list[list[int]] = []
        """The buckets that hold a position; their order is arbitrary, but always the same."""

    def push(self, number: int, kind: int) -> None:
        """Adds a position; ``kind`` is its type."""
        bucket = self._buckets.setdefault(bucket_of(kind), [])
        if not bucket:
            self._filled.append(bucket)
        bucket.append(number)

    def pop(self) -> int:
        """Takes out a position drawn at random; there has to be one. The last in its bucket moves to its place."""
        at = self._chance.below(len(self._filled))
        bucket = self._filled[at]
        place = self._chance.below(len(bucket))
        number, bucket[place] = bucket[place], bucket[-1]
        bucket.pop()
        if not bucket:
            self._filled[at] = self._filled[-1]
            self._filled.pop()
        return number


def bucket_of(kind: int) -> int:
    """The bucket of a type: the upper 13 bits of its product with 2**64 over the golden ratio (Knuth)."""
    return (kind * 0x9E3779B97F4A7C15 & WORD) >> 64 - BUCKET_BITS
