"""The worker's part of a review, in moments."""

import json
from itertools import count

from ramparts.app.assist.review_worker import PYTHON_LIMIT
from ramparts.app.assist.solver_worker import SolverWorker
from ramparts.app.messages.solver_protocol import Answer, Question, parse_answer, question_text
from ramparts.games.catalogue import TITLES
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.kernel.kernel_engine import KernelEngine
from ramparts.solver.kernel.native import Wasmtime, kernel_wasm

DEAL = "fortress:50002"
REVIEW = json.dumps({"nodes": [[0, 4, 9], [1, 6, 8]], "end": 2, "at": 2})
"""The moves t0-t5 and t2-t4, of which the second loses."""


def told(worker: SolverWorker, question: Question) -> tuple[list[Answer], dict[str, str]]:
    """The answers up to the last, and the newest text of every position."""
    answers, texts = list[Answer](), dict[str, str]()
    while not answers or answers[-1].verdict == "searching":
        answers.append(parse_answer(worker.think(question_text(question))))
        texts |= json.loads(answers[-1].how)["texts"]
    return answers, texts


def worker(stride: float = 1.0, engine: Engine = PYTHON) -> SolverWorker:
    return SolverWorker(TITLES, count(0.0, stride).__next__, engine)


def test_a_review_is_told_in_parts_of_which_each_has_what_is_new() -> None:
    answers, texts = told(worker(), Question(1, (DEAL,), review=REVIEW))
    assert len(answers) > 1
    assert answers[-1].verdict == "advice"
    assert answers[-1].visited == 3
    assert [texts[number][0] for number in "012"] == ["+", "+", "-"]
    assert sum(len(json.loads(each.how)["texts"]) for each in answers) < 3 * len(answers)


def test_the_first_answer_comes_sooner_than_the_others() -> None:
    """Bug: the first signs stood on the strip 160 ms after they were asked for."""
    looks = list[float]()

    def clock() -> float:
        looks.append(len(looks) * 0.015)
        return looks[-1]

    asked, taken = SolverWorker(TITLES, clock, PYTHON), list[int]()
    for _ in range(2):
        answer = parse_answer(asked.think(question_text(Question(1, (DEAL,), review=REVIEW))))
        assert answer.verdict == "searching"
        taken.append(len(looks) - sum(taken))
    assert taken[0] < taken[1]


def test_a_long_moment_tells_all_at_once() -> None:
    [answer], _texts = told(worker(0.0), Question(1, (DEAL,), review=REVIEW))
    assert answer.verdict == "advice"


def test_what_is_known_of_a_deal_is_not_searched_again() -> None:
    asked = worker()
    first, texts = told(asked, Question(1, (DEAL,), review=REVIEW))
    asked.think(question_text(Question(2, ("fortress:50007",))))
    again, same = told(asked, Question(3, (DEAL,), review=REVIEW))
    assert same == texts
    assert len(again) < len(first)


def test_python_judges_alone_as_well_and_gives_up_sooner() -> None:
    kernel = KernelEngine(Wasmtime(kernel_wasm()))
    texts = told(worker(0.0, kernel), Question(1, (DEAL,), review=REVIEW))[1]
    alone = told(worker(0.0), Question(1, (DEAL,), review=REVIEW))[1]
    assert {number: text[0] for number, text in alone.items()} == {number: text[0] for number, text in texts.items()}
    assert PYTHON_LIMIT < 300_000
