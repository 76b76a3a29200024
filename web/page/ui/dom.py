"""Makes the page's elements from trees of `ramparts.app.view.elements`, and changes them only where trees differ.

What a tree does not hold stays with its element: what was typed into a field, the caret, the focus. So an element stays
the same though others come and go before it: it is known by its tag with its id or the kind of its form, and one that
has none by its order.
"""

from json import dumps
from typing import Any

from pyscript import window

from ramparts.app.layout.boxes import Box
from ramparts.app.view.elements import Inner, Node

HTML = "http://www.w3.org/1999/xhtml"
SVG = "http://www.w3.org/2000/svg"


def create(tree: Inner, space: str = HTML) -> Any:  # an element or text of the browser's
    """A new element, or text, as the tree describes it; ``space`` is the namespace of what it will stand in."""
    return window.elements(dumps(tree), space)


def patch(parent: Any, before: tuple[Inner, ...], after: tuple[Inner, ...]) -> None:
    """Turns the children of ``parent``, made from ``before``, into those of ``after``; equal ones are not touched."""
    rest = [(_key(tree), tree) for tree in before]
    for at, tree in enumerate(after):
        key = _key(tree)
        while rest and rest[0][0] != key and key in dict(rest):
            parent.removeChild(parent.childNodes.item(at))
            del rest[0]
        if not rest or rest[0][0] != key:
            parent.insertBefore(create(tree, str(parent.namespaceURI)), parent.childNodes.item(at))
        elif (old := rest.pop(0)[1]) != tree:
            _patch_one(parent.childNodes.item(at), old, tree)
    for _ in rest:
        parent.removeChild(parent.lastChild)


def _key(tree: Inner) -> tuple[str, ...]:
    """What an element is known by among its siblings; texts are all alike."""
    if isinstance(tree, str):
        return ()
    named = dict(tree.attributes)
    return tree.tag, named.get("id") or named.get("data-form", "")


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
            _put(element, name, value)
            if name == "value":  # the attribute is the value only of a field that nobody has touched
                element.value = value
    patch(element, before.children, after.children)


def _put(element: Any, name: str, value: str) -> None:
    """Gives an element an attribute. As a text a style would be refused: the page's policy has files alone."""
    if name == "style":
        element.style.cssText = value
    else:
        element.setAttribute(name, value)


def set_attribute(element: Any, name: str, value: str) -> None:
    """Gives an element an attribute; an empty value takes it away."""
    if value:
        element.setAttribute(name, value)
    else:
        element.removeAttribute(name)


def place(style: Any, box: Box) -> None:
    """Gives the element of this style its place and size. Browsers animate ``transform`` without a new layout."""
    style.setProperty("transform", f"translate({box.x}px,{box.y}px)")
    style.setProperty("width", f"{box.width}px")
    style.setProperty("height", f"{box.height}px")
