"""How each card looks where it is seen: one that waits for its turn to move, where it lay before.

What the elements say of the board, to screen readers and to other programs, never waits.
"""

from typing import Any

from pyscript import window

from ramparts.app.view.board import Board, CardView, LaneView
from ramparts.rules.cards import Card
from web.page.ui.dom import place
from web.page.ui.events import on

PEEK_ORDER = 600
"""Added to the z-index of cards that are peeked at."""

MOVED_ORDER = 200
"""Added to the z-index of cards that have just moved, so that they pass above others, and of picked ones."""


class CardLooks:
    """What style sheets draw a card by: the edge that shows, face, size, what covers it, and what it covers."""

    def __init__(self, table: Any, cards: dict[Card, Any]) -> None:
        """``cards`` has the element of each card, on ``table``; others add to it."""
        self.table, self.cards = table, cards
        self.board: Board | None = None
        self.waiting: dict[Card, CardView] = {}
        """Where the cards that wait are seen."""
        self.covered: set[Card] = set()
        self.raised: set[Card] = set()
        """Cards that have moved last, and lie above all others."""
        self.order: dict[Card, int] = {}
        self.moves: bool | None = None
        """Whether cards move at all, once it was asked for the board that is being drawn."""
        for kind in ("transitionstart", "transitioncancel"):
            on(table, kind, self.start)

    def clear(self) -> None:
        """Forgets all cards."""
        for each in (self.waiting, self.covered, self.raised, self.order):
            each.clear()

    def wait(self, before: CardView, lane: LaneView) -> bool:
        """Lets a card look as it did in ``lane`` until it starts to move; whether it will, for motion may be off."""
        element = self.cards[before.card]
        if self.moves is None:
            self.moves = window.getComputedStyle(element).transitionProperty != "none"
        if self.moves:
            self.waiting[before.card] = self.waiting.get(before.card, before)
            element.style.setProperty("--index", f"{lane.index}px")
            element.style.setProperty("--strip", f"{lane.strip}px")
        return self.moves

    def dress(self, view: CardView, lane: LaneView) -> None:
        """Lets a card look as it lies."""
        element = self.cards[view.card]
        if self.waiting.pop(view.card, None):
            element.style.removeProperty("--index")
            element.style.removeProperty("--strip")
        place(element.style, view.box)
        element.setAttribute("data-edge", lane.edge)
        element.setAttribute("data-face", "down" if view.down else "up")
        element.setAttribute("data-note", view.note)

    def stack(self, board: Board, changed: set[Card], old: dict[Card, CardView]) -> None:
        """Sets the z-index: within a pile in order, and cards that have moved above those that have not.

        A card that has moved stays above until it changes once more, and so does whatever lies on it.
        """
        self.board, self.moves = board, None
        pile, raised = -1, False
        for view in board.cards:
            card = view.card
            if view.pile != pile:
                pile, raised = view.pile, False
            if card in changed:
                moved = card in old and old[card].pile != pile
                (self.raised.add if moved else self.raised.discard)(card)
            raised = raised or card in self.raised
            order = view.depth + 1 + (PEEK_ORDER if view.peeked else MOVED_ORDER * (raised + view.picked))
            if self.order.get(card) != order:
                self.order[card] = order
                if card not in self.waiting:
                    self.cards[card].style.setProperty("z-index", str(order))
        self._cover(board)

    def start(self, event: Any = None) -> None:
        """The card of an event starts to move, or will not move any more; without an event no card waits any longer."""
        if self.board is None or not self.waiting or (event and event.propertyName != "transform"):
            return
        for view in self.board.cards:
            element = self.cards[view.card]
            if view.card in self.waiting and (not event or element == event.target):
                self.dress(view, self.board.lanes[view.pile])
                element.style.setProperty("z-index", str(self.order[view.card]))
        self._cover(self.board)

    def _cover(self, board: Board) -> None:
        """Marks the cards on which others are seen to lie."""
        dragging = self.table.hasAttribute("data-dragging")  # then what lies below is seen whole

        def at(view: CardView) -> tuple[int, bool]:
            return view.pile, dragging and view.picked

        tops = {at(view): view.card for view in board.cards if view.card not in self.waiting}
        for seen in sorted(self.waiting.values(), key=lambda view: view.depth):
            tops[at(seen)] = seen.card
        for view in board.cards:
            covered = tops[at(self.waiting.get(view.card, view))] != view.card
            if covered != (view.card in self.covered):
                (self.covered.add if covered else self.covered.discard)(view.card)
                self.cards[view.card].toggleAttribute("data-covered", covered)
