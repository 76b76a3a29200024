"""A test that proves some positions lost without a search.

*The test* is for positions whose cards are all home, in the rows or in cells: none is left in a stock or on a waste
pile. Let E hold the exposed cards of the rows. A card of E counts as movable when a card it may be laid on is in E,
when all cards that go home before it in its suit are home, in E or in a cell, or when an empty row takes it and there
is one; a card in a cell likewise. The card beneath a movable card joins E. When a row's deepest card became movable
there may be an empty row. Repeat until nothing changes. If then some card of the rows is not in E, or not movable, and
no cell is or may become free, the position is lost.

*Proof.* Call M the cards found movable. Suppose some line moves a card outside M, and let c be the first such card. It
has not moved before, and every card that lay above it has, so these are in M. So c is in E: it was exposed from the
start, or the card that lay on it was found movable; or it is in a cell. Where does c go? *On a card t that it may be
laid on.* t is exposed then, in a row. Either it has moved before, so is in M and thus in E, or came out of a cell; or
has not, and is in E for the same reason as c. So c is movable, in M. *Home.* Those cards that go home before it and
were not home at the start have moved, so are in E or were in a cell; again c is in M. *Into an empty row.* That was
empty from the start, or has been emptied, so its deepest card is in M: either way the test has counted on it, and c is
in M if such a row takes it. *Into a cell.* Then there was a free one, or one has become free, and its card was movable:
the test has excluded both. Each case is a contradiction. So no card outside M ever moves; and if there is one, the
position is not won.

A card that came out of a cell may be a host later. Where cells take cards the test ends at that anyway. Where they only
give, their cards are in E from the start. Where an empty row takes any card, a row that may become empty ends it too.

All this is so of a relaxed game as well (`ramparts.solver.suitless`), but that other cards may be needed at home first.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from ramparts.engine.tables import EVERY
from ramparts.rules.cards import Card
from ramparts.solver.rows.stacks import EMPTY, Stack


class Relations(NamedTuple):
    """What may lie where: ``hosts`` and ``before`` hold masks by card, ``lane`` is the mask of what an empty row takes.

    They are what a card may be laid on, and what goes home before it in its suit. Cards may go into cells, or only out.
    """

    hosts: Sequence[int]
    before: Sequence[int]
    lane: int = EVERY
    cells_take: bool = False


ClimbsLater: TypeAlias = Callable[[Card, int], bool]
"""Whether a card may go home, at some time, when only the cards of a mask have gone before it."""


def dead(
    rows: Sequence[Stack], cells: Sequence[Stack], home: int, relations: Relations, climbs: ClimbsLater | None = None
) -> bool:
    """Whether the rows are proved lost; every card is in them, in cells or ``home``, a mask.

    Of a relaxed game ``climbs`` tells what goes home, from its heights, and ``home`` is not needed.
    """
    hosts, before, lane, cells_take = relations
    fills = lane if EMPTY in rows else 0
    if fills == EVERY or (cells_take and EMPTY in cells):
        return False
    waiting = sum(1 << cell[0] for cell in cells if cell is not EMPTY) if cells else 0
    home |= waiting
    reached = 0 if cells_take else waiting
    lifted = [row for row in rows if row is not EMPTY]
    for row in lifted:
        reached |= 1 << row[0]

    def leaves(card: Card) -> bool:
        seen = reached | home
        return bool(
            hosts[card] & reached or fills >> card & 1 or (climbs(card, seen) if climbs else not before[card] & ~seen)
        )

    growing = True
    while growing:
        growing = False
        for i, row in enumerate(lifted):
            stack = row
            while stack is not EMPTY and leaves(stack[0]):
                growing, stack = True, stack[1]
                if stack is not EMPTY:
                    reached |= 1 << stack[0]
                elif lane == EVERY:
                    return False
                else:
                    fills = lane
            lifted[i] = stack
    return any(stack is not EMPTY for stack in lifted) and not (cells_take and any(leaves(cell[0]) for cell in cells))
