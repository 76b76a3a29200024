"""Greedy best-first search of the games played in rows, with cells or without, and of Fortitude's columns.

The open list has a stack of positions for each value of the heuristic; of the smallest value the newest is expanded
next. An entry is only a parent and a step, since many positions are never expanded and need not be made; but its key is
known.

Three kinds of moves are left out without loss. One empty row stands for all, as one free cell does, and a card alone in
its row does not move to an empty row: keys do not tell rows apart, nor cells. A card just moved does not move again
unless a play home came between: wherever it could go now it could have gone from the parent, all of whose other
children are in the open list or seen. (Had it come out of a cell or gone into one, its other places were the same.)

This search knows by itself what the rules allow in rows, for speed; `ramparts.solver.portfolio.in_rows` keeps from it
every game that is not of that kind, and each line that it finds is replayed by `ramparts.engine.play`.
"""

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import TypeAlias

from ramparts.engine.ladder import packed, step
from ramparts.engine.tables import EVERY, FLOOR
from ramparts.rules.cards import Card, face
from ramparts.rules.game import Move, Position
from ramparts.solver.findings.parents import START, Parents
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.rows.compiled_game import HOME, STRIDE, TURN, CompiledGame
from ramparts.solver.rows.dead import dead
from ramparts.solver.rows.heuristic import RowWeights
from ramparts.solver.rows.key import IN_CELL
from ramparts.solver.rows.stacks import EMPTY, Stack, tails

Node: TypeAlias = tuple[int, list[Stack], int, int, Card, int]
"""A position: its number among the parents; its piles, heights and key; the card just moved; the stock left."""

READY = -1
"""Waits with a node that is complete, rather than with the parent of one."""


class RowSearch:
    """One search from one position and base, with one heuristic.

    It forgets no key: once nothing waits, all has been seen.
    """

    def __init__(self, compiled: CompiledGame, position: Position, weights: RowWeights) -> None:
        self.visited = 0
        self.proof = "exhausted"
        """How it is known that the start is lost, if it is."""
        self._compiled = compiled
        self.is_short = False
        self._start = position
        self._heuristic = compiled.heuristic(weights)
        self._digits = compiled.digits
        self._stock = bytes(map(face, position[compiled.stock])) if compiled.stock >= 0 else b""
        self._parents = Parents[int]()
        self._seen: set[int] = set()
        self._values: list[int] = []
        self._waiting: dict[int, list[tuple[Node, int]]] = {}
        self._won: int | None = None
        waste = self._pile(position[compiled.waste], built=False) if compiled.waste >= 0 else EMPTY
        piles = [waste, *(self._pile(position[i], built=True) for i in compiled.rows)]
        piles += [self._celled(position[i]) for i in compiled.cells]
        self._first_cell = 1 + len(compiled.rows)
        key = sum(stack[4] for pile in piles for stack in tails(pile))
        key += sum(self._digits.dealt[card] + self._digits.turn for card in self._stock)
        heights = packed([len(position[i]) for i in compiled.game.foundation])
        self._enter((START, piles, heights, key, FLOOR, len(self._stock)))

    def _pile(self, cards: Sequence[Card], *, built: bool) -> Stack:
        """A pile at the start as a stack, each card charged for what it lies on."""
        weights, earlier = self._heuristic.weights, self._heuristic.earlier
        pile = EMPTY
        for card in map(face, cards):
            dealt = self._digits.dealt[card]
            digit = self._digits.on[card][pile[0]] or dealt if built else dealt
            cost = weights.over * bool(pile[2] & earlier[card]) + weights.strange * (built and digit == dealt)
            pile = (card, pile, pile[2] | 1 << card, cost, digit)
        return pile

    def _celled(self, cards: Sequence[Card]) -> Stack:
        """A cell at the start as a stack."""
        return (
            (face(cards[0]), EMPTY, 1 << face(cards[0]), 0, self._digits.on[face(cards[0])][IN_CELL])
            if cards
            else EMPTY
        )

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it."""
        stop = self.visited + nodes
        values, waiting = self._values, self._waiting
        while values and self._won is None:
            value = values[0]
            if not waiting[value]:
                del waiting[heappop(values)]
                continue
            if self.visited == stop:
                return Verdict.SEARCHING
            node, code = waiting[value].pop()
            self.visited += 1
            self._expand(node if code == READY else self._child(node, code), value)
        return Verdict.LOST if self._won is None else Verdict.WINNABLE

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, once there is one."""
        return () if self._won is None else self._compiled.line(self._start, self._parents.steps(self._won))

    def _child(self, parent: Node, code: int) -> Node:
        """The node that a step leads to, before any forced play home."""
        number, piles, heights, key, _, left = parent
        number = self._parents.add(number, code)
        heuristic, piles = self._heuristic, piles.copy()
        if code == TURN:
            left -= 1
            card, digit = self._stock[left], self._digits.dealt[self._stock[left]]
            key -= self._digits.turn
            src = dst = 0
        else:
            src, dst = divmod(code, STRIDE)
            card, piles[src], _, _, digit = piles[src]
            key -= digit
            if dst == HOME:
                return number, piles, heights + step(card), key, FLOOR, left
            digit = self._digits.on[card][piles[dst][0] if dst < self._first_cell else IN_CELL]
            key += digit
        pile = piles[dst]
        cost = heuristic.weights.over if pile[2] & heuristic.earlier[card] else 0
        piles[dst] = (card, pile, pile[2] | 1 << card, cost, digit)
        return number, piles, heights, key, FLOOR if code == TURN else card, left

    def _enter(self, node: Node) -> None:
        """Adds a node to the open list, after every play home that is forced, unless it has been seen."""
        number, piles, heights, key, last, left = node
        forced = self._compiled.ladder.rungs(heights).forced
        # Forced plays come before the key is looked up: of the positions between them none is worth a place.
        while (src := next((i for i, pile in enumerate(piles) if pile[0] in forced), None)) is not None:
            card, piles[src], _, _, digit = piles[src]
            key -= digit
            heights += step(card)
            last = FLOOR
            number = self._parents.add(number, src * STRIDE + HOME)
            forced = self._compiled.ladder.rungs(heights).forced
        if key in self._seen:
            return
        if heights == self._compiled.ladder.full:
            self._won = number
        self._seen.add(key)
        value = self._heuristic.value(piles, heights, self._first_cell - 1)
        self._push(value, (number, piles, heights, key, last, left), READY)

    def _push(self, value: int, node: Node, code: int) -> None:
        """Adds the position to the open list to which a step leads."""
        if value in self._waiting:
            self._waiting[value].append((node, code))
        else:
            self._waiting[value] = [(node, code)]
            heappush(self._values, value)

    # The hot loop, hence long: it knows key and value of what waits without making it. Why its steps stand as they do:
    # `at` tells by what a pile shows which one it is; the waste, number 0, is no target, and of several empty rows the
    # last stands for all. The dead end comes first, since it saves all the rest; its proof needs a position with all
    # cards in rows and cells. Home comes before the cut of the card just moved, which may still go there. Where
    # the card beneath is then forced home (`eager`), key and value change, so such a child has to be made at once. And
    # of equal values the newest is looked at first: a lane sooner than what is built, the stock before all. In another
    # order the verdicts are the same, but not which positions are looked at, nor the line that is found.
    def _expand(self, node: Node, value: int) -> None:
        """Adds every position to the open list that one step leads to and that has not been seen."""
        _, piles, heights, key, last, left = node
        compiled, first_cell = self._compiled, self._first_cell
        from_row, from_floor, places = compiled.from_row, compiled.from_floor, compiled.places
        on, seen = self._digits.on, self._seen
        earlier, (_, over, _, credit, depth, _, room) = self._heuristic.earlier, self._heuristic.weights
        nexts, forced, _, (*_, wanted) = compiled.ladder.rungs(heights)
        at = compiled.shown(piles, first_cell)
        if self._is_dead(node, at):
            return
        begun = heights or not compiled.base_first
        deep = [(pile[2] & wanted).bit_count() * depth for pile in piles]
        for src, (card, below, _, cost, digit) in enumerate(piles):
            if card in nexts:
                self._enter(self._child(node, src * STRIDE + HOME))
            if card in (last, FLOOR) or not begun:
                continue
            eager = below[0] in forced
            lifted = key - digit
            alone, in_cell = src > 0 and below is EMPTY, src >= first_cell
            freed = (room if in_cell else credit) * alone
            then = value - cost - deep[src] + depth * (wanted >> card & 1) - freed
            for host in (places if in_cell else from_floor if alone else from_row)[card]:
                dst = at.get(host, 0)
                laid = lifted + on[card][host]
                if not dst or laid in seen:
                    continue
                if eager:
                    self._enter(self._child(node, src * STRIDE + dst))
                    continue
                seen.add(laid)
                new = then + deep[dst] + (over if piles[dst][2] & earlier[card] else 0)
                if host >= FLOOR:
                    new += credit if host == FLOOR else room
                self._push(new, node, src * STRIDE + dst)
        if left:
            self._enter(self._child(node, TURN))

    def _is_dead(self, node: Node, at: Mapping[Card, int]) -> bool:
        """Whether it is proved without a search that this position is lost."""
        _, piles, heights, _, _, left = node
        compiled, first_cell = self._compiled, self._first_cell
        if left or piles[0] is not EMPTY or IN_CELL in at or (compiled.lane == EVERY and at.get(FLOOR)):
            return False
        home = compiled.ladder.rungs(heights).home
        found = dead(piles[1:first_cell], piles[first_cell:], home, compiled.relations)
        if found and self.visited == 1 and compiled.dead_ends:
            self.proof = "dead-end"
        return found
