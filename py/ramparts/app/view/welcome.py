"""What a visitor is told once: a few words in a strip of their own below the table, which covers nothing.

A first visitor is told how to play. Where the browser deletes what a page keeps after a week without a visit, a player
who has something to lose is told of that: at the start of a later visit, or with the next deal after the first win.
While the strip is there the table is laid out in what is left of the window; it is larger once they have been read.
"""

from typing import NamedTuple

from ramparts.app.layout.boxes import Box, Size
from ramparts.app.layout.frame import MARGIN, RAIL, frame
from ramparts.app.state.model import Model
from ramparts.app.view.toolbar import Tool

HEIGHTS = ((640, 56), (420, 86), (340, 112), (260, 130), (0, 150))
"""The height of a strip of such a width and more."""

SECOND = 80
"""What a second button takes of that width. In less than `HEIGHTS[1]` and this the two stand one above the other."""

SEEN = "seen"
"""The key under which it is kept that somebody has been here."""

WARNED = "warned"
"""The key under which it is kept that the player was told that this browser forgets."""


class Greeting(NamedTuple):
    """The strip's place in the window, its name, its words, and the buttons, each of which takes it away."""

    box: Box
    name: str
    words: str
    buttons: tuple[Tool, ...]


def _height(model: Model) -> int:
    room = model.ui.screen.width - _rail(model.ui.screen) - SECOND * (model.ui.greeting == "warning")
    return next(height for width, height in HEIGHTS if room >= width)


def _rail(screen: Size) -> int:
    """What the buttons take of the strip's width where they stand at the side."""
    return RAIL - MARGIN if frame(screen).bar == "rails" else 0


def room(model: Model) -> Size:
    """What there is of the window for the table."""
    width, height = model.ui.screen
    return Size(width, height - _height(model)) if model.ui.greeting else model.ui.screen


def greeting(model: Model) -> Greeting | None:
    """What a visitor is told; None when there is nothing to tell."""
    if not model.ui.greeting:
        return None
    _ = model.words.gettext
    width, height = model.ui.screen
    strip = _height(model)
    box = Box(MARGIN, height - strip, width - 2 * MARGIN - _rail(room(model)), strip - MARGIN)
    read = Tool("greeted", _("Got it"))
    if model.ui.greeting == "warning":
        words = _(
            "This browser deletes what a page keeps after seven days without a visit, unless the page is on the home "
            "screen or in the dock."
        )
        return Greeting(box, _("What is kept"), words, (Tool("backup", _("Backup")), read))
    words = _(
        "Welcome! Bring all cards home to win. Tap a card, then the place for it; or drag it. New chooses another "
        "game, and Menu has the rules."
    )
    return Greeting(box, _("Welcome"), words, (read,))


def warned(before: Model, after: Model) -> Model:
    """The model after a change, whose player is told that this browser forgets, with the next deal after a win."""
    due = after.library.forgets and not after.library.unkept and after.deal.text != before.deal.text
    if due and any(record.won for record in after.library.records):
        return after.with_library(forgets=False).with_ui(greeting="warning")
    return after
