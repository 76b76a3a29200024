"""Best-first search of a relaxed game: whether it can be won, with no line.

Moves are left out as in `ramparts.solver.rows.row_search`, for the same reasons, and positions that are proved lost as
there (`ramparts.solver.rows.dead`). Nothing depends on the order of a set or a dictionary.
"""

from collections.abc import Sequence
from functools import partial
from struct import Struct
from typing import NamedTuple

from ramparts.engine.ladder import BITS, packed
from ramparts.engine.tables import FLOOR
from ramparts.rules.cards import SUITS, Card, face
from ramparts.rules.game import Position
from ramparts.solver.findings.best_first import BestFirst
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.rows.compiled_game import HOME, NO_STEP, STRIDE, CompiledGame
from ramparts.solver.rows.dead import dead
from ramparts.solver.rows.stacks import EMPTY, Stack
from ramparts.solver.suitless.relaxed_ladder import HEIGHT, RelaxedLadder
from ramparts.solver.suitless.row_codes import RowCodes

LEFT, PLACE, LANE, CELL = 2, 2, 4, 3
"""What is added to the value of a position, the smaller the better: for each card that is not home, and for each card
beneath that on which a row's run stands, where that lies as it was dealt. An empty row takes `LANE` off, a free cell
`CELL`.
"""

ROOM = 1_000_000
"""How many positions are kept, at most: in CPython some two hundred bytes each."""


class Node(NamedTuple):
    """A position: its rows and cells, its heights and value, and the card just moved, `FLOOR` after a play home."""

    rows: list[Stack]
    heights: int
    value: int
    last: Card


class RelaxedSearch:
    """One search of R(``threshold``) from one position, all of whose cards are in rows, in cells or home.

    It forgets no key: once nothing waits, all has been seen. ``room`` is how many positions it may keep.
    """

    def __init__(
        self, compiled: CompiledGame, classes: tuple[int, ...], threshold: int, position: Position, room: int = ROOM
    ) -> None:
        self.visited = 0
        self._room, self._compiled, self._first_cell = room, compiled, len(compiled.rows)
        self._credits = [LANE] * len(compiled.rows) + [CELL] * len(compiled.cells)
        self._ladder = RelaxedLadder(compiled.ladder, compiled.masks, classes, threshold)
        self._codes = RowCodes(compiled.masks, classes, self._ladder.height, threshold)
        self._packed = Struct(f"<{len(self._credits)}Q").pack
        self._seen: set[bytes] = set()
        self._open = BestFirst[tuple[Node, int]]()
        """The positions to be expanded: to each a step leads from a node."""
        self._won = False
        rows = [self._codes.row(i, bytes(map(face, position[pile]))) for i, pile in enumerate(compiled.rows)]
        cells = [bytes(map(face, position[pile])) for pile in compiled.cells]
        rows += [self._codes.laid(EMPTY, cards[0]) if cards else EMPTY for cards in cells]
        heights = packed([len(position[home]) for home in compiled.game.foundation])
        left = sum(self._ladder.full >> BITS * each & HEIGHT for each in range(len(SUITS)))
        left -= sum(heights >> BITS * each & HEIGHT for each in range(len(SUITS)))
        value = LEFT * left + PLACE * sum(row[3] for row in rows)
        value -= sum(credit for row, credit in zip(rows, self._credits, strict=True) if row is EMPTY)
        self._enter(Node(rows, heights, value, FLOOR), NO_STEP)

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it; gives up when there is no more room."""
        stop = self.visited + nodes
        while self._open and not self._won:
            if self.visited == stop:
                return Verdict.SEARCHING
            if len(self._seen) > self._room:
                return Verdict.GAVE_UP
            node = self._made(*self._open.pop())
            self.visited += 1
            self._expand(node)
        return Verdict.WINNABLE if self._won else Verdict.LOST

    def _made(self, parent: Node, code: int) -> Node:
        """The node after a step and the plays home that are then forced; of several the first row's is played first."""
        node = parent if code == NO_STEP else self._child(parent, code)
        forced = self._ladder.rungs(node.heights).forced
        while (src := next((i for i, row in enumerate(node.rows) if row[0] in forced), None)) is not None:
            node = self._child(node, src * STRIDE + HOME)
            forced = self._ladder.rungs(node.heights).forced
        return node

    def _child(self, parent: Node, code: int) -> Node:
        """The node that a step leads to, before any forced play home."""
        rows, heights, value, _ = parent
        rows, (src, dst) = rows.copy(), divmod(code, STRIDE)
        card, below, _, place, _ = rows[src]
        rows[src] = below
        value += PLACE * (below[3] - place) - self._credits[src] * (below is EMPTY)
        if dst == HOME:
            return Node(rows, self._ladder.raised(heights, card), value - LEFT, FLOOR)
        value += self._credits[dst] * (rows[dst] is EMPTY)
        rows[dst] = self._codes.laid(rows[dst], card)
        return Node(rows, heights, value, card)

    def _key(self, codes: Sequence[int]) -> bytes:
        """The key of the codes of all rows and cells; of these too one is as good as another."""
        first_cell = self._first_cell
        return self._packed(*sorted(codes[:first_cell]), *sorted(codes[first_cell:]))

    def _enter(self, parent: Node, code: int) -> None:
        """Adds a position to the open list, unless it was seen; it is made at once."""
        node = self._made(parent, code)
        key = self._key([row[4] for row in node.rows])
        if key in self._seen:
            return
        self._seen.add(key)
        self._won |= node.heights == self._ladder.full
        self._open.push((parent, code), node.value)

    # As in `ramparts.solver.exploring.type_search`: rows in their order, of each the play home first, then the cards to
    # build on by their faces, of empty rows the last, of free cells the first.
    def _expand(self, node: Node) -> None:
        """Adds every position to the open list that one step leads to and that has not been seen."""
        rows, heights, value, last = node
        codes, seen, compiled, first_cell = self._codes, self._seen, self._compiled, self._first_cell
        from_row, from_floor, places = compiled.from_row, compiled.from_floor, compiled.places
        nexts, forced = self._ladder.rungs(heights)
        at, credit = compiled.shown(rows, first_cell), self._credits
        climbs_later = partial(self._ladder.climbs_later, heights)
        if dead(rows[:first_cell], rows[first_cell:], 0, compiled.relations, climbs_later):
            return
        keyed = [row[4] for row in rows]
        for src, (card, below, _, place, code) in enumerate(rows):
            if card in nexts:
                self._enter(node, src * STRIDE + HOME)
            if card in (last, FLOOR):
                continue
            eager, alone = below[0] in forced, below is EMPTY
            keyed[src] = below[4]
            for host in (places if src >= first_cell else from_floor if alone else from_row)[card]:
                if host not in at:
                    continue
                dst = at[host]
                if eager:
                    self._enter(node, src * STRIDE + dst)
                    continue
                before = keyed[dst]
                keyed[dst] = codes.floor[card] if host >= FLOOR else before + codes.built[card]
                key = self._key(keyed)
                keyed[dst] = before
                if key in seen:
                    continue
                seen.add(key)
                new = value + PLACE * (below[3] - place) + credit[dst] * (host >= FLOOR) - credit[src] * alone
                self._open.push((node, src * STRIDE + dst), new)
            keyed[src] = code
