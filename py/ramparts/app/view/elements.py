"""HTML and SVG elements as plain values, so that panels are pure functions and need no browser to be tested."""

from typing import NamedTuple, TypeAlias


class Node(NamedTuple):
    """An element: its tag, its attributes (the empty text for a bare one), and texts or elements within."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: "tuple[Inner, ...]" = ()


Inner: TypeAlias = str | Node


def node(tag: str, *children: Inner, **attributes: str) -> Node:
    """An element. In the names of attributes ``_`` stands for ``-``; one at the end is dropped, as in ``class_``."""
    named = tuple((name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items())
    return Node(tag, named, children)


def texts(tree: Inner) -> list[str]:
    """The texts of a tree in reading order."""
    return [tree] if isinstance(tree, str) else [text for child in tree.children for text in texts(child)]
