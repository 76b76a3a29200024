"""The worker's part of `ramparts.app.messages.solver_protocol`: it answers questions, a moment of searching at a time.

Only the worker imports this, so that the page need not load the solver.
"""

from collections.abc import Callable, Iterator
from typing import assert_never

from ramparts.app.assist.review_worker import ReviewWorker
from ramparts.app.messages.solver_protocol import Answer, Question, Reported, answer_text, parse_question
from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.notation import moves_text
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue
from ramparts.solver import Search, Verdict, with_short_line
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.portfolio import searching
from ramparts.solver.visible import advice
from ramparts.study.daily import tried
from ramparts.study.daily_lists import Choice, deal_of

MOMENT = 0.08
"""Seconds of searching before an answer: short, so that a question can soon be dropped; long, so that answers do not
keep the page busy."""

STRIDE, KERNEL_STRIDE = 50, 2000
"""How many positions are searched between two looks at the clock, by Python and by the kernel: a few milliseconds on a
desktop computer, up to 100 by Python with two packs."""

PYTHON_LIMITS = {1: 300_000, 2: 30_000}
"""By the number of packs: how many positions Python looks at where it has to do without the kernel.

With one pack that is about seven seconds, at 45,000 positions a second, twice as long in the castles, of which one in a
hundred goes so far; memory grows to 60 MB, and 130. With two it is five to twenty seconds, and 45 MB.
"""


class SolverWorker:
    """Answers one question at a time; ``clock`` gives a time in seconds.

    The ``engine`` searches until it fails; from then on Python does.
    """

    def __init__(self, titles: Catalogue, clock: Callable[[], float], engine: Engine = PYTHON) -> None:
        """A worker that has not been asked anything yet."""
        self._titles, self._clock, self._engine = titles, clock, engine
        self._asked: int | None = None
        self._left: list[str] = []
        self._deal: Deal | None = None
        self._search: Search | None = None
        self._tried: Iterator[Choice | None] | None = None
        self._stride = STRIDE
        self._reviews = ReviewWorker(titles, clock)

    def think(self, text: str) -> str:
        """The answer to a question after one more moment of searching, both as JSON texts."""
        question = parse_question(text)
        if question.ask != self._asked:
            self._asked, self._left, self._search = question.ask, list(question.deals), None
            self._tried = None
        if question.in_python:
            self._engine = PYTHON
        answer = self._of_day if question.day else self._answer
        try:
            return answer_text(answer(question))
        except Exception:
            if self._engine is PYTHON:
                raise
            self._engine, self._search, self._tried = PYTHON, None, None
            return answer_text(answer(question))

    def _of_day(self, question: Question) -> Answer:
        """The deal of a day, if the next of those that it can choose is the one; it is graded without a pause."""
        title = self._titles[question.deals[0]]
        if self._tried is None:
            self._tried = tried(title, question.day, self._engine)
        choice = next(self._tried)
        if choice is None:
            return Answer(question.ask, title.id, "searching")
        return Answer(question.ask, deal_of(title, question.day, choice).text, "winnable", choice.grade)

    def _answer(self, question: Question) -> Answer:
        if question.review:
            return self._reviews.answer(question, self._engine)
        if self._search is None or self._deal is None:
            try:
                self._deal = parse_deal(self._left[0], self._titles)
            except BadNotation as error:
                return Answer(question.ask, self._left[0], "unknown", str(error))
            if question.seen:
                line = tuple(moves_text(self._deal.game, advice(self._deal.game, self._deal.start, self._engine)))
                return Answer(question.ask, self._deal.text, "advice", line=line)
            self._search = self._begun(self._deal, question.limit)
        end = self._clock() + MOMENT
        finding = self._search.advance(self._stride)
        while finding.verdict is Verdict.SEARCHING and self._clock() < end:
            finding = self._search.advance(self._stride)
        verdict = finding.verdict
        if verdict in (Verdict.LOST, Verdict.GAVE_UP) and len(self._left) > 1:
            self._left.pop(0)
            self._search, verdict = None, Verdict.SEARCHING
        finding = with_short_line(self._deal.game, self._deal.start, finding, self._engine)
        line = tuple(moves_text(self._deal.game, finding.line))
        return Answer(question.ask, self._deal.text, reported(verdict), finding.how, finding.visited, line)

    def _begun(self, deal: Deal, limit: int) -> Search:
        """A new search, no longer than the engine can be asked for."""
        by_kernel = searching(deal.game, self._engine) is not PYTHON
        self._stride = KERNEL_STRIDE if by_kernel else STRIDE
        most = limit if by_kernel else min(limit, PYTHON_LIMITS[deal.game.packs])
        return Search(deal.game, deal.start, limit=most, engine=self._engine)


def reported(verdict: Verdict) -> Reported:
    """The solver's verdict as the page is told it."""
    match verdict:
        case Verdict.SEARCHING:
            return "searching"
        case Verdict.WINNABLE:
            return "winnable"
        case Verdict.LOST:
            return "lost"
        case Verdict.GAVE_UP:
            return "unknown"
        case never:
            assert_never(never)
