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


TEXTS = {"T": "10", "S": "♠", "H": "♥", "D": "♦", "C": "♣"}
"""What is read where a browser draws no SVG; one that does draws no text beside the symbols."""

COURT = "JQK"
"""The ranks whose cards have a figure of their own."""


def glyph(kind: str, symbol: str, *text: str) -> Node:
    """A drawing of class ``kind`` made of a symbol of the page; hidden from screen readers."""
    return node("svg", node("use", href=f"#{symbol}"), *text, class_=kind, aria_hidden="true")


def card_drawn(name: str, **attributes: str) -> Node:
    """A card by its two characters, with its index and its large pip or figure, as style sheets have it."""
    rank, suit = name[0], name[1]
    return node(
        "li",
        glyph("index rank", f"rank-{rank}", TEXTS.get(rank, rank)),
        glyph("index suit", f"pip-{suit}", TEXTS[suit]),
        glyph("pip", f"court-{rank}" if rank in COURT else f"pip-{suit}"),
        class_="card",
        data_card=name,
        data_suit=suit,
        **attributes,
    )
