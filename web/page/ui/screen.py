"""A board as elements: one for each card, kept through the deal and moved by its transform.

What has changed is found by comparing two boards, so every undo, jump and deal animates by itself, and a new board
never waits for an animation.
"""

from typing import Any

from pyscript import document

from ramparts.app.layout.boxes import Box
from ramparts.app.view.board import Board, CardView
from ramparts.rules.cards import pack_number
from web.page.ui.chrome import Chrome
from web.page.ui.dom import glyphs, placed
from web.page.ui.piles import PileElements

DEALT = 700
"""Milliseconds over which the cards of a new deal set out."""

PEEKED = 600
"""Added to the stacking order of cards that are looked at."""

LIFTED = 200
"""Added to the stacking order of cards that have just moved, so that they travel above others, and of picked ones."""


class DomScreen:
    """The board on the page; `show` is called at most once a frame."""

    def __init__(self, table: Any) -> None:
        """Draws into the element ``table``, and round it."""
        self.table = table
        self.piles = PileElements(table)
        self.cards: dict[int, Any] = {}
        self.chrome = Chrome()
        self.stale: set[int] = set()
        self.high: set[int] = set()
        self.order: dict[int, int] = {}
        self.dealing = False
        self.latest: float = 0

    def show(self, previous: Board | None, board: Board) -> None:
        """Draws what has changed since the previous board."""
        held = document.activeElement  # asked now: the element that has the focus may go with what it stood for
        inside = bool(held) and self.table.contains(held)
        self.chrome.show(previous, board)
        fresh = previous is None or (previous.game, len(previous.cards)) != (board.game, len(board.cards))
        if fresh:
            self.cards.clear()
            self.high.clear()
            self.order.clear()
            self.piles.build(board)
            previous = None
        self.piles.show(previous, board)
        if previous is None or previous.numbered != board.numbered:
            self.table.toggleAttribute("data-numbered", board.numbered)
        self._cards(previous, board)
        self._focus(previous, board, inside=inside)

    def clear(self) -> None:
        """Takes away what may have been drawn in part; the next board is drawn from nothing."""
        self.chrome.clear()
        self.stale.clear()

    def element(self, board: Board, pile: int, depth: int) -> Any:
        """The element of a card by its place; None when there is none."""
        for card in board.cards:
            if (card.pile, card.depth) == (pile, depth):
                return self.cards[card.card]
        return None

    def displace(self, card: int, dx: float, dy: float) -> None:
        """Shows a card so far, in pixels, from where it lies."""
        self.cards[card].style.setProperty("translate", f"{dx}px {dy}px")

    def release(self, view: CardView, dx: float, dy: float) -> None:
        """Ends a displacement: the card glides from there to wherever the next board has it."""
        style = self.cards[view.card].style
        style.setProperty("translate", "none")
        style.setProperty("transition", "none")
        placed(style, Box(view.box.x + dx, view.box.y + dy, view.box.width, view.box.height))
        self.stale.add(view.card)

    def _cards(self, previous: Board | None, board: Board) -> None:
        old = {} if previous is None else {view.card: view for view in previous.cards}
        self.dealing = previous is not None and previous.deal != board.deal
        self.latest = 0
        changed = [view for view in board.cards if view != old.get(view.card) or view.card in self.stale]
        self._laid([view for view in changed if not _stays(old.get(view.card), view)])
        if previous is not None and changed:
            _ = self.table.offsetWidth  # the browser takes note of where cards are before they travel
        for view in changed:
            self._restyled(view, old.get(view.card), board)
        self._stacked(board, {view.card for view in changed}, old)
        self.stale.clear()

    def _laid(self, views: list[CardView]) -> None:
        """Puts elements at their places in the lists, which are read out in order: all leave before the first comes."""
        for view in views:
            if view.card in self.cards:
                self.cards[view.card].remove()
            else:
                self.cards[view.card] = _card_element(view)
        for view in views:
            self.piles.lay(self.cards[view.card], view)

    def _stacked(self, board: Board, changed: set[int], old: dict[int, CardView]) -> None:
        """Puts the cards one on another: within a pile in their order, and what has moved above what lies still.

        A card that has moved stays above until something else becomes of it, and so does whatever lies on it.
        """
        pile, high = -1, False
        for view in board.cards:
            card = view.card
            if view.pile != pile:
                pile, high = view.pile, False
            if card in changed:
                moved = card in old and old[card].pile != pile
                (self.high.add if moved else self.high.discard)(card)
            high = high or card in self.high
            order = view.depth + 1 + (PEEKED if view.peeked else LIFTED * (high + view.picked))
            if self.order.get(card) != order:
                self.order[card] = order
                self.cards[card].style.setProperty("z-index", str(order))

    def _delay(self, view: CardView, *, moved: bool) -> float:
        """How long a card waits before it travels: in turn when a pack is dealt, else as the board says."""
        if self.dealing:
            return (view.depth * 10 + view.pile) * DEALT / 80
        return view.delay if moved else 0

    def hurry(self) -> None:
        """Cards that still wait for their turn go where they belong at once: the player goes on."""
        if self.latest:
            self.latest = 0
            self.table.setAttribute("data-hurry", "")
            _ = self.table.offsetWidth  # the browser takes note that nothing travels any more
            self.table.removeAttribute("data-hurry")

    def _restyled(self, view: CardView, before: CardView | None, board: Board) -> None:
        element, lane = self.cards[view.card], board.lanes[view.pile]
        style = element.style
        if view.card in self.stale:
            style.removeProperty("transition")
        placed(style, view.box)
        moved = before is not None and before.pile != view.pile
        element.toggleAttribute("data-respaced", before is not None and not moved and view.card not in self.stale)
        delay = self._delay(view, moved=moved)
        style.setProperty("transition-delay", f"{delay}ms")
        self.latest = max(self.latest, delay)
        element.setAttribute("data-pile", lane.id)
        element.setAttribute("data-depth", str(view.depth))
        element.setAttribute("data-edge", lane.edge)
        element.setAttribute("data-face", "down" if view.down else "up")
        element.setAttribute("data-note", view.note)
        element.toggleAttribute("data-picked", view.picked)
        element.toggleAttribute("data-peeked", view.peeked)
        if before is None or (before.button, before.label) != (view.button, view.label):
            _worded(element, view)

    def focus(self, board: Board) -> None:
        """Gives the board the focus, unless a panel is going to take it."""
        item = self.element(board, *board.focus) or self.piles.slot(board.focus.pile)
        (item.querySelector(".hit") or item).focus(preventScroll=True)

    def _focus(self, previous: Board | None, board: Board, *, inside: bool) -> None:
        """One element of the board can be tabbed to; it takes the focus when the board had it."""
        held = document.activeElement
        for element in self.table.querySelectorAll("[tabindex='0']"):
            element.setAttribute("tabindex", "-1")
        item = self.element(board, *board.focus) or self.piles.slot(board.focus.pile)
        target = item.querySelector(".hit") or item
        target.setAttribute("tabindex", "0")
        if (
            inside or (previous is not None and held == document.body and previous.focus != board.focus)
        ) and held != target:
            target.focus(preventScroll=True)


def _stays(before: CardView | None, view: CardView) -> bool:
    """Whether a card lies where it lay."""
    return before is not None and (before.pile, before.depth) == (view.pile, view.depth)


def _card_element(view: CardView) -> Any:
    element = document.createElement("li")
    element.className = "card"
    element.setAttribute("data-card", view.name)
    element.setAttribute("data-pack", str(pack_number(view.card)))
    element.setAttribute("data-suit", view.name[1])
    rank, suit = view.name[0], view.name[1]
    element.appendChild(glyphs("index rank", f"rank-{rank}"))
    element.appendChild(glyphs("index suit", f"pip-{suit}"))
    element.appendChild(glyphs("pip", f"pip-{suit}"))
    return element


def _worded(element: Any, view: CardView) -> None:
    """Gives a card its words: a button where it can be taken, a hidden text where it can be read."""
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
    """The width and height of what there is for us of the window, in CSS pixels."""
    return float(document.body.clientWidth), float(document.body.clientHeight)
