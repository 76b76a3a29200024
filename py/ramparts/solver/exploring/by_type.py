"""What waits to be looked at, any type as likely as any other.

After Xie, Müller, Holte, Imai, *Type-Based Exploration with Multiple Search Queues for Satisficing Planning* (AAAI
2014).
"""

from ramparts.solver.exploring.chance import WORD, Chance

BUCKET_BITS = 13
"""The binary logarithm of how many buckets there are."""


class ByType:
    """Positions, as numbers, by type; a type is drawn, then one of its positions.

    So rare types come as often as others. They share 8,192 buckets by a hash.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._buckets: dict[int, list[int]] = {}
        """Those that ever held something."""
        self._filled: list[list[int]] = []
        """The buckets that hold something, in no order but always the same."""

    def push(self, number: int, kind: int) -> None:
        """Has a position wait."""
        bucket = self._buckets.setdefault(bucket_of(kind), [])
        if not bucket:
            self._filled.append(bucket)
        bucket.append(number)

    def pop(self) -> int:
        """Takes out a position drawn by chance; there has to be one. The last takes the place of what is taken out."""
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
