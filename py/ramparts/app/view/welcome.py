"""What a visitor is told once: a few words in a strip between the table and the toolbar, which covers nothing.

A first visitor is told how to play. Where the browser deletes what a page keeps after a week without a visit, a player
who has something to lose is told of that: at the start of a later visit, or with the next deal after the first win. So
is a player whose game is lost, on the spot, and one who comes back on another day, with or without a game to go on
with. While the strip is there the table has the rest of the window. The toolbar stays where it is: what is told may
come by itself, and then nothing else may lie where somebody is about to press.
"""

from math import ceil, floor
from typing import NamedTuple

from ramparts.app.layout.boxes import Box, Layout, Size
from ramparts.app.layout.frame import MARGIN, RAIL, clearing, frame
from ramparts.app.state.model import Model
from ramparts.app.state.session import Lesson
from ramparts.app.state.ui import Task
from ramparts.app.view.captions import waiting_said
from ramparts.app.view.ending import notice
from ramparts.app.view.toolbar import Tool

HEIGHTS = ((640, 56), (420, 86), (340, 112), (260, 130), (0, 150))
"""Pairs of pixels, the widest first: from the first width on, beside a second button, the strip is as high as the
second."""

SECOND = 80
"""The pixels that a second button takes of that width. In a strip narrower than the second of `HEIGHTS` and these, the
two buttons stand one above the other."""

LESSON = ((900, 76), (500, 86), (340, 164), (0, 190))
"""The same for what a lesson tells."""

TWO, THREE = 2, ((900, 56), (500, 86), (340, 164), (0, 190))
"""The same beside three buttons."""

LETTER, LINE, AROUND = 8.8, 18.2, 12
"""The pixels that a letter of a task takes in its line at most, a line in the strip, and the edges of the strip."""

LOWEST = 256
"""So many pixels in height keeps the table beside a toolbar, whatever a task says."""

ROW, LABEL, PADDING, GAP, HIGH = 500, 8.5, 22, 8, 44
"""From the first width on the buttons of a task stand side by side, below it one above the other. Then the pixels that
a letter on a button takes at most, the edges of a button, what lies between two of them, and their height."""

EDGES, APART, NARROW = 34, 12, 126
"""The pixels on both sides of what is in the strip, between the words and the buttons, and the width below which the
words do not stand beside the buttons but above them (`web/styles/panels/reading.css`)."""

NOTICE = ((700, 76), (560, 94), (340, 124), (0, 172))
"""The same for the notice of a game that is lost: its sentence beside or above its buttons."""

SEEN = "seen"
"""The storage key of the last day of which nothing new is to be told: none was due, or the strip with it has gone."""

UNDATED = "yes"
"""What is stored there where the day is not known."""

WARNED = "warned"
"""The storage key that is set once the player was told that this browser forgets."""


class Greeting(NamedTuple):
    """The strip: its box in the window, its name, its words, and its buttons, each of which closes it."""

    box: Box
    name: str
    words: str
    buttons: tuple[Tool, ...]


def _height(model: Model) -> int:
    room = model.ui.left.width - _rail(model.ui.screen)
    heights: tuple[tuple[int, int], ...] = NOTICE
    if isinstance(model.session.kind, Lesson):
        heights = LESSON
    elif _is_free_today(model) or (model.ui.task and len(model.ui.task.buttons) > TWO):
        heights = THREE
    elif model.ui.task or model.ui.greeting:
        heights, room = HEIGHTS, room - SECOND
    return max(next(height for width, height in heights if room >= width), _written(model))


def _written(model: Model) -> int:
    """How high the words of a task are at most beside their buttons, or above them; 0 without one.

    They leave room for the table beside a toolbar: what does not fit is scrolled.
    """
    task, width, rail = model.ui.task, model.ui.left.width, _rail(model.ui.screen)
    if task is None:
        return 0
    wide, high = _buttons(task, width)
    room, below = width - rail - EDGES, 0
    if room - APART - wide >= NARROW:
        room -= APART + wide
    else:
        below = high + GAP
    high = ceil(ceil(len(task.words) * LETTER / room) * LINE) + AROUND + below
    return min(high, floor(model.ui.screen.height) - LOWEST) if rail else high


def _buttons(task: Task, width: float) -> tuple[float, int]:
    """How wide and how high the buttons of a task are together, at most, in a strip of this width."""
    each, gaps = [PADDING + LABEL * len(label) for _, label in task.buttons], GAP * (len(task.buttons) - 1)
    return (max(each), HIGH * len(each) + gaps) if width < ROW else (sum(each) + gaps, HIGH)


def _rail(screen: Size) -> int:
    """The pixels that the toolbar takes of the strip's width where it stands at the side, with a gap; else 0."""
    return RAIL - MARGIN // 2 if frame(screen).bar == "rails" else 0


def strip_height(model: Model) -> int:
    """The pixels in height that the strip takes from the table; 0 without one."""
    shown = (model.ui.greeting or model.ui.task or lost(model)) and model.ui.panel != "review"
    return _height(model) if shown else 0


def lost(model: Model) -> bool:
    """Whether a notice says that the game is lost. It has a strip too, for whoever has lost looks at the cards."""
    return model.state != "won" and notice(model, model.state) is not None


def strip(model: Model) -> Box:
    """The place of what is said, in the window: below the table, above or beside the tools, and beside a panel."""
    width, height = model.ui.left
    taken, framed = _height(model), frame(model.ui.screen, model.ui.taken)
    foot = height if framed.bar == "rails" else framed.tools.y
    return Box(MARGIN, foot - taken, width - 2 * MARGIN - _rail(model.ui.screen), taken - MARGIN)


def place_of_notice(model: Model, placed: Layout) -> Box:
    """Where the notice lies, measured from the board's corner: over cards only when all of them are home."""
    board = placed.frame.board
    if not lost(model):
        return clearing(board, [placed.lanes[i].slot for i in model.deal.game.foundation])
    x, y, *size = strip(model)
    return Box(x - board.x, y - board.y, *size)


def greeting(model: Model) -> Greeting | None:
    """The strip with what the visitor is told; None when there is nothing to tell, and beside a review."""
    if model.ui.panel == "review":
        return None
    if model.ui.task:
        task = model.ui.task
        return Greeting(strip(model), task.name, task.words, tuple(Tool(*each) for each in task.buttons))
    if not model.ui.greeting:
        return None
    _ = model.words.gettext
    box = strip(model)
    if model.ui.greeting == "warning":
        words = _(
            "After seven days without a visit, this browser deletes what a page has saved, unless the page is on "
            "the home screen or in the dock."
        )
        buttons = Tool("backup", _("Backup")), Tool("greeted", _("Got it"))
        return Greeting(box, _("Backup and data"), words, buttons)
    if model.ui.greeting == "day":
        return Greeting(box, _("A new day"), *_new_day(model))
    words = _(
        "Welcome to Ramparts, a set of castle solitaire games! Bring all cards home, each suit "
        "in order. Pick a card, then a place that lights up."
    )
    return Greeting(box, _("Welcome"), words, (Tool("lesson:1", _("Show me how")), Tool("greeted", _("Play now"))))


def _is_free_today(model: Model) -> bool:
    """Whether the strip tells of a new day whoever has no game to go on with."""
    return model.ui.greeting == "day" and model.state != "playing"


def _new_day(model: Model) -> tuple[str, tuple[Tool, ...]]:
    """What whoever comes back on another day is told, and the ways from there.

    Whoever has a game to go on with has one way only, to the deal that waits; so has whoever has won days in a row.
    """
    _, waiting = model.words.gettext, model.ui.waiting
    title, days = waiting or (model.deal.game.id, 0)
    named = _("Play it") if title == model.deal.game.id else _(model.titles[title].name)
    play, later = Tool(f"daily:today:{title}", named), Tool("greeted", _("Not now"))
    if model.state == "playing":
        return waiting_said(model.words, days), (play, later)
    puzzle = Tool("puzzle:today", _("Puzzle of the day"))
    if days:
        return waiting_said(model.words, days), (play, puzzle, later)
    return _("A new day: its deals and its puzzle are here."), (Tool("days", _("Daily deals")), puzzle, later)


def warned(before: Model, after: Model) -> Model:
    """The model after a change, with the warning that this browser forgets, if it is due.

    It is due with the next deal after a win. Who plays, or takes another deal, needs no words how to play any more.
    """
    if after.ui.greeting in ("welcome", "day") and after.history is not before.history:
        after = after.with_ui(greeting="")
    due = after.library.forgets and not after.library.unkept and after.deal.text != before.deal.text
    if due and any(record.won for record in after.library.records):
        return after.with_library(forgets=False).with_ui(greeting="warning")
    return after
