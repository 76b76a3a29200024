"""Surveys: chunks and workers, going on after a kill, and workers that die."""

import io
import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import pytest

from ramparts.cli.deal_range import DealRange
from ramparts.cli.progress import Progress
from ramparts.cli.surveys.survey import Record
from ramparts.cli.surveys.surveying import Decide, record_of_text, surveyed
from ramparts.library.searching import NO_LIMITS
from ramparts.library.surveys.workers import Crew, Hire, InPlace, here
from ramparts.rules.errors import BadNotation
from ramparts.shares.counts import Counts
from tests.kit.terminal import Terminal

T = TypeVar("T")

DEALS = DealRange("fortress:", 32_000, 32_002)
MANY = DealRange("fortress:", 32_000, 32_299)
TEXTS = [DEALS.text(place) for place in range(DEALS.count)]

SOLVER = partial(record_of_text, NO_LIMITS, perf_counter, None, None)


def quiet() -> Progress:
    return Progress(io.StringIO(), perf_counter)


def recorder(asked: list[str], verdict: str = "lost") -> Decide:
    """A solver that has the same verdict on every deal, and writes down what it was asked."""

    def decide(deal: str) -> Record:
        asked.append(deal)
        return {"deal": deal, "verdict": verdict, "visited": 1, "seconds": 0.0}

    return decide


def deals_in(lines: str) -> list[str]:
    return [json.loads(line)["deal"] for line in lines.splitlines()]


class Watched(io.StringIO):
    """A file that sees to it that the workers of this machine die at its tenth line, but for ``often`` times only."""

    def __init__(self, often: int) -> None:
        super().__init__()
        self.deaths, self._often, self._lines = 0, often, 0

    def write(self, text: str) -> int:
        self._lines += text.count("\n")
        if self._lines >= 10 and self.deaths < self._often:
            self.deaths += 1
            self._lines = 0
            multiprocessing.active_children()[0].kill()
        return super().write(text)


def test_a_survey_writes_a_line_for_each_deal_and_shows_how_far_it_has_come() -> None:
    out, shown = io.StringIO(), Terminal()
    tally = surveyed(DEALS, recorder([]), partial(here, 1), out, Progress(shown, perf_counter))
    assert deals_in(out.getvalue()) == TEXTS
    assert tally.counts() == Counts(lost=3)
    assert "] 3/3" in shown.getvalue()


def test_a_survey_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    """A whole line is kept, a torn one is not, and a deal on which the solver gave up is tried again."""
    path, one = tmp_path / "out.jsonl", partial(here, 1)
    path.touch()
    asked: list[str] = []
    surveyed(DealRange("fortress:", 32_000, 32_000), recorder(asked), one, path, quiet())
    surveyed(DealRange("fortress:", 32_001, 32_001), recorder(asked, "unknown"), one, path, quiet())
    with path.open("a", encoding="utf-8") as torn:
        torn.write('{"deal": "fortress:320')
    asked.clear()
    tally = surveyed(DEALS, recorder(asked, "winnable"), one, path, quiet())
    assert asked == TEXTS[1:]
    assert tally.counts() == Counts(winnable=2, lost=1)


def test_where_nothing_is_left_nobody_is_hired(tmp_path: Path) -> None:
    @contextmanager
    def nobody(deals: int) -> Iterator[Crew]:
        raise AssertionError(deals)
        yield  # it makes this a generator

    path = tmp_path / "out.jsonl"
    path.touch()
    surveyed(DEALS, recorder([]), partial(here, 1), path, quiet())
    assert surveyed(DEALS, recorder([]), nobody, path, quiet()).counts() == Counts(lost=3)


def test_a_survey_in_two_processes_keeps_the_order_of_the_deals() -> None:
    out = io.StringIO()
    tally = surveyed(DEALS, SOLVER, partial(here, 2), out, quiet())
    assert deals_in(out.getvalue()) == TEXTS
    assert tally.counts() == Counts(lost=3)


def test_no_deal_is_lost_and_none_counted_twice_when_a_process_dies() -> None:
    out = Watched(often=1)
    tally = surveyed(MANY, SOLVER, partial(here, 2), out, quiet())
    assert out.deaths == 1
    assert deals_in(out.getvalue()) == [MANY.text(place) for place in range(MANY.count)]
    assert tally.counts() == surveyed(MANY, SOLVER, partial(here, 1), io.StringIO(), quiet()).counts()


def test_what_was_done_before_a_process_died_is_not_done_again() -> None:
    """The third chunk cannot be given out any more."""

    class Breaking(InPlace):
        given = 0

        def submit(self, fn: Callable[..., T], /, *args: object, **kwargs: object) -> Future[T]:
            self.given += 1
            if self.given == 3:
                raise BrokenExecutor
            return super().submit(fn, *args, **kwargs)

    executor, asked, out = Breaking(), list[str](), io.StringIO()
    surveyed(DEALS, recorder(asked), lambda deals: nullcontext(Crew(executor, 1, deals)), out, quiet())
    assert asked == deals_in(out.getvalue()) == TEXTS


def dying(deal: str) -> Record:
    """Whoever tries this deal dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    return {"deal": deal}


def test_a_survey_whose_workers_die_every_time_ends_with_a_sentence() -> None:
    with pytest.raises(BadNotation, match="the workers die, the last one at fortress:32000 or soon after"):
        surveyed(DEALS, dying, partial(here, 2), io.StringIO(), quiet())


def test_a_fault_of_the_solver_is_not_hidden() -> None:
    def faulty(deal: str) -> Record:
        raise AssertionError(deal)

    hire: Hire = partial(here, 1)
    with pytest.raises(AssertionError, match="fortress:32000"):
        surveyed(DEALS, faulty, hire, io.StringIO(), quiet())
