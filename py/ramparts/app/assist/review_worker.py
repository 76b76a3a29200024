"""The worker's part of a review: what every move of a game was worth, found a moment of searching at a time.

What is known of a deal stays known as long as it is asked about again, whatever is asked in between.
"""

import json
from collections.abc import Callable, Sequence

from ramparts.app.messages.solver_protocol import Answer, Question
from ramparts.deals.deal import Deal, parse_deal
from ramparts.deals.history import History, Node
from ramparts.engine.play import play
from ramparts.rules.game import Catalogue, Move
from ramparts.solver.engines import PYTHON, Engine
from ramparts.solver.portfolio import searching
from ramparts.study.worth.branches import Branches
from ramparts.study.worth.knowledge import Knowledge

MOMENT, FIRST_MOMENT = 0.08, 0.02
"""Seconds of searching before an answer; the first one is to be there at once."""

STRIDE, KERNEL_STRIDE = 50, 2000
"""How many positions are searched between two looks at the clock, by Python and by the kernel."""

PYTHON_LIMIT = 20_000
"""Python looks at no more positions for a verdict: half a second in the castles, ten times as long with two packs."""


class ReviewWorker:
    """Reviews one game at a time; ``clock`` gives a time in seconds."""

    def __init__(self, titles: Catalogue, clock: Callable[[], float]) -> None:
        """A worker that has not been asked anything yet."""
        self._titles, self._clock = titles, clock
        self._ask: int | None = None
        self._known: tuple[str, Engine, Knowledge] | None = None
        """The deal, the engine, and what is known of them."""
        self._branches: Branches | None = None
        self._stride = STRIDE
        self._told: dict[int, str] = {}

    def answer(self, question: Question, engine: Engine) -> Answer:
        """What is new after one more moment of searching."""
        moment = MOMENT
        if self._branches is None or self._ask != question.ask:
            moment = FIRST_MOMENT
            self._branches = self._begun(question, engine)
            self._ask, self._told = question.ask, {}
        branches = self._branches
        end = self._clock() + moment
        done = branches.advance(self._stride)
        while not done and self._clock() < end:
            done = branches.advance(self._stride)
        new = {str(node): text for node, text in branches.texts() if self._told.get(node) != text}
        self._told.update({int(node): text for node, text in new.items()})
        how = json.dumps({"texts": new, "shortest": branches.shortest})
        return Answer(question.ask, question.deals[0], "advice" if done else "searching", how, branches.judged)

    def _begun(self, question: Question, engine: Engine) -> Branches:
        deal = parse_deal(question.deals[0], self._titles)
        said = json.loads(question.review)
        history = _history(deal, said["nodes"])
        by_kernel = searching(deal.game, engine) is not PYTHON
        self._stride = KERNEL_STRIDE if by_kernel else STRIDE
        if self._known is None or self._known[:2] != (deal.text, engine):
            self._known = deal.text, engine, Knowledge(deal.game, None if by_kernel else PYTHON_LIMIT, engine)
        branches = Branches(self._known[2], history, said["end"])
        branches.look_at(said["at"])
        return branches


def _history(deal: Deal, rows: Sequence[Sequence[int]]) -> History:
    """The history of rows such as ``[3, 5, 9, 9, 1]``: a node after node 3, by moves from pile 5 to 9, and 9 to 1.

    The page has checked every move; to do so again would take longer than the first answer may.
    """
    nodes = [Node(None, deal.start)]
    for parent, *piles in rows:
        moves = tuple(map(Move, piles[::2], piles[1::2]))
        position = nodes[parent].position
        for move in moves:
            position = play(deal.game, position, move)
        nodes.append(Node(parent, position, moves))
    return History(deal.game, tuple(nodes))
