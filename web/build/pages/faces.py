"""The glyphs of the cards, which a page has once if it has drawings: ranks, suits and figures of `faces.svg`."""

import re
from pathlib import Path

from ramparts.app.view.elements import COURT, Node, node
from web.build.pages.drawn import height

FACES = Path(__file__).parents[2] / "assets" / "faces.svg"

SYMBOL = re.compile(r'(<symbol id="(pip|rank|court)-(\w)" viewBox="[^"]*">(.*?)</symbol>)')

USED = re.compile(r' href="#([\w-]+)"')
"""A glyph in a drawing, by its name."""

LETTER = re.compile(r'<path class="letter-(\w)" d="([^"]*)"/>')
"""One of the letters that a figure has in some language."""

HIGH = 1010
"""The height of a glyph in that file."""


def faces(letters: str) -> dict[str, str]:
    """The glyphs as definitions of a drawing, by name, with these letters for jack, queen and king.

    ``r7`` is the rank, ``pH`` the suit, ``cQ`` the figure; the middle of each is the origin. ``pip-H`` is the suit
    again, as a symbol of any size, for pictures that the program makes.
    """
    own = dict(zip(COURT, letters, strict=True))
    found = dict[str, str]()
    for symbol, kind, name, inner in SYMBOL.findall(FACES.read_text("utf-8")):
        found[kind[0] + name] = _defined(kind[0] + name, _lettered(inner, own.get(name, "")))
        if kind == "pip":
            found[f"{kind}-{name}"] = symbol
    return found


def _defined(name: str, inner: str) -> str:
    looks = ' class="rank"' if name[0] == "r" else ""
    return f'<g id="{name}"{looks} transform="scale({height(name[0]) / HIGH:.4f})">{inner}</g>'


def _lettered(inner: str, letter: str) -> str:
    """A glyph with one of its letters."""
    return LETTER.sub(lambda found: f'<path d="{found[2]}"/>' if found[1] == letter else "", inner)


def sheet(drawings: str, letters: str) -> Node:
    """The element that holds the glyphs of the drawings on a page, and shows nothing."""
    known, used = faces(letters), {*USED.findall(drawings)}
    defined = "".join(text for name, text in known.items() if name in used)
    return node("svg", node("defs", defined), class_="faces", aria_hidden="true", width="0", height="0")
