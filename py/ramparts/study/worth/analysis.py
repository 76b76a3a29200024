"""The analysis of a line: where it was lost, and what every move that could have been made was worth.

It is done in portions and may be left at any time, with what is known so far. What a player wants to know first comes
first: whether the game is lost at all, which move lost it, what would have kept it, then the rest from the end back.

A lost position stays lost, so the move that lost it is found by halving; and the positions before a winnable one need
no search. Everything is known in it, the order of a hidden stock included.
"""

from collections.abc import Generator, Sequence
from typing import TypeAlias

from ramparts.deals.notation import Gesture
from ramparts.engine.play import moves, play
from ramparts.rules.game import Move, Position
from ramparts.solver import Verdict
from ramparts.study.worth.judgement import Judged
from ramparts.study.worth.knowledge import Key, Knowledge
from ramparts.study.worth.question import Question

Plan: TypeAlias = Generator[Question, None, None]
"""The questions in their order; one is worked on until it has an answer before the next is made."""

LEAST = 100
"""What a question counts at least: to begin a search takes as long as to look at so many positions."""


class Analysis:
    """The analysis of the ``gestures`` that were made one after the other from ``start``.

    What is known of other lines of the game serves this one, and the other way round. The number of positions that are
    looked at for a verdict is limited, and never the time, so the same line is always judged in the same way.
    """

    def __init__(self, known: Knowledge, start: Position, gestures: Sequence[Gesture]) -> None:
        self.positions = (start, *(gesture.position for gesture in gestures))
        self.judged_moves = 0
        """How many positions of the line have all their moves judged."""
        self.looked_at: int | None = None
        """The position of the line whose moves are to be judged next, if they are not yet."""
        self._known, self._game = known, known.game
        self._singles = [gesture.singles for gesture in gestures]
        self._keys = [known.key(position) for position in self.positions]
        self._moves = [tuple(moves(known.game, position)) for position in self.positions]
        self._after: dict[int, tuple[Key, ...]] = {}
        """By position of the line: the keys of those that its moves lead to, once they are needed."""
        self._won_from: tuple[Move, ...] = ()
        """A line that wins from the last position that can be won."""
        self._plan = self._planned()
        self._question = next(self._plan, None)

    def advance(self, nodes: int) -> bool:
        """Looks at about so many more positions. Whether all is judged that will be."""
        while nodes > 0 and self._question is not None:
            before = self._question.visited
            verdict = self._question.advance(nodes)
            nodes -= max(self._question.visited - before, LEAST)
            if verdict is not Verdict.SEARCHING:
                self._question = next(self._plan, None)
        return self._question is None

    def line(self) -> list[Judged]:
        """What is known of the positions of the line so far, one more than there are gestures."""
        return [self._judged(number) for number in range(len(self.positions))]

    def verdict(self, number: int) -> Verdict:
        """The verdict on a position of the line; `Verdict.SEARCHING` as long as there is none."""
        return self._known.of(self._keys[number])

    def _judged(self, number: int) -> Judged:
        verdict, found = self.verdict(number), self._moves[number]
        if verdict is Verdict.LOST:
            return Judged(verdict, found, (verdict,) * len(found))
        keys = self._after.get(number)
        after = tuple(map(self._known.of, keys)) if keys is not None else (Verdict.SEARCHING,) * len(found)
        return Judged(verdict, found, after)

    def _planned(self) -> Plan:
        yield from self._halved()
        lost = next((n for n in range(len(self.positions)) if self.verdict(n) is Verdict.LOST), 0)
        if lost:
            yield from self._alternatives(lost - 1)
        left = [*range(len(self.positions))]
        while left:
            number = left[-1] if self.looked_at is None or self.looked_at not in left else self.looked_at
            left.remove(number)
            yield from self._alternatives(number)
            self.judged_moves += 1
        # A line found late may lead through a position that was given up before, and from that one to others.
        while any(self._conclude(number) for number in reversed(range(len(self.positions)))):
            pass

    def _halved(self) -> Plan:
        """Asks about the last position, the first, and then about one in the middle of those still open.

        Those that come after one that the search gave up are mostly lost, which takes long to prove or cannot be: they
        are asked about after all others, and briefly.
        """
        yield from self._asked(len(self.positions) - 1)
        yield from self._asked(0)
        while left := [n for n in range(len(self.positions)) if self.verdict(n) is Verdict.SEARCHING]:
            hard = self._hard()
            asked = [n for n in left if n < hard] or left
            yield from self._asked(asked[len(asked) // 2], brief=asked[0] > hard)

    def _hard(self) -> int:
        """The first position of the line that the search gave up; one after the last where there is none."""
        found = (n for n in range(len(self.positions)) if self.verdict(n) is Verdict.GAVE_UP)
        return next(found, len(self.positions))

    def _asked(self, number: int, *, brief: bool = False) -> Plan:
        """Asks about a position of the line, and draws the conclusions for the others."""
        if self.verdict(number) is Verdict.SEARCHING:
            question = Question(self._known, self.positions[number], brief=brief)
            yield question
            self._won_from = question.line or self._won_from
        self._spread(number)

    def _spread(self, number: int) -> None:
        """What leads to a winnable position is winnable, what comes after a lost one is lost."""
        verdict = self.verdict(number)
        if verdict is Verdict.WINNABLE:
            self._known.learn_all(self.positions[0], self._made(0, number), verdict)
        elif verdict is Verdict.LOST:
            self._known.learn_all(self.positions[number], self._made(number, len(self._singles)), verdict)

    def _made(self, first: int, last: int) -> list[Move]:
        """The single moves that lead from one position of the line to a later one."""
        return [move for singles in self._singles[first:last] for move in singles]

    def _alternatives(self, number: int) -> Plan:
        """Asks about every position that one move leads to, unless nothing can be won there any more."""
        if self.verdict(number) is Verdict.LOST:
            return
        after = [play(self._game, self.positions[number], move) for move in self._moves[number]]
        self._after[number] = tuple(map(self._known.key, after))
        nearby, brief = self._way(number), number > self._hard()
        for position, key in zip(after, self._after[number], strict=True):
            if self._known.of(key) is Verdict.SEARCHING:
                yield Question(self._known, position, nearby, brief=brief)
        self._conclude(number)

    def _way(self, number: int) -> list[Move]:
        """A line that wins from a position of the line, as far as one is known."""
        won = [n for n in range(len(self.positions)) if self.verdict(n) is Verdict.WINNABLE]
        return [*self._made(number, won[-1]), *self._won_from] if won and number <= won[-1] else []

    def _conclude(self, number: int) -> bool:
        """Draws from the verdicts on its moves the one on a position that the search gave up; whether there is one."""
        if self.verdict(number) is not Verdict.GAVE_UP:
            return False
        after = {*map(self._known.of, self._after[number])}
        if Verdict.WINNABLE not in after and not after <= {Verdict.LOST}:
            return False
        self._known.learn(self.positions[number], Verdict.WINNABLE if Verdict.WINNABLE in after else Verdict.LOST)
        self._spread(number)
        return True
