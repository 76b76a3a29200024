"""Intents: everything that a player can want, whether by pointer, by key, in words or from a panel.

A few tell of something that has happened outside: the window has another size, the solver has answered.
"""

from typing import Literal, TypeAlias

from ramparts.app.layout.boxes import Size
from ramparts.app.messages.platform_intents import PlatformIntent, Reopen, Rewatch
from ramparts.app.messages.questions import Question
from ramparts.app.messages.solver_protocol import Answer
from ramparts.app.messages.study_intents import StudyIntent
from ramparts.app.state.panels import Opened
from ramparts.app.state.ui import Focus
from ramparts.app.state.value import Wanted


class Touch(Wanted, hasty=True, answered=True):
    """A tap on a card, or on an empty pile; ``twice`` when it is the second on the same card.

    ``pile`` is an index into `Game.piles`, and ``depth`` counts from 0 at the pile's bottom; so for all intents.
    """

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
    """A covered card, or a squared pile, is to be shown while the player holds it; None ends it."""

    at: Focus | None


class Walk(Wanted, hasty=True):
    """The keyboard focus moves; with ``let_go`` the cards picked up are put back instead."""

    to: Focus
    let_go: bool = False


class Read(Wanted, answered=True):
    """A question about the table, answered in the status line."""

    what: Question


class Say(Wanted):
    """A line typed by the player: a question, a command or a move; ``draw`` is a random number for a new deal."""

    text: str
    draw: int = 0


class Play(Wanted, answered=True):
    """A gesture given in words: the top ``held`` cards of pile ``src`` to pile ``dst``."""

    src: int
    dst: int
    held: int = 1


class Greeted(Wanted):
    """The visitor has read the greeting below the table; ``panel`` is opened, if any."""

    panel: Opened = ""


class Aside(Wanted, quiet=True):
    """The notice of the game's end is put out of the way."""


class Undo(Wanted, hasty=True, answered=True):
    """One gesture back."""


class Redo(Wanted, hasty=True, answered=True):
    """One gesture on."""


class Restart(Wanted, hasty=True, answered=True):
    """Back to the deal; can be undone by redo."""


class Go(Wanted, answered=True):
    """To a node of the history, by its number."""

    node: int


class New(Wanted, hasty=True):
    """A random deal of the game with the id ``title``; ``number`` was drawn at random."""

    title: str
    number: int
    level: int = 1


class Open(Wanted, hasty=True):
    """A deal by text: it and moves after ``;``. With ``sure`` they may spoil a game of the player's own."""

    text: str
    sure: bool = False


class NextLevel(Wanted):
    """The next level of the run."""


class GiveUp(Wanted):
    """The run is ended by the player."""


class DealOn(Wanted, answered=True):
    """A card is turned from the stack or pack."""


class Finish(Wanted, answered=True):
    """All cards that are left go home, where that is possible."""


class Show(Wanted):
    """A panel is opened; an empty name closes it."""

    panel: Opened = ""


class Sign(Wanted):
    """The player's name for the ten best."""

    name: str


class Resize(Wanted, quiet=True):
    """The window has this size now, in CSS pixels."""

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


How: TypeAlias = Literal["", "sure", "step", "faster", "stop"]
"""What may be wanted of a line that is shown; empty to pause it or let it go on."""


class Watch(Wanted, quiet=True, answered=True):
    """The solution is to be shown; asked again it pauses or goes on; or one move of it, or faster, or no more."""

    how: How = ""


class Step(Wanted, quiet=True):
    """The next move of the line that is being shown; ``left`` steps are still to come, else it is out of date."""

    left: int


class Seek(Wanted, quiet=True):
    """The slider over the line that is being shown is held at step ``to``; None when it is let go of."""

    to: int | None


class Heard(Wanted, quiet=True):
    """The solver has answered."""

    answer: Answer


class Absent(Wanted, quiet=True):
    """There is no solver, or it has failed."""

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
    | Aside
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
    | Seek
    | Heard
    | Absent
    | Reopen
    | Rewatch
    | StudyIntent
)
"""Intents that do nothing but change the model; their effects follow from the change."""

Intent: TypeAlias = AtTheTable | Say | PlatformIntent
