"""What `ramparts.app.update.update` wants done outside: texts to store, an address to show, a text to copy."""

from typing import TypeAlias

from ramparts.app.messages.intents import Step
from ramparts.app.messages.platform_intents import Check, Clear, Copy, Download, Persist, Prompt
from ramparts.app.state.solver_protocol import Question
from ramparts.app.state.value import Value


class Store(Value):
    """Keep ``text`` under ``key``."""

    key: str
    text: str


class Address(Value):
    """Show ``fragment`` in the address line."""

    fragment: str


class Think(Value):
    """Ask the solver, instead of whatever it was asked before."""

    question: Question


class StopThinking(Value):
    """Nothing is asked of the solver any more."""


class Later(Value):
    """Want an intent after so many milliseconds."""

    wait: int
    intent: Step | Check


Effect: TypeAlias = Store | Address | Think | StopThinking | Later | Copy | Download | Clear | Persist | Prompt
