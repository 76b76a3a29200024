"""The question whether one position can be won, answered in portions."""

from collections.abc import Sequence

from ramparts.engine.play import won
from ramparts.rules.game import Move, Position
from ramparts.solver import Search, Verdict
from ramparts.study.worth.knowledge import Knowledge

PORTION = 5_000
"""How many positions are looked at in one go where nobody waits."""


BRIEF = 8
"""A brief question ends after so small a part of the positions."""


def answered(knowledge: Knowledge, position: Position, nearby: Sequence[Move] = ()) -> Verdict:
    """The verdict on a position, asked as in a `Question`; `Verdict.GAVE_UP` where none is found within the limit."""
    question = Question(knowledge, position, nearby)
    while (verdict := question.advance(PORTION)) is Verdict.SEARCHING:
        pass
    return verdict


class Question:
    """Asks for the verdict on a position; what is found out goes into ``knowledge``, the order of a stock included.

    ``nearby`` is a line that wins from a position nearby, if one is known. Before any search it is seen whether this
    leads to a known win: so it is in nineteen of twenty positions beside a line that wins, in a third of the time that
    it takes to begin a search. Where not much is to be expected of it, it is ``brief``.
    """

    def __init__(
        self, knowledge: Knowledge, position: Position, nearby: Sequence[Move] = (), *, brief: bool = False
    ) -> None:
        self.visited = 0
        """How many positions were looked at."""
        self.line: tuple[Move, ...] = ()
        """The line that the search found, if it found one."""
        self._knowledge, self._position, self._nearby = knowledge, position, nearby
        self._search: Search | None = None
        self._limit = knowledge.limit // BRIEF if brief else knowledge.limit

    def advance(self, nodes: int) -> Verdict:
        """The verdict after looking at so many more positions, or at fewer if that decides it."""
        if self._search is None:
            verdict = self._known()
            if verdict is not Verdict.SEARCHING:
                return verdict
            known = self._knowledge
            self._search = Search(known.game, self._position, limit=self._limit, engine=known.engine)
        finding = self._search.advance(nodes)
        self.visited, self.line = finding.visited, finding.line
        if finding.verdict is not Verdict.SEARCHING:
            self._knowledge.learn_all(self._position, finding.line, finding.verdict)
        return finding.verdict

    def _known(self) -> Verdict:
        """The verdict if it is known without a search."""
        knowledge, position = self._knowledge, self._position
        known = knowledge.of(knowledge.key(position))
        if known is Verdict.SEARCHING and (won(knowledge.game, position) or knowledge.rejoins(position, self._nearby)):
            known = Verdict.WINNABLE
            knowledge.learn(position, known)
        return known
