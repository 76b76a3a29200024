"""What was said at the table: exchanges of a line typed by the player and the answer to it."""

from dataclasses import replace

from ramparts.app.intents import (
    Back,
    DealOn,
    Finish,
    Go,
    Hint,
    Intent,
    Look,
    Play,
    Read,
    Redo,
    Restart,
    Touch,
    Undo,
    Watch,
)
from ramparts.app.model import Exchange, Model

MOST = 200
"""After so many exchanges the list begins anew, with the newest alone: so nothing old is read out again."""

ANSWERED = (Read, Touch, Play, DealOn, Finish, Undo, Redo, Restart, Go, Hint, Look, Back, Watch)
"""Intents to which the table's sentence is the answer, though it be the same as before."""


def heard(before: Model, after: Model, intent: Intent) -> Model:
    """The model with what the table said: something new or an answer, noted where a panel follows its words."""
    asked, new = isinstance(intent, ANSWERED), after.said != before.said
    if not asked and not new:
        return after
    after = replace(after, again=not new and not before.again)
    return answered(after, "") if before.panel == after.panel == "spoken" else after


def answered(model: Model, asked: str) -> Model:
    """The model with its last sentence noted as the answer to what was asked."""
    kept = model.log if len(model.log) < MOST else ()
    return replace(model, log=(*kept, Exchange(asked, model.said)))
