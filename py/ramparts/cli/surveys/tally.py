"""What a survey has found so far: a byte for each deal that was tried, or that is near such a one.

There may be millions of them, and far more in the range, which says only where a survey is to end.
"""

from collections.abc import Iterator, Mapping

from ramparts.cli.deal_range import DealRange
from ramparts.shares.counts import Counts
from ramparts.solver import Verdict

_VERDICTS = (Verdict.WINNABLE.value, Verdict.LOST.value, Verdict.GAVE_UP.value)
_NOT_TRIED, _WINNABLE, _LOST, _GAVE_UP = range(4)
_MARKS: Mapping[object, int] = {verdict: mark for mark, verdict in enumerate(_VERDICTS, 1)}

BLOCK = 1024
"""The bytes of so many deals are kept together."""


class Tally:
    """The verdicts on the deals of a range, and what they cost."""

    def __init__(self, deals: DealRange) -> None:
        """Nothing is known yet."""
        self.deals = deals
        self._blocks: dict[int, bytearray] = {}
        self._totals = [0] * 4
        """By its mark, how many deals there are that have it."""
        self._visited, self._seconds = 0, 0.0
        """What the deals cost that are decided."""
        self._given_up: dict[int, tuple[int, float]] = {}
        """By place, what the last try of each other deal cost."""

    def add(self, record: Mapping[str, object]) -> None:
        """Takes in a record of a survey; one of another deal is passed over. What is decided stays so.

        So does what that cost: each deal is counted once, with the record that its verdict is from.
        """
        place = self.deals.place(str(record["deal"]))
        if place is None or self._mark(place) in (_WINNABLE, _LOST):
            return
        cost = int(str(record["visited"])), float(str(record["seconds"]))
        mark = _MARKS[record["verdict"]]
        if mark == _GAVE_UP:
            self._given_up[place] = cost
        else:
            self._given_up.pop(place, None)
            self._visited += cost[0]
            self._seconds += cost[1]
        self._totals[self._mark(place)] -= 1
        self._totals[mark] += 1
        self._blocks.setdefault(place // BLOCK, bytearray(BLOCK))[place % BLOCK] = mark

    def _mark(self, place: int) -> int:
        block = self._blocks.get(place // BLOCK)
        return _NOT_TRIED if block is None else block[place % BLOCK]

    @property
    def visited(self) -> int:
        """How many positions were looked at for these verdicts."""
        return self._visited + sum(visited for visited, _ in self._given_up.values())

    @property
    def seconds(self) -> float:
        """How long that took, were it done one deal after the other."""
        return self._seconds + sum(seconds for _, seconds in self._given_up.values())

    @property
    def decided(self) -> int:
        """How many deals are decided."""
        return self._totals[_WINNABLE] + self._totals[_LOST]

    def left(self) -> Iterator[str]:
        """The deals that are to be solved, in order: those on which the solver gave up are tried again."""
        for place in range(self.deals.count):
            if self._mark(place) in (_NOT_TRIED, _GAVE_UP):
                yield self.deals.text(place)

    def counts(self) -> Counts:
        """The verdicts, counted."""
        return Counts(*(self._totals[mark] for mark in (_WINNABLE, _LOST, _GAVE_UP)))
