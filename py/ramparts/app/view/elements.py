"""A page in small: elements as values, so that panels are pure and can be read in a test."""

from typing import NamedTuple, TypeAlias


class Node(NamedTuple):
    """An element: its tag, its attributes (the empty text for a bare one), and texts or elements within."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: "tuple[Inner, ...]" = ()


Inner: TypeAlias = str | Node


def node(tag: str, *children: Inner, **attributes: str) -> Node:
    """An element; attribute names are given with ``_`` for ``-``, and one at the end where Python owns the word."""
    named = tuple((name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items())
    return Node(tag, named, children)


def texts(tree: Inner) -> list[str]:
    """The texts of a tree in reading order."""
    return [tree] if isinstance(tree, str) else [text for child in tree.children for text in texts(child)]
