"""The piles as elements: labelled regions, in them a list of piles, and for each pile its outline and its cards."""

from typing import Any

from pyscript import document

from ramparts.app.layout.boxes import Wall
from ramparts.app.layout.walls import UNITS
from ramparts.app.view.board import Board, CardView, LaneView
from ramparts.app.view.elements import glyph
from web.page.ui.dom import create, place, set_attribute


class PileElements:
    """Each pile as a list item with the outline of the pile and a list of its cards; the lists lie in regions."""

    def __init__(self, table: Any) -> None:
        """Draws into the element ``table``."""
        self.table = table
        self.sections: list[Any] = []
        self.slots: list[Any] = []
        self.lists: list[Any] = []
        self.chips: dict[int, Any] = {}
        self.walls: list[Any] = []

    def build(self, board: Board) -> None:
        """Makes the walls, regions and piles of a game anew, without cards."""
        self.walls = [_wall(wall) for wall in board.walls]
        self.table.replaceChildren(*self.walls)
        self.sections.clear()
        self.slots, self.lists = [None] * len(board.lanes), [None] * len(board.lanes)
        self.chips.clear()
        for group in board.groups:
            section, lanes = document.createElement("section"), document.createElement("ol")
            section.setAttribute("class", f"group {group.name}")
            self.sections.append(section)
            lanes.setAttribute("role", "list")
            for pile in group.piles:
                lanes.appendChild(self._lane(pile, board.lanes[pile]))
            section.appendChild(lanes)
            self.table.appendChild(section)

    def _lane(self, pile: int, view: LaneView) -> Any:
        lane, slot, cards = (document.createElement(tag) for tag in ("li", "div", "ol"))
        lane.className, slot.className, cards.className = "lane", "slot", "pile"
        slot.setAttribute("data-slot", view.id)
        slot.setAttribute("data-role", view.role)
        if view.suit:
            slot.setAttribute("data-suit", view.suit)
            slot.appendChild(create(glyph("pip", f"pip-{view.suit}")))
        cards.setAttribute("role", "list")
        if view.number:
            chip = document.createElement("div")
            chip.className = "chip"
            chip.setAttribute("data-number", view.number)
            self.chips[pile] = chip
            lane.append(chip)
        lane.append(slot, cards)
        self.slots[pile], self.lists[pile] = slot, cards
        return lane

    def show(self, previous: Board | None, board: Board) -> None:
        """Draws the piles that have changed."""
        if previous is None or previous.groups != board.groups:
            for section, group in zip(self.sections, board.groups, strict=True):
                section.setAttribute("aria-label", group.label)
        for pile, view in enumerate(board.lanes):
            if previous is None or previous.lanes[pile] != view:
                self._show(pile, view)
        if previous is None or previous.card != board.card:
            self.table.style.setProperty("--unit", f"{board.card.width / UNITS:.3f}px")
        if previous is None or previous.frame != board.frame:  # for a sheet of paper
            self.table.style.setProperty("--across", f"{board.frame.board.width}px")
            self.table.style.setProperty("--down", f"{board.frame.board.height}px")
        if (None if previous is None else previous.pointing) != board.pointing:
            self._point(board)
        for element, wall in zip(self.walls, board.walls, strict=True):
            if previous is None or wall not in previous.walls:
                _stand(element, wall)

    def _show(self, pile: int, view: LaneView) -> None:
        slot, cards = self.slots[pile], self.lists[pile]
        place(slot.style, view.slot)
        if view.number:
            place(self.chips[pile].style, view.chip)
        cards.style.setProperty("--index", f"{view.index}px")
        cards.style.setProperty("--strip", f"{view.strip}px")
        slot.toggleAttribute("data-target", view.target)
        cards.toggleAttribute("data-target", view.target)
        for element in (slot, cards):
            set_attribute(element, "data-hint", view.hint)
        cards.setAttribute("aria-label", view.label)
        hit = slot.querySelector(".hit")
        if view.empty and not hit:
            hit = document.createElement("button")
            hit.type, hit.className, hit.tabIndex = "button", "hit", -1
            slot.appendChild(hit)
        elif not view.empty and hit:
            hit.remove()
        if view.empty:
            hit.setAttribute("aria-label", view.label)
        cards.toggleAttribute("hidden", view.empty)

    def _point(self, board: Board) -> None:
        """Draws over the table what a hint points with."""
        for old in self.table.querySelectorAll(":scope > .pointing"):
            old.remove()
        if board.pointing is not None:
            self.table.appendChild(create(board.pointing))

    def lay(self, element: Any, view: CardView) -> None:
        """Puts a card's element at its place in the list of its pile."""
        cards = self.lists[view.pile]
        cards.insertBefore(element, cards.children.item(view.depth))

    def slot(self, pile: int) -> Any:
        """The outline of a pile."""
        return self.slots[pile]


def _wall(wall: Wall) -> Any:
    element = document.createElement("div")
    element.className = wall.kind
    element.setAttribute("aria-hidden", "true")
    return element


def _stand(element: Any, wall: Wall) -> None:
    """Places a wall; style sheets draw it, from its side and from how far it reaches beyond what it is drawn round."""
    box, inner = wall.box, wall.inner
    element.setAttribute("data-side", wall.side)
    place(element.style, box)
    reaches = {
        "head": inner.y - box.y,
        "foot": box.bottom - inner.bottom,
        "flank": inner.x - box.x,
    }
    for name, pixels in reaches.items():
        element.style.setProperty(f"--{name}", f"{pixels}px")
