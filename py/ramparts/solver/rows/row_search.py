"""Greedy best-first search of the games played in rows: Fortress, Chessboard, the castles, and Fortitude's columns.

The open list has a stack of positions for each value of the heuristic; of the smallest value the newest is expanded
next. An entry is only a parent and a step, since many positions are never expanded and need not be made; but its key is
known.

Three kinds of moves are left out without loss. One empty row stands for all, and a card alone in its row does not move
to an empty row: keys do not tell rows apart. A card just moved does not move again unless a play home came between:
wherever it could go now it could have gone from the parent, all of whose other children are in the open list or seen.

This search knows by itself what the rules allow in rows, for speed; `ramparts.solver.portfolio.in_rows` keeps from it
every game that is not of that kind, and each line that it finds is replayed by `ramparts.engine.play`.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TypeAlias

from ramparts.engine.ladder import packed, step
from ramparts.engine.tables import FLOOR
from ramparts.rules.cards import Card, face
from ramparts.rules.game import Move, Position
from ramparts.solver.findings.parents import START, Parents
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.rows.compiled_game import HOME, STRIDE, TURN, CompiledGame
from ramparts.solver.rows.dead import dead
from ramparts.solver.rows.heuristic import RowWeights
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
            digit = self._digits.on[card][piles[dst][0]]
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
        self._push(self._heuristic.value(piles, heights), (number, piles, heights, key, last, left), READY)

    def _push(self, value: int, node: Node, code: int) -> None:
        """Adds the position to the open list to which a step leads."""
        if value in self._waiting:
            self._waiting[value].append((node, code))
        else:
            self._waiting[value] = [(node, code)]
            heappush(self._values, value)

    # The hot loop, hence long: it knows key and value of what waits without making it. Why its steps stand as they do:
    # `at` tells by what a pile shows which one it is; the waste, number 0, is no target, and of several empty rows the
    # last stands for all. The dead end comes first, since it saves all the rest; its proof needs a position without a
    # lane and with all cards in rows. Home comes before the cut of the card just moved, which may still go there. Where
    # the card beneath is then forced home (`eager`), key and value change, so such a child has to be made at once. And
    # of equal values the newest is looked at first: a lane sooner than what is built, the stock before all. In another
    # order the verdicts are the same, but not which positions are looked at, nor the line that is found.
    def _expand(self, node: Node, value: int) -> None:
        """Adds every position to the open list that one step leads to and that has not been seen."""
        _, piles, heights, key, last, left = node
        ladder, hosts, places = self._compiled.ladder, self._compiled.hosts, self._compiled.places
        on, seen = self._digits.on, self._seen
        earlier, (_, over, _, credit, depth, _) = self._heuristic.earlier, self._heuristic.weights
        nexts, forced, home, (*_, wanted) = ladder.rungs(heights)
        at = {stack[0]: i for i, stack in enumerate(piles)}
        room = at.get(FLOOR) or left or piles[0] is not EMPTY
        if not room and dead(piles[1:], home, self._compiled.masks, ladder.before):
            if self.visited == 1:
                self.proof = "dead-end"
            return
        deep = [(pile[2] & wanted).bit_count() * depth for pile in piles]
        for src, (card, below, _, cost, digit) in enumerate(piles):
            if card in nexts:
                self._enter(self._child(node, src * STRIDE + HOME))
            if card in (last, FLOOR):
                continue
            eager = below[0] in forced
            lifted = key - digit
            alone = src > 0 and below is EMPTY
            then = value - cost - deep[src] + depth * (wanted >> card & 1) - credit * alone
            for host in hosts[card] if alone else places[card]:
                dst = at.get(host, 0)
                laid = lifted + on[card][host]
                if not dst or laid in seen:
                    continue
                if eager:
                    self._enter(self._child(node, src * STRIDE + dst))
                    continue
                seen.add(laid)
                new = then + deep[dst] + (over if piles[dst][2] & earlier[card] else 0)
                self._push(new if host != FLOOR else new + credit, node, src * STRIDE + dst)
        if left:
            self._enter(self._child(node, TURN))
