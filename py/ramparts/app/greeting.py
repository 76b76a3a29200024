"""What a first visitor is told: a few words in a strip of their own below the table, which covers nothing.

While they stand there the table is laid out in what is left of the window; it is larger once they have been read.
"""

from typing import NamedTuple

from ramparts.app.layout.boxes import Box, Size
from ramparts.app.layout.frame import MARGIN, RAIL, frame
from ramparts.app.model import Model
from ramparts.app.tools import Tool

HEIGHTS = ((640, 56), (420, 76), (340, 112), (0, 130))
"""The height of a strip of such a width and more."""


SEEN = "seen"
"""The key under which it is kept that somebody has been here."""


class Greeting(NamedTuple):
    """The strip's place in the window, its name, its words, and the button that takes it away."""

    box: Box
    name: str
    words: str
    button: Tool


def _height(screen: Size) -> int:
    return next(height for width, height in HEIGHTS if screen.width - _rail(screen) >= width)


def _rail(screen: Size) -> int:
    """What the buttons take of the strip's width where they stand at the side."""
    return RAIL - MARGIN if frame(screen).bar == "rails" else 0


def room(model: Model) -> Size:
    """What there is of the window for the table."""
    width, height = model.screen
    return Size(width, height - _height(model.screen)) if model.greeting else model.screen


def greeting(model: Model) -> Greeting | None:
    """The words for a first visitor; None for everybody else."""
    if not model.greeting:
        return None
    _ = model.words.gettext
    width, height = model.screen
    strip = _height(model.screen)
    words = _(
        "Welcome! Bring all cards home to win. Tap a card, then the place for it; or drag it. New chooses another "
        "game, and Menu has the rules."
    )
    box = Box(MARGIN, height - strip, width - 2 * MARGIN - _rail(room(model)), strip - MARGIN)
    return Greeting(box, _("Welcome"), words, Tool("greeted", _("Got it")))
