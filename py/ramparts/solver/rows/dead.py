"""A test that proves some positions lost without a search.

*The test* is for positions whose cards are all home or in the rows: none is left in a stock or on a waste pile. Let E
hold the exposed cards. A card of E counts as movable when a card it may be laid on is in E, or when all cards that go
home before it in its suit are home or in E; the card beneath a movable card joins E. Repeat until nothing changes. If
there is no lane and no row's deepest card became movable, the position is lost.

*Proof.* Call M the cards found movable. Suppose some line moves a card outside M, and let c be the first such card. It
has not moved before, and every card that lay above it has, so these are in M. So c is in E: it was exposed from the
start, or the card that lay on it was found movable. Where does c go? *On a card t that it may be laid on.* t is exposed
then. Either it has moved before, so is in M and thus in E; or it has not, and is in E for the same reason as c. So c is
movable, in M. *Home.* Those cards that go home before it and were not home at the start have moved, so are in E; again
c is in M. *Into a lane.* Then some row has been emptied, and its deepest card moved before c: that card is in M, which
the test has excluded. Each case is a contradiction. So no card outside M ever moves, among them the deepest cards of
the rows; and a position with cards in its rows is not won.
"""

from collections.abc import Sequence

from ramparts.solver.rows.stacks import EMPTY, Stack


def dead(rows: Sequence[Stack], home: int, hosts: Sequence[int], before: Sequence[int]) -> bool:
    """Whether the rows, none of them empty, are proved lost; every card is in them or home.

    ``home`` is the mask of the cards on the foundations; ``hosts`` and ``before`` hold masks by card: what it may be
    laid on, and what goes home before it in its suit.
    """
    lifted = list(rows)
    reached = 0
    for row in rows:
        reached |= 1 << row[0]
    growing = True
    while growing:
        growing = False
        for i, row in enumerate(lifted):
            stack = row
            while hosts[stack[0]] & reached or not before[stack[0]] & ~(reached | home):
                stack = stack[1]
                if stack is EMPTY:
                    return False
                reached |= 1 << stack[0]
                growing = True
            lifted[i] = stack
    return True
