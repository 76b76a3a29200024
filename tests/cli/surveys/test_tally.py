"""The verdicts of a survey, kept in a byte each."""

from itertools import islice

from ramparts.cli.deal_range import DealRange
from ramparts.cli.surveys.survey import Record
from ramparts.cli.surveys.tally import Tally
from ramparts.shares.counts import Counts

DEALS = DealRange("fortress:", 32_000, 32_003)


def record(number: int, verdict: str, seconds: float = 0.5) -> Record:
    return {"deal": f"fortress:{number}", "verdict": verdict, "visited": 10, "seconds": seconds}


def test_nothing_is_known_at_first() -> None:
    tally = Tally(DEALS)
    assert (tally.counts(), tally.decided, tally.visited, tally.seconds) == (Counts(), 0, 0, 0.0)
    assert list(tally.left()) == [DEALS.text(place) for place in range(4)]


def test_verdicts_are_counted_and_what_they_cost_is_added_up() -> None:
    tally = Tally(DEALS)
    for number, verdict in ((32_000, "winnable"), (32_002, "lost"), (32_003, "unknown")):
        tally.add(record(number, verdict))
    assert tally.counts() == Counts(winnable=1, lost=1, unknown=1)
    assert (tally.decided, tally.visited, tally.seconds) == (2, 30, 1.5)


def test_what_was_given_up_or_not_tried_is_left() -> None:
    tally = Tally(DEALS)
    for number, verdict in ((32_000, "winnable"), (32_001, "unknown"), (32_003, "lost")):
        tally.add(record(number, verdict))
    assert list(tally.left()) == ["fortress:32001", "fortress:32002"]


def test_what_was_given_up_can_be_decided_later_and_then_stays_decided() -> None:
    tally = Tally(DEALS)
    for verdict in ("unknown", "lost", "unknown"):
        tally.add(record(32_000, verdict))
    assert tally.counts() == Counts(lost=1)


def test_each_deal_is_counted_once_with_what_its_verdict_cost() -> None:
    """Bug: two surveys that wrote to one file, and deals that were tried again, were added up."""
    tally = Tally(DEALS)
    for verdict, seconds in (("unknown", 1.0), ("unknown", 2.0)):
        tally.add(record(32_000, verdict, seconds))
    assert (tally.visited, tally.seconds) == (10, 2.0)
    for verdict, seconds in (("lost", 4.0), ("lost", 8.0), ("winnable", 16.0), ("unknown", 32.0)):
        tally.add(record(32_000, verdict, seconds))
    assert (tally.visited, tally.seconds) == (10, 4.0)
    assert tally.counts() == Counts(lost=1)


def test_a_range_may_be_larger_than_any_memory() -> None:
    """Bug: it took a byte for each deal of the range."""
    tally = Tally(DealRange("fortress:", 32_000, 10**20 - 1))
    tally.add(record(32_000, "lost"))
    tally.add(record(10**20 - 1, "winnable"))
    assert list(islice(tally.left(), 2)) == ["fortress:32001", "fortress:32002"]
    assert (tally.decided, tally.counts()) == (2, Counts(winnable=1, lost=1))


def test_another_deal_is_passed_over() -> None:
    tally = Tally(DEALS)
    tally.add(record(32_004, "lost"))
    assert (tally.counts(), tally.seconds) == (Counts(), 0.0)
