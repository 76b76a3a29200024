"""The effects that `ramparts.app.update.update` asks for: texts to store, an address to show, a text to copy.

The page carries them out.
"""

from typing import TypeAlias

from ramparts.app.messages.intents import GiveUp, Say, Show, Step
from ramparts.app.messages.platform_intents import Check, Clear, Copy, Download, Persist, Prompt, Share
from ramparts.app.messages.solver_protocol import Question
from ramparts.app.messages.study_intents import StudyIntent
from ramparts.app.state.value import Value


class Store(Value):
    """Keep ``text`` under ``key``."""

    key: str
    text: str


class Discard(Value):
    """Delete what is kept under ``key``."""

    key: str


class Address(Value):
    """Show ``fragment`` in the address line."""

    fragment: str


class Think(Value):
    """Ask the solver a question, which replaces the one before."""

    question: Question


class StopThinking(Value):
    """Drop the question to the solver."""


class Later(Value):
    """Send ``intent`` to `ramparts.app.update.update` after ``wait`` milliseconds."""

    wait: int
    intent: Step | Check


class Fetch(Value):
    """Fetch the room `ramparts.app.study`, then send ``intent`` to `ramparts.app.update.update` again."""

    intent: Show | Share | Say | GiveUp | StudyIntent


Effect: TypeAlias = (
    Store | Discard | Address | Think | StopThinking | Later | Copy | Download | Clear | Persist | Prompt | Fetch
)
