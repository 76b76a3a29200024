"""A search of the loose game, which knows of the cards that have moved only that there is a place for each.

*The loose game.* Call a card *fixed* while it lies in a row and neither it nor any card beneath has moved since the
start, *loose* once it has moved; the cards in cells are loose from the start. A position says how many cards of each
row are fixed and how far the foundations have come, not where loose cards lie. *Open* are the loose cards and the
topmost fixed card of each row. Of each height, counted in ranks from the first card of a foundation, as many loose
cards may lie in rows as there are open cards of the next height. Every other one needs a row for itself without fixed
cards, which has to take it, or a cell. An open card may move when the loose cards of the height below have room without
it, and if there is room again after that: it goes home, if it is next, or a fixed one becomes loose.

*A line that wins the game wins the loose game.* It is for games in which a card is laid only on one of the next height,
as `ramparts.solver.suitless.suit_classes` has it. There a loose card that is not home lies on the floor of a row, in a
cell, or on a card of the next height. That is open: it is loose, or fixed with nothing but loose cards above it. No two
lie on the same one. So there is room in each position of the line. A card that moves is open, and nothing lies on it:
there is room without it too. Moves of loose cards in rows and cells change nothing here. So when the loose game cannot
be won, the game cannot. That the loose game can be won says nothing.

When all lower cards are home a card goes home whenever it may, and nothing else is tried: nothing will need it any more
as a place to lie on.

So many positions of the game are one here that of the deals 1000003 to 1000202 it proves 74 of Beleaguered Castle lost
and 85 of Streets and Alleys, none with more than 3,500 positions.
"""

from collections.abc import Sequence

from ramparts.rules.cards import face
from ramparts.rules.game import Position
from ramparts.solver.findings.verdict import Verdict
from ramparts.solver.rows.compiled_game import CompiledGame

ROOM = 40_000
"""How many positions are kept, at most. Hardly any deal has more that is proved lost."""

IN_CELL, COVERED = (0, 0xFF), (0, -2)
"""The place of a card that was in a cell at the start, and of one that cannot move: those of no card of a row."""

NONE = -1
"""No height."""


class LooseSearch:
    """One search of the loose game from one position, all of whose cards are in rows, in cells or home.

    A position is a byte for each row, how many cards are fixed, and then one for each foundation, its height.
    """

    def __init__(self, compiled: CompiledGame, position: Position, room: int = ROOM) -> None:
        self.visited = 0
        self._room, self._cells = room, len(compiled.cells)
        self._ascents = compiled.ladder.ascents
        height = {card: at for ascent in self._ascents for at, card in enumerate(ascent)}
        rows = [bytes(map(face, position[i])) for i in compiled.rows]
        self._rows = [[height[card] for card in row] for row in rows]
        """By row: the heights of its cards."""
        placed = {card: (i, at) for i, row in enumerate(rows) for at, card in enumerate(row)}
        self._place = dict.fromkeys(height, IN_CELL) | placed
        self._most = [sum(at < len(ascent) for ascent in self._ascents) for at in range(max(height.values()) + 2)]
        """By height: how many cards there are."""
        fillers = {at for card, at in height.items() if compiled.lane >> card & 1}
        self._floor_takes = [at in fillers for at in range(len(self._most))]
        """By height: whether an empty row takes such cards."""
        self._won = bytes(map(len, self._ascents))
        start = bytes([*map(len, rows), *(len(position[i]) for i in compiled.game.foundation)])
        self._seen, self._open = {start}, [start]

    def advance(self, nodes: int) -> Verdict:
        """Looks at so many more positions, or fewer if that decides it; gives up when there is no more room."""
        stop, rows = self.visited + nodes, len(self._rows)
        while self._open:
            if self._open[-1][rows:] == self._won:
                return Verdict.WINNABLE
            if self.visited == stop:
                return Verdict.SEARCHING
            if len(self._seen) > self._room:
                return Verdict.GAVE_UP
            self.visited += 1
            new = [child for child in self._children(self._open.pop()) if child not in self._seen]
            self._seen.update(new)
            self._open += new
        return Verdict.LOST

    def _children(self, at: bytes) -> list[bytes]:
        """The positions after one move; that after one that is never regretted alone, if there is one."""
        fixed, home = at[: len(self._rows)], at[len(self._rows) :]
        opened, loose = self._counted(fixed, home)
        found = []
        for each, (height, ascent) in enumerate(zip(home, self._ascents, strict=True)):
            row, place = self._place[ascent[height]] if height < len(ascent) else COVERED
            if place >= fixed[row] - 1 and self._fits(fixed, opened, loose, without=height):
                child = bytearray(at)
                child[len(fixed) + each] += 1
                child[row] -= place == fixed[row] - 1
                found.append(bytes(child))
                if height == min(home):
                    return found[-1:]
        for row, heights in enumerate(self._rows):
            if fixed[row] and self._fits(fixed, opened, loose, without=heights[fixed[row] - 1]):
                child = bytearray(at)
                child[row] -= 1
                after = child[: len(fixed)]
                if self._fits(after, *self._counted(after, home)):
                    found.append(bytes(child))
        return found

    def _counted(self, fixed: Sequence[int], home: Sequence[int]) -> tuple[list[int], list[int]]:
        """By height: how many cards are open, and how many are loose."""
        loose = [most - sum(height > at for height in home) for at, most in enumerate(self._most)]
        for heights, count in zip(self._rows, fixed, strict=True):
            for height in heights[:count]:
                loose[height] -= 1
        opened = loose.copy()
        for heights, count in zip(self._rows, fixed, strict=True):
            if count:
                opened[heights[count - 1]] += 1
        return opened, loose

    def _fits(self, fixed: Sequence[int], opened: list[int], loose: list[int], without: int = NONE) -> bool:
        """Whether there is room for the loose cards; perhaps without one of the open cards, of this height."""
        in_cells = on_floors = 0
        for height, count in enumerate(loose[:-1]):
            over = count - opened[height + 1] + (height + 1 == without)
            if over > 0 and count:
                if self._floor_takes[height]:
                    on_floors += over
                else:
                    in_cells += over
        return in_cells <= self._cells and in_cells + on_floors <= self._cells + fixed.count(0)
