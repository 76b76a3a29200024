"""What waits to be looked at, in two orders: the best first, and any kind as likely as any other.

Positions are numbers here, in the order in which they were met. Each waits in both lists; whoever takes it out of one
has to pass over it in the other.
"""

from heapq import heappop, heappush

from ramparts.solver.exploring.chance import WORD, Chance

BUCKETS = 1 << 13


class BestFirst:
    """Positions by value: the smallest first, and of equal ones the newest."""

    def __init__(self) -> None:
        self._stacks: dict[int, list[int]] = {}
        self._values: list[int] = []
        """The values that have a stack, as a heap."""

    def push(self, number: int, value: int) -> None:
        """Has a position wait."""
        if value in self._stacks:
            self._stacks[value].append(number)
        else:
            self._stacks[value] = [number]
            heappush(self._values, value)

    def pop(self) -> int:
        """Takes out the best position; there has to be one."""
        while not self._stacks[self._values[0]]:
            del self._stacks[heappop(self._values)]
        return self._stacks[self._values[0]].pop()


class ByType:
    """Positions by type; a type is drawn, then one of its positions, so that rare types are looked at as often.

    After Xie, Müller, Holte, Imai, *Type-Based Exploration with Multiple Search Queues for Satisficing Planning* (AAAI
    2014). Types share 8,192 buckets by a hash.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._buckets: list[list[int]] = [[] for _ in range(BUCKETS)]
        self._filled: list[int] = []
        """The buckets that hold something, in no order but always the same."""

    def push(self, number: int, kind: int) -> None:
        """Has a position wait."""
        bucket = bucket_of(kind)
        if not self._buckets[bucket]:
            self._filled.append(bucket)
        self._buckets[bucket].append(number)

    def pop(self) -> int:
        """Takes out a position drawn by chance; there has to be one. The last takes the place of what is taken out."""
        at = self._chance.below(len(self._filled))
        bucket = self._buckets[self._filled[at]]
        place = self._chance.below(len(bucket))
        number, bucket[place] = bucket[place], bucket[-1]
        bucket.pop()
        if not bucket:
            self._filled[at] = self._filled[-1]
            self._filled.pop()
        return number


def bucket_of(kind: int) -> int:
    """The bucket of a type: the upper 13 bits of its product with 2**64 over the golden ratio (Knuth)."""
    return (kind * 0x9E3779B97F4A7C15 & WORD) >> 51
