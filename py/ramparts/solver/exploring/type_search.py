"""Best-first search and exploration by type in turn, over one closed set.

Every second position that is expanded is the one that seems nearest to a win, by the sum of `features`; the others are
drawn at random, each type as likely as any other. So the search goes straight on where the sum leads to a win,
and elsewhere it soon tries other positions. Of 70 deals of Beleaguered Castle that are hard to win, best-first search
alone won 39 within 400,000 positions; with novelty 54, with types 65, with both 67.

Moves are left out, and plays home forced, as in `ramparts.solver.rows.row_search`. Nothing depends on the order of a
set or a dictionary, or on hashes and random numbers of Python's: the same search in another language looks at the same
positions in the same order. Integers fit into 64 bits, but for keys, which are only compared and joined.
"""

from collections.abc import Mapping

from ramparts.engine.tables import EVERY, FLOOR
from ramparts.rules.cards import Card
from ramparts.rules.game import Move, Position
from ramparts.solver.exploring.by_type import ByType
from ramparts.solver.exploring.chance import Chance, seed_of
from ramparts.solver.exploring.features import DEPTH, NOVEL, OVER, Novelty, type_of, urgency
from ramparts.solver.exploring.node import Node, Nodes
from ramparts.solver.findings.best_first import BestFirst
from ramparts.solver.findings.parents import START, Parents
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.rows.compiled_game import HOME, NO_STEP, STRIDE, CompiledGame
from ramparts.solver.rows.dead import dead
from ramparts.solver.rows.key import IN_CELL
from ramparts.solver.rows.stacks import EMPTY

ROOM = 1_000_000
"""How many positions are kept, at most: in CPython some three hundred bytes each."""


class TypeSearch:
    """One search from one position and base, all of whose cards are in rows, in cells or home.

    It forgets no key: once nothing waits, all has been seen. ``room`` is how many positions it may keep.
    """

    def __init__(self, compiled: CompiledGame, position: Position, room: int = ROOM) -> None:
        self.visited = 0
        self.proof = "exhausted"
        """How it is known that the start is lost, if it is."""
        self._compiled, self._start, self._room = compiled, position, room
        self.is_short = False
        self._nodes = Nodes(compiled, position)
        self._parents = Parents[int]()
        self._seen: set[int] = set()
        self._novelty = Novelty()
        self._best, self._types = BestFirst[int](), ByType(Chance(seed_of(position)))
        self._waiting: list[tuple[Node, int] | None] = []
        """By number: the node of a position's parent and the step from there; None once it was expanded."""
        self._open = 0
        """How many positions wait."""
        self._won: int | None = None
        self._enter(START, self._nodes.start, NO_STEP)

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it; gives up when there is no more room."""
        stop = self.visited + nodes
        while self._open and self._won is None:
            if self.visited == stop:
                return Verdict.SEARCHING
            if len(self._waiting) > self._room:
                return Verdict.GAVE_UP
            number, node = self._taken()
            self.visited += 1
            self._open -= 1
            self._expand(number, node)
        return Verdict.LOST if self._won is None else Verdict.WINNABLE

    def _taken(self) -> tuple[int, Node]:
        """The position to expand next: from each open list in turn the first that was not expanded yet."""
        order = self._types if self.visited % 2 else self._best
        while (waiting := self._waiting[number := order.pop()]) is None:
            pass
        self._waiting[number] = None
        return number, self._made(*waiting)[0]

    def _made(self, parent: Node, code: int) -> tuple[Node, list[int]]:
        """The node after a step and the plays home that are then forced, and the steps of all these."""
        if code == NO_STEP:
            return self._nodes.settled(parent)
        node, forced = self._nodes.settled(self._nodes.child(parent, code))
        return node, [code, *forced]

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, once there is one."""
        if self._won is None:
            return ()
        node, codes = self._nodes.start, list[int]()
        for step in self._parents.steps(self._won):
            node, taken = self._made(node, step)
            codes += taken
        return self._compiled.line(self._start, [_numbered_from_one(code) for code in codes])

    def _enter(self, number: int, parent: Node, code: int) -> None:
        """Adds a position to the open lists, unless it was seen. It is made at once: plays home change every sum."""
        node, _ = self._made(parent, code)
        if node.key in self._seen:
            return
        self._seen.add(node.key)
        rungs = self._nodes.rungs(node.heights)
        if node.heights == self._nodes.ladder.full:
            self._won = len(self._waiting)
        home = rungs.home.bit_count()
        value = node.value - NOVEL * self._novelty.is_new(node.key, home, node.strange)
        kind = type_of(home, node.strange, node.depth, node.rows.count(EMPTY))
        self._push(number, parent, code, value, kind)

    def _push(self, number: int, parent: Node, code: int, value: int, kind: int) -> None:
        """Adds a position to both open lists, under the next number."""
        new = self._parents.add(number, code)
        self._waiting.append((parent, code))
        self._open += 1
        self._best.push(new, value)
        self._types.push(new, kind)

    # The hot loop, hence long: it knows key and value of what waits without making it. Rows are taken in their
    # order, cells after them, of each the play home first, then the cards to build on by their faces, an empty row, of
    # several the last one, and a free cell, of several the first one. Numbers, and with them all that follows, depend
    # on this order.
    def _expand(self, number: int, node: Node) -> None:
        """Adds every position to the open lists that one step leads to and that has not been seen."""
        rows, heights, key, last, value, strange, depth = node
        seen, nodes, compiled = self._seen, self._nodes, self._compiled
        from_row, from_floor, places = compiled.from_row, compiled.from_floor, compiled.places
        on, earlier, credit = nodes.on, nodes.earlier, nodes.credits
        nexts, forced, home, wanted = nodes.rungs(heights)
        at = compiled.shown(rows, nodes.first_cell)
        if self._is_dead(node, at):
            return
        begun = heights or not compiled.base_first
        at_home, lanes = home.bit_count(), rows.count(EMPTY)
        deep = [urgency(row[2], wanted) for row in rows]
        for src, (card, below, _, cost, digit) in enumerate(rows):
            if card in nexts:
                self._enter(number, node, src * STRIDE + HOME)
            if card in (last, FLOOR) or not begun:
                continue
            eager, alone = below[0] in forced, below is EMPTY
            lifted, odd = key - digit, strange - (digit == nodes.dealt[card])
            less = urgency(below[2], wanted)
            for host in (places if src >= nodes.first_cell else from_floor if alone else from_row)[card]:
                if host not in at or (laid := lifted + on[card][host]) in seen:
                    continue
                dst = at[host]
                if eager:
                    self._enter(number, node, src * STRIDE + dst)
                    continue
                seen.add(laid)
                deeper = depth + deep[dst] - less
                new = value - cost + DEPTH * (deeper - depth) + (OVER if rows[dst][2] & earlier[card] else 0)
                new += credit[dst] * (host >= FLOOR) - credit[src] * alone
                new -= NOVEL * self._novelty.is_new(laid, at_home, odd)
                kind = type_of(at_home, odd, deeper, lanes + alone - (host >= FLOOR))
                self._push(number, node, src * STRIDE + dst, new, kind)

    def _is_dead(self, node: Node, at: Mapping[Card, int]) -> bool:
        """Whether it is proved without a search that this position is lost."""
        compiled, first_cell = self._compiled, self._nodes.first_cell
        if IN_CELL in at or (compiled.lane == EVERY and FLOOR in at):
            return False
        home = self._nodes.rungs(node.heights).home
        found = dead(node.rows[:first_cell], node.rows[first_cell:], home, compiled.relations)
        if found and self.visited == 1 and compiled.dead_ends:
            self.proof = "dead-end"
        return found


def _numbered_from_one(code: int) -> int:
    """The same step where the first pile is the waste, which is not here."""
    return code + STRIDE + (code % STRIDE != HOME)
