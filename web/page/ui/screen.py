"""A board as elements: one for each card, which stays through the deal and is moved by its transform.

What has changed is found by comparing two boards, so every undo, jump and deal is animated without further code, and
nothing waits for an animation.
"""

from typing import Any

from pyscript import document

from ramparts.app.layout.boxes import Box
from ramparts.app.view.board import Board, CardView
from ramparts.app.view.elements import card_drawn
from ramparts.rules.cards import Card, pack_number
from web.page.ui.card_looks import CardLooks
from web.page.ui.chrome import Chrome
from web.page.ui.dom import create, place
from web.page.ui.piles import PileElements

DEAL_DURATION = 700
"""Milliseconds within which the cards of a new deal start to move."""


class DomScreen:
    """The board on the page; `show` is called at most once a frame."""

    def __init__(self, table: Any) -> None:
        """Draws into the element ``table``, and round it."""
        self.table = table
        self.piles = PileElements(table)
        self.cards: dict[Card, Any] = {}
        self.looks = CardLooks(table, self.cards)
        self.chrome = Chrome()
        self.stale: set[int] = set()
        """Cards that were dragged, and have to be placed again even if the board has not changed."""
        self.tab_stop: Any = None
        """The element of the board that Tab reaches."""
        self.dealing = False
        self.longest_delay: float = 0

    def show(self, previous: Board | None, board: Board) -> None:
        """Draws what has changed since the previous board."""
        focused = document.activeElement  # asked first: what follows may remove the element
        inside = bool(focused) and self.table.contains(focused)
        self.chrome.show(previous, board)
        gone = bool(focused) and not focused.isConnected  # it was a tool, and none has taken its place
        inside = inside or (gone and document.activeElement == document.body)
        fresh = previous is None or (previous.game, len(previous.cards)) != (board.game, len(board.cards))
        if fresh:
            self.cards.clear()
            self.looks.clear()
            self.piles.build(board)
            previous = None
        self.piles.show(previous, board)
        self.table.toggleAttribute("data-numbered", board.numbered)
        self.table.toggleAttribute("data-lasting", board.lasting)
        self._cards(previous, board)
        self._focus(previous, board, inside=inside)

    def clear(self) -> None:
        """Removes what may have been drawn in part; the next board is drawn from nothing."""
        self.chrome.clear()
        self.stale.clear()

    def element(self, board: Board, pile: int, depth: int) -> Any:
        """The element of a card by its place; None when there is none."""
        for card in board.cards:
            if (card.pile, card.depth) == (pile, depth):
                return self.cards[card.card]
        return None

    def displace(self, card: int, dx: float, dy: float) -> None:
        """Shows a card moved by so many pixels from where it lies."""
        self.cards[card].style.setProperty("translate", f"{dx}px {dy}px")

    def release(self, view: CardView, dx: float, dy: float) -> None:
        """Ends a displacement: with the next board the card moves from there to its place."""
        style = self.cards[view.card].style
        style.setProperty("translate", "none")
        style.setProperty("transition", "none")
        place(style, Box(view.box.x + dx, view.box.y + dy, view.box.width, view.box.height))
        self.stale.add(view.card)

    def _cards(self, previous: Board | None, board: Board) -> None:
        old = {} if previous is None else {view.card: view for view in previous.cards}
        self.dealing = previous is not None and previous.deal != board.deal
        self.longest_delay = 0
        if self.dealing:
            self._gather(board)
        changed = [view for view in board.cards if view != old.get(view.card) or view.card in self.stale]
        elsewhere = [view for view in changed if not _stays(old.get(view.card), view)]
        self._insert(elsewhere)
        if previous is not None and (elsewhere or self.stale):
            _ = self.table.offsetWidth  # makes the browser lay out the cards where they are: from there they move
        for view in changed:
            self._restyle(view, old.get(view.card), previous, board)
        if elsewhere:
            document.documentElement.style.setProperty("--last", f"{self.longest_delay}ms")
        self.looks.stack(board, {view.card for view in changed}, old)
        self.stale.clear()

    def _gather(self, board: Board) -> None:
        """Lays all cards on one pack at the lower edge, each as it will look: nothing but its flight is left to do."""
        (width, height), table = board.card, board.frame.board
        for view in board.cards:
            self.release(view, (table.width - width) / 2 - view.box.x, table.height - height - view.box.y)

    def _insert(self, views: list[CardView]) -> None:
        """Puts elements at their places in the lists; first all are removed, since a place is a number in its list."""
        for view in views:
            if view.card in self.cards:
                self.cards[view.card].remove()
            else:
                self.cards[view.card] = create(card_drawn(view.name, data_pack=str(pack_number(view.card))))
        for view in views:
            self.piles.lay(self.cards[view.card], view)

    def _delay(self, view: CardView, *, moved: bool) -> float:
        """Milliseconds before a card starts to move: in turn when a pack is dealt, else as the board says."""
        if self.dealing:
            return (view.depth * 10 + view.pile) * DEAL_DURATION / 80
        return view.delay if moved else 0

    def hurry(self) -> None:
        """Puts all cards in their places at once."""
        self.longest_delay = 0
        self.looks.start()
        self.table.setAttribute("data-hurry", "")
        _ = self.table.offsetWidth  # makes the browser apply that nothing moves
        self.table.removeAttribute("data-hurry")

    def _restyle(self, view: CardView, before: CardView | None, previous: Board | None, board: Board) -> None:
        element = self.cards[view.card]
        style = element.style
        if view.card in self.stale:
            style.removeProperty("transition")
        moved = before is not None and before.pile != view.pile
        delay = self._delay(view, moved=moved)
        self.longest_delay = max(self.longest_delay, delay)
        if not self._waits(view, before, previous, delay):
            self.looks.dress(view, board.lanes[view.pile])
        style.setProperty("transform", f"translate({view.box.x}px,{view.box.y}px)")
        element.toggleAttribute("data-respaced", before is not None and not moved and view.card not in self.stale)
        style.setProperty("transition-delay", f"{delay}ms")
        element.setAttribute("data-pile", board.lanes[view.pile].id)
        element.setAttribute("data-depth", str(view.depth))
        element.toggleAttribute("data-picked", view.picked)
        element.toggleAttribute("data-lit", view.lit)
        element.toggleAttribute("data-peeked", view.peeked)
        if before is None or (before.button, before.label) != (view.button, view.label):
            _label(element, view)

    def _waits(self, view: CardView, before: CardView | None, previous: Board | None, delay: float) -> bool:
        """Whether a card has to wait before it moves, from where it lay before or where it waits already."""
        if before is None or previous is None or self.dealing:
            return False
        if delay and before.box != view.box:
            return self.looks.wait(before, previous.lanes[before.pile])
        return view.card in self.looks.waiting and before.box == view.box

    def focus(self, board: Board) -> None:
        """Gives the board the focus, unless a panel is going to take it."""
        item = self.element(board, *board.focus) or self.piles.slot(board.focus.pile)
        (item.querySelector(".hit") or item).focus(preventScroll=True)

    def _focus(self, previous: Board | None, board: Board, *, inside: bool) -> None:
        """Makes one element of the board the one that Tab reaches; it takes the focus when the board had it."""
        focused = document.activeElement
        item = self.element(board, *board.focus) or self.piles.slot(board.focus.pile)
        target = item.querySelector(".hit") or item
        self.set_tab_stop(target)
        if (
            inside or (previous is not None and focused == document.body and previous.focus != board.focus)
        ) and focused != target:
            target.focus(preventScroll=True)

    def set_tab_stop(self, target: Any) -> None:
        """Makes an element the one that Tab reaches.

        For the element that has the focus the browser then lays out the page. So this is best called as soon as an
        element gets the focus, while nothing else has changed.
        """
        if target != self.tab_stop:
            if self.tab_stop is not None:
                self.tab_stop.setAttribute("tabindex", "-1")
            self.tab_stop = target
            target.setAttribute("tabindex", "0")


def _stays(before: CardView | None, view: CardView) -> bool:
    """Whether a card is in the same place as before."""
    return before is not None and (before.pile, before.depth) == (view.pile, view.depth)


def _label(element: Any, view: CardView) -> None:
    """Gives a card its label for screen readers: a button if it can be taken, else a text if it can be read."""
    for old in element.querySelectorAll(".hit, .words"):
        old.remove()
    element.removeAttribute("aria-hidden")
    if view.button:
        hit = document.createElement("button")
        hit.type, hit.className, hit.tabIndex = "button", "hit", -1
        hit.setAttribute("aria-label", view.label)
        element.appendChild(hit)
    elif view.label:
        words = document.createElement("span")
        words.className = "words"
        words.textContent = view.label
        element.appendChild(words)
    else:
        element.setAttribute("aria-hidden", "true")


def size_now() -> tuple[float, float]:
    """The width and height of the page in the window, without the browser's bars and notches, in CSS pixels."""
    return float(document.body.clientWidth), float(document.body.clientHeight)
