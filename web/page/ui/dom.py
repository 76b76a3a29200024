"""Makes the page's elements from trees of `ramparts.app.view.elements`, and changes them only where trees differ.

What a tree does not hold stays with its element: what was typed into a field, the caret, the focus. So an element stays
the same though others come and go before it: it is known by its tag with its id or the kind of its form, and one that
has none by its order.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any, TypeAlias

from pyscript import document

from ramparts.app.layout.boxes import Box
from ramparts.app.view.elements import Inner, Node

HTML = "http://www.w3.org/1999/xhtml"
SVG = "http://www.w3.org/2000/svg"


def create(tree: Inner, space: str = HTML) -> Any:  # an element or text of the browser's
    """A new element, or text, as the tree describes it; ``space`` is the namespace of what it will stand in."""
    if isinstance(tree, str):
        return document.createTextNode(tree)
    space = SVG if tree.tag == "svg" else space
    element = document.createElementNS(space, tree.tag)
    for name, value in tree.attributes:
        element.setAttribute(name, value)
    for child in tree.children:
        element.appendChild(create(child, space))
    return element


def patch(parent: Any, before: tuple[Inner, ...], after: tuple[Inner, ...]) -> None:
    """Turns the children of ``parent``, made from ``before``, into those of ``after``; equal ones are not touched."""
    had, wanted = keys(before), keys(after)
    shared = min(len(had), len(wanted))
    if had[:shared] != wanted[:shared]:
        _arrange(parent, had, wanted, after)
        places = dict(zip(had, before, strict=True))
        before = tuple(places.get(key, tree) for key, tree in zip(wanted, after, strict=True))
    for i, tree in enumerate(after):
        if i >= len(before):
            parent.appendChild(create(tree, str(parent.namespaceURI)))
        elif before[i] != tree:
            _patch_one(parent.childNodes.item(i), before[i], tree)
    for _ in before[len(after) :]:
        parent.removeChild(parent.lastChild)


Key: TypeAlias = tuple[str, str, int]
"""What an element is known by among its siblings: its tag, its name, and which of several of that name it is."""


def _arrange(parent: Any, had: list[Key], wanted: list[Key], after: tuple[Inner, ...]) -> None:
    """Takes away the children that are no longer wanted, and puts new ones between those that stay where they are."""
    known = {key: parent.childNodes.item(i) for i, key in enumerate(had)}
    for key in known.keys() - set(wanted):
        parent.removeChild(known.pop(key))
    place = parent.firstChild
    for key, tree in zip(wanted, after, strict=True):
        if key in known and known[key] == place:
            place = place.nextSibling
        else:
            parent.insertBefore(known.get(key) or create(tree, str(parent.namespaceURI)), place)


def keys(trees: tuple[Inner, ...]) -> list[Key]:
    """What each of these siblings is known by."""
    counts: dict[tuple[str, str], Iterator[int]] = {}
    named = (("", "") if isinstance(tree, str) else (tree.tag, _name(dict(tree.attributes))) for tree in trees)
    return [(*name, next(counts.setdefault(name, count()))) for name in named]


def _name(attributes: dict[str, str]) -> str:
    return attributes.get("id") or attributes.get("data-form") or ""


def _patch_one(element: Any, before: Inner, after: Inner) -> None:
    """Makes an element like the tree ``after``; both trees are texts, or of one tag."""
    if not isinstance(before, Node) or not isinstance(after, Node):
        element.nodeValue = after
        return
    old, new = dict(before.attributes), dict(after.attributes)
    for name in old.keys() - new.keys():
        element.removeAttribute(name)
    for name, value in new.items():
        if old.get(name) != value:
            element.setAttribute(name, value)
            if name == "value":  # the attribute is the value only of a field that nobody has touched
                element.value = value
    patch(element, before.children, after.children)


def set_attribute(element: Any, name: str, value: str) -> None:
    """Gives an element an attribute; an empty value takes it away."""
    if value:
        element.setAttribute(name, value)
    else:
        element.removeAttribute(name)


def glyphs(kind: str, *names: str) -> Any:
    """A drawing of class ``kind`` made of the page's symbols of these names; hidden from screen readers."""
    drawing = document.createElementNS(SVG, "svg")
    drawing.setAttribute("class", kind)
    drawing.setAttribute("aria-hidden", "true")
    for name in names:
        use = document.createElementNS(SVG, "use")
        use.setAttribute("href", f"#{name}")
        drawing.appendChild(use)
    return drawing


def place(style: Any, box: Box) -> None:
    """Gives the element of this style its place and size. Browsers animate ``transform`` without a new layout."""
    style.setProperty("transform", f"translate({box.x}px,{box.y}px)")
    style.setProperty("width", f"{box.width}px")
    style.setProperty("height", f"{box.height}px")
