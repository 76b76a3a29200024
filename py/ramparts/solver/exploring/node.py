"""The positions of `type_search`, each with its features, and the step from one to the next."""

from typing import NamedTuple

from ramparts.engine.ladder import packed, step
from ramparts.engine.tables import FLOOR
from ramparts.rules.cards import Card, face
from ramparts.rules.game import Position
from ramparts.solver.exploring.features import (
    CELL,
    DEPTH,
    HOME,
    LANE,
    OVER,
    STRANGE,
    depth_over,
    earlier_cards,
    urgency,
)
from ramparts.solver.rows import compiled_game as steps
from ramparts.solver.rows.compiled_game import STRIDE, CompiledGame
from ramparts.solver.rows.key import IN_CELL
from ramparts.solver.rows.stacks import EMPTY, Stack, tails


class Node(NamedTuple):
    """A position: rows and cells, heights and key; the card just moved, `FLOOR` after a play home; and its features.

    These are its value, the number of strange cards, and how deep the wanted ones lie. They are updated from node to
    node: to compute them anew takes ten times as long.
    """

    rows: list[Stack]
    heights: int
    key: int
    last: Card
    value: int
    strange: int
    depth: int


class Nodes:
    """Makes the nodes of one game, all from one start. A step is sixteen times its row plus its target."""

    def __init__(self, compiled: CompiledGame, position: Position) -> None:
        self.ladder, self.rungs = compiled.ladder, compiled.ladder.rungs
        self.earlier = earlier_cards(compiled.ladder)
        self.on, self.dealt = compiled.digits.on, compiled.digits.dealt
        self.first_cell = len(compiled.rows)
        self.credits = [LANE] * self.first_cell + [CELL] * len(compiled.cells)
        """By row and cell: what is taken off the value while it is empty."""
        rows = [self._row(bytes(map(face, position[i]))) for i in compiled.rows]
        rows += [self._cell(bytes(map(face, position[i]))) for i in compiled.cells]
        laid = [stack for row in rows for stack in tails(row)]
        heights = packed([len(position[i]) for i in compiled.game.foundation])
        strange = sum(stack[4] == self.dealt[stack[0]] for stack in laid)
        depth = depth_over(rows, self.rungs(heights).wanted)
        value = sum(HOME + stack[3] for stack in laid) + DEPTH * depth
        value -= sum(credit for row, credit in zip(rows, self.credits, strict=True) if row is EMPTY)
        self.start = Node(rows, heights, sum(stack[4] for stack in laid), FLOOR, value, strange, depth)

    def _row(self, cards: bytes) -> Stack:
        """A row at the start as a stack, each card charged for what it lies on."""
        row = EMPTY
        for card in cards:
            digit = self.on[card][row[0]] or self.dealt[card]
            cost = OVER * bool(row[2] & self.earlier[card]) + STRANGE * (digit == self.dealt[card])
            row = (card, row, row[2] | 1 << card, cost, digit)
        return row

    def _cell(self, cards: bytes) -> Stack:
        """A cell at the start as a stack."""
        return (cards[0], EMPTY, 1 << cards[0], 0, self.on[cards[0]][IN_CELL]) if cards else EMPTY

    def child(self, parent: Node, code: int) -> Node:
        """The node after a step, before any forced play home; after a play home `settled` corrects its depth."""
        rows, heights, key, _, value, strange, depth = parent
        rows, (src, dst) = rows.copy(), divmod(code, STRIDE)
        card, below, _, cost, digit = rows[src]
        rows[src] = below
        key -= digit
        value -= cost + self.credits[src] * (below is EMPTY)
        strange -= digit == self.dealt[card]
        if dst == steps.HOME:
            return Node(rows, heights + step(card), key, FLOOR, value - HOME, strange, depth)
        host, wanted = rows[dst], self.rungs(heights).wanted
        deeper = urgency(host[2], wanted) - urgency(below[2], wanted)
        cost = OVER if host[2] & self.earlier[card] else 0
        digit = self.on[card][host[0] if dst < self.first_cell else IN_CELL]
        rows[dst] = (card, host, host[2] | 1 << card, cost, digit)
        value += cost + DEPTH * deeper + self.credits[dst] * (host is EMPTY)
        return Node(rows, heights, key + digit, card, value, strange, depth + deeper)

    def settled(self, node: Node) -> tuple[Node, list[int]]:
        """The node after all forced plays home, and the steps of these; of several the first row's is played first."""
        codes: list[int] = []
        last_play = node.last == FLOOR
        forced = self.rungs(node.heights).forced
        while (src := next((i for i, row in enumerate(node.rows) if row[0] in forced), None)) is not None:
            codes.append(src * STRIDE + steps.HOME)
            node = self.child(node, codes[-1])
            forced = self.rungs(node.heights).forced
        if codes or last_play:
            depth = depth_over(node.rows, self.rungs(node.heights).wanted)
            node = node._replace(depth=depth, value=node.value + DEPTH * (depth - node.depth))
        return node, codes
