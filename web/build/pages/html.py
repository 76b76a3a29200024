"""Elements as HTML: the values of which panels are made (`ramparts.app.view.elements`), written as text."""

from html import escape

from ramparts.app.view.elements import Inner, Node, node

VOID = frozenset({"link", "meta"})
"""The elements that have no end tag, of those that pages have."""

RAW = frozenset({"defs", "script", "style"})
"""The elements whose text is written as it is; whoever makes it sees to it that it does not end them."""

SHAPES = frozenset({"circle", "path", "polyline", "rect", "use"})
"""The elements of a drawing, which has a shorter form for those that are empty."""


def html(tree: Inner) -> str:
    """A tree as HTML."""
    if isinstance(tree, str):
        return escape(tree, quote=False)
    begin = tree.tag + "".join(f' {name}="{escape(value)}"' for name, value in tree.attributes)
    if tree.tag in SHAPES and not tree.children:
        return f"<{begin}/>"
    if tree.tag in VOID:
        return f"<{begin}>"
    inner = "".join(str(each) if tree.tag in RAW else html(each) for each in tree.children)
    return f"<{begin}>{inner}</{tree.tag}>"


def link(href: str, *inner: Inner, **attributes: str) -> Node:
    """A link."""
    return node("a", *inner, href=href, **attributes)


def play(href: str, said: str) -> Node:
    """The one large button of a page, which stands at its top and leads into the game."""
    return node("p", link(href, said, class_="play"))


def section(heading: str, *inner: Inner, **attributes: str) -> Node:
    """A part of a page with its heading."""
    return node("section", node("h2", heading), *inner, **attributes)
