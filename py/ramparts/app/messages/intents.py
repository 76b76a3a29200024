"""Everything a player can want, however it was said: by pointer, by key, in words or from a panel."""

from typing import TypeAlias

from ramparts.app.layout.boxes import Size
from ramparts.app.messages.platform_intents import PlatformIntent, Reopen, Rewatch
from ramparts.app.state.panels import Opened
from ramparts.app.state.questions import Question
from ramparts.app.state.solver_protocol import Answer
from ramparts.app.state.ui import Focus
from ramparts.app.state.value import Wanted


class Touch(Wanted, hasty=True, answered=True):
    """A tap on pile ``pile`` at card ``depth`` (from the bottom); ``twice`` when it is the second on the same card."""

    pile: int
    depth: int
    twice: bool = False


class Lift(Wanted, hasty=True):
    """A drag begins at card ``depth`` of a pile."""

    pile: int
    depth: int


class Drop(Wanted):
    """A drag ends over a pile, or over none."""

    pile: int | None


class Peek(Wanted):
    """A covered card, or a whole pile, is to be seen while it is held; None ends it."""

    at: Focus | None


class Walk(Wanted, hasty=True):
    """The focus moves; with ``let_go`` cards picked up are put back."""

    to: Focus
    let_go: bool = False


class Read(Wanted, answered=True):
    """A question about the table, answered in the status line."""

    what: Question


class Say(Wanted):
    """A line typed by the player: a question, a command or a move; ``draw`` was drawn at random outside."""

    text: str
    draw: int = 0


class Play(Wanted, answered=True):
    """A gesture that was named: the top ``held`` cards of a pile to another."""

    src: int
    dst: int
    held: int = 1


class Greeted(Wanted):
    """The visitor has read what stands beside the table, and opens a panel, if any."""

    panel: Opened = ""


class Undo(Wanted, hasty=True, answered=True):
    """One gesture back."""


class Redo(Wanted, hasty=True, answered=True):
    """One gesture on."""


class Restart(Wanted, hasty=True, answered=True):
    """Back to the deal; can be undone by redo."""


class Go(Wanted, answered=True):
    """To a node of the history."""

    node: int


class New(Wanted, hasty=True):
    """A random deal of a title: ``number`` was drawn outside."""

    title: str
    number: int
    level: int = 1


class Open(Wanted, hasty=True):
    """A deal by text, as a link or the player gives it: the deal, then moves after ``;``."""

    text: str


class NextLevel(Wanted):
    """The next level of the run."""


class GiveUp(Wanted):
    """The run is ended by the player."""


class DealOn(Wanted, answered=True):
    """A card is turned from the stack or pack."""


class Finish(Wanted, answered=True):
    """The rest runs home."""


class Show(Wanted):
    """A panel is opened; an empty name closes it."""

    panel: Opened = ""


class Sign(Wanted):
    """The player's name for the ten best."""

    name: str


class Resize(Wanted, quiet=True):
    """The window has this size now."""

    size: Size


class Prefer(Wanted, quiet=True):
    """A preference is set: the name of a field of `Prefs`, and its value as text."""

    name: str
    value: str


class Look(Wanted, answered=True):
    """A question: what is known about this position."""


class Hint(Wanted, answered=True):
    """A hint; asked again it says more."""


class Back(Wanted, answered=True):
    """Back to the last position that could be won."""


class Watch(Wanted, quiet=True, answered=True):
    """The solution is to be shown; asked again it pauses or goes on."""


class Step(Wanted, quiet=True):
    """The next move of the solution shown, when ``left`` are still to come."""

    left: int


class Heard(Wanted, quiet=True):
    """The solver has answered."""

    answer: Answer


class Absent(Wanted, quiet=True):
    """There is no solver, or it is gone."""

    reason: str


AtTheTable: TypeAlias = (
    Touch
    | Lift
    | Drop
    | Walk
    | Peek
    | Read
    | Play
    | Greeted
    | Undo
    | Redo
    | Restart
    | Go
    | New
    | Open
    | NextLevel
    | GiveUp
    | DealOn
    | Finish
    | Show
    | Sign
    | Resize
    | Prefer
    | Look
    | Hint
    | Back
    | Watch
    | Step
    | Heard
    | Absent
    | Reopen
    | Rewatch
)
"""Intents by which the model changes and nothing else; what has to be done outside follows from the change."""

Intent: TypeAlias = AtTheTable | Say | PlatformIntent
