"""The worker's part of `ramparts.app.state.solver_protocol`: it answers questions, a moment of searching at a time.

Only the worker imports this, so that the page need not load the solver.
"""

from collections.abc import Callable
from typing import assert_never

from ramparts.app.state.solver_protocol import Answer, Question, Reported, answer_text, parse_question
from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.notation import moves_text
from ramparts.rules.errors import BadNotation
from ramparts.rules.game import Catalogue
from ramparts.solver import Search, Verdict
from ramparts.solver.visible import advice

MOMENT = 0.08
"""Seconds of searching before an answer: short, so that a question can soon be dropped; long, so that answers do not
keep the page busy."""

STRIDE = 50
"""How many positions are searched between two looks at the clock: 1 ms with one pack, up to 100 ms with two, on a
desktop computer."""


class SolverWorker:
    """Answers one question at a time; ``clock`` gives a time in seconds."""

    def __init__(self, titles: Catalogue, clock: Callable[[], float]) -> None:
        """A worker that has not been asked anything yet."""
        self._titles, self._clock = titles, clock
        self._asked: int | None = None
        self._left: list[str] = []
        self._deal: Deal | None = None
        self._search: Search | None = None

    def think(self, text: str) -> str:
        """The answer to a question after one more moment of searching, both as JSON texts."""
        question = parse_question(text)
        if question.ask != self._asked:
            self._asked, self._left, self._search = question.ask, list(question.deals), None
        return answer_text(self._answer(question))

    def _answer(self, question: Question) -> Answer:
        if self._search is None or self._deal is None:
            try:
                self._deal = parse_deal(self._left[0], self._titles)
            except BadNotation as error:
                return Answer(question.ask, self._left[0], "unknown", str(error))
            if question.seen:
                line = tuple(moves_text(self._deal.game, advice(self._deal.game, self._deal.start)))
                return Answer(question.ask, self._deal.text, "advice", line=line)
            self._search = Search(self._deal.game, self._deal.start, limit=question.limit)
        end = self._clock() + MOMENT
        finding = self._search.advance(STRIDE)
        while finding.verdict is Verdict.SEARCHING and self._clock() < end:
            finding = self._search.advance(STRIDE)
        verdict = finding.verdict
        if verdict in (Verdict.LOST, Verdict.GAVE_UP) and len(self._left) > 1:
            self._left.pop(0)
            self._search, verdict = None, Verdict.SEARCHING
        line = tuple(moves_text(self._deal.game, finding.line))
        return Answer(question.ask, self._deal.text, reported(verdict), finding.how, finding.visited, line)


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
