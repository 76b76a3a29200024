"""The worker and its engines: the kernel while it can, Python from the moment it cannot."""

from itertools import count

import pytest

from ramparts.app.assist.solver_worker import KERNEL_STRIDE, PYTHON_LIMITS, STRIDE, SolverWorker
from ramparts.app.messages.solver_protocol import LIMITS, Answer, Question, parse_answer, question_text
from ramparts.deals.deal import parse_deal
from ramparts.deals.notation import moves_text
from ramparts.games.catalogue import TITLES
from ramparts.solver import solve, with_short_line
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm
from ramparts.study.daily import chosen
from ramparts.study.daily_lists import deal_of
from ramparts.study.days import parse_date

HARD = "streets-and-alleys:ms29"
DEAL = "beleaguered-castle:32012"


class Broken(Wasmtime):
    """A machine in which a function is not what it should be, as after a trap that left it in ruins."""

    def __init__(self, broken: str) -> None:
        super().__init__(kernel_wasm())
        self._broken = broken

    def call(self, name: str, *numbers: int) -> int:
        if name == getattr(self, "_broken", None):
            raise RuntimeError("unreachable")
        return super().call(name, *numbers)


def worker(engine: Engine, stride: float = 1.0) -> SolverWorker:
    """A worker whose clock is so many seconds later at each look."""
    return SolverWorker(TITLES, count(0.0, stride).__next__, engine)


def first(asked: SolverWorker, question: Question) -> Answer:
    """Its answer after one moment."""
    return parse_answer(asked.think(question_text(question)))


def last(asked: SolverWorker, question: Question) -> Answer:
    """Its answer when it has done."""
    while (answer := first(asked, question)).verdict == "searching":
        pass
    return answer


def kernel() -> Engine:
    return KernelEngine(Wasmtime(kernel_wasm()))


def test_the_kernel_looks_at_more_positions_before_it_looks_at_the_clock() -> None:
    assert first(worker(kernel()), Question(1, (HARD,))).visited == KERNEL_STRIDE
    assert first(worker(PYTHON), Question(1, (HARD,))).visited == STRIDE


def test_the_kernel_searches_games_of_two_packs_too() -> None:
    answer = last(worker(kernel()), Question(1, ("besieged-city:700025",), LIMITS[2]))
    assert answer.verdict == "winnable"
    assert answer.visited > PYTHON_LIMITS[2]


def test_both_engines_give_the_same_answer() -> None:
    assert last(worker(kernel()), Question(1, (DEAL,))) == last(worker(PYTHON), Question(1, (DEAL,)))
    seen = Question(1, ("fortitude/4:77000",), seen=True)
    assert first(worker(kernel()), seen) == first(worker(PYTHON), seen)


def test_the_line_that_the_page_is_told_takes_no_detours() -> None:
    deal = parse_deal(DEAL, TITLES)
    line = with_short_line(deal.game, deal.start, solve(deal.game, deal.start)).line
    assert last(worker(kernel()), Question(1, (DEAL,))).line == tuple(moves_text(deal.game, line))


def test_python_gives_up_sooner_than_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ramparts.app.assist.solver_worker.PYTHON_LIMITS", {1: 100})
    assert last(worker(PYTHON), Question(1, (HARD,), 5000)).visited == 100
    assert last(worker(kernel()), Question(1, (HARD,), 5000)).visited == 5000


@pytest.mark.parametrize("broken", ["begin", "advance", "line"])
def test_where_the_kernel_fails_python_is_asked_the_same(broken: str) -> None:
    failing = worker(KernelEngine(Broken(broken)))
    assert last(failing, Question(1, (DEAL,))) == last(worker(PYTHON), Question(1, (DEAL,)))
    assert first(failing, Question(2, (HARD,))).visited == STRIDE


def test_a_question_for_python_is_not_asked_of_the_kernel_nor_is_any_after_it() -> None:
    asked = worker(kernel())
    assert first(asked, Question(1, (HARD,), in_python=True)).visited == STRIDE
    assert first(asked, Question(2, (HARD,))).visited == STRIDE


def test_what_python_fails_with_is_raised() -> None:
    for engine in (PYTHON, kernel()):
        with pytest.raises(IndexError):
            worker(engine).think(question_text(Question(1, ())))


FAR = parse_date("2094-03-05")


@pytest.mark.parametrize("engine", [kernel(), KernelEngine(Broken("run"))])
def test_the_deal_of_a_day_is_proved_one_choice_at_a_time(engine: Engine) -> None:
    asked, question = worker(engine), Question(1, ("beleaguered-castle",), day=FAR)
    answer = last(asked, question)
    choice = chosen(TITLES["beleaguered-castle"], FAR, {}, kernel())
    assert (answer.deal, answer.how) == (deal_of(TITLES["beleaguered-castle"], FAR, choice).text, choice.grade)
    assert choice.number > 0
    assert last(asked, Question(2, ("beleaguered-castle",), day=FAR)) == answer_to(2, answer)


def answer_to(ask: int, answer: Answer) -> Answer:
    return Answer(ask, answer.deal, answer.verdict, answer.how)
