"""The glyphs of the cards, which each page has once: ranks, suits and figures of the table's own `faces.svg`."""

import re
from pathlib import Path

from ramparts.app.view.elements import COURT, Node, node
from web.build.pages.drawn import height

FACES = Path(__file__).parents[2] / "assets" / "faces.svg"

SYMBOL = re.compile(r'<symbol id="(pip|rank|court)-(\w)" viewBox="[^"]*">(.*?)</symbol>')

LETTER = re.compile(r'<path class="letter-(\w)" d="([^"]*)"/>')
"""One of the letters that a figure has in some language."""

HIGH = 1010
"""The height of a glyph in that file."""


def faces(letters: str) -> str:
    """The glyphs as definitions of a drawing, with these letters for jack, queen and king.

    ``r7`` is the rank, ``pH`` the suit, ``cQ`` the figure; the middle of each is the origin.
    """
    own = dict(zip(COURT, letters, strict=True))
    found = SYMBOL.findall(FACES.read_text("utf-8"))
    return "".join(_defined(kind[0] + name, _lettered(inner, own.get(name, ""))) for kind, name, inner in found)


def _defined(name: str, inner: str) -> str:
    looks = ' class="rank"' if name[0] == "r" else ""
    return f'<g id="{name}"{looks} transform="scale({height(name[0]) / HIGH:.4f})">{inner}</g>'


def _lettered(inner: str, letter: str) -> str:
    """A glyph with one of its letters."""
    return LETTER.sub(lambda found: f'<path d="{found[2]}"/>' if found[1] == letter else "", inner)


def sheet(definitions: str) -> Node:
    """The element that holds the definitions and shows nothing."""
    return node("svg", node("defs", definitions), class_="faces", aria_hidden="true", width="0", height="0")
