"""The room that comes later: `ramparts.app.study`, which the page fetches when it is first wanted.

It is found by its name alone. Whatever the page imports goes into the first download.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeGuard, cast, get_args

from ramparts.app.messages.intents import GiveUp, Intent, Say, Show
from ramparts.app.messages.platform_intents import Copy, Share
from ramparts.app.messages.solver_protocol import Answer, Question
from ramparts.app.messages.study_intents import StudyIntent, Typed
from ramparts.app.state.model import Model
from ramparts.app.state.panels import Opened, StudyPanel
from ramparts.app.storage.record_keeping import won_before, won_now
from ramparts.app.view.elements import Node

ROOM = "ramparts.app.study"

NAMES, *KINDS = get_args(StudyPanel)


class Room(Protocol):
    """What the other rooms know of it."""

    def panel(self, model: Model, asked: StudyPanel) -> Node:
        """The elements of a panel of this room."""
        ...

    def question(self, model: Model) -> Question:
        """The open question of this room as the worker is asked it."""
        ...

    def heard(self, model: Model, answer: Answer) -> Model:
        """The model after an answer to a question of this room."""
        ...

    def left(self, model: Model) -> Model:
        """The model after its review was closed."""
        ...

    def updated(self, model: Model, intent: StudyIntent) -> Model:
        """The model after an intent of this room."""
        ...

    def meant(self, model: Model, typed: Typed) -> Intent:
        """What a text means; where that is nothing, or more than one thing, the same intent with the reason."""
        ...

    def understood(self, model: Model, text: str, draw: int) -> Intent | str:
        """The intent of what was typed, or the sentence that answers it."""
        ...

    def followed(self, before: Model, after: Model, intent: Intent) -> Model:
        """The model after any intent in a lesson, a puzzle or a review, with what that says of it."""
        ...

    def praised(self, model: Model) -> Model:
        """The model of a win with what there is to tell of it."""
        ...

    def shared(self, model: Model, share: Share) -> Copy:
        """What is to be copied: how the deal of a day was won, or the link that takes everything to another device."""
        ...


def lacking(intent: Intent) -> TypeGuard[Show | Share | GiveUp | Say | StudyIntent]:
    """Whether an intent needs the room, which has not come yet."""
    return _needs(intent) and find_spec(ROOM) is None


def is_late(panel: Opened) -> TypeGuard[StudyPanel]:
    """Whether a panel is one of the room."""
    return isinstance(panel, tuple(KINDS)) or panel in get_args(NAMES)


def _needs(intent: Intent) -> bool:
    match intent:
        case Show(panel):
            return is_late(panel)
        case Share() as share:
            return share.result or share.whole
        case _:
            return isinstance(intent, GiveUp | Say | StudyIntent)  # a run that ends shows the ten best


def followed(before: Model, after: Model, intent: Intent) -> Model:
    """The model after an intent, with what a lesson, a puzzle or an open review says of it, if there is one."""
    if after.session.counts and after.ui.panel != "review":
        return after.with_ui(task=None, arrows=()) if after.ui.task or after.ui.arrows else after
    return after if find_spec(ROOM) is None else room().followed(before, after, intent)


def praised(before: Model, after: Model, intent: Intent) -> Model:
    """The model after an intent, with what there is to tell of a win as long as that is on the table."""
    moved = (before.deal.text, before.history.at) != (after.deal.text, after.history.at)
    if won_now(before, after, intent) or (moved and won_before(after) and after.ui.feast != after.history.at):
        after = after.with_ui(feast=after.history.at, praise=None)
    told = after.ui.feast == after.history.at and find_spec(ROOM) is not None
    return room().praised(after) if told else after


def room() -> Room:
    """The room. Raises `ModuleNotFoundError` where it has not come yet."""
    return cast("Room", import_module(ROOM))
