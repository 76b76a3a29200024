"""What a survey has found so far. It takes a byte for each deal: there may be millions."""

from collections.abc import Iterator, Mapping

from ramparts.cli.deal_range import DealRange
from ramparts.odds.counts import Counts
from ramparts.solver import Verdict

_VERDICTS = (Verdict.WINNABLE.value, Verdict.LOST.value, Verdict.GAVE_UP.value)
_NOT_TRIED, _WINNABLE, _LOST, _GAVE_UP = range(4)
_MARKS: Mapping[object, int] = {verdict: mark for mark, verdict in enumerate(_VERDICTS, 1)}


class Tally:
    """The verdicts on the deals of a range, and what they cost."""

    def __init__(self, deals: DealRange) -> None:
        """Nothing is known yet."""
        self.deals = deals
        self.visited = 0
        """How many positions were looked at in all."""
        self.seconds = 0.0
        """How long that took, were it done one deal after the other."""
        self._marks = bytearray(deals.count)

    def add(self, record: Mapping[str, object]) -> None:
        """Takes in a record of a survey; one of another deal is passed over. What is decided stays so."""
        place = self.deals.place(str(record["deal"]))
        if place is None:
            return
        self.visited += int(str(record["visited"]))
        self.seconds += float(str(record["seconds"]))
        if self._marks[place] not in (_WINNABLE, _LOST):
            self._marks[place] = _MARKS[record["verdict"]]

    @property
    def decided(self) -> int:
        """How many deals are decided."""
        return self._marks.count(_WINNABLE) + self._marks.count(_LOST)

    def left(self) -> Iterator[str]:
        """The deals that are to be solved, in order: those on which the solver gave up are tried again."""
        return (self.deals.text(i) for i, mark in enumerate(self._marks) if mark in (_NOT_TRIED, _GAVE_UP))

    def counts(self) -> Counts:
        """The verdicts, counted."""
        return Counts(*(self._marks.count(mark) for mark in (_WINNABLE, _LOST, _GAVE_UP)))
