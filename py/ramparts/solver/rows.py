"""Greedy best-first search of the games played in rows: Fortress, Chessboard, the castles, and Fortitude's columns.

Positions wait in stacks, one for each value of `ramparts.solver.row_heuristic`; of the smallest value the newest is
looked at next. A position that waits is only a parent and a step, for some are never looked at; but its key is known.

Three cuts lose nothing. One lane stands for all, and a card alone in its row does not move to a lane: keys do not tell
rows apart. A card just moved does not move again unless a play home came between: wherever it could go now it could
have gone from the parent, all of whose other moves wait or have been seen.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TypeAlias

from ramparts.cards import Card, face
from ramparts.game import Move, Position
from ramparts.ladder import packed, step
from ramparts.solver.compiled_game import HOME, STRIDE, TURN, Ground
from ramparts.solver.dead import dead
from ramparts.solver.key import Digits
from ramparts.solver.parents import START, Trail
from ramparts.solver.row_heuristic import Weights
from ramparts.solver.stacks import BARE, Cell, cells
from ramparts.solver.verdict import Verdict
from ramparts.tables import FLOOR

Node: TypeAlias = tuple[int, list[Cell], int, int, Card, int]
"""A position: where it stands in the trail; its piles, heights and key; the card just moved; the stock left."""

READY = -1
"""Waits with a node that is complete, rather than with the parent of one."""


class RowSearch:
    """One search from one position and base in one order. It forgets no key: once nothing waits, all has been seen."""

    def __init__(self, ground: Ground, position: Position, weights: Weights) -> None:
        self.visited = 0
        self.dead_end = False
        """Whether the start itself is a proved dead end."""
        self._ground = ground
        self._start = position
        self._order = ground.order(weights)
        self._digits = Digits(ground.masks)
        self._stock = bytes(map(face, position[ground.stock])) if ground.stock >= 0 else b""
        self._trail = Trail[int]()
        self._seen: set[int] = set()
        self._values: list[int] = []
        self._waiting: dict[int, list[tuple[Node, int]]] = {}
        self._won: int | None = None
        waste = self._pile(position[ground.waste], built=False) if ground.waste >= 0 else BARE
        piles = [waste, *(self._pile(position[i], built=True) for i in ground.rows)]
        key = sum(cell[4] for pile in piles for cell in cells(pile))
        key += sum(self._digits.dealt[card] + self._digits.turn for card in self._stock)
        heights = packed([len(position[i]) for i in ground.game.foundation])
        self._enter((START, piles, heights, key, FLOOR, len(self._stock)))

    def _pile(self, cards: Sequence[Card], *, built: bool) -> Cell:
        """The cells of a pile at the start, each charged for what it lies on."""
        weights, earlier = self._order.weights, self._order.earlier
        pile = BARE
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
            if self.visited == stop:
                return Verdict.SEARCHING
            value = values[0]
            if not waiting[value]:
                del waiting[heappop(values)]
                continue
            node, code = waiting[value].pop()
            self.visited += 1
            self._look(node if code == READY else self._made(node, code), value)
        return Verdict.LOST if self._won is None else Verdict.WINNABLE

    def line(self) -> tuple[Move, ...]:
        """The moves of the winning line, once there is one."""
        return () if self._won is None else self._ground.line(self._start, self._trail.steps(self._won))

    def _made(self, parent: Node, code: int) -> Node:
        """The node that a step leads to, before any forced play home."""
        at, piles, heights, key, _, left = parent
        at = self._trail.onward(at, code)
        order, piles = self._order, piles.copy()
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
                return at, piles, heights + step(card), key, FLOOR, left
            digit = self._digits.on[card][piles[dst][0]]
            key += digit
        pile = piles[dst]
        cost = order.weights.over if pile[2] & order.earlier[card] else 0
        piles[dst] = (card, pile, pile[2] | 1 << card, cost, digit)
        return at, piles, heights, key, FLOOR if code == TURN else card, left

    def _enter(self, node: Node) -> None:
        """Has a node wait, after every play home that is forced, unless it has been seen."""
        at, piles, heights, key, last, left = node
        forced = self._ground.ladder.rungs(heights).forced
        while (src := next((i for i, pile in enumerate(piles) if pile[0] in forced), None)) is not None:
            card, piles[src], _, _, digit = piles[src]
            key -= digit
            heights += step(card)
            last = FLOOR
            at = self._trail.onward(at, src * STRIDE + HOME)
            forced = self._ground.ladder.rungs(heights).forced
        if key in self._seen:
            return
        if heights == self._ground.ladder.full:
            self._won = at
        self._seen.add(key)
        self._wait(self._order.value(piles, heights), (at, piles, heights, key, last, left), READY)

    def _wait(self, value: int, node: Node, code: int) -> None:
        if value in self._waiting:
            self._waiting[value].append((node, code))
        else:
            self._waiting[value] = [(node, code)]
            heappush(self._values, value)

    def _look(self, node: Node, value: int) -> None:
        """Has every position wait that one step leads to and that has not been seen.

        The hot loop, hence long: it knows key and value of what waits without making it.
        """
        _, piles, heights, key, last, left = node
        ladder, hosts, on, seen = self._ground.ladder, self._ground.hosts, self._digits.on, self._seen
        earlier, (_, over, _, credit, depth, _) = self._order.earlier, self._order.weights
        nexts, forced, home, wanted = ladder.rungs(heights)
        at = {cell[0]: i for i, cell in enumerate(piles)}
        room = at.get(FLOOR) or left or piles[0] is not BARE
        if not room and dead(piles[1:], home, self._ground.masks, ladder.before):
            self.dead_end |= self.visited == 1
            return
        deep = [(pile[2] & wanted).bit_count() * depth for pile in piles]
        for src, (card, below, _, cost, digit) in enumerate(piles):
            if card in nexts:
                self._enter(self._made(node, src * STRIDE + HOME))
            if card in (last, FLOOR):
                continue
            eager = below[0] in forced
            lifted = key - digit
            alone = src > 0 and below is BARE
            then = value - cost - deep[src] + depth * (wanted >> card & 1) - credit * alone
            for host in hosts[card] if alone else (*hosts[card], FLOOR):
                dst = at.get(host, 0)
                laid = lifted + on[card][host]
                if not dst or laid in seen:
                    continue
                if eager:
                    self._enter(self._made(node, src * STRIDE + dst))
                    continue
                seen.add(laid)
                new = then + deep[dst] + (over if piles[dst][2] & earlier[card] else 0)
                self._wait(new if host != FLOOR else new + credit, node, src * STRIDE + dst)
        if left:
            self._enter(self._made(node, TURN))
